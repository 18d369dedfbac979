import company from '@content/company';
import services from '@content/service-labels';
import { formLabels } from '@site/src/shared/forms.ts';
import type { Numbers as Figures } from '../api';
import { formatDuration, formatNumber, formatUtcDay } from '../format';
import { findText, texts } from '../texts';
import { useFetch } from '../useFetch';
import { View } from '../View';
import { Rankings } from './Rankings';
import styles from './styles.module.css';

type Labels = Record<string, string>;
/** What a form, a service or a kind of traffic counted, with one number a week. */
type Series = { name: string; counts: number[]; total: number; held: number; failed: number };

/** The busiest series comes first. */
function buildSeries(rows: Figures['forms'], weeks: number[], labels: Labels): Series[] {
  const rowsByName = Map.groupBy(rows, ({ name }) => name);
  return [...rowsByName]
    .map(([name, ownRows]) => {
      const counts = weeks.map((_, index) =>
        sum(ownRows.filter(({ week }) => week === index).map(({ received }) => received)),
      );
      return {
        name: findText(labels, name) ?? name,
        counts,
        total: sum(counts),
        held: sum(ownRows.map(({ held }) => held)),
        failed: sum(ownRows.map(({ failed }) => failed)),
      };
    })
    .sort((a, b) => b.total - a.total);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function Numbers() {
  const { data, problem } = useFetch<Figures>('numbers');
  return (
    <View name="numbers" wide>
      <p>{texts.numbers.lead}</p>
      <p>
        <a href="/api/v1/desk/numbers/csv" download>
          {texts.numbers.csv}
        </a>
      </p>
      {data ? <NumbersReport figures={data} /> : !problem && <p>{texts.loading}</p>}
    </View>
  );
}

function NumbersReport({ figures }: { figures: Figures }) {
  const { weeks, traffic, forms, services: serviceRows, since, answered, medianAnswer } = figures;
  const { numbers } = texts;
  return (
    <>
      {since === null ? (
        <p>{company.counting ? numbers.noViews : numbers.notCounting}</p>
      ) : (
        <>
          <ChartGroup
            title={numbers.traffic}
            weeks={weeks}
            rows={traffic}
            labels={numbers.columns}
            hasOwnScales
          />
          <p className={styles.hint}>{numbers.since(formatUtcDay(since))}</p>
          <Rankings origins={figures.origins} />
        </>
      )}
      <p className={styles.median}>
        {medianAnswer === null ? (
          numbers.answered(answered)
        ) : (
          <>
            {numbers.median(answered)} <strong>{formatDuration(medianAnswer)}</strong>
          </>
        )}
      </p>
      <p className={styles.hint}>{numbers.medianNote}</p>
      <ChartGroup title={numbers.forms} weeks={weeks} rows={forms} labels={formLabels} />
      <ChartGroup
        title={numbers.services}
        weeks={weeks}
        rows={serviceRows}
        labels={services}
        emptyText={numbers.noServices}
      />
    </>
  );
}

function ChartGroup({
  title,
  weeks,
  rows,
  labels,
  emptyText = texts.numbers.none,
  hasOwnScales = false,
}: {
  title: string;
  weeks: number[];
  rows: Figures['forms'];
  labels: Labels;
  emptyText?: string;
  hasOwnScales?: boolean;
}) {
  const series = buildSeries(rows, weeks, labels);
  // Charts share one scale, unless they show different units.
  const sharedMax = Math.max(1, ...series.flatMap(({ counts }) => counts));
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      {series.length === 0 ? (
        <p>{emptyText}</p>
      ) : (
        <>
          <div className={hasOwnScales ? styles.trafficCharts : styles.charts}>
            {series.map((each) => (
              <WeeklyChart
                key={each.name}
                series={each}
                weeks={weeks}
                max={hasOwnScales ? Math.max(...each.counts) : sharedMax}
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
  const { name, counts, total, held, failed } = series;
  const { numbers } = texts;
  const peak = Math.max(...counts);
  const peakWeek = formatUtcDay(weeks[counts.indexOf(peak)] ?? 0);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        {name} <strong>{formatNumber(total)}</strong>
        {held > 0 && ` ${held} ${numbers.held}`}
        {failed > 0 && ` ${failed} ${numbers.failed}`}
      </figcaption>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${weeks.length * (bar.width + bar.gap)} ${bar.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={numbers.chart(name, total, peak, peakWeek)}
      >
        {counts.map((count, index) => {
          const height = Math.max(count > 0 ? 2 : 0, (count / max) * bar.height);
          return (
            <rect
              key={weeks[index]}
              x={index * (bar.width + bar.gap)}
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
  const { numbers } = texts;
  const countedWeeks = [...weeks.entries()]
    .filter(([index]) => series.some(({ counts }) => counts[index]))
    .reverse();
  const footerRows = [
    [numbers.sum, 'total'],
    [numbers.held, 'held'],
    [numbers.failed, 'failed'],
  ] as const;
  return (
    <details>
      <summary className={styles.summary}>{numbers.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling container. */}
      <section className={styles.scroll} tabIndex={0} aria-label={numbers.table}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{numbers.week}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {countedWeeks.map(([index, weekMs]) => (
              <tr key={weekMs}>
                <th scope="row">{formatUtcDay(weekMs)}</th>
                {series.map(({ name, counts }) => (
                  <td key={name}>{counts[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {footerRows.map(([label, countName]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map((each) => (
                  <td key={each.name}>{each[countName]}</td>
                ))}
              </tr>
            ))}
          </tfoot>
        </table>
      </section>
    </details>
  );
}
