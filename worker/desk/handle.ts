import { referencesOf } from '../reference.ts';
import type { DeskBindings } from './bindings.ts';
import type { Actor } from './history.ts';

type Writing = Pick<DeskBindings, 'DB'>;

/** Setting both columns makes a trigger record the change in the history. */
const recorded = 'acted_by = ?2, acted_at = ?1';

/** `?1` is the current time, `?2` the actor. */
const updates = {
  answer: {
    set: `answered_at = ?1, ${recorded}`,
    where: `answered_at IS NULL AND status <> 'held'`,
  },
  reopen: { set: `answered_at = NULL, ${recorded}`, where: 'answered_at IS NOT NULL' },
  take: { set: `taken_by = ?2, ${recorded}`, where: 'taken_by IS NOT ?2' },
  'give-back': { set: `taken_by = NULL, ${recorded}`, where: 'taken_by = ?2' },
  read: { set: 'read_at = ?1', where: 'read_at IS NULL' },
  unread: { set: 'read_at = NULL', where: 'read_at IS NOT NULL' },
};

type Handling = keyof typeof updates;
export const handlings = ['answer', 'reopen', 'take', 'give-back', 'read', 'unread'] as const;

export interface Handled {
  changed: string[];
  /** Identifies the change for an undo. */
  at: number;
}

export async function handle(
  desk: Writing,
  handling: Handling,
  references: string[],
  actor: Actor,
): Promise<Handled> {
  const { set, where } = updates[handling];
  return { changed: await update(desk, set, where, references, actor), at: actor.now };
}

const answering = {
  column: 'answered_at',
  events: `('answered', 'reopened')`,
  value: `CASE what WHEN 'answered' THEN at END`,
};
const claiming = {
  column: 'taken_by',
  events: `('taken', 'given-back')`,
  value: `CASE what WHEN 'taken' THEN actor END`,
};
const undoings = { answer: answering, reopen: answering, take: claiming, 'give-back': claiming };

export const undoables = ['answer', 'reopen', 'take', 'give-back'] as const;
export type Undoable = (typeof undoables)[number];

/**
 * Reverts this actor's change at `at` if no later change of its kind exists; its event is deleted
 * last, so that a failed undo can be repeated.
 */
export async function undo(
  desk: Writing,
  handling: Undoable,
  references: string[],
  { name, at }: { name: string; at: number },
): Promise<string[]> {
  const { column, events, value } = undoings[handling];
  const ofRow = `FROM history WHERE reference = inquiries.reference AND what IN ${events}`;
  const last = 'ORDER BY id DESC LIMIT 1';
  const changed = await update(
    desk,
    `${column} = (SELECT ${value} ${ofRow} AND (at, actor) <> (?1, ?2) ${last})`,
    `(SELECT at, actor ${ofRow} ${last}) = (?1, ?2)`,
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
