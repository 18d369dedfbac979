import {
  goodBucketCount,
  type SpeedFigure,
  speedFigures,
  speedLimits,
} from '@site/src/shared/speed.ts';
import type { Numbers } from '../api';
import { formatNumber } from '../format';
import { findText, say, texts } from '../texts';
import styles from './styles.module.css';
import { Table } from './Table';

const { speed } = texts.numbers;
/** Google judges by the visit that three of four are faster than. */
const judgedShare = 0.75;

type Rows = { device: string; pageKind: string; figure: string; bucket: number; visits: number }[];

export function Speed({ rows }: { rows: Numbers['speed'] }) {
  const allRows = rows.map(({ name, visits }) => {
    const [device = '', pageKind = '', figure = '', bucket] = name.split(' ');
    return { device, pageKind, figure, bucket: Number(bucket), visits };
  });
  const rowsByDevice = [...Map.groupBy(allRows, ({ device }) => device)].sort().reverse();
  return (
    rowsByDevice.length > 0 && (
      <section className={styles.group}>
        <h3 className={styles.groupTitle}>{speed.title}</h3>
        <p className={styles.hint}>{speed.note}</p>
        {rowsByDevice.map(([device, deviceRows]) => (
          <DeviceSpeed key={device} device={findText(speed.devices, device)} rows={deviceRows} />
        ))}
      </section>
    )
  );
}

function DeviceSpeed({ device = '', rows }: { device: string | undefined; rows: Rows }) {
  const { bucket, share } = judge(rows, 'lcp');
  const rowsByKind = [...Map.groupBy(rows, ({ pageKind }) => pageKind)].sort();
  return (
    <>
      <p>
        {say(bucket === speedLimits.lcp.length ? speed.slow : speed.within, {
          device,
          share: Math.floor(share * 10),
          limit: formatLimit('lcp', bucket),
        })}
      </p>
      <Table
        label={device}
        className={styles.table}
        corner={device}
        columns={speedFigures.map((figure) => ({
          name: say(speed.figures[figure], { good: formatLimit(figure, goodBucketCount - 1) }),
        }))}
        rows={[[speed.all, rows] as const, ...rowsByKind].map(([name, kindRows]) => ({
          name,
          cells: speedFigures.map((figure) => describe(kindRows, figure)),
        }))}
      />
    </>
  );
}

/** Finds the bucket of the judged visit, the share of visits up to it, and the share of good ones. */
function judge(rows: Rows, figure: SpeedFigure) {
  const counts = [...speedLimits[figure], Number.POSITIVE_INFINITY].map((_, bucket) =>
    rows
      .filter((row) => row.figure === figure && row.bucket === bucket)
      .reduce((sum, { visits }) => sum + visits, 0),
  );
  const sumUpTo = (end: number) => counts.slice(0, end).reduce((sum, count) => sum + count, 0);
  const total = sumUpTo(counts.length);
  const bucket = counts.findIndex((_, index) => sumUpTo(index + 1) >= total * judgedShare);
  const lastLimit = Math.min(bucket + 1, counts.length - 1);
  return {
    total,
    bucket,
    share: sumUpTo(lastLimit) / total,
    goodShare: sumUpTo(goodBucketCount) / total,
  };
}

function describe(rows: Rows, figure: SpeedFigure): string {
  const { total, bucket, goodShare } = judge(rows, figure);
  if (total === 0) {
    return '–';
  }
  const isOver = bucket === speedLimits[figure].length;
  const good = formatNumber(Math.round(goodShare * 100));
  return say(isOver ? speed.cellOver : speed.cell, { limit: formatLimit(figure, bucket), good });
}

/** The last bucket is above the last limit. */
function formatLimit(figure: SpeedFigure, bucket: number): string {
  const limit = speedLimits[figure][bucket] ?? speedLimits[figure].at(-1) ?? 0;
  return figure === 'cls' ? String(limit) : `${formatNumber(limit / 1000)} s`;
}
