/** Counts visits and messages by week and origin, and the median time to an answer. */
import * as v from 'valibot';
import type { DeskBindings } from './bindings.ts';
import { csvLine } from './csv.ts';

const day = 24 * 60 * 60 * 1_000;
const week = 7 * day;
/** 1 January 1970 was a Thursday, and weeks begin on Monday; the migration counts the same way. */
const mondayOffset = 3 * day;
const reportedWeeks = 53;
/** Messages are removed after 180 days, so older weeks cannot be compared. */
const comparedWeeks = 25;

function weekOf(time: number): number {
  return Math.floor((time + mondayOffset) / week);
}

function mondayOf(number: number): number {
  return number * week - mondayOffset;
}

const countSchema = v.object({
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

export type WeekCount = v.InferOutput<typeof countSchema>;
export type Origin = v.InferOutput<typeof originSchema>;

/** A median of fewer answers is meaningless. */
const fewestForMedian = 10;

export interface Numbers {
  /** Mondays in milliseconds. */
  weeks: number[];
  traffic: WeekCount[];
  forms: WeekCount[];
  services: WeekCount[];
  /** The day of the first counted page view; null if there is none. */
  since: number | null;
  /** Origins of visits and messages, most viewed first. */
  origins: Origin[];
  answered: number;
  /** Milliseconds; null while too few messages are answered. */
  medianAnswer: number | null;
}

export async function readNumbers({ DB }: Pick<DeskBindings, 'DB'>, now: number): Promise<Numbers> {
  const last = weekOf(now);
  const first = last - reportedWeeks + 1;
  const counts = async (source: string) => {
    const { results } = await DB.prepare(
      `SELECT week - ?1 AS week, name, sum(received) AS received, sum(held) AS held, sum(failed) AS failed
       FROM (${source}) WHERE week >= ?1 AND name <> '' GROUP BY 1, 2`,
    )
      .bind(first)
      .all();
    return v.parse(v.array(countSchema), results);
  };
  const [traffic, forms, services, firstDay, answers] = await Promise.all([
    counts(trafficSql),
    counts('SELECT *, form AS name FROM weeks'),
    counts('SELECT *, service AS name FROM weeks'),
    DB.prepare(`SELECT min(day) AS day FROM views WHERE kind = 'day'`).first<number>('day'),
    DB.prepare(
      `SELECT answered_at - received_at AS answer_time, count(*) OVER () AS answered FROM inquiries
       WHERE answered_at IS NOT NULL ORDER BY answer_time
       LIMIT 1 OFFSET (SELECT count(*) / 2 FROM inquiries WHERE answered_at IS NOT NULL)`,
    ).first<{ answer_time: number; answered: number }>(),
  ]);
  const since = firstDay && Math.max(firstDay * day, mondayOf(last - comparedWeeks + 1));
  const { results } = await DB.prepare(originsSql)
    .bind((since ?? now) / day, since ?? now)
    .all();
  const origins = v.parse(v.array(originSchema), results);
  return {
    weeks: Array.from({ length: reportedWeeks }, (_, index) => mondayOf(first + index)),
    traffic,
    forms,
    services,
    since,
    origins: [...origins, ...serviceOrigins(origins, services, weekOf(since ?? now) - first)],
    answered: answers?.answered ?? 0,
    medianAnswer: answers && answers.answered >= fewestForMedian ? answers.answer_time : null,
  };
}

const trafficSql = ['visits', 'views']
  .map(
    (
      name,
    ) => `SELECT (day + 3) / 7 AS week, '${name}' AS name, ${name} AS received, 0 AS held, 0 AS failed
    FROM views WHERE kind = 'day' UNION ALL `,
  )
  .concat(`SELECT week, 'messages', received, held, failed FROM weeks`)
  .join('');

const originsSql = `SELECT kind, name, sum(visits) AS visits, sum(views) AS views,
    (SELECT count(*) FROM inquiries WHERE kind = 'page' AND page = name AND status <> 'held' AND received_at >= ?2) AS messages
  FROM views WHERE kind IN ('page', 'source', 'country') AND day >= ?1
  GROUP BY kind, name ORDER BY views DESC`;

/** Views of each service's page, with the messages about that service from any page. */
function serviceOrigins(origins: Origin[], counts: WeekCount[], firstWeek: number): Origin[] {
  const pages = origins.filter(({ kind, name }) => kind === 'page' && name.startsWith('/service/'));
  return pages.map((page) => {
    const name = page.name.slice('/service/'.length);
    const serviceCounts = counts.filter((count) => count.name === name && count.week >= firstWeek);
    return { ...page, kind: 'service', name, messages: sum(serviceCounts) };
  });
}

function sum(counts: WeekCount[]): number {
  return counts.reduce((before, { received, held }) => before + received - held, 0);
}

export function numbersCsv({ weeks, traffic, since, origins }: Numbers): string {
  const dateOf = (time: number | null) => new Date(time ?? 0).toISOString().slice(0, 10);
  const lines = weeks.map((monday, week) => [
    dateOf(monday),
    'week',
    '',
    ...['visits', 'views', 'messages'].map((name) =>
      sum(traffic.filter((count) => count.week === week && count.name === name)),
    ),
  ]);
  const originLines = origins.map((origin) => [dateOf(since), ...Object.values(origin)]);
  const header = ['since', 'what', 'name', 'visits', 'views', 'messages'];
  return `\uFEFF${[header, ...lines, ...originLines].map((line) => csvLine(line.map(String))).join('')}`;
}
