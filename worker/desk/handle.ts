import { referencesOf } from '../reference.ts';
import type { DeskBindings } from './bindings.ts';
import type { Actor } from './history.ts';

type Writing = Pick<DeskBindings, 'DB'>;

/** Setting both columns makes a trigger record the change in the history. */
const actorColumns = 'acted_by = ?2, acted_at = ?1';

/** `?1` is the current time, `?2` the actor. */
const updates = {
  answer: {
    set: `answered_at = ?1, ${actorColumns}`,
    where: `answered_at IS NULL AND status <> 'held'`,
  },
  reopen: { set: `answered_at = NULL, ${actorColumns}`, where: 'answered_at IS NOT NULL' },
  take: { set: `taken_by = ?2, ${actorColumns}`, where: 'taken_by IS NOT ?2' },
  'give-back': { set: `taken_by = NULL, ${actorColumns}`, where: 'taken_by = ?2' },
  read: { set: 'read_at = ?1', where: 'read_at IS NULL' },
  unread: { set: 'read_at = NULL', where: 'read_at IS NOT NULL' },
};

type MarkAction = keyof typeof updates;
export const markActions = ['answer', 'reopen', 'take', 'give-back', 'read', 'unread'] as const;

export interface MarkResult {
  changed: string[];
  /** Identifies the change for an undo. */
  at: number;
}

export async function markMessages(
  desk: Writing,
  action: MarkAction,
  references: string[],
  actor: Actor,
): Promise<MarkResult> {
  const { set, where } = updates[action];
  return { changed: await update(desk, set, where, references, actor), at: actor.now };
}

const answerRule = {
  column: 'answered_at',
  events: `('answered', 'reopened')`,
  value: `CASE what WHEN 'answered' THEN at END`,
};
const claimRule = {
  column: 'taken_by',
  events: `('taken', 'given-back')`,
  value: `CASE what WHEN 'taken' THEN actor END`,
};
const undoRules = {
  answer: answerRule,
  reopen: answerRule,
  take: claimRule,
  'give-back': claimRule,
};

export const undoableActions = ['answer', 'reopen', 'take', 'give-back'] as const;
export type Undoable = (typeof undoableActions)[number];

/**
 * Reverts this actor's change at `at` if no later change of its kind exists; its event is deleted
 * last, so that a failed undo can be repeated.
 */
export async function undo(
  desk: Writing,
  action: Undoable,
  references: string[],
  { name, at }: { name: string; at: number },
): Promise<string[]> {
  const { column, events, value } = undoRules[action];
  const matchingEvents = `FROM history WHERE reference = inquiries.reference AND what IN ${events}`;
  const last = 'ORDER BY id DESC LIMIT 1';
  const changed = await update(
    desk,
    `${column} = (SELECT ${value} ${matchingEvents} AND (at, actor) <> (?1, ?2) ${last})`,
    `(SELECT at, actor ${matchingEvents} ${last}) = (?1, ?2)`,
    references,
    { name, now: at },
  );
  await desk.DB.prepare(
    `DELETE FROM history WHERE at = ?1 AND actor = ?2 AND what IN ${events}
       AND reference IN (SELECT value FROM json_each(?3))`,
  )
    .bind(at, name, JSON.stringify(changed))
    .run();
  return changed;
}

async function update(
  { DB }: Writing,
  set: string,
  where: string,
  references: string[],
  { name, now }: Actor,
): Promise<string[]> {
  const { results } = await DB.prepare(
    `UPDATE inquiries SET ${set}
     WHERE reference IN (SELECT value FROM json_each(?3)) AND ${where} RETURNING reference`,
  )
    .bind(now, name, JSON.stringify(references))
    .all();
  return referencesOf(results);
}
