import company from '@content/company';
import services from '@content/service-labels';
import { formLabels } from '@site/src/shared/forms.ts';
import type { Numbers as Figures } from '../api';
import { formatDuration, formatNumber, formatUtcDay } from '../format';
import { findText, say, texts } from '../texts';
import { useFetch } from '../useFetch';
import { View } from '../View';
import { Rankings } from './Rankings';
import { Speed } from './Speed';
import styles from './styles.module.css';
import { Table } from './Table';

const { numbers } = texts;

type Series = ReturnType<typeof listSeries>[number];

/** The series of a kind under their labels, with one number for each week. */
function listSeries({ kind, figures, labels }: ChartGroupProps) {
  return figures.series
    .filter((each) => each.kind === kind)
    .map(({ name, counts, ...sums }) => ({
      ...sums,
      name: findText(labels, name) ?? name,
      counts: figures.weeks.map((_, week) => counts[week] ?? 0),
    }));
}

export function Numbers() {
  const { data, problem } = useFetch<Figures>('numbers');
  return (
    <View name="numbers" wide>
      <p>{numbers.lead}</p>
      <p>
        <a href="/api/v1/desk/numbers/csv" download>
          {numbers.csv}
        </a>
      </p>
      {data ? <NumbersReport {...data} /> : !problem && <p>{texts.loading}</p>}
    </View>
  );
}

function NumbersReport({ since, answered, medianAnswer, ...figures }: Figures) {
  const answeredText = answered === 0 ? numbers.noneAnswered : numbers.answered;
  return (
    <>
      {since === null ? (
        <p>{company.counting ? numbers.noViews : numbers.notCounting}</p>
      ) : (
        <>
          <ChartGroup kind="traffic" figures={figures} labels={numbers.columns} hasOwnScales />
          <p className={styles.hint}>{say(numbers.since, { day: formatUtcDay(since) })}</p>
          <Rankings origins={figures.origins} />
          <Speed rows={figures.speed} />
        </>
      )}
      <p className={styles.median}>
        {say(medianAnswer === null ? answeredText : numbers.median, { count: answered })}{' '}
        {medianAnswer !== null && <strong>{formatDuration(medianAnswer)}</strong>}
      </p>
      <p className={styles.hint}>{numbers.medianNote}</p>
      <ChartGroup kind="forms" figures={figures} labels={formLabels} />
      <ChartGroup
        kind="services"
        figures={figures}
        labels={services}
        emptyText={numbers.noServices}
      />
    </>
  );
}

interface ChartGroupProps {
  figures: Pick<Figures, 'weeks' | 'series'>;
  kind: 'traffic' | 'forms' | 'services';
  labels: Record<string, string>;
  emptyText?: string;
  /** Charts share one scale, unless they show different units. */
  hasOwnScales?: boolean;
}

function ChartGroup({ emptyText = numbers.none, hasOwnScales, ...group }: ChartGroupProps) {
  const series = listSeries(group);
  const { weeks } = group.figures;
  const sharedMax = Math.max(1, ...series.flatMap(({ counts }) => counts));
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>{numbers[group.kind]}</h3>
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

function WeeklyChart({ series, weeks, max }: { series: Series; weeks: number[]; max: number }) {
  const { name, counts, total, held, failed } = series;
  const peak = Math.max(...counts);
  const week = formatUtcDay(weeks[counts.indexOf(peak)] ?? 0);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        {name} <strong>{formatNumber(total)}</strong>
        {held > 0 && ` ${held} ${numbers.held}`}
        {failed > 0 && ` ${failed} ${numbers.failed}`}
      </figcaption>
      <div
        className={styles.bars}
        role="img"
        aria-label={say(numbers.chart, { name, total, peak, week })}
      >
        {counts.map((count, index) => (
          <span
            key={weeks[index]}
            style={{ blockSize: count && `max(2px, ${count / max} * 100%)` }}
          />
        ))}
      </div>
    </figure>
  );
}

function NumbersTable({ weeks, series }: { weeks: number[]; series: Series[] }) {
  const weekRows = weeks.map((weekMs, index) => ({
    name: formatUtcDay(weekMs),
    cells: series.map(({ counts }) => counts[index]),
  }));
  return (
    <details>
      <summary className={styles.summary}>{numbers.table}</summary>
      <Table
        label={numbers.table}
        className={styles.table}
        corner={numbers.week}
        columns={series}
        rows={weekRows.filter(({ cells }) => cells.some(Boolean)).reverse()}
        sums={[
          { name: numbers.sum, cells: series.map(({ total }) => total) },
          { name: numbers.held, cells: series.map(({ held }) => held) },
          { name: numbers.failed, cells: series.map(({ failed }) => failed) },
        ]}
      />
    </details>
  );
}
