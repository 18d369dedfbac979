import type { DatabaseEnv } from '../env.ts';
import { readTexts } from '../rows.ts';
import type { Actor } from './history.ts';

/** Setting both columns makes a trigger record the change in the history. */
const actedSql = 'acted_by = ?2, acted_at = ?1';
const unansweredSql = 'answered_at IS NULL AND held_at IS NULL';

const ownersSql = `SELECT message FROM deliveries WHERE recipient = 'owner'`;

/**
 * The action's columns, and its condition; `?1` is the current time, `?2` the actor's name, `?4` the value.
 * Triggers do what follows for deliveries and senders.
 */
const sqlByAction = {
  answer: [`answered_at = ?1, ${actedSql}`, unansweredSql],
  /** Answers a message, and removes its reminder. */
  finish: [`answered_at = ?1, due_on = NULL, ${actedSql}`, unansweredSql],
  reopen: [`answered_at = NULL, ${actedSql}`, 'answered_at IS NOT NULL'],
  take: [`taken_by = ?2, ${actedSql}`, 'taken_by IS NOT ?2'],
  'give-back': [`taken_by = NULL, ${actedSql}`, 'taken_by = ?2'],
  give: [`taken_by = ?4, ${actedSql}`, 'taken_by IS NOT ?4'],
  remind: [`due_on = ?4, ${actedSql}`, 'due_on IS NOT ?4'],
  /** A trigger lists the sender, whose later messages are held; a release undoes both. */
  spam: [
    `held_at = ?1, held_notice_at = ?1, spam_reason = 'marked by ' || ?2, ${actedSql}`,
    `held_at IS NULL AND id IN (${ownersSql} AND status = 'delivered')`,
  ],
  read: ['read_at = ?1', 'read_at IS NULL'],
  unread: ['read_at = NULL', 'read_at IS NOT NULL'],
  /** Also sends delivered messages again; held ones must be released instead. */
  resend: [`resent_at = ?1, ${actedSql}`, 'held_at IS NULL'],
  'resend-failed': [
    `resent_at = ?1, ${actedSql}`,
    `held_at IS NULL AND id IN (${ownersSql} AND status = 'failed')`,
  ],
  release: [`held_at = NULL, spam_reason = NULL, ${actedSql}`, 'held_at IS NOT NULL'],
} as const;

/** Without references, it changes all that fulfil the condition. The time of the change identifies it for an undo. */
export async function changeMessages(
  { DB }: DatabaseEnv,
  action: keyof typeof sqlByAction,
  references: string[] | null,
  { name, nowMs }: Actor,
  ...value: (string | null)[]
) {
  const [setSql, whereSql] = sqlByAction[action];
  const namedSql = references ? 'reference IN (SELECT value FROM json_each(?3))' : '?3 IS NULL';
  const sql = `UPDATE messages SET ${setSql} WHERE ${namedSql} AND ${whereSql} RETURNING reference`;
  const referencesJson = references && JSON.stringify(references);
  return { changed: await readTexts(DB, sql, nowMs, name, referencesJson, ...value), at: nowMs };
}

/** Takes marks of this actor and time out of the history, unless there is a later one of the kind; a trigger reverts them. */
export async function undoMarks(
  { DB }: DatabaseEnv,
  references: string[],
  { name, nowMs }: Actor,
): Promise<string[]> {
  const sql = `DELETE FROM history WHERE id IN (
      SELECT id FROM marks WHERE (happened_at, actor) = (?1, ?2)
        AND reference IN (SELECT value FROM json_each(?3)) AND NOT EXISTS (
          SELECT 1 FROM marks AS later
          WHERE later.reference = marks.reference AND later.kind = marks.kind AND later.id > marks.id))
    RETURNING reference`;
  const undone = await readTexts(DB, sql, nowMs, name, JSON.stringify(references));
  return [...new Set(undone)];
}
