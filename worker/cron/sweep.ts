/** Requeues overdue rows that no queue message names. */

import { markExhaustedFailed } from '../delivery/give-up.ts';
import { putOnQueue } from '../delivery/outbox-message.ts';
import type { Database, Env } from '../env.ts';
import { sweepLimits } from '../limits.ts';
import { logEvent, logProblem } from '../log.ts';
import { readReferencesFromRows } from '../reference.ts';

export async function requeueOverdueMessages(env: Env, nowMs: number): Promise<void> {
  const overdueReferences = await takeOverdueReferences(env.DB, nowMs);
  if (overdueReferences.length === 0) {
    return;
  }
  try {
    await putOnQueue(env.OUTBOX, overdueReferences);
    logEvent('requeued', { count: overdueReferences.length });
  } catch (error) {
    await shortenTimeInFlight(env.DB, overdueReferences, nowMs);
    throw error;
  }
}

export async function giveUpExhaustedMessages(env: Env, nowMs: number): Promise<void> {
  for (const reference of await markExhaustedFailed(env.DB, nowMs)) {
    logProblem('delivery-failed', { reference, error: 'exhausted' });
  }
}

/**
 * Takes overdue rows and marks them as in flight for as long as they are already overdue, so that a
 * queue without a consumer does not fill up.
 */
export async function takeOverdueReferences(db: Database, nowMs: number): Promise<string[]> {
  const { results: overdueRows } = await db
    .prepare(
      `UPDATE inquiries SET carried_until = ?1 + min(?3, max(?2, ?1 - due_at))
       WHERE reference IN (
         SELECT reference FROM inquiries
         WHERE status = 'queued' AND due_at <= ?1 AND carried_until <= ?1
           AND (lease_until IS NULL OR lease_until <= ?1)
         ORDER BY due_at LIMIT ?4)
       RETURNING reference`,
    )
    .bind(nowMs, sweepLimits.minInFlight, sweepLimits.maxInFlight, sweepLimits.maxRows)
    .all();
  return readReferencesFromRows(overdueRows);
}

/** Shortens the time in flight of rows whose queue message was not confirmed. */
export async function shortenTimeInFlight(
  db: Database,
  references: string[],
  nowMs: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE inquiries SET carried_until = min(carried_until, ?2)
       WHERE status = 'queued' AND reference IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(references), nowMs + sweepLimits.minInFlight)
    .run();
}
