/** Makes rows due at once, as if they had come just now. The sweep delivers them. */

import { referencesOf } from '../reference.ts';
import type { DeskBindings } from './bindings.ts';
import type { Actor } from './history.ts';

type Database = DeskBindings['DB'];

/** Without the lease's token: a sender that is still at it marks nothing any more. */
const asNew = `status = 'queued', queued_at = ?1, due_at = ?1, carried_until = 0, attempts = 0,
  known_failures = 0, lease_until = NULL, lease_token = NULL, last_error = NULL, held_reason = NULL,
  alerted_at = NULL, alerted_as = NULL, alerting_until = 0, acted_by = ?2, acted_at = ?1`;

const named = 'reference IN (SELECT value FROM json_each(?3))';

/** Sends messages again, also delivered ones; held ones are released instead. */
export function resend(db: Database, references: string[], actor: Actor): Promise<string[]> {
  return requeue(db, `status <> 'held' AND ${named}`, actor, JSON.stringify(references));
}

/** Sends again whatever was given up. */
export function resendFailed(db: Database, actor: Actor): Promise<string[]> {
  return requeue(db, 'status = ?3', actor, 'failed');
}

/** Delivers messages that were held as spam by mistake. */
export function release(db: Database, references: string[], actor: Actor): Promise<string[]> {
  return requeue(db, `status = 'held' AND ${named}`, actor, JSON.stringify(references));
}

/** Answers with the references of the rows that changed. */
async function requeue(
  db: Database,
  which: string,
  { name, now }: Actor,
  value: string,
): Promise<string[]> {
  const { results } = await db
    .prepare(`UPDATE inquiries SET ${asNew} WHERE ${which} RETURNING reference`)
    .bind(now, name, value)
    .all();
  return referencesOf(results);
}
