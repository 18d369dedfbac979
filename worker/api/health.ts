import * as v from 'valibot';
import type { AppContext } from '../app.ts';
import { oldestWaitingSql } from '../desk/overview.ts';
import { alertAfterWaitMs, sweepMissingAfterMs } from '../limits.ts';

const timesRowSchema = v.object({
  waiting_since: v.nullable(v.number()),
  swept_at: v.nullable(v.number()),
});

/**
 * Reports whether a new message would be stored and delivered; reveals ages only, nothing about a
 * message.
 */
export async function checkHealth(ctx: AppContext) {
  try {
    const timesRow = await ctx.env.DB.prepare(
      `SELECT (${oldestWaitingSql}) AS waiting_since,
         (SELECT seen_at FROM signals WHERE name = 'sweep') AS swept_at`,
    ).first();
    const times = v.parse(timesRowSchema, timesRow);
    const nowMs = Date.now();
    const ages = [
      ['oldestWaiting', nowMs - (times.waiting_since ?? nowMs), alertAfterWaitMs],
      ['lastSweep', nowMs - (times.swept_at ?? 0), sweepMissingAfterMs],
    ] as const;
    const overdueAgeEntries = ages
      .filter(([, ageMs, maxAgeMs]) => ageMs >= maxAgeMs)
      .map(([name, ageMs]) => [name, Math.floor(ageMs / 1_000)]);
    return overdueAgeEntries.length === 0
      ? ctx.json({ status: 'ok', database: 'ok' })
      : ctx.json(
          { status: 'degraded', database: 'ok', ...Object.fromEntries(overdueAgeEntries) },
          503,
        );
  } catch {
    return ctx.json({ status: 'degraded', database: 'unavailable' }, 503);
  }
}
