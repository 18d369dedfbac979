import type { Database } from '../env.ts';
import { logProblem, readErrorKind } from '../log.ts';
import { retry } from '../retry.ts';

export interface Outcome {
  reference: string;
  status: 'delivered' | 'queued' | 'failed';
  error?: string;
  /** True when the mail was not sent; otherwise the next mail says that it may be a second copy. */
  certain?: boolean;
  deliveredAt?: number;
  dueAt?: number;
  carriedUntil?: number;
}

/**
 * Writes all outcomes in one statement, because a visitor's insert waits behind each; outcomes
 * without the row's lease token are ignored.
 */
export async function writeOutcomes(
  db: Database,
  leaseToken: string,
  outcomes: Outcome[],
): Promise<number> {
  const { results: writtenRows } = await db
    .prepare(
      `UPDATE inquiries SET status = outcome.value ->> 'status',
         delivered_at = coalesce(outcome.value ->> 'deliveredAt', delivered_at),
         last_error = outcome.value ->> 'error',
         known_failures = known_failures + coalesce(outcome.value ->> 'certain', 0),
         due_at = coalesce(outcome.value ->> 'dueAt', due_at),
         carried_until = coalesce(outcome.value ->> 'carriedUntil', carried_until),
         lease_until = NULL, lease_token = NULL
       FROM json_each(?1) AS outcome
       WHERE reference = outcome.value ->> 'reference' AND lease_token = ?2
       RETURNING reference`,
    )
    .bind(JSON.stringify(outcomes), leaseToken)
    .all();
  // `meta.changes` would also count rows that triggers write.
  return writtenRows.length;
}

/**
 * Writes each outcome at once while `mayWrite` allows the calls, and otherwise together with a
 * later one, at the latest the last; outcomes that arrive during a write are written together.
 */
export function createOutcomeWriter(
  db: Database,
  leaseToken: string,
  { count, mayWrite }: { count: number; mayWrite: (missingCount: number) => boolean },
): (outcome: Outcome) => Promise<void> {
  const pendingOutcomes: Outcome[] = [];
  let missingCount = count;
  let lastWritePromise = Promise.resolve();

  async function writePendingOutcomes() {
    if (pendingOutcomes.length > 0 && (missingCount === 0 || mayWrite(missingCount))) {
      await writeWithRetries(db, leaseToken, pendingOutcomes.splice(0));
    }
  }

  return (outcome) => {
    pendingOutcomes.push(outcome);
    missingCount -= 1;
    lastWritePromise = lastWritePromise.then(writePendingOutcomes);
    return lastWritePromise;
  };
}

/**
 * Retries the write, because a row without its outcome would be mailed again; if all retries fail,
 * the sweep finds the row.
 */
async function writeWithRetries(
  db: Database,
  leaseToken: string,
  outcomes: Outcome[],
): Promise<void> {
  const referencesText = outcomes.map(({ reference }) => reference).join(' ');
  let writeAttemptCount = 0;
  try {
    const writtenCount = await retry(() => {
      writeAttemptCount += 1;
      return writeOutcomes(db, leaseToken, outcomes);
    });
    // A retry after a lost response may find nothing left to change.
    if (writeAttemptCount === 1 && writtenCount < outcomes.length) {
      logProblem('lease-lost', { references: referencesText });
    }
  } catch (error) {
    logProblem('outcomes-not-written', { references: referencesText, error: readErrorKind(error) });
  }
}
