import type { Context } from 'hono';
import * as v from 'valibot';
import type { Env } from '../env.ts';
import { maxWait } from '../limits.ts';

const stateSchema = v.object({
  queued_at: v.nullable(v.number()),
  swept_at: v.nullable(v.number()),
});

/**
 * Reports whether a new message would be stored and delivered; reveals ages only, nothing about a
 * message.
 */
export async function checkHealth(c: Context<{ Bindings: Env }>) {
  try {
    const row = await c.env.DB.prepare(
      `SELECT (SELECT min(max(queued_at, received_at)) FROM inquiries WHERE status = 'queued') AS queued_at,
         (SELECT seen_at FROM signals WHERE name = 'sweep') AS swept_at`,
    ).first();
    const { queued_at: queuedAt, swept_at: sweptAt } = v.parse(stateSchema, row);
    const now = Date.now();
    const ages = { oldestWaiting: now - (queuedAt ?? now), lastSweep: now - (sweptAt ?? 0) };
    const overdue = Object.entries(ages)
      .filter(([, age]) => age >= maxWait)
      .map(([ageName, age]) => [ageName, Math.floor(age / 1_000)]);
    return overdue.length === 0
      ? c.json({ status: 'ok', database: 'ok' })
      : c.json({ status: 'degraded', database: 'ok', ...Object.fromEntries(overdue) }, 503);
  } catch {
    return c.json({ status: 'degraded', database: 'unavailable' }, 503);
  }
}
