/** What the owner says of messages. Each can be taken back by its opposite. */
import * as v from 'valibot';
import type { DeskBindings } from './bindings.ts';
import type { Actor } from './history.ts';

const settings = {
  answer: 'answered_at = coalesce(answered_at, ?1)',
  reopen: 'answered_at = NULL',
  take: 'taken_by = ?2',
  'give-back': 'taken_by = NULL',
  read: 'read_at = coalesce(read_at, ?1)',
  unread: 'read_at = NULL',
};

export type Handling = keyof typeof settings;
export const handlings = ['answer', 'reopen', 'take', 'give-back', 'read', 'unread'] as const;

/** Answers with the references of the rows that are there. What is held is released before it is answered. */
export async function handle(
  { DB }: Pick<DeskBindings, 'DB'>,
  handling: Handling,
  references: string[],
  { name, now }: Actor,
): Promise<string[]> {
  const { results } = await DB.prepare(
    `UPDATE inquiries SET ${settings[handling]}, acted_by = ?2, acted_at = ?1
     WHERE reference IN (SELECT value FROM json_each(?3)) ${handling === 'answer' ? `AND status <> 'held'` : ''}
     RETURNING reference`,
  )
    .bind(now, name, JSON.stringify(references))
    .all();
  return referencesOf(results);
}

export function referencesOf(rows: unknown[]): string[] {
  return v
    .parse(v.array(v.object({ reference: v.string() })), rows)
    .map(({ reference }) => reference);
}
