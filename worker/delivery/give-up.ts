import type { Database } from '../env.ts';
import { maxDeliveryAttempts } from '../limits.ts';
import { readReferencesFromRows } from '../reference.ts';

interface DeadLetter {
  reference: string;
  sentAt: number;
}

/** Ignores a dead letter sent before the owner resent its row or before an attempt postponed it. */
export function markDeadLettersFailed(
  db: Database,
  deadLetters: DeadLetter[],
  nowMs: number,
): Promise<string[]> {
  return markRowsFailed(db, nowMs, JSON.stringify(deadLetters), {
    errorSql: `'dead-letter'`,
    fromSql: 'FROM json_each(?2) AS letter',
    whereSql: `reference = letter.value ->> 'reference'
      AND letter.value ->> 'sentAt' >= max(queued_at, due_at)`,
  });
}

/** Gives up rows that used all attempts and whose last consumer died. */
export function markExhaustedFailed(db: Database, nowMs: number): Promise<string[]> {
  const errorSql = `coalesce(last_error, 'interrupted')`;
  return markRowsFailed(db, nowMs, maxDeliveryAttempts, {
    errorSql,
    fromSql: '',
    whereSql: 'attempts >= ?2',
  });
}

async function markRowsFailed(
  db: Database,
  nowMs: number,
  secondBoundValue: string | number,
  { errorSql, fromSql, whereSql }: { errorSql: string; fromSql: string; whereSql: string },
): Promise<string[]> {
  const { results: failedRows } = await db
    .prepare(
      `UPDATE inquiries SET status = 'failed', last_error = ${errorSql}, lease_until = NULL,
         lease_token = NULL ${fromSql}
       WHERE status = 'queued' AND (lease_until IS NULL OR lease_until <= ?1) AND ${whereSql}
       RETURNING reference`,
    )
    .bind(nowMs, secondBoundValue)
    .all();
  return readReferencesFromRows(failedRows);
}
