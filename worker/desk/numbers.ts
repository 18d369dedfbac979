/** Counts visits and messages by week and origin (page, service, source, country), and the median time to an answer. */
import * as v from 'valibot';
import { dayMs, retentionLimits } from '../limits.ts';
import { buildCsvLine } from './csv.ts';
import type { DatabaseEnv } from './env.ts';

const weekMs = 7 * dayMs;
/** 1 January 1970 was a Thursday, and weeks begin on Monday; the schema counts the same way. */
const mondayOffsetMs = 3 * dayMs;
const reportedWeekCount = 53;
/** Messages of older weeks are removed, so these weeks cannot be compared. */
const comparedWeekCount = Math.floor(retentionLimits.delivered / weekMs);

function findWeekNumber(timestampMs: number): number {
  return Math.floor((timestampMs + mondayOffsetMs) / weekMs);
}

function findMondayMs(weekNumber: number): number {
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
  kind: v.picklist(['page', 'service', 'source', 'campaign', 'country']),
  name: v.string(),
  visits: v.number(),
  views: v.number(),
  /** Messages from the page, about the service or of the campaign, except spam. */
  messages: v.number(),
});

type WeekCount = v.InferOutput<typeof weekCountSchema>;
export type Origin = v.InferOutput<typeof originSchema>;

/** A median of fewer answers is meaningless. */
const minAnswersForMedian = 10;

export interface Numbers {
  /** The Mondays of the reported weeks, in milliseconds since 1970. */
  weeks: number[];
  traffic: WeekCount[];
  forms: WeekCount[];
  services: WeekCount[];
  /** Origins of visits and messages are counted from the first page view on, at most 25 weeks back; null without a view. */
  since: number | null;
  /** Origins of visits and messages, most viewed first. */
  origins: Origin[];
  answered: number;
  /** The median in milliseconds; null while too few messages are answered. */
  medianAnswer: number | null;
}

export async function readNumbers({ DB }: DatabaseEnv, nowMs: number): Promise<Numbers> {
  const lastWeekNumber = findWeekNumber(nowMs);
  const firstWeekNumber = lastWeekNumber - reportedWeekCount + 1;
  const readWeekCounts = async (countsSql: string) => {
    const { results } = await DB.prepare(
      `SELECT week - ?1 AS week, name, sum(received) AS received, sum(held) AS held, sum(failed) AS failed
       FROM (${countsSql}) WHERE week >= ?1 AND name <> '' GROUP BY 1, 2`,
    )
      .bind(firstWeekNumber)
      .all();
    return v.parse(v.array(weekCountSchema), results);
  };
  const [weeklyTraffic, weeklyFormCounts, weeklyServiceCounts, firstViewDayNumber, answerStats] =
    await Promise.all([
      readWeekCounts(trafficSql),
      readWeekCounts('SELECT *, form AS name FROM weeks'),
      readWeekCounts('SELECT *, service AS name FROM weeks'),
      DB.prepare(`SELECT min(day) AS day FROM views WHERE kind = 'day'`).first<number>('day'),
      DB.prepare(
        `SELECT answered_at - received_at AS answer_time, count(*) OVER () AS answered FROM messages
       WHERE answered_at IS NOT NULL ORDER BY answer_time
       LIMIT 1 OFFSET (SELECT count(*) / 2 FROM messages WHERE answered_at IS NOT NULL)`,
      ).first<{ answer_time: number; answered: number }>(),
    ]);
  const originsSinceMs =
    firstViewDayNumber &&
    Math.max(firstViewDayNumber * dayMs, findMondayMs(lastWeekNumber - comparedWeekCount + 1));
  const { results } = await DB.prepare(visitOriginsSql)
    .bind((originsSinceMs ?? nowMs) / dayMs, originsSinceMs ?? nowMs)
    .all();
  return {
    weeks: Array.from({ length: reportedWeekCount }, (_, weekIndex) =>
      findMondayMs(firstWeekNumber + weekIndex),
    ),
    traffic: weeklyTraffic,
    forms: weeklyFormCounts,
    services: weeklyServiceCounts,
    since: originsSinceMs,
    origins: v.parse(v.array(originSchema), results),
    answered: answerStats?.answered ?? 0,
    medianAnswer:
      answerStats && answerStats.answered >= minAnswersForMedian ? answerStats.answer_time : null,
  };
}

const trafficSql = `
  SELECT (day + 3) / 7 AS week, 'visits' AS name, visits AS received, 0 AS held, 0 AS failed FROM views WHERE kind = 'day'
  UNION ALL SELECT (day + 3) / 7, 'views', views, 0, 0 FROM views WHERE kind = 'day'
  UNION ALL SELECT week, 'messages', received, held, failed FROM weeks`;

/** A service counts the views of its page, and the messages about it from any page. */
const visitOriginsSql = `
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

function sumReceivedExceptHeld(weekCounts: WeekCount[]): number {
  return weekCounts.reduce((total, { received, held }) => total + received - held, 0);
}

export function buildNumbersCsv({ weeks, traffic, since, origins }: Numbers): string {
  const formatIsoDate = (timeMs: number | null) => new Date(timeMs ?? 0).toISOString().slice(0, 10);
  const weekCsvRows = weeks.map((mondayMs, weekIndex) => [
    formatIsoDate(mondayMs),
    'week',
    '',
    ...['visits', 'views', 'messages'].map((name) =>
      sumReceivedExceptHeld(
        traffic.filter((count) => count.week === weekIndex && count.name === name),
      ),
    ),
  ]);
  const originCsvRows = origins.map((origin) => [formatIsoDate(since), ...Object.values(origin)]);
  const headerCells = ['since', 'what', 'name', 'visits', 'views', 'messages'];
  return `\uFEFF${[headerCells, ...weekCsvRows, ...originCsvRows].map((rowCells) => buildCsvLine(rowCells.map(String))).join('')}`;
}
