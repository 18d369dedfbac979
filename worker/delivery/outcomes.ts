import type { Database } from '../env.ts';
import { kindOf, logProblem } from '../log.ts';
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
  token: string,
  outcomes: Outcome[],
): Promise<number> {
  const { results } = await db
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
    .bind(JSON.stringify(outcomes), token)
    .all();
  // `meta.changes` would also count rows that triggers write.
  return results.length;
}

/**
 * Writes each outcome at once, together with those that arrived during the previous write, while
 * `mayWrite` allows the calls; otherwise with the last outcome.
 */
export function createOutcomeWriter(
  db: Database,
  token: string,
  { count, mayWrite }: { count: number; mayWrite: (missing: number) => boolean },
): (outcome: Outcome) => Promise<void> {
  const pending: Outcome[] = [];
  let remaining = count;
  let lastWrite = Promise.resolve();

  async function writePending() {
    if (pending.length > 0 && (remaining === 0 || mayWrite(remaining))) {
      await writeWithRetries(db, token, pending.splice(0));
    }
  }

  return (outcome) => {
    pending.push(outcome);
    remaining -= 1;
    lastWrite = lastWrite.then(writePending);
    return lastWrite;
  };
}

/**
 * Retries the write, because a row without its outcome would be mailed again; if all retries fail,
 * the sweep finds the row.
 */
async function writeWithRetries(db: Database, token: string, outcomes: Outcome[]): Promise<void> {
  const references = outcomes.map(({ reference }) => reference).join(' ');
  let attempts = 0;
  try {
    const writtenCount = await retry(() => {
      attempts += 1;
      return writeOutcomes(db, token, outcomes);
    });
    // A retry after a lost response may find nothing left to change.
    if (attempts === 1 && writtenCount < outcomes.length) {
      logProblem('lease-lost', { references });
    }
  } catch (error) {
    logProblem('outcomes-not-written', { references, error: kindOf(error) });
  }
}
