/** Reads a message's history and writes its notes; database triggers write the other events. */
import * as v from 'valibot';
import type { DatabaseEnv } from '../env.ts';
import { readRows } from '../rows.ts';

const eventSchema = v.object({
  reference: v.string(),
  id: v.number(),
  happened_at: v.number(),
  event: v.string(),
  ...v.entriesFromList(['recipient', 'actor', 'detail'], v.nullable(v.string())),
});

export type HistoryEvent = Omit<v.InferOutput<typeof eventSchema>, 'reference'>;

export async function readHistories({ DB }: DatabaseEnv, references: string[]) {
  const sql = `SELECT reference, id, happened_at, event, recipient, actor, detail FROM history
    WHERE reference IN (SELECT value FROM json_each(?)) AND happened_at > 0 ORDER BY happened_at, id`;
  const events = await readRows(DB, eventSchema, sql, JSON.stringify(references));
  return Map.groupBy(events, ({ reference }) => reference);
}

export async function readHistory(env: DatabaseEnv, reference: string): Promise<HistoryEvent[]> {
  return (await readHistories(env, [reference])).get(reference) ?? [];
}

export interface Actor {
  name: string;
  nowMs: number;
}

export function addNote({ DB }: DatabaseEnv, reference: string, text: string, actor: Actor) {
  const sql = `INSERT INTO history (reference, happened_at, event, actor, detail)
    SELECT reference, ?2, 'note', ?3, ?4 FROM messages WHERE reference = ?1 RETURNING id`;
  return DB.prepare(sql).bind(reference, actor.nowMs, actor.name, text).first<number>('id');
}

/** A hidden note has a negative time, so that the owner can restore it until the daily round removes it. */
export function setNoteHidden(
  { DB }: DatabaseEnv,
  reference: string,
  noteId: number,
  shouldHide: boolean,
) {
  const sql = `UPDATE history SET happened_at = -happened_at WHERE reference = ?1 AND id = ?2 AND event = 'note'
    AND (happened_at > 0) = ?3 RETURNING reference`;
  const statement = DB.prepare(sql).bind(reference, noteId, Number(shouldHide));
  return statement.first<string>('reference');
}
