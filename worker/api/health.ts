import * as v from 'valibot';
import type { AppContext } from '../app.ts';
import { oldestWaitingSql } from '../desk/overview.ts';
import { alertAfterWaitMs, sweepMissingAfterMs } from '../limits.ts';

const timeNames = ['waiting_since', 'swept_at'] as const;
const timesSchema = v.object(v.entriesFromList(timeNames, v.nullable(v.number())));

/** Reports whether a new message would be stored and delivered; reveals ages only, nothing about a message. */
export async function checkHealth(ctx: AppContext) {
  try {
    const row = await ctx.env.DB.prepare(
      `SELECT (${oldestWaitingSql}) AS waiting_since,
         (SELECT seen_at FROM signals WHERE name = 'sweep') AS swept_at`,
    ).first();
    const { waiting_since, swept_at } = v.parse(timesSchema, row);
    const nowMs = Date.now();
    const oldestWaitingMs = nowMs - (waiting_since ?? nowMs);
    const lastSweepMs = nowMs - (swept_at ?? 0);
    const problems = {
      ...(oldestWaitingMs >= alertAfterWaitMs && { oldestWaiting: toSeconds(oldestWaitingMs) }),
      ...(lastSweepMs >= sweepMissingAfterMs && { lastSweep: toSeconds(lastSweepMs) }),
    };
    return Object.keys(problems).length === 0
      ? ctx.json({ status: 'ok', database: 'ok' })
      : ctx.json({ status: 'degraded', database: 'ok', ...problems }, 503);
  } catch {
    return ctx.json({ status: 'degraded', database: 'unavailable' }, 503);
  }
}

function toSeconds(timeMs: number): number {
  return Math.floor(timeMs / 1_000);
}
