/** What became of a message, when and by whom. Triggers of the database write it; notes are written here. */
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

const historiesSchema = v.array(v.object({ reference: v.string(), ...eventSchema.entries }));

/** In order, by reference. For a message that was erased, only that. */
export async function readHistories(
  { DB }: Reading,
  references: string[],
): Promise<Map<string, HistoryEvent[]>> {
  const { results } = await DB.prepare(
    `SELECT reference, id, at, what, actor, detail FROM history
     WHERE reference IN (SELECT value FROM json_each(?)) AND at > 0 ORDER BY at, id`,
  )
    .bind(JSON.stringify(references))
    .all();
  const histories = new Map<string, HistoryEvent[]>(references.map((one) => [one, []]));
  for (const { reference, ...event } of v.parse(historiesSchema, results)) {
    histories.get(reference)?.push(event);
  }
  return histories;
}

export async function readHistory(desk: Reading, reference: string): Promise<HistoryEvent[]> {
  return (await readHistories(desk, [reference])).get(reference) ?? [];
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

/** Hides a note by a negative time until the daily round removes it: it can come back as it was. */
export function removeNote(desk: Reading, reference: string, id: number): Promise<boolean> {
  return turnTime(desk, reference, id, 'at > 0');
}

export function restoreNote(desk: Reading, reference: string, id: number): Promise<boolean> {
  return turnTime(desk, reference, id, 'at < 0');
}

async function turnTime(
  { DB }: Reading,
  reference: string,
  id: number,
  where: string,
): Promise<boolean> {
  const turned = await DB.prepare(
    `UPDATE history SET at = -at
     WHERE reference = ? AND id = ? AND what = 'note' AND ${where} RETURNING id`,
  )
    .bind(reference, id)
    .first();
  return turned !== null;
}
