/** Counts visits and messages by week, what pages and sources brought, and the median time of an answer. */
import * as v from 'valibot';
import type { DeskBindings } from './bindings.ts';
import { csvLine } from './csv.ts';

const day = 24 * 60 * 60 * 1_000;
const week = 7 * day;
/** 1 January 1970 was a Thursday; weeks begin on Monday. The migration counts alike. */
const mondayOffset = 3 * day;
const shownWeeks = 53;
/** Messages are removed after 180 days: pages are compared over weeks that still have theirs. */
const comparedWeeks = 25;
const servicePath = '/service/';

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
const visitSchema = v.object({
  week: v.number(),
  visits: v.number(),
  views: v.number(),
  firstDay: v.number(),
});
const originSchema = v.object({
  kind: v.picklist(['page', 'service', 'source', 'country']),
  name: v.string(),
  visits: v.number(),
  views: v.number(),
  /** Written on the page, or about the service; without those held as spam. */
  messages: v.number(),
});

export type WeekCount = v.InferOutput<typeof countSchema>;
export type Origin = v.InferOutput<typeof originSchema>;

export interface Numbers {
  /** The Mondays, in milliseconds. */
  weeks: number[];
  visits: Pick<v.InferOutput<typeof visitSchema>, 'week' | 'visits' | 'views'>[];
  forms: WeekCount[];
  services: WeekCount[];
  /** The origins' first day: none before the first view. */
  since: number;
  /** What visits and messages came from, the most viewed first. */
  origins: Origin[];
  /** In milliseconds, over the answered messages that are still kept; null when there is none. */
  medianAnswer: number | null;
}

export async function readNumbers({ DB }: Pick<DeskBindings, 'DB'>, now: number): Promise<Numbers> {
  const last = weekOf(now);
  const first = last - shownWeeks + 1;
  async function read<Row>(row: v.GenericSchema<unknown, Row>, sql: string, ...values: number[]) {
    const { results } = await DB.prepare(sql)
      .bind(...values)
      .all();
    return v.parse(v.array(row), results);
  }
  const by = (column: 'form' | 'service') =>
    read(
      countSchema,
      `SELECT week - ?1 AS week, ${column} AS name, sum(received) AS received, sum(held) AS held, sum(failed) AS failed
       FROM weeks WHERE week >= ?1 AND ${column} <> '' GROUP BY week, ${column}`,
      first,
    );
  const [visits, forms, services, medianAnswer] = await Promise.all([
    read(
      visitSchema,
      `SELECT (day + 3) / 7 - ?1 AS week, sum(visits) AS visits, sum(views) AS views, min(day) AS firstDay
       FROM views WHERE kind = 'day' AND day >= ?1 * 7 - 3 GROUP BY 1 ORDER BY 1`,
      first,
    ),
    by('form'),
    by('service'),
    DB.prepare(
      `SELECT answered_at - received_at AS answer_time FROM inquiries WHERE answered_at IS NOT NULL
       ORDER BY answered_at - received_at
       LIMIT 1 OFFSET (SELECT count(*) / 2 FROM inquiries WHERE answered_at IS NOT NULL)`,
    ).first<number>('answer_time'),
  ]);
  const firstView = (visits[0]?.firstDay ?? 0) * day;
  const since = Math.max(firstView, mondayOf(last - comparedWeeks + 1));
  const origins = await read(originSchema, originsSql, since / day, since);
  return {
    weeks: Array.from({ length: shownWeeks }, (_, index) => mondayOf(first + index)),
    visits,
    forms,
    services,
    since,
    origins: [...origins, ...servicesOf(origins, services, weekOf(since) - first)],
    medianAnswer,
  };
}

export const originsSql = `SELECT kind, name, sum(visits) AS visits, sum(views) AS views,
    (SELECT count(*) FROM inquiries WHERE kind = 'page' AND page = name AND status <> 'held' AND received_at >= ?2) AS messages
  FROM views WHERE kind IN ('page', 'source', 'country') AND day >= ?1
  GROUP BY kind, name ORDER BY views DESC`;

/** How often a service's page was seen, and how often it was asked for, on whatever page. */
function servicesOf(origins: Origin[], counts: WeekCount[], firstWeek: number): Origin[] {
  const services = new Map<string, Origin>();
  for (const origin of origins) {
    if (origin.kind !== 'page' || !origin.name.startsWith(servicePath)) continue;
    const name = origin.name.slice(servicePath.length);
    services.set(name, { ...origin, kind: 'service', name, messages: 0 });
  }
  for (const { week: at, name, received, held } of counts) {
    if (at < firstWeek) continue;
    const none: Origin = { kind: 'service', name, visits: 0, views: 0, messages: 0 };
    const service = services.get(name) ?? none;
    services.set(name, { ...service, messages: service.messages + received - held });
  }
  return [...services.values()];
}

/** A line a week, then one for each page, service, source and country. */
export function numbersCsv({ weeks, visits, forms, since, origins }: Numbers): string {
  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const lines = weeks.map((monday, index) => {
    const seen = visits.find((one) => one.week === index);
    const written = forms.filter((one) => one.week === index);
    const messages = written.reduce((sum, { received, held }) => sum + received - held, 0);
    return [dateOf(monday), 'week', '', seen?.visits ?? 0, seen?.views ?? 0, messages];
  });
  const from = origins.map((origin) => [dateOf(since), ...Object.values(origin)]);
  const head = ['since', 'what', 'name', 'visits', 'views', 'messages'];
  return `\uFEFF${[head, ...lines, ...from].map((line) => csvLine(line.map(String))).join('')}`;
}
