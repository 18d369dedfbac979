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

type Series = ReturnType<typeof createSeries>[number];

/** One series per form, service or kind of traffic, busiest first, with one number per week. */
function createSeries(counts: Figures['forms'], weekCount: number, labels: Record<string, string>) {
  return Object.entries(Object.groupBy(counts, ({ name }) => name))
    .map(([name, countsOfName = []]) => ({
      name: findText(labels, name) ?? name,
      received: countsOfName.reduce(
        (countsByWeek, { week, received }) => countsByWeek.with(week, received),
        Array<number>(weekCount).fill(0),
      ),
      held: sum(countsOfName.map(({ held }) => held)),
      failed: sum(countsOfName.map(({ failed }) => failed)),
    }))
    .sort((seriesA, seriesB) => sum(seriesB.received) - sum(seriesA.received));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
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
  weeks,
  traffic: trafficCounts,
  forms: formCounts,
  services: serviceCounts,
  since: firstCountedDay,
  origins,
  ...answerTimes
}: Figures) {
  const { answered: answeredCount, medianAnswer: medianAnswerMs } = answerTimes;
  const trafficSeries = createSeries(trafficCounts, weeks.length, numbersTexts.columns);
  const formSeries = createSeries(formCounts, weeks.length, formLabels);
  const serviceSeries = createSeries(serviceCounts, weeks.length, services);
  return (
    <>
      {firstCountedDay === null ? (
        <p>{company.counting ? numbersTexts.noViews : numbersTexts.notCounting}</p>
      ) : (
        <>
          <ChartGroup
            title={numbersTexts.traffic}
            weeks={weeks}
            series={trafficSeries}
            hasOwnScales
          />
          <p className={styles.hint}>{numbersTexts.since(formatUtcDay(firstCountedDay))}</p>
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
      <ChartGroup title={numbersTexts.forms} weeks={weeks} series={formSeries} />
      <ChartGroup
        title={numbersTexts.services}
        weeks={weeks}
        series={serviceSeries}
        emptyText={numbersTexts.noServices}
      />
    </>
  );
}

function ChartGroup({
  title,
  weeks,
  series,
  emptyText = numbersTexts.none,
  hasOwnScales = false,
}: {
  title: string;
  weeks: number[];
  series: Series[];
  emptyText?: string;
  hasOwnScales?: boolean;
}) {
  // Charts share one scale, unless they show different units.
  const sharedMax = Math.max(1, ...series.flatMap(({ received }) => received));
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
                weeks={weeks}
                max={hasOwnScales ? Math.max(...chartSeries.received) : sharedMax}
              />
            ))}
          </div>
          <NumbersTable weeks={weeks} series={series} />
        </>
      )}
    </section>
  );
}

const bar = { width: 4, gap: 1, height: 48 };

function WeeklyChart({ series, weeks, max }: { series: Series; weeks: number[]; max: number }) {
  const { name, received, held, failed } = series;
  const peakCount = Math.max(...received);
  const chartWidth = weeks.length * (bar.width + bar.gap);
  const peakWeekText = formatUtcDay(weeks[received.indexOf(peakCount)] ?? 0);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        {name} <strong>{formatNumber(sum(received))}</strong>
        {held > 0 && ` ${held} ${numbersTexts.held}`}
        {failed > 0 && ` ${failed} ${numbersTexts.failed}`}
      </figcaption>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${chartWidth} ${bar.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={numbersTexts.chart(name, sum(received), peakCount, peakWeekText)}
      >
        {received.map((weekCount, weekIndex) => {
          const barHeight = Math.max(weekCount > 0 ? 2 : 0, (weekCount / max) * bar.height);
          return (
            <rect
              key={weeks[weekIndex]}
              x={weekIndex * (bar.width + bar.gap)}
              y={bar.height - barHeight}
              width={bar.width}
              height={barHeight}
            />
          );
        })}
      </svg>
    </figure>
  );
}

function NumbersTable({ weeks, series }: { weeks: number[]; series: Series[] }) {
  const nonEmptyWeeks = weeks.flatMap((weekStart, weekIndex) =>
    series.some(({ received }) => (received[weekIndex] ?? 0) > 0) ? [{ weekStart, weekIndex }] : [],
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
            {nonEmptyWeeks.reverse().map(({ weekStart, weekIndex }) => (
              <tr key={weekStart}>
                <th scope="row">{formatUtcDay(weekStart)}</th>
                {series.map(({ name, received }) => (
                  <td key={name}>{received[weekIndex]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {(['sum', 'held', 'failed'] as const).map((row) => (
              <tr key={row}>
                <th scope="row">{numbersTexts[row]}</th>
                {series.map((column) => (
                  <td key={column.name}>{row === 'sum' ? sum(column.received) : column[row]}</td>
                ))}
              </tr>
            ))}
          </tfoot>
        </table>
      </section>
    </details>
  );
}
