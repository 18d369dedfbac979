/** Makes messages due at once, as if just received; the caller delivers them. */
import { alertAfterWaitMs } from '../limits.ts';
import { readReferencesFromRows } from '../reference.ts';
import type { DatabaseEnv } from './env.ts';
import type { Actor } from './history.ts';

/** At the time `?1`; clears the lease, so that the outcome of a running attempt is ignored. */
export const waitAgainSql = `UPDATE deliveries SET status = 'waiting', waiting_since = ?1, due_at = ?1, lease_token = NULL,
  attempts = 0, maybe_delivered = 0, last_error = NULL, settled_at = NULL, alert_at = ?1 + ${alertAfterWaitMs}`;

/** Resends messages, including delivered ones; held messages must be released instead. */
export function resendMessages(env: DatabaseEnv, references: string[], actor: Actor) {
  const whereSql = 'reference IN (SELECT value FROM json_each(?3))';
  return resend(env, whereSql, actor, JSON.stringify(references));
}

export function resendFailedMessages(env: DatabaseEnv, actor: Actor) {
  const failedSql = `SELECT message FROM deliveries WHERE recipient = 'owner' AND status = ?3`;
  return resend(env, `id IN (${failedSql})`, actor, 'failed');
}

/** The history names the actor. */
async function resend(
  { DB }: DatabaseEnv,
  whereSql: string,
  { name, nowMs }: Actor,
  value: string,
) {
  const statements = [
    `UPDATE messages SET acted_by = ?2, acted_at = ?1
     WHERE held_at IS NULL AND ${whereSql} RETURNING reference`,
    `${waitAgainSql} WHERE recipient = 'owner' AND message IN (
       SELECT id FROM messages WHERE held_at IS NULL AND acted_at = ?1 AND acted_by = ?2 AND ${whereSql})`,
  ];
  const values = [nowMs, name, value];
  const [acted] = await DB.batch(statements.map((sql) => DB.prepare(sql).bind(...values)));
  return readReferencesFromRows(acted?.results ?? []);
}

/** A released message is delivered to the owner alone, unless it was delivered before it was marked as spam. */
export async function releaseMessages({ DB }: DatabaseEnv, references: string[], actor: Actor) {
  const { name, nowMs } = actor;
  const referencesJson = JSON.stringify(references);
  const heldSql = 'held_at IS NOT NULL AND reference IN (SELECT value FROM json_each(?2))';
  const [, released] = await DB.batch([
    DB.prepare(
      `INSERT INTO deliveries (message, recipient, waiting_since, due_at, alert_at)
       SELECT id, 'owner', ?1, ?1, ?1 + ${alertAfterWaitMs} FROM messages WHERE ${heldSql}
       ON CONFLICT DO NOTHING`,
    ).bind(nowMs, referencesJson),
    DB.prepare(
      `UPDATE messages SET held_at = NULL, spam_reason = NULL, acted_by = ?3, acted_at = ?1
       WHERE ${heldSql} RETURNING reference`,
    ).bind(nowMs, referencesJson, name),
  ]);
  return readReferencesFromRows(released?.results ?? []);
}
