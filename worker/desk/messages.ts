/** Messages as the owner reads them. */
import * as v from 'valibot';
import { formSchemas } from '../../src/shared/forms.ts';
import type { DeskBindings } from './bindings.ts';
import { choiceOf, type Filter, statuses } from './filter.ts';
import { indexWords } from './words.ts';

type Reading = Pick<DeskBindings, 'DB'>;

const messageSchema = v.object({
  reference: v.string(),
  form: v.keyof(v.object(formSchemas)),
  email: v.string(),
  // One row that nobody can read must not hide the others.
  fields: v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), {}),
  page: v.nullable(v.string()),
  service: v.nullable(v.string()),
  status: v.picklist(statuses),
  held_reason: v.nullable(v.string()),
  last_error: v.nullable(v.string()),
  attempts: v.number(),
  received_at: v.number(),
  delivered_at: v.nullable(v.number()),
  read_at: v.nullable(v.number()),
  answered_at: v.nullable(v.number()),
  taken_by: v.nullable(v.string()),
  file_key: v.nullable(v.string()),
  file_name: v.nullable(v.string()),
  file_size: v.nullable(v.number()),
});

/** A row of the database, its fields read. */
export type StoredMessage = v.InferOutput<typeof messageSchema>;

const listedSchema = v.object({ ...messageSchema.entries, position: v.number() });

/** With its place in the order of reception. */
export type ListedMessage = v.InferOutput<typeof listedSchema>;

async function readPage(
  { DB }: Reading,
  filter: Filter,
  { direction, from, limit }: { direction: 'newest' | 'oldest'; from: number; limit: number },
) {
  const choice = choiceOf(filter);
  const [sign, order] = direction === 'newest' ? ['<', 'DESC'] : ['>', 'ASC'];
  const { results } = await DB.prepare(
    `SELECT inquiries.rowid AS position, inquiries.* FROM ${choice.from}
     WHERE ${choice.where} AND ${choice.position} ${sign} ?
     ORDER BY ${choice.position} ${order} LIMIT ?`,
  )
    .bind(...choice.values, from, limit)
    .all();
  return v.parse(v.array(listedSchema), results);
}

export interface MessagePage {
  messages: ListedMessage[];
  /** Where the next page begins; null after the last. */
  next: number | null;
}

/** The latest messages, from a place on. */
export async function listMessages(
  desk: Reading,
  filter: Filter,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before?: number; limit: number },
): Promise<MessagePage> {
  if (filter.words) await indexWords(desk);
  // One more tells whether there is a next page.
  const rows = await readPage(desk, filter, {
    direction: 'newest',
    from: before,
    limit: limit + 1,
  });
  const messages = rows.slice(0, limit);
  return { messages, next: rows.length > limit ? (messages.at(-1)?.position ?? null) : null };
}

const pageSize = 500;

/** All of them in the order they were kept, page by page. */
export async function* allMessages(
  desk: Reading,
  filter: Filter = {},
): AsyncGenerator<StoredMessage[]> {
  if (filter.words) await indexWords(desk);
  for (let from = 0; ; ) {
    const page = await readPage(desk, filter, { direction: 'oldest', from, limit: pageSize });
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    from = last.position;
  }
}

export async function findMessage(
  { DB }: Reading,
  reference: string,
): Promise<StoredMessage | null> {
  const row = await DB.prepare('SELECT * FROM inquiries WHERE reference = ?')
    .bind(reference)
    .first();
  return row === null ? null : v.parse(messageSchema, row);
}

/** The CV that came with a message; null when none came or it is gone. */
export async function readCv(
  { FILES }: Pick<DeskBindings, 'FILES'>,
  { file_key: key }: StoredMessage,
): Promise<ArrayBuffer | null> {
  const stored = key === null ? null : await FILES.get(key);
  return stored === null ? null : stored.arrayBuffer();
}
