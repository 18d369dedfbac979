import * as v from 'valibot';
import type { DatabaseEnv } from '../env.ts';
import { retentionLimits } from '../limits.ts';
import { filesColumnSchema, messageColumnSchemas } from '../message.ts';
import { readRows } from '../rows.ts';
import { buildSqlCondition, type Filter, messageStatuses } from './filter.ts';

const numberColumns = ['attempts', 'delivered_at', 'read_at', 'answered_at'] as const;
const textColumns = ['spam_reason', 'last_error', 'taken_by', 'due_on', 'campaign'] as const;
const columnSchemas = {
  ...messageColumnSchemas,
  ...v.entriesFromList(numberColumns, v.nullable(v.number())),
  ...v.entriesFromList(textColumns, v.nullable(v.string())),
  id: v.number(),
  status: v.picklist(messageStatuses),
  files: filesColumnSchema,
  noted: v.pipe(v.number(), v.toBoolean()),
};

const messageSchema = v.pipe(
  v.object(columnSchemas),
  v.transform((row) => {
    const { delivered_at, answered_at, status } = row;
    const isExpiring =
      status === 'delivered' &&
      answered_at === null &&
      delivered_at !== null &&
      delivered_at < Date.now() - retentionLimits.expiring;
    return { ...row, expires_at: isExpiring ? delivered_at + retentionLimits.delivered : null };
  }),
);

export type StoredMessage = v.InferOutput<typeof messageSchema>;

/** A Worker has only 128 MB of memory, so a page of long messages has fewer of them. */
const maxPageLength = 5_000_000;

async function readMessagePage(
  { DB }: DatabaseEnv,
  filter: Filter,
  { direction, start, limit }: { direction: 'newest' | 'oldest'; start: number; limit: number },
) {
  const { whereSql, values } = buildSqlCondition(filter);
  const [operator, order] = direction === 'newest' ? ['<', 'DESC'] : ['>', 'ASC'];
  const sql = `SELECT * FROM (SELECT *, sum(length(fields)) OVER (ORDER BY id ${order}) AS page_length FROM (
      SELECT * FROM desk_messages WHERE ${whereSql} AND id ${operator} ? ORDER BY id ${order} LIMIT ?))
    WHERE page_length - length(fields) < ${maxPageLength} ORDER BY id ${order}`;
  return readRows(DB, messageSchema, sql, ...values, start, limit);
}

export type MessagePage = Awaited<ReturnType<typeof listMessages>>;

export async function listMessages(env: DatabaseEnv, filter: Filter, limit: number) {
  // Reads one extra row to know whether there are older ones.
  const page = { direction: 'newest', start: Number.MAX_SAFE_INTEGER, limit: limit + 1 } as const;
  const rows = await readMessagePage(env, filter, page);
  return { messages: rows.slice(0, limit), hasOlder: rows.length > limit };
}

/** With the histories, 24 pages take 49 of the 50 calls of an invocation: 240,000 messages, or 120 MB. */
const exportPageSize = 10_000;

export async function* readAllMessagePages(
  env: DatabaseEnv,
  filter: Filter = {},
): AsyncGenerator<StoredMessage[]> {
  for (let start = 0; ; ) {
    const page = { direction: 'oldest', start, limit: exportPageSize } as const;
    const messages = await readMessagePage(env, filter, page);
    const last = messages.at(-1);
    if (!last) {
      return;
    }
    yield messages;
    start = last.id;
  }
}

export async function findMessage({ DB }: DatabaseEnv, reference: string) {
  const sql = 'SELECT * FROM desk_messages WHERE reference = ?';
  const [message] = await readRows(DB, messageSchema, sql, reference);
  return message ?? null;
}
