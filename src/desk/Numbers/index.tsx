import company from '@content/company';
import services from '@content/service-labels';
import { formLabels } from '@site/src/shared/forms.ts';
import type { Numbers as Figures } from '../api';
import { duration, figure, formatUtcDay } from '../format';
import { textOf, texts } from '../texts';
import { useLoaded } from '../useLoaded';
import { Rankings } from './Rankings';
import styles from './styles.module.css';

const { numbers: words } = texts;

type Series = ReturnType<typeof seriesOf>[number];

/** One row a form or service, busiest first, a number for each week. */
function seriesOf(counts: Figures['forms'], weeks: number, labels: Record<string, string>) {
  return Object.entries(Object.groupBy(counts, ({ name }) => name))
    .map(([name, of = []]) => ({
      name: textOf(labels, name) ?? name,
      received: of.reduce(
        (received, count) => received.with(count.week, count.received),
        Array<number>(weeks).fill(0),
      ),
      held: sum(of.map(({ held }) => held)),
      failed: sum(of.map(({ failed }) => failed)),
    }))
    .sort((one, other) => sum(other.received) - sum(one.received));
}

function sum(numbers: number[]): number {
  return numbers.reduce((before, one) => before + one, 0);
}

export function Numbers() {
  const { answer, problem } = useLoaded<Figures>('numbers');
  return (
    <div className={styles.numbers}>
      <h2 className={styles.title}>{texts.views.numbers}</h2>
      <p>{words.lead}</p>
      <p>
        <a href="/api/v1/desk/numbers/csv" download>
          {words.csv}
        </a>
      </p>
      {answer ? <Shown {...answer} /> : !problem && <p>{texts.loading}</p>}
    </div>
  );
}

function Shown({ weeks, traffic, forms, services: counts, since, origins, ...answers }: Figures) {
  const { answered, medianAnswer } = answers;
  const series = seriesOf(traffic, weeks.length, words.columns);
  const byForm = seriesOf(forms, weeks.length, formLabels);
  const byService = seriesOf(counts, weeks.length, services);
  return (
    <>
      {since === null ? (
        <p>{company.counting ? words.noViews : words.notCounting}</p>
      ) : (
        <>
          <Group title={words.traffic} weeks={weeks} series={series} ownScales />
          <p className={styles.hint}>{words.since(formatUtcDay(since))}</p>
          <Rankings origins={origins} />
        </>
      )}
      <p className={styles.median}>
        {medianAnswer === null ? (
          words.answered(answered)
        ) : (
          <>
            {words.median(answered)} <strong>{duration(medianAnswer)}</strong>
          </>
        )}
      </p>
      <p className={styles.hint}>{words.medianNote}</p>
      <Group title={words.forms} weeks={weeks} series={byForm} />
      <Group title={words.services} weeks={weeks} series={byService} none={words.noServices} />
    </>
  );
}

function Group({
  title,
  weeks,
  series,
  none = words.none,
  ownScales = false,
}: {
  title: string;
  weeks: number[];
  series: Series[];
  none?: string;
  ownScales?: boolean;
}) {
  // All charts of a group have one scale, unless they count different things.
  const most = Math.max(1, ...series.flatMap(({ received }) => received));
  return (
    <section className={styles.group}>
      <h3 className={styles.part}>{title}</h3>
      {series.length === 0 ? (
        <p>{none}</p>
      ) : (
        <>
          <div className={ownScales ? styles.side : styles.charts}>
            {series.map((one) => (
              <Chart
                key={one.name}
                series={one}
                weeks={weeks}
                most={ownScales ? Math.max(...one.received) : most}
              />
            ))}
          </div>
          <Table weeks={weeks} series={series} />
        </>
      )}
    </section>
  );
}

const bar = { width: 4, gap: 1, height: 48 };

function Chart({ series, weeks, most }: { series: Series; weeks: number[]; most: number }) {
  const { name, received, held, failed } = series;
  const highest = Math.max(...received);
  const width = weeks.length * (bar.width + bar.gap);
  const busiest = formatUtcDay(weeks[received.indexOf(highest)] ?? 0);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        {name} <strong>{figure(sum(received))}</strong>
        {held > 0 && ` ${held} ${words.held}`}
        {failed > 0 && ` ${failed} ${words.failed}`}
      </figcaption>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${width} ${bar.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.chart(name, sum(received), highest, busiest)}
      >
        {received.map((count, week) => {
          const height = Math.max(count > 0 ? 2 : 0, (count / most) * bar.height);
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

function Table({ weeks, series }: { weeks: number[]; series: Series[] }) {
  const filled = weeks.flatMap((week, index) =>
    series.some(({ received }) => (received[index] ?? 0) > 0) ? [{ week, index }] : [],
  );
  return (
    <details>
      <summary className={styles.summary}>{words.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard. */}
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
            {filled.reverse().map(({ week, index }) => (
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
                {series.map((one) => (
                  <td key={one.name}>{row === 'sum' ? sum(one.received) : one[row]}</td>
                ))}
              </tr>
            ))}
          </tfoot>
        </table>
      </section>
    </details>
  );
}
