import * as v from 'valibot';
import { messageColumns } from '../inquiry.ts';
import type { DeskBindings } from './bindings.ts';
import { expiryOf } from './expiry.ts';
import { type Filter, sourceOf, statuses } from './filter.ts';
import { indexWords } from './words.ts';

type Reading = Pick<DeskBindings, 'DB'>;

const columns = {
  ...messageColumns,
  status: v.picklist(statuses),
  held_reason: v.nullable(v.string()),
  last_error: v.nullable(v.string()),
  attempts: v.number(),
  delivered_at: v.nullable(v.number()),
  read_at: v.nullable(v.number()),
  answered_at: v.nullable(v.number()),
  taken_by: v.nullable(v.string()),
  file_key: v.nullable(v.string()),
  file_name: v.nullable(v.string()),
  file_size: v.nullable(v.number()),
};

function withExpiry<Row extends Parameters<typeof expiryOf>[0]>(row: Row) {
  return { ...row, expires_at: expiryOf(row, Date.now()) };
}

const messageSchema = v.pipe(v.object(columns), v.transform(withExpiry));

export type StoredMessage = v.InferOutput<typeof messageSchema>;

const listedSchema = v.pipe(
  v.object({ ...columns, position: v.number(), noted: v.pipe(v.number(), v.toBoolean()) }),
  v.transform(withExpiry),
);

export type ListedMessage = v.InferOutput<typeof listedSchema>;

async function readPage(
  { DB }: Reading,
  filter: Filter,
  { direction, from, limit }: { direction: 'newest' | 'oldest'; from: number; limit: number },
) {
  const { from: source, where, position, values } = sourceOf(filter);
  const [sign, order] = direction === 'newest' ? ['<', 'DESC'] : ['>', 'ASC'];
  const { results } = await DB.prepare(
    `SELECT inquiries.rowid AS position, inquiries.*, EXISTS (SELECT 1 FROM history
       WHERE history.reference = inquiries.reference AND what = 'note' AND at > 0) AS noted
     FROM ${source}
     WHERE ${where} AND ${position} ${sign} ? ORDER BY ${position} ${order} LIMIT ?`,
  )
    .bind(...values, from, limit)
    .all();
  return v.parse(v.array(listedSchema), results);
}

export interface MessagePage {
  messages: ListedMessage[];
  /** The position before which the next page begins; null on the last page. */
  next: number | null;
}

export async function listMessages(
  desk: Reading,
  filter: Filter,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before?: number | undefined; limit: number },
): Promise<MessagePage> {
  if (filter.words) {
    await indexWords(desk);
  }
  // Reads one extra row to know whether there is a next page.
  const rows = await readPage(desk, filter, {
    direction: 'newest',
    from: before,
    limit: limit + 1,
  });
  const messages = rows.slice(0, limit);
  return { messages, next: rows.length > limit ? (messages.at(-1)?.position ?? null) : null };
}

const exportPageSize = 500;

export async function* allMessages(
  desk: Reading,
  filter: Filter = {},
): AsyncGenerator<StoredMessage[]> {
  if (filter.words) {
    await indexWords(desk);
  }
  for (let from = 0; ; ) {
    const page = await readPage(desk, filter, { direction: 'oldest', from, limit: exportPageSize });
    const last = page.at(-1);
    if (last === undefined) {
      return;
    }
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

/** Null when the message has no CV or its file is gone. */
export async function readCv(
  { FILES }: Pick<DeskBindings, 'FILES'>,
  { file_key: key }: StoredMessage,
): Promise<ArrayBuffer | null> {
  const stored = key === null ? null : await FILES.get(key);
  return stored === null ? null : stored.arrayBuffer();
}
