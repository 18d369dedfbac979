import { alertAfterWaitMs } from '../limits.ts';
import { readTexts, toTexts } from '../rows.ts';
import type { DatabaseEnv } from './env.ts';
import type { Actor } from './history.ts';

/** Setting both columns makes a trigger record the change in the history. */
const actedSql = 'acted_by = ?2, acted_at = ?1';
const unansweredSql = 'answered_at IS NULL AND held_at IS NULL';

const failedSql = `SELECT message FROM deliveries WHERE recipient = 'owner' AND status = 'failed'`;

/** The action's columns, and its condition; `?1` is the current time, `?2` the actor's name, `?4` the value. */
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
    `held_at IS NULL AND id IN (
      SELECT message FROM deliveries WHERE recipient = 'owner' AND status = 'delivered')`,
  ],
  read: ['read_at = ?1', 'read_at IS NULL'],
  unread: ['read_at = NULL', 'read_at IS NOT NULL'],
  /** Also sends delivered messages again; held ones must be released instead. */
  resend: [actedSql, 'held_at IS NULL'],
  'resend-failed': [actedSql, `held_at IS NULL AND id IN (${failedSql})`],
  release: [`held_at = NULL, spam_reason = NULL, ${actedSql}`, 'held_at IS NOT NULL'],
} as const;
type Action = keyof typeof sqlByAction;

/** Makes deliveries due at the time `?1`; clears the lease, so that the outcome of a running attempt is ignored. */
export const waitAgainSql = `UPDATE deliveries SET status = 'waiting', waiting_since = ?1, due_at = ?1, lease_token = NULL,
  attempts = 0, maybe_delivered = 0, last_error = NULL, settled_at = NULL, alert_at = ?1 + ${alertAfterWaitMs}`;

const namedSql = 'reference IN (SELECT value FROM json_each(?3))';
const changedSql = `FROM messages WHERE acted_at = ?1 AND acted_by = ?2 AND held_at IS NULL AND ${namedSql}`;
const resendSql = `${waitAgainSql} WHERE recipient = 'owner' AND message IN (SELECT id ${changedSql})`;

/** What follows for the deliveries of the changed messages, which the caller then delivers. */
const deliveriesSqlByAction: Partial<Record<Action, string>> = {
  resend: resendSql,
  'resend-failed': resendSql,
  /** To the owner alone, unless it was delivered before it was marked as spam. */
  release: `INSERT INTO deliveries (message, recipient, waiting_since, due_at, alert_at)
    SELECT id, 'owner', ?1, ?1, ?1 + ${alertAfterWaitMs} ${changedSql} ON CONFLICT DO NOTHING`,
};

/** Returns the changed references, and the time of the change, which identifies it for an undo. */
export async function changeMessages(
  { DB }: DatabaseEnv,
  action: Action,
  references: string[],
  { name, nowMs }: Actor,
  ...value: (string | null)[]
) {
  const [setSql, whereSql] = sqlByAction[action];
  const sql = `UPDATE messages SET ${setSql} WHERE ${namedSql} AND ${whereSql} RETURNING reference`;
  const statements = [sql, deliveriesSqlByAction[action] ?? []].flat();
  const values = [nowMs, name, JSON.stringify(references), ...value];
  const [marked] = await DB.batch(statements.map((each) => DB.prepare(each).bind(...values)));
  return { changed: marked ? toTexts(marked) : [], at: nowMs };
}

export async function resendFailedMessages(env: DatabaseEnv, actor: Actor) {
  const sql = `SELECT reference FROM messages WHERE id IN (${failedSql})`;
  const references = await readTexts(env.DB, sql);
  return changeMessages(env, 'resend-failed', references, actor);
}

/** The history has the earlier values of these columns. */
const undoableColumns = [
  {
    column: 'answered_at',
    events: `('answered', 'reopened')`,
    value: `CASE event WHEN 'answered' THEN happened_at END`,
  },
  {
    column: 'taken_by',
    events: `('taken', 'given', 'given-back')`,
    value: `CASE event WHEN 'taken' THEN actor ELSE detail END`,
  },
  { column: 'due_on', events: `('due', 'due-removed')`, value: 'detail' },
];

/** Reverts what this actor changed at this time, unless there is a later change of its kind. */
export async function undoMarks(
  { DB }: DatabaseEnv,
  references: string[],
  { name, nowMs }: Actor,
): Promise<string[]> {
  const results = await DB.batch(
    undoableColumns.flatMap(({ column, events, value }) => {
      const eventsSql = `FROM history WHERE reference = messages.reference AND event IN ${events}`;
      const latestSql = 'ORDER BY id DESC LIMIT 1';
      return [
        `UPDATE messages SET ${column} = (
           SELECT ${value} ${eventsSql} AND (happened_at, actor) <> (?1, ?2) ${latestSql})
         WHERE reference IN (SELECT value FROM json_each(?3))
           AND (SELECT happened_at, actor ${eventsSql} ${latestSql}) = (?1, ?2) RETURNING reference`,
        `DELETE FROM history WHERE (happened_at, actor) = (?1, ?2) AND event IN ${events}
           AND reference IN (SELECT value FROM json_each(?3)) AND NOT EXISTS (
             SELECT 1 FROM history AS later WHERE later.reference = history.reference
               AND later.event IN ${events} AND later.id > history.id)`,
      ].map((sql) => DB.prepare(sql).bind(nowMs, name, JSON.stringify(references)));
    }),
  );
  return [...new Set(results.flatMap(toTexts))];
}
