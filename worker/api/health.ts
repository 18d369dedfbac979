import * as v from 'valibot';
import { alertAfterWaitMs } from '../limits.ts';
import type { AppContext } from './app-types.ts';

const timesRowSchema = v.object({
  queued_at: v.nullable(v.number()),
  swept_at: v.nullable(v.number()),
});

/**
 * Reports whether a new message would be stored and delivered; reveals ages only, nothing about a
 * message.
 */
export async function checkHealth(ctx: AppContext) {
  try {
    const timesRow = await ctx.env.DB.prepare(
      `SELECT (SELECT min(max(queued_at, received_at)) FROM inquiries WHERE status = 'queued') AS queued_at,
         (SELECT seen_at FROM signals WHERE name = 'sweep') AS swept_at`,
    ).first();
    const times = v.parse(timesRowSchema, timesRow);
    const nowMs = Date.now();
    const deliveryAgesMs = {
      oldestWaiting: nowMs - (times.queued_at ?? nowMs),
      lastSweep: nowMs - (times.swept_at ?? 0),
    };
    const overdueAgeEntries = Object.entries(deliveryAgesMs)
      .filter(([, ageMs]) => ageMs >= alertAfterWaitMs)
      .map(([ageName, ageMs]) => [ageName, Math.floor(ageMs / 1_000)]);
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
