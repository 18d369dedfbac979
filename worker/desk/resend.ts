/** Makes rows due at once, as if just received; the caller queues them. */

import { readReferencesFromRows } from '../reference.ts';
import type { DeskEnv } from './env.ts';
import type { Actor } from './history.ts';

type Database = DeskEnv['DB'];

/** Clears the lease, so a running consumer's outcome is ignored. */
const resetColumnsSql = `status = 'queued', queued_at = ?1, due_at = ?1, carried_until = 0, attempts = 0,
  known_failures = 0, lease_until = NULL, lease_token = NULL, last_error = NULL, held_reason = NULL,
  alerted_at = NULL, alerted_as = NULL, alerting_until = 0, acted_by = ?2, acted_at = ?1`;

const referencesConditionSql = 'reference IN (SELECT value FROM json_each(?3))';

/** Resends messages, including delivered ones; held messages must be released instead. */
export function resendMessages(
  db: Database,
  references: string[],
  actor: Actor,
): Promise<string[]> {
  return requeue(
    db,
    `status <> 'held' AND ${referencesConditionSql}`,
    actor,
    JSON.stringify(references),
  );
}

export function resendFailedMessages(db: Database, actor: Actor): Promise<string[]> {
  return requeue(db, 'status = ?3', actor, 'failed');
}

export function releaseMessages(
  db: Database,
  references: string[],
  actor: Actor,
): Promise<string[]> {
  return requeue(
    db,
    `status = 'held' AND ${referencesConditionSql}`,
    actor,
    JSON.stringify(references),
  );
}

async function requeue(
  db: Database,
  whereSql: string,
  { name: actorName, now: nowMs }: Actor,
  thirdBoundValue: string,
): Promise<string[]> {
  const { results: updatedRows } = await db
    .prepare(`UPDATE inquiries SET ${resetColumnsSql} WHERE ${whereSql} RETURNING reference`)
    .bind(nowMs, actorName, thirdBoundValue)
    .all();
  return readReferencesFromRows(updatedRows);
}
