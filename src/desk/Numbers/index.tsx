import company from '@content/company';
import services from '@content/service-labels';
import { formLabels } from '@site/src/shared/forms.ts';
import type { Numbers as Figures } from '../api';
import { formatDuration, formatNumber, formatUtcDay } from '../format';
import { textOf, texts } from '../texts';
import { useFetch } from '../useFetch';
import { Rankings } from './Rankings';
import styles from './styles.module.css';

const { numbers: words } = texts;

type Series = ReturnType<typeof createSeries>[number];

/** One series per form or service, busiest first, with one number per week. */
function createSeries(counts: Figures['forms'], weeks: number, labels: Record<string, string>) {
  return Object.entries(Object.groupBy(counts, ({ name }) => name))
    .map(([name, nameCounts = []]) => ({
      name: textOf(labels, name) ?? name,
      received: nameCounts.reduce(
        (received, count) => received.with(count.week, count.received),
        Array<number>(weeks).fill(0),
      ),
      held: sum(nameCounts.map(({ held }) => held)),
      failed: sum(nameCounts.map(({ failed }) => failed)),
    }))
    .sort((a, b) => sum(b.received) - sum(a.received));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function Numbers() {
  const { data, problem } = useFetch<Figures>('numbers');
  return (
    <div className={styles.numbers}>
      <h2 className={styles.title}>{texts.views.numbers}</h2>
      <p>{words.lead}</p>
      <p>
        <a href="/api/v1/desk/numbers/csv" download>
          {words.csv}
        </a>
      </p>
      {data ? <NumbersReport {...data} /> : !problem && <p>{texts.loading}</p>}
    </div>
  );
}

function NumbersReport({
  weeks,
  traffic,
  forms,
  services: counts,
  since,
  origins,
  ...answerTimes
}: Figures) {
  const { answered, medianAnswer } = answerTimes;
  const series = createSeries(traffic, weeks.length, words.columns);
  const byForm = createSeries(forms, weeks.length, formLabels);
  const byService = createSeries(counts, weeks.length, services);
  return (
    <>
      {since === null ? (
        <p>{company.counting ? words.noViews : words.notCounting}</p>
      ) : (
        <>
          <ChartGroup title={words.traffic} weeks={weeks} series={series} ownScales />
          <p className={styles.hint}>{words.since(formatUtcDay(since))}</p>
          <Rankings origins={origins} />
        </>
      )}
      <p className={styles.median}>
        {medianAnswer === null ? (
          words.answered(answered)
        ) : (
          <>
            {words.median(answered)} <strong>{formatDuration(medianAnswer)}</strong>
          </>
        )}
      </p>
      <p className={styles.hint}>{words.medianNote}</p>
      <ChartGroup title={words.forms} weeks={weeks} series={byForm} />
      <ChartGroup
        title={words.services}
        weeks={weeks}
        series={byService}
        emptyText={words.noServices}
      />
    </>
  );
}

function ChartGroup({
  title,
  weeks,
  series,
  emptyText = words.none,
  ownScales = false,
}: {
  title: string;
  weeks: number[];
  series: Series[];
  emptyText?: string;
  ownScales?: boolean;
}) {
  // Charts share one scale, unless they show different units.
  const max = Math.max(1, ...series.flatMap(({ received }) => received));
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      {series.length === 0 ? (
        <p>{emptyText}</p>
      ) : (
        <>
          <div className={ownScales ? styles.trafficCharts : styles.charts}>
            {series.map((chart) => (
              <WeeklyChart
                key={chart.name}
                series={chart}
                weeks={weeks}
                max={ownScales ? Math.max(...chart.received) : max}
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
  const peak = Math.max(...received);
  const chartWidth = weeks.length * (bar.width + bar.gap);
  const peakWeek = formatUtcDay(weeks[received.indexOf(peak)] ?? 0);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        {name} <strong>{formatNumber(sum(received))}</strong>
        {held > 0 && ` ${held} ${words.held}`}
        {failed > 0 && ` ${failed} ${words.failed}`}
      </figcaption>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${chartWidth} ${bar.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.chart(name, sum(received), peak, peakWeek)}
      >
        {received.map((count, week) => {
          const height = Math.max(count > 0 ? 2 : 0, (count / max) * bar.height);
          return (
            <rect
              key={weeks[week]}
              x={week * (bar.width + bar.gap)}
              y={bar.height - height}
              width={bar.width}
              height={height}
            />
          );
        })}
      </svg>
    </figure>
  );
}

function NumbersTable({ weeks, series }: { weeks: number[]; series: Series[] }) {
  const nonEmptyWeeks = weeks.flatMap((week, index) =>
    series.some(({ received }) => (received[index] ?? 0) > 0) ? [{ week, index }] : [],
  );
  return (
    <details>
      <summary className={styles.summary}>{words.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling container. */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.table}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.week}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {nonEmptyWeeks.reverse().map(({ week, index }) => (
              <tr key={week}>
                <th scope="row">{formatUtcDay(week)}</th>
                {series.map(({ name, received }) => (
                  <td key={name}>{received[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {(['sum', 'held', 'failed'] as const).map((row) => (
              <tr key={row}>
                <th scope="row">{words[row]}</th>
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
