import type { Database } from '../env.ts';
import { maxAttempts } from '../limits.ts';
import { referencesOf } from '../reference.ts';

export interface DeadLetter {
  reference: string;
  sentAt: number;
}

/** Ignores a letter sent before the owner resent its row or before an attempt postponed it. */
export function failDeadLetters(
  db: Database,
  deadLetters: DeadLetter[],
  now: number,
): Promise<string[]> {
  return failRows(db, now, JSON.stringify(deadLetters), {
    error: `'dead-letter'`,
    from: 'FROM json_each(?2) AS letter',
    where: `reference = letter.value ->> 'reference'
      AND letter.value ->> 'sentAt' >= max(queued_at, due_at)`,
  });
}

/** Gives up rows that used all attempts and whose last consumer died. */
export function failExhausted(db: Database, now: number): Promise<string[]> {
  const error = `coalesce(last_error, 'interrupted')`;
  return failRows(db, now, maxAttempts, { error, from: '', where: 'attempts >= ?2' });
}

async function failRows(
  db: Database,
  now: number,
  value: string | number,
  { error, from, where }: { error: string; from: string; where: string },
): Promise<string[]> {
  const { results } = await db
    .prepare(
      `UPDATE inquiries SET status = 'failed', last_error = ${error}, lease_until = NULL,
         lease_token = NULL ${from}
       WHERE status = 'queued' AND (lease_until IS NULL OR lease_until <= ?1) AND ${where}
       RETURNING reference`,
    )
    .bind(now, value)
    .all();
  return referencesOf(results);
}
