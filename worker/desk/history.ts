/** What became of a message, when and by whom. Triggers of the database write it; here are notes. */
import * as v from 'valibot';
import type { DeskBindings } from './bindings.ts';

type Reading = Pick<DeskBindings, 'DB'>;

const eventSchema = v.object({
  id: v.number(),
  at: v.number(),
  what: v.string(),
  actor: v.nullable(v.string()),
  detail: v.nullable(v.string()),
});

export type HistoryEvent = v.InferOutput<typeof eventSchema>;

/** In order. For a message that was erased, only that. */
export async function readHistory({ DB }: Reading, reference: string): Promise<HistoryEvent[]> {
  const { results } = await DB.prepare(
    'SELECT id, at, what, actor, detail FROM history WHERE reference = ? ORDER BY at, id',
  )
    .bind(reference)
    .all();
  return v.parse(v.array(eventSchema), results);
}

export interface Actor {
  name: string;
  now: number;
}

/** Answers with its id; null when there is no such message. */
export async function addNote(
  { DB }: Reading,
  reference: string,
  text: string,
  { name, now }: Actor,
): Promise<number | null> {
  return DB.prepare(
    `INSERT INTO history (reference, at, what, actor, detail)
     SELECT reference, ?2, 'note', ?3, ?4 FROM inquiries WHERE reference = ?1 RETURNING id`,
  )
    .bind(reference, now, name, text)
    .first<number>('id');
}

export async function removeNote({ DB }: Reading, reference: string, id: number): Promise<boolean> {
  const removed = await DB.prepare(
    `DELETE FROM history WHERE reference = ? AND id = ? AND what = 'note' RETURNING id`,
  )
    .bind(reference, id)
    .first();
  return removed !== null;
}
