import company from '@content/company';
import services from '@content/service-labels';
import { formLabels } from '@site/src/shared/forms.ts';
import type { Numbers as Figures } from '../api';
import { formatDuration, formatNumber, formatUtcDay } from '../format';
import { findText, texts } from '../texts';
import { useFetch } from '../useFetch';
import { Rankings } from './Rankings';
import styles from './styles.module.css';

const { numbers: numbersTexts } = texts;

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
      received: oneSeriesRows.reduce(
        (receivedCountsByWeek, { week: weekIndex, received }) =>
          receivedCountsByWeek.with(weekIndex, received),
        Array<number>(weekCount).fill(0),
      ),
      held: sum(oneSeriesRows.map(({ held }) => held)),
      failed: sum(oneSeriesRows.map(({ failed }) => failed)),
    }))
    .sort((seriesA, seriesB) => sum(seriesB.received) - sum(seriesA.received));
}

function sum(numbers: number[]): number {
  return numbers.reduce((runningTotal, number) => runningTotal + number, 0);
}

export function Numbers() {
  const { data: figures, problem } = useFetch<Figures>('numbers');
  return (
    <div className={styles.numbers}>
      <h2 className={styles.title}>{texts.views.numbers}</h2>
      <p>{numbersTexts.lead}</p>
      <p>
        <a href="/api/v1/desk/numbers/csv" download>
          {numbersTexts.csv}
        </a>
      </p>
      {figures ? <NumbersReport {...figures} /> : !problem && <p>{texts.loading}</p>}
    </div>
  );
}

function NumbersReport({
  weeks: weekStartsMs,
  traffic: trafficWeekCounts,
  forms: formWeekCounts,
  services: serviceWeekCounts,
  since: firstCountedDayMs,
  origins,
  answered: answeredCount,
  medianAnswer: medianAnswerMs,
}: Figures) {
  const trafficSeries = buildChartSeries(
    trafficWeekCounts,
    weekStartsMs.length,
    numbersTexts.columns,
  );
  const formSeries = buildChartSeries(formWeekCounts, weekStartsMs.length, formLabels);
  const serviceSeries = buildChartSeries(serviceWeekCounts, weekStartsMs.length, services);
  return (
    <>
      {firstCountedDayMs === null ? (
        <p>{company.counting ? numbersTexts.noViews : numbersTexts.notCounting}</p>
      ) : (
        <>
          <ChartGroup
            title={numbersTexts.traffic}
            weekStartsMs={weekStartsMs}
            series={trafficSeries}
            hasOwnScales
          />
          <p className={styles.hint}>{numbersTexts.since(formatUtcDay(firstCountedDayMs))}</p>
          <Rankings origins={origins} />
        </>
      )}
      <p className={styles.median}>
        {medianAnswerMs === null ? (
          numbersTexts.answered(answeredCount)
        ) : (
          <>
            {numbersTexts.median(answeredCount)} <strong>{formatDuration(medianAnswerMs)}</strong>
          </>
        )}
      </p>
      <p className={styles.hint}>{numbersTexts.medianNote}</p>
      <ChartGroup title={numbersTexts.forms} weekStartsMs={weekStartsMs} series={formSeries} />
      <ChartGroup
        title={numbersTexts.services}
        weekStartsMs={weekStartsMs}
        series={serviceSeries}
        emptyText={numbersTexts.noServices}
      />
    </>
  );
}

function ChartGroup({
  title,
  weekStartsMs,
  series,
  emptyText = numbersTexts.none,
  hasOwnScales = false,
}: {
  title: string;
  weekStartsMs: number[];
  series: Series[];
  emptyText?: string;
  hasOwnScales?: boolean;
}) {
  // Charts share one scale, unless they show different units.
  const sharedMaxCount = Math.max(1, ...series.flatMap(({ received }) => received));
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
                max={hasOwnScales ? Math.max(...chartSeries.received) : sharedMaxCount}
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
  max: maxCount,
}: {
  series: Series;
  weekStartsMs: number[];
  max: number;
}) {
  const { name, received: receivedCountsByWeek, held: heldCount, failed: failedCount } = series;
  const peakCount = Math.max(...receivedCountsByWeek);
  const chartWidth = weekStartsMs.length * (barSizes.width + barSizes.gap);
  const peakWeekText = formatUtcDay(weekStartsMs[receivedCountsByWeek.indexOf(peakCount)] ?? 0);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        {name} <strong>{formatNumber(sum(receivedCountsByWeek))}</strong>
        {heldCount > 0 && ` ${heldCount} ${numbersTexts.held}`}
        {failedCount > 0 && ` ${failedCount} ${numbersTexts.failed}`}
      </figcaption>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${chartWidth} ${barSizes.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={numbersTexts.chart(name, sum(receivedCountsByWeek), peakCount, peakWeekText)}
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
    series.some(({ received }) => received[weekIndex]),
  );
  return (
    <details>
      <summary className={styles.summary}>{numbersTexts.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling container. */}
      <section className={styles.scroll} tabIndex={0} aria-label={numbersTexts.table}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{numbersTexts.week}</th>
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
                {series.map(({ name, received }) => (
                  <td key={name}>{received[weekIndex]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {(['sum', 'held', 'failed'] as const).map((footerRowName) => (
              <tr key={footerRowName}>
                <th scope="row">{numbersTexts[footerRowName]}</th>
                {series.map((columnSeries) => (
                  <td key={columnSeries.name}>
                    {footerRowName === 'sum'
                      ? sum(columnSeries.received)
                      : columnSeries[footerRowName]}
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        </table>
      </section>
    </details>
  );
}
