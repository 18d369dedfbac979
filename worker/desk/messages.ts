import * as v from 'valibot';
import { messageColumnSchemas } from '../inquiry.ts';
import type { DatabaseEnv, DeskEnv } from './env.ts';
import { findExpiryTimeMs } from './expiry.ts';
import { buildSqlParts, deliveryStatuses, type Filter } from './filter.ts';
import { fillSearchIndex } from './search-index.ts';

const columnSchemas = {
  ...messageColumnSchemas,
  status: v.picklist(deliveryStatuses),
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

function addExpiry<Row extends Parameters<typeof findExpiryTimeMs>[0]>(messageRow: Row) {
  return { ...messageRow, expires_at: findExpiryTimeMs(messageRow, Date.now()) };
}

const messageSchema = v.pipe(v.object(columnSchemas), v.transform(addExpiry));

export type StoredMessage = v.InferOutput<typeof messageSchema>;

const listedMessageSchema = v.pipe(
  v.object({ ...columnSchemas, position: v.number(), noted: v.pipe(v.number(), v.toBoolean()) }),
  v.transform(addExpiry),
);

export type ListedMessage = v.InferOutput<typeof listedMessageSchema>;

async function readMessagePage(
  { DB }: DatabaseEnv,
  filter: Filter,
  { direction, start, limit }: { direction: 'newest' | 'oldest'; start: number; limit: number },
) {
  const sqlParts = buildSqlParts(filter);
  const [comparisonOperator, sortOrder] = direction === 'newest' ? ['<', 'DESC'] : ['>', 'ASC'];
  const { results: messageRows } = await DB.prepare(
    `SELECT inquiries.rowid AS position, inquiries.*, EXISTS (SELECT 1 FROM history
       WHERE history.reference = inquiries.reference AND what = 'note' AND at > 0) AS noted
     FROM ${sqlParts.from}
     WHERE ${sqlParts.where} AND ${sqlParts.position} ${comparisonOperator} ? ORDER BY ${sqlParts.position} ${sortOrder} LIMIT ?`,
  )
    .bind(...sqlParts.values, start, limit)
    .all();
  return v.parse(v.array(listedMessageSchema), messageRows);
}

export interface MessagePage {
  messages: ListedMessage[];
  /** The position before which the next page begins; null on the last page. */
  next: number | null;
}

export async function listMessages(
  env: DatabaseEnv,
  filter: Filter,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before?: number | undefined; limit: number },
): Promise<MessagePage> {
  if (filter.words) {
    await fillSearchIndex(env);
  }
  // Reads one extra row to know whether there is a next page.
  const messagesAndOneMore = await readMessagePage(env, filter, {
    direction: 'newest',
    start: before,
    limit: limit + 1,
  });
  const pageMessages = messagesAndOneMore.slice(0, limit);
  return {
    messages: pageMessages,
    next: messagesAndOneMore.length > limit ? (pageMessages.at(-1)?.position ?? null) : null,
  };
}

const exportPageSize = 500;

export async function* readAllMessagePages(
  env: DatabaseEnv,
  filter: Filter = {},
): AsyncGenerator<StoredMessage[]> {
  if (filter.words) {
    await fillSearchIndex(env);
  }
  for (let startPosition = 0; ; ) {
    const messagePage = await readMessagePage(env, filter, {
      direction: 'oldest',
      start: startPosition,
      limit: exportPageSize,
    });
    const lastMessageOnPage = messagePage.at(-1);
    if (lastMessageOnPage === undefined) {
      return;
    }
    yield messagePage;
    startPosition = lastMessageOnPage.position;
  }
}

export async function findMessage(
  { DB }: DatabaseEnv,
  reference: string,
): Promise<StoredMessage | null> {
  const messageRow = await DB.prepare('SELECT * FROM inquiries WHERE reference = ?')
    .bind(reference)
    .first();
  return messageRow === null ? null : v.parse(messageSchema, messageRow);
}

/** Returns null when the message has no CV or its file is gone. */
export async function readStoredCv(
  { FILES }: Pick<DeskEnv, 'FILES'>,
  { file_key: fileKey }: StoredMessage,
): Promise<ArrayBuffer | null> {
  const cvBucketObject = fileKey === null ? null : await FILES.get(fileKey);
  return cvBucketObject === null ? null : cvBucketObject.arrayBuffer();
}
