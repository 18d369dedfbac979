/** Counts visits and messages by week and origin (page, service, source, country), and the median time to an answer. */
import * as v from 'valibot';
import type { DatabaseEnv } from '../env.ts';
import { dayMs, retentionLimits } from '../limits.ts';
import { readRows } from '../rows.ts';
import { buildCsvLine } from './csv.ts';

const weekMs = 7 * dayMs;
/** 1 January 1970 was a Thursday, and weeks begin on Monday; the schema counts the same way. */
const mondayOffsetMs = 3 * dayMs;
const reportedWeekCount = 53;
/** Messages of older weeks are removed, so these weeks cannot be compared. */
const comparedWeekCount = Math.floor(retentionLimits.delivered / weekMs);

function findMondayMs(week: number): number {
  return week * weekMs - mondayOffsetMs;
}

const seriesSchema = v.object({
  kind: v.picklist(['traffic', 'forms', 'services']),
  name: v.string(),
  ...v.entriesFromList(['total', 'held', 'failed'], v.number()),
  /** By the number of the week; weeks without any are absent. */
  counts: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number())),
});
const originSchema = v.object({
  kind: v.picklist(['page', 'service', 'source', 'campaign', 'country']),
  name: v.string(),
  visits: v.number(),
  views: v.number(),
  /** Messages from the page, about the service or of the campaign, except spam. */
  messages: v.number(),
});

/** A name is such as "phone /service lcp 2". */
const speedRowSchema = v.object({ name: v.string(), visits: v.number() });

export type Origin = v.InferOutput<typeof originSchema>;

/** A median of fewer answers is meaningless. */
const minAnswersForMedian = 10;

export type Numbers = Awaited<ReturnType<typeof readNumbers>>;

export async function readNumbers({ DB }: DatabaseEnv, nowMs: number) {
  const lastWeek = Math.floor((nowMs + mondayOffsetMs) / weekMs);
  const firstWeek = lastWeek - reportedWeekCount + 1;
  const [series, speed, firstDay, middle] = await Promise.all([
    readRows(DB, seriesSchema, seriesSql, firstWeek),
    readRows(DB, speedRowSchema, speedSql, nowMs / dayMs - 28),
    DB.prepare(`SELECT min(day) AS day FROM views WHERE kind = 'day'`).first<number>('day'),
    DB.prepare(
      `SELECT answered_at - received_at AS answer_time, count(*) OVER () AS answered FROM messages
       WHERE answered_at IS NOT NULL ORDER BY answer_time
       LIMIT 1 OFFSET (SELECT count(*) / 2 FROM messages WHERE answered_at IS NOT NULL)`,
    ).first<{ answer_time: number; answered: number }>(),
  ]);
  const earliestMs = findMondayMs(lastWeek - comparedWeekCount + 1);
  const since = firstDay && Math.max(firstDay * dayMs, earliestMs);
  const sinceMs = since ?? nowMs;
  return {
    /** The Mondays of the reported weeks, in milliseconds since 1970. */
    weeks: Array.from({ length: reportedWeekCount }, (_, index) => findMondayMs(firstWeek + index)),
    /** What each form, service and kind of traffic counted, the busiest first. */
    series,
    /** Visits of the last four weeks by device, kind of page, figure and bucket of speed. */
    speed,
    /** Origins are counted from the first page view on, at most 25 weeks back; null without a view. */
    since,
    /** Origins of visits and messages, most viewed first. */
    origins: await readRows(DB, originSchema, originsSql, sinceMs / dayMs, sinceMs),
    answered: middle?.answered ?? 0,
    /** The median in milliseconds; null while too few messages are answered. */
    medianAnswer: middle && middle.answered >= minAnswersForMedian ? middle.answer_time : null,
  };
}

const speedSql = `SELECT name, sum(views) AS visits FROM views
  WHERE kind = 'speed' AND day >= ? GROUP BY name`;

const seriesSql = `
  SELECT kind, name, sum(received) AS total, sum(held) AS held, sum(failed) AS failed,
    json_group_object(CAST(week - ?1 AS INTEGER), received) AS counts
  FROM (SELECT kind, name, week, sum(received) AS received, sum(held) AS held, sum(failed) AS failed
    FROM weekly_counts WHERE week >= ?1 GROUP BY kind, name, week)
  GROUP BY kind, name ORDER BY total DESC`;

/** A service counts the views of its page, and the messages about it from any page. */
const originsSql = `
WITH seen AS (
  SELECT kind, name, sum(visits) AS visits, sum(views) AS views FROM views
  WHERE kind IN ('page', 'source', 'country') AND day >= ?1 GROUP BY kind, name),
sent AS (SELECT page, service, campaign FROM messages WHERE held_at IS NULL AND received_at >= ?2),
origins AS (
  SELECT * FROM seen
  UNION ALL SELECT 'service', substr(name, length('/service/') + 1), visits, views FROM seen
  WHERE kind = 'page' AND name LIKE '/service/%'
  UNION ALL SELECT 'campaign', substr(name, length('campaign:') + 1), visits, views FROM seen
  WHERE kind = 'source' AND name LIKE 'campaign:%'),
counted AS (
  SELECT 'page' AS kind, page AS name, count(*) AS messages FROM sent GROUP BY page
  UNION ALL SELECT 'service', service, count(*) FROM sent GROUP BY service
  UNION ALL SELECT 'campaign', campaign, count(*) FROM sent GROUP BY campaign)
SELECT kind, name, visits, views, coalesce(messages, 0) AS messages
FROM origins LEFT JOIN counted USING (kind, name) ORDER BY views DESC`;

export function buildNumbersCsv({ weeks, series, since, origins }: Numbers): string {
  const formatIsoDate = (timeMs: number | null) => new Date(timeMs ?? 0).toISOString().slice(0, 10);
  const traffic = series.filter(({ kind }) => kind === 'traffic');
  const countOf = (name: string, week: number) =>
    traffic.find((each) => each.name === name)?.counts[week] ?? 0;
  const rows = [
    ['since', 'what', 'name', 'visits', 'views', 'messages'],
    ...weeks.map((mondayMs, index) => [
      formatIsoDate(mondayMs),
      'week',
      '',
      ...['visits', 'views', 'messages'].map((name) => countOf(name, index)),
    ]),
    ...origins.map((origin) => [formatIsoDate(since), ...Object.values(origin)]),
  ];
  return `\uFEFF${rows.map((cells) => buildCsvLine(cells.map(String))).join('')}`;
}
