import * as v from 'valibot';
import { messageColumnSchemas } from '../message.ts';
import type { DatabaseEnv, DeskEnv } from './env.ts';
import { findExpiryTimeMs } from './expiry.ts';
import {
  buildSqlCondition,
  type Filter,
  messageStatuses,
  messagesWithDeliverySql,
} from './filter.ts';

const columnSchemas = {
  ...messageColumnSchemas,
  id: v.number(),
  status: v.picklist(messageStatuses),
  spam_reason: v.nullable(v.string()),
  last_error: v.nullable(v.string()),
  attempts: v.nullable(v.number()),
  delivered_at: v.nullable(v.number()),
  read_at: v.nullable(v.number()),
  answered_at: v.nullable(v.number()),
  taken_by: v.nullable(v.string()),
  file_key: v.nullable(v.string()),
  file_name: v.nullable(v.string()),
  file_size: v.nullable(v.number()),
};

/** The state of a message is that of its delivery to the owner. */
const selectMessagesSql = `SELECT messages.*, owner.attempts, owner.last_error, coalesce(owner.status, 'held') AS status,
  iif(owner.status = 'delivered', owner.settled_at, NULL) AS delivered_at`;

function addExpiry<Row extends Parameters<typeof findExpiryTimeMs>[0]>(messageRow: Row) {
  return { ...messageRow, expires_at: findExpiryTimeMs(messageRow, Date.now()) };
}

const messageSchema = v.pipe(v.object(columnSchemas), v.transform(addExpiry));

export type StoredMessage = v.InferOutput<typeof messageSchema>;

const listedMessageSchema = v.pipe(
  v.object({ ...columnSchemas, noted: v.pipe(v.number(), v.toBoolean()) }),
  v.transform(addExpiry),
);

export type ListedMessage = v.InferOutput<typeof listedMessageSchema>;

async function readMessagePage(
  { DB }: DatabaseEnv,
  filter: Filter,
  { direction, start, limit }: { direction: 'newest' | 'oldest'; start: number; limit: number },
) {
  const { where, values } = buildSqlCondition(filter);
  const [comparisonOperator, sortOrder] = direction === 'newest' ? ['<', 'DESC'] : ['>', 'ASC'];
  const { results: messageRows } = await DB.prepare(
    `${selectMessagesSql}, EXISTS (SELECT 1 FROM history
       WHERE history.reference = messages.reference AND event = 'note' AND happened_at > 0) AS noted
     FROM ${messagesWithDeliverySql}
     WHERE ${where} AND messages.id ${comparisonOperator} ? ORDER BY messages.id ${sortOrder} LIMIT ?`,
  )
    .bind(...values, start, limit)
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
  // Reads one extra row to know whether there is a next page.
  const messagesAndOneMore = await readMessagePage(env, filter, {
    direction: 'newest',
    start: before,
    limit: limit + 1,
  });
  const pageMessages = messagesAndOneMore.slice(0, limit);
  return {
    messages: pageMessages,
    next: messagesAndOneMore.length > limit ? (pageMessages.at(-1)?.id ?? null) : null,
  };
}

/** With the histories, 24 pages take 48 of the 50 calls of an invocation: 240,000 messages. */
const exportPageSize = 10_000;

export async function* readAllMessagePages(
  env: DatabaseEnv,
  filter: Filter = {},
): AsyncGenerator<StoredMessage[]> {
  for (let start = 0; ; ) {
    const page = await readMessagePage(env, filter, {
      direction: 'oldest',
      start,
      limit: exportPageSize,
    });
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < exportPageSize) {
      return;
    }
    start = last.id;
  }
}

export async function findMessage(
  { DB }: DatabaseEnv,
  reference: string,
): Promise<StoredMessage | null> {
  const messageRow = await DB.prepare(
    `${selectMessagesSql} FROM ${messagesWithDeliverySql} WHERE reference = ?`,
  )
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
