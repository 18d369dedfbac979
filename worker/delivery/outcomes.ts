/** Writes the outcomes of a claim's attempts to the rows that the consumer still holds. */
import type { Database } from '../env.ts';
import { kindOf, logProblem } from '../log.ts';
import { retry } from '../retry.ts';

export interface Outcome {
  reference: string;
  /** `queued` waits for its next attempt. */
  status: 'delivered' | 'queued' | 'failed';
  error?: string;
  /** Nothing was sent. Otherwise the next mail says that it may be a second copy. */
  certain?: boolean;
  deliveredAt?: number;
  dueAt?: number;
  /** Until then a queue message names the row. */
  carriedUntil?: number;
}

/**
 * One statement for all: the database writes one at a time, and a visitor's insert waits behind each.
 * Only the holder's outcomes count: after its lease a row may be another consumer's, or resent by the
 * owner. Answers with how many rows it still held.
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
  // Not `meta.changes`: it counts what triggers write, too.
  return results.length;
}

/**
 * Takes the outcomes of one claim one by one. Each is written at once, and with it those that came
 * during the write before, while `mayWrite` says that there are calls enough; the rest with the last.
 */
export function createOutcomeWriter(
  db: Database,
  token: string,
  { count, mayWrite }: { count: number; mayWrite: (missing: number) => boolean },
): (outcome: Outcome) => Promise<void> {
  const waiting: Outcome[] = [];
  let missing = count;
  let lastWrite = Promise.resolve();

  async function writeWaiting() {
    if (waiting.length > 0 && (missing === 0 || mayWrite(missing))) {
      await writeWithRetries(db, token, waiting.splice(0));
    }
  }

  return (outcome) => {
    waiting.push(outcome);
    missing -= 1;
    lastWrite = lastWrite.then(writeWaiting);
    return lastWrite;
  };
}

/** A sent row whose outcome is missing is sent again, so a failed write is retried. Where all retries fail, the lease ends, and the sweep finds the row. */
async function writeWithRetries(db: Database, token: string, outcomes: Outcome[]): Promise<void> {
  const references = outcomes.map(({ reference }) => reference).join(' ');
  let attempts = 0;
  try {
    const written = await retry(() => {
      attempts += 1;
      return writeOutcomes(db, token, outcomes);
    });
    // After a lost answer there may be nothing more to change.
    if (attempts === 1 && written < outcomes.length) {
      logProblem('lease-lost', { references });
    }
  } catch (error) {
    logProblem('outcomes-not-written', { references, error: kindOf(error) });
  }
}
