/** Counts visits and messages by week and origin, and the median time to an answer. */
import * as v from 'valibot';
import type { DeskBindings } from './bindings.ts';
import { buildCsvLine } from './csv.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const weekMs = 7 * dayMs;
/** 1 January 1970 was a Thursday, and weeks begin on Monday; the migration counts the same way. */
const mondayOffsetMs = 3 * dayMs;
const reportedWeekCount = 53;
/** Messages are removed after 180 days, so older weeks cannot be compared. */
const comparedWeekCount = 25;

function weekNumberOf(timestamp: number): number {
  return Math.floor((timestamp + mondayOffsetMs) / weekMs);
}

function mondayOf(weekNumber: number): number {
  return weekNumber * weekMs - mondayOffsetMs;
}

const weekCountSchema = v.object({
  week: v.number(),
  name: v.string(),
  received: v.number(),
  held: v.number(),
  failed: v.number(),
});
const originSchema = v.object({
  kind: v.picklist(['page', 'service', 'source', 'country']),
  name: v.string(),
  visits: v.number(),
  views: v.number(),
  /** Messages sent from the page or about the service, except spam. */
  messages: v.number(),
});

export type WeekCount = v.InferOutput<typeof weekCountSchema>;
export type Origin = v.InferOutput<typeof originSchema>;

/** A median of fewer answers is meaningless. */
const minAnswersForMedian = 10;

export interface Numbers {
  /** The Mondays of the reported weeks, in milliseconds since 1970. */
  weeks: number[];
  traffic: WeekCount[];
  forms: WeekCount[];
  services: WeekCount[];
  /** Origins are counted from the first page view on, at most 25 weeks back; null without a view. */
  since: number | null;
  /** Origins of visits and messages, most viewed first. */
  origins: Origin[];
  answered: number;
  /** The median in milliseconds; null while too few messages are answered. */
  medianAnswer: number | null;
}

export async function readNumbers(
  { DB }: Pick<DeskBindings, 'DB'>,
  nowMs: number,
): Promise<Numbers> {
  const lastWeek = weekNumberOf(nowMs);
  const firstWeek = lastWeek - reportedWeekCount + 1;
  const readWeekCounts = async (countsSql: string) => {
    const { results: countRows } = await DB.prepare(
      `SELECT week - ?1 AS week, name, sum(received) AS received, sum(held) AS held, sum(failed) AS failed
       FROM (${countsSql}) WHERE week >= ?1 AND name <> '' GROUP BY 1, 2`,
    )
      .bind(firstWeek)
      .all();
    return v.parse(v.array(weekCountSchema), countRows);
  };
  const [traffic, forms, services, firstViewDay, answerStats] = await Promise.all([
    readWeekCounts(trafficSql),
    readWeekCounts('SELECT *, form AS name FROM weeks'),
    readWeekCounts('SELECT *, service AS name FROM weeks'),
    DB.prepare(`SELECT min(day) AS day FROM views WHERE kind = 'day'`).first<number>('day'),
    DB.prepare(
      `SELECT answered_at - received_at AS answer_time, count(*) OVER () AS answered FROM inquiries
       WHERE answered_at IS NOT NULL ORDER BY answer_time
       LIMIT 1 OFFSET (SELECT count(*) / 2 FROM inquiries WHERE answered_at IS NOT NULL)`,
    ).first<{ answer_time: number; answered: number }>(),
  ]);
  const since =
    firstViewDay && Math.max(firstViewDay * dayMs, mondayOf(lastWeek - comparedWeekCount + 1));
  const { results: originRows } = await DB.prepare(originsSql)
    .bind((since ?? nowMs) / dayMs, since ?? nowMs)
    .all();
  const viewOrigins = v.parse(v.array(originSchema), originRows);
  return {
    weeks: Array.from({ length: reportedWeekCount }, (_, index) => mondayOf(firstWeek + index)),
    traffic,
    forms,
    services,
    since,
    origins: [
      ...viewOrigins,
      ...buildServiceOrigins(viewOrigins, services, weekNumberOf(since ?? nowMs) - firstWeek),
    ],
    answered: answerStats?.answered ?? 0,
    medianAnswer:
      answerStats && answerStats.answered >= minAnswersForMedian ? answerStats.answer_time : null,
  };
}

const trafficSql = ['visits', 'views']
  .map(
    (
      columnName,
    ) => `SELECT (day + 3) / 7 AS week, '${columnName}' AS name, ${columnName} AS received, 0 AS held, 0 AS failed
    FROM views WHERE kind = 'day' UNION ALL `,
  )
  .concat(`SELECT week, 'messages', received, held, failed FROM weeks`)
  .join('');

const originsSql = `SELECT kind, name, sum(visits) AS visits, sum(views) AS views,
    (SELECT count(*) FROM inquiries WHERE kind = 'page' AND page = name AND status <> 'held' AND received_at >= ?2) AS messages
  FROM views WHERE kind IN ('page', 'source', 'country') AND day >= ?1
  GROUP BY kind, name ORDER BY views DESC`;

/** Combines the views of each service's page with the messages about that service from any page. */
function buildServiceOrigins(origins: Origin[], counts: WeekCount[], firstWeek: number): Origin[] {
  const servicePages = origins.filter(
    ({ kind, name }) => kind === 'page' && name.startsWith('/service/'),
  );
  return servicePages.map((servicePage) => {
    const slug = servicePage.name.slice('/service/'.length);
    const serviceCounts = counts.filter(({ name, week }) => name === slug && week >= firstWeek);
    return { ...servicePage, kind: 'service', name: slug, messages: sumExceptHeld(serviceCounts) };
  });
}

function sumExceptHeld(counts: WeekCount[]): number {
  return counts.reduce((total, { received, held }) => total + received - held, 0);
}

export function numbersCsv({ weeks, traffic, since, origins }: Numbers): string {
  const formatDate = (time: number | null) => new Date(time ?? 0).toISOString().slice(0, 10);
  const weekLines = weeks.map((monday, weekIndex) => [
    formatDate(monday),
    'week',
    '',
    ...['visits', 'views', 'messages'].map((name) =>
      sumExceptHeld(traffic.filter((count) => count.week === weekIndex && count.name === name)),
    ),
  ]);
  const originLines = origins.map((origin) => [formatDate(since), ...Object.values(origin)]);
  const headerCells = ['since', 'what', 'name', 'visits', 'views', 'messages'];
  return `\uFEFF${[headerCells, ...weekLines, ...originLines].map((cells) => buildCsvLine(cells.map(String))).join('')}`;
}
