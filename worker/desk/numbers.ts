/** Counts messages by week, and the median time of an answer. */
import * as v from 'valibot';
import type { DeskBindings } from './bindings.ts';

const week = 7 * 24 * 60 * 60 * 1_000;
/** 1 January 1970 was a Thursday; weeks begin on Monday. The migration counts alike. */
const mondayOffset = 3 * 24 * 60 * 60 * 1_000;
const shownWeeks = 53;

function weekOf(time: number): number {
  return Math.floor((time + mondayOffset) / week);
}

const countSchema = v.object({
  week: v.number(),
  name: v.string(),
  received: v.number(),
  held: v.number(),
  failed: v.number(),
});

export type WeekCount = v.InferOutput<typeof countSchema>;

export interface Numbers {
  /** The Mondays, in milliseconds. */
  weeks: number[];
  forms: WeekCount[];
  services: WeekCount[];
  /** In milliseconds, over the answered messages that are still kept; null when there is none. */
  medianAnswer: number | null;
}

export async function readNumbers({ DB }: Pick<DeskBindings, 'DB'>, now: number): Promise<Numbers> {
  const last = weekOf(now);
  const first = last - shownWeeks + 1;
  const by = async (column: 'form' | 'service') => {
    const { results } = await DB.prepare(
      `SELECT week, ${column} AS name, sum(received) AS received, sum(held) AS held, sum(failed) AS failed
       FROM weeks WHERE week >= ? AND ${column} <> '' GROUP BY week, ${column}`,
    )
      .bind(first)
      .all();
    return v.parse(v.array(countSchema), results);
  };
  const [forms, services, medianAnswer] = await Promise.all([
    by('form'),
    by('service'),
    DB.prepare(
      `SELECT answered_at - received_at AS answer_time FROM inquiries WHERE answered_at IS NOT NULL
       ORDER BY answered_at - received_at
       LIMIT 1 OFFSET (SELECT count(*) / 2 FROM inquiries WHERE answered_at IS NOT NULL)`,
    ).first<number>('answer_time'),
  ]);
  return {
    weeks: Array.from({ length: shownWeeks }, (_, index) => (first + index) * week - mondayOffset),
    forms: forms.map((count) => ({ ...count, week: count.week - first })),
    services: services.map((count) => ({ ...count, week: count.week - first })),
    medianAnswer,
  };
}
