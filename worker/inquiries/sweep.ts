import type { Env } from '../env.ts';
import { log, logProblem } from '../log.ts';
import { failExhausted, returnOverdue, takeOverdue } from './delivery-state.ts';
import { putOnQueue } from './outbox-message.ts';

/** Puts rows back on the queue that are overdue and that no queue message names. */
export async function requeueOverdue(env: Env, now: number): Promise<void> {
  const overdue = await takeOverdue(env.DB, now);
  if (overdue.length === 0) return;
  try {
    await putOnQueue(env.OUTBOX, overdue);
    log('requeued', { count: overdue.length });
  } catch (error) {
    await returnOverdue(env.DB, overdue, now);
    throw error;
  }
}

/** Gives up rows that had all their attempts and whose last consumer died. */
export async function giveUpExhausted(env: Env, now: number): Promise<void> {
  for (const reference of await failExhausted(env.DB, now)) {
    logProblem('delivery-failed', { reference, error: 'exhausted' });
  }
}
