import * as v from 'valibot';
import type { Env } from '../env.ts';
import { sweep as limits } from '../limits.ts';
import { log } from '../log.ts';
import { raiseAlerts } from './alerts.ts';

/** Rows that should have been sent and that no sender holds: their queue message is lost. */
const stuck = `
SELECT reference FROM inquiries
WHERE status = 'queued' AND due_at <= ?1 AND (lease_until IS NULL OR lease_until <= ?2)
ORDER BY due_at LIMIT ?3`;

/** Puts what got stuck back on the queue, and tells the owner of what keeps failing. */
export async function sweep(env: Env, now: number): Promise<void> {
  await requeue(env, now);
  await raiseAlerts(env, now);
}

async function requeue(env: Env, now: number): Promise<void> {
  const found = await env.DB.prepare(stuck)
    .bind(now - limits.grace, now, limits.most)
    .all();
  const rows = v.parse(v.array(v.object({ reference: v.string() })), found.results);
  if (rows.length === 0) return;
  await env.OUTBOX.sendBatch(rows.map(({ reference }) => ({ body: { reference } })));
  await env.DB.prepare(
    `UPDATE inquiries SET due_at = ?1 WHERE status = 'queued' AND reference IN (SELECT value FROM json_each(?2))`,
  )
    .bind(now, JSON.stringify(rows.map(({ reference }) => reference)))
    .run();
  log('requeued', { count: rows.length });
}
