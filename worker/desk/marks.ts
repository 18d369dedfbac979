import { readReferencesFromRows } from '../reference.ts';
import type { DatabaseEnv } from './env.ts';
import type { Actor } from './history.ts';

/** Setting both columns makes a trigger record the change in the history. */
const actedSql = 'acted_by = ?2, acted_at = ?1';
const unansweredSql = 'answered_at IS NULL AND held_at IS NULL';

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
} as const;

/** Returns the changed references, and the time of the change, which identifies it for an undo. */
export async function markMessages(
  { DB }: DatabaseEnv,
  action: keyof typeof sqlByAction,
  references: string[],
  { name, nowMs }: Actor,
  ...value: (string | null)[]
) {
  const [setSql, whereSql] = sqlByAction[action];
  const sql = `UPDATE messages SET ${setSql}
    WHERE reference IN (SELECT value FROM json_each(?3)) AND ${whereSql} RETURNING reference`;
  const statement = DB.prepare(sql).bind(nowMs, name, JSON.stringify(references), ...value);
  const { results } = await statement.all();
  return { changed: readReferencesFromRows(results), at: nowMs };
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

/** Reverts what this actor changed at `at`, unless there is a later change of its kind. */
export async function undoMarks(
  { DB }: DatabaseEnv,
  references: string[],
  { name, changedAtMs }: { name: string; changedAtMs: number },
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
      ].map((sql) => DB.prepare(sql).bind(changedAtMs, name, JSON.stringify(references)));
    }),
  );
  return [...new Set(results.flatMap((result) => readReferencesFromRows(result.results)))];
}
