import company from '@content/company';
import services from '@content/service-labels';
import { formLabels } from '@site/src/shared/forms.ts';
import type { Numbers as Figures } from '../api';
import { formatDuration, formatNumber, formatUtcDay } from '../format';
import { findText, texts } from '../texts';
import { useFetch } from '../useFetch';
import { Rankings } from './Rankings';
import styles from './styles.module.css';

type Series = ReturnType<typeof buildChartSeries>[number];

/** One series per form, service or kind of traffic, busiest first, with one number per week. */
function buildChartSeries(
  weeklyCountRows: Figures['forms'],
  weekCount: number,
  labelsByName: Record<string, string>,
) {
  return Object.entries(Object.groupBy(weeklyCountRows, ({ name }) => name))
    .map(([seriesName, oneSeriesRows = []]) => ({
      name: findText(labelsByName, seriesName) ?? seriesName,
      receivedCountsByWeek: oneSeriesRows.reduce(
        (receivedCountsByWeek, { week, received }) => receivedCountsByWeek.with(week, received),
        Array<number>(weekCount).fill(0),
      ),
      heldCount: sum(oneSeriesRows.map(({ held }) => held)),
      failedCount: sum(oneSeriesRows.map(({ failed }) => failed)),
    }))
    .sort(
      (seriesA, seriesB) => sum(seriesB.receivedCountsByWeek) - sum(seriesA.receivedCountsByWeek),
    );
}

function sum(numbers: number[]): number {
  return numbers.reduce((runningTotal, number) => runningTotal + number, 0);
}

export function Numbers() {
  const { data, problem } = useFetch<Figures>('numbers');
  return (
    <div className={styles.numbers}>
      <h2 className={styles.title}>{texts.views.numbers}</h2>
      <p>{texts.numbers.lead}</p>
      <p>
        <a href="/api/v1/desk/numbers/csv" download>
          {texts.numbers.csv}
        </a>
      </p>
      {data ? <NumbersReport figures={data} /> : !problem && <p>{texts.loading}</p>}
    </div>
  );
}

function NumbersReport({ figures }: { figures: Figures }) {
  const trafficSeries = buildChartSeries(
    figures.traffic,
    figures.weeks.length,
    texts.numbers.columns,
  );
  const formSeries = buildChartSeries(figures.forms, figures.weeks.length, formLabels);
  const serviceSeries = buildChartSeries(figures.services, figures.weeks.length, services);
  return (
    <>
      {figures.since === null ? (
        <p>{company.counting ? texts.numbers.noViews : texts.numbers.notCounting}</p>
      ) : (
        <>
          <ChartGroup
            title={texts.numbers.traffic}
            weekStartsMs={figures.weeks}
            series={trafficSeries}
            hasOwnScales
          />
          <p className={styles.hint}>{texts.numbers.since(formatUtcDay(figures.since))}</p>
          <Rankings origins={figures.origins} />
        </>
      )}
      <p className={styles.median}>
        {figures.medianAnswer === null ? (
          texts.numbers.answered(figures.answered)
        ) : (
          <>
            {texts.numbers.median(figures.answered)}{' '}
            <strong>{formatDuration(figures.medianAnswer)}</strong>
          </>
        )}
      </p>
      <p className={styles.hint}>{texts.numbers.medianNote}</p>
      <ChartGroup title={texts.numbers.forms} weekStartsMs={figures.weeks} series={formSeries} />
      <ChartGroup
        title={texts.numbers.services}
        weekStartsMs={figures.weeks}
        series={serviceSeries}
        emptyText={texts.numbers.noServices}
      />
    </>
  );
}

function ChartGroup({
  title,
  weekStartsMs,
  series,
  emptyText = texts.numbers.none,
  hasOwnScales = false,
}: {
  title: string;
  weekStartsMs: number[];
  series: Series[];
  emptyText?: string;
  hasOwnScales?: boolean;
}) {
  // Charts share one scale, unless they show different units.
  const sharedMaxCount = Math.max(
    1,
    ...series.flatMap(({ receivedCountsByWeek }) => receivedCountsByWeek),
  );
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      {series.length === 0 ? (
        <p>{emptyText}</p>
      ) : (
        <>
          <div className={hasOwnScales ? styles.trafficCharts : styles.charts}>
            {series.map((chartSeries) => (
              <WeeklyChart
                key={chartSeries.name}
                series={chartSeries}
                weekStartsMs={weekStartsMs}
                maxCount={
                  hasOwnScales ? Math.max(...chartSeries.receivedCountsByWeek) : sharedMaxCount
                }
              />
            ))}
          </div>
          <NumbersTable weekStartsMs={weekStartsMs} series={series} />
        </>
      )}
    </section>
  );
}

const barSizes = { width: 4, gap: 1, height: 48 };

function WeeklyChart({
  series,
  weekStartsMs,
  maxCount,
}: {
  series: Series;
  weekStartsMs: number[];
  maxCount: number;
}) {
  const { name, receivedCountsByWeek, heldCount, failedCount } = series;
  const peakCount = Math.max(...receivedCountsByWeek);
  const chartWidth = weekStartsMs.length * (barSizes.width + barSizes.gap);
  const peakWeekText = formatUtcDay(weekStartsMs[receivedCountsByWeek.indexOf(peakCount)] ?? 0);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        {name} <strong>{formatNumber(sum(receivedCountsByWeek))}</strong>
        {heldCount > 0 && ` ${heldCount} ${texts.numbers.held}`}
        {failedCount > 0 && ` ${failedCount} ${texts.numbers.failed}`}
      </figcaption>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${chartWidth} ${barSizes.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.numbers.chart(name, sum(receivedCountsByWeek), peakCount, peakWeekText)}
      >
        {receivedCountsByWeek.map((receivedCount, weekIndex) => {
          const barHeight = Math.max(
            receivedCount > 0 ? 2 : 0,
            (receivedCount / maxCount) * barSizes.height,
          );
          return (
            <rect
              key={weekStartsMs[weekIndex]}
              x={weekIndex * (barSizes.width + barSizes.gap)}
              y={barSizes.height - barHeight}
              width={barSizes.width}
              height={barHeight}
            />
          );
        })}
      </svg>
    </figure>
  );
}

function NumbersTable({ weekStartsMs, series }: { weekStartsMs: number[]; series: Series[] }) {
  const nonEmptyWeekIndexes = [...weekStartsMs.keys()].filter((weekIndex) =>
    series.some(({ receivedCountsByWeek }) => receivedCountsByWeek[weekIndex]),
  );
  return (
    <details>
      <summary className={styles.summary}>{texts.numbers.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling container. */}
      <section className={styles.scroll} tabIndex={0} aria-label={texts.numbers.table}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.numbers.week}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {nonEmptyWeekIndexes.reverse().map((weekIndex) => (
              <tr key={weekIndex}>
                <th scope="row">{formatUtcDay(weekStartsMs[weekIndex])}</th>
                {series.map(({ name, receivedCountsByWeek }) => (
                  <td key={name}>{receivedCountsByWeek[weekIndex]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {([['sum'], ['held', 'heldCount'], ['failed', 'failedCount']] as const).map(
              ([footerRowName, countName]) => (
                <tr key={footerRowName}>
                  <th scope="row">{texts.numbers[footerRowName]}</th>
                  {series.map((columnSeries) => (
                    <td key={columnSeries.name}>
                      {countName ? columnSeries[countName] : sum(columnSeries.receivedCountsByWeek)}
                    </td>
                  ))}
                </tr>
              ),
            )}
          </tfoot>
        </table>
      </section>
    </details>
  );
}
