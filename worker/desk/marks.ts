import { readReferencesFromRows } from '../reference.ts';
import type { DatabaseEnv } from './env.ts';
import type { Actor } from './history.ts';

/** Setting both columns makes a trigger record the change in the history. */
const actorAssignmentsSql = 'acted_by = ?2, acted_at = ?1';

/** In the SQL of each action, `?1` is the current time and `?2` the actor's name. */
const updateSqlPartsByAction = {
  answer: {
    assignmentsSql: `answered_at = ?1, ${actorAssignmentsSql}`,
    whereSql: 'answered_at IS NULL AND held_at IS NULL',
  },
  reopen: {
    assignmentsSql: `answered_at = NULL, ${actorAssignmentsSql}`,
    whereSql: 'answered_at IS NOT NULL',
  },
  take: { assignmentsSql: `taken_by = ?2, ${actorAssignmentsSql}`, whereSql: 'taken_by IS NOT ?2' },
  'give-back': {
    assignmentsSql: `taken_by = NULL, ${actorAssignmentsSql}`,
    whereSql: 'taken_by = ?2',
  },
  read: { assignmentsSql: 'read_at = ?1', whereSql: 'read_at IS NULL' },
  unread: { assignmentsSql: 'read_at = NULL', whereSql: 'read_at IS NOT NULL' },
};

type MarkAction = keyof typeof updateSqlPartsByAction;
export const markActions = ['answer', 'reopen', 'take', 'give-back', 'read', 'unread'] as const;

interface MarkResult {
  changed: string[];
  /** The time of the change identifies it for an undo. */
  at: number;
}

export async function markMessages(
  env: DatabaseEnv,
  action: MarkAction,
  references: string[],
  actor: Actor,
): Promise<MarkResult> {
  const { assignmentsSql, whereSql } = updateSqlPartsByAction[action];
  const changedReferences = await updateRows(env, assignmentsSql, whereSql, references, actor);
  return { changed: changedReferences, at: actor.nowMs };
}

const answerUndoSqlParts = {
  column: 'answered_at',
  events: `('answered', 'reopened')`,
  value: `CASE event WHEN 'answered' THEN happened_at END`,
};
const takenByUndoSqlParts = {
  column: 'taken_by',
  events: `('taken', 'given-back')`,
  value: `CASE event WHEN 'taken' THEN actor END`,
};
const undoSqlPartsByAction = {
  answer: answerUndoSqlParts,
  reopen: answerUndoSqlParts,
  take: takenByUndoSqlParts,
  'give-back': takenByUndoSqlParts,
};

export const undoableActions = ['answer', 'reopen', 'take', 'give-back'] as const;
export type Undoable = (typeof undoableActions)[number];

/**
 * Reverts this actor's change made at `at` if no later change of its kind exists; the change's event
 * is deleted last, so that a failed undo can be repeated.
 */
export async function undoMarkAction(
  env: DatabaseEnv,
  action: Undoable,
  references: string[],
  { name, changedAtMs }: { name: string; changedAtMs: number },
): Promise<string[]> {
  const { column, events, value } = undoSqlPartsByAction[action];
  const messageEventsSql = `FROM history WHERE reference = messages.reference AND event IN ${events}`;
  const latestEventOrderSql = 'ORDER BY id DESC LIMIT 1';
  const changedReferences = await updateRows(
    env,
    `${column} = (SELECT ${value} ${messageEventsSql} AND (happened_at, actor) <> (?1, ?2) ${latestEventOrderSql})`,
    `(SELECT happened_at, actor ${messageEventsSql} ${latestEventOrderSql}) = (?1, ?2)`,
    references,
    { name, nowMs: changedAtMs },
  );
  await env.DB.prepare(
    `DELETE FROM history WHERE happened_at = ?1 AND actor = ?2 AND event IN ${events}
       AND reference IN (SELECT value FROM json_each(?3))`,
  )
    .bind(changedAtMs, name, JSON.stringify(changedReferences))
    .run();
  return changedReferences;
}

async function updateRows(
  { DB }: DatabaseEnv,
  assignmentsSql: string,
  whereSql: string,
  references: string[],
  { name, nowMs }: Actor,
): Promise<string[]> {
  const { results } = await DB.prepare(
    `UPDATE messages SET ${assignmentsSql}
     WHERE reference IN (SELECT value FROM json_each(?3)) AND ${whereSql} RETURNING reference`,
  )
    .bind(nowMs, name, JSON.stringify(references))
    .all();
  return readReferencesFromRows(results);
}
