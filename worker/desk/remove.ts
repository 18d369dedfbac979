/**
 * Removes messages in rounds, rows before files, so that no row names a missing file; the cron task
 * for orphaned files removes files left behind.
 */
import * as v from 'valibot';
import { removalLimits, retentionLimits } from '../limits.ts';
import { logProblem, readErrorKind } from '../log.ts';
import { retry } from '../retry.ts';
import type { DeskEnv } from './env.ts';
import type { SqlCondition } from './filter.ts';
import type { Actor } from './history.ts';

export interface Removal {
  messages: number;
  files: number;
  /** Files that could not be deleted with their rows. */
  filesLeft: number;
  /** False when more messages are left than one call may remove. */
  complete: boolean;
}

function buildSenderCondition(email: string): SqlCondition {
  return { where: 'email = ?', values: [email.toLowerCase()] };
}

/** Failed and waiting messages stay until the owner decides. */
function buildExpiredCondition(nowMs: number): SqlCondition {
  return {
    where: `id IN (SELECT message FROM deliveries WHERE recipient = 'owner' AND status = 'delivered' AND settled_at < ?)
      OR held_at < ?`,
    values: [nowMs - retentionLimits.delivered, nowMs - retentionLimits.held],
  };
}

export function eraseMessagesOfSender(env: DeskEnv, email: string, actor: Actor): Promise<Removal> {
  return removeInRounds(env, buildSenderCondition(email), actor);
}

export function removeMessages(env: DeskEnv, references: string[], actor: Actor): Promise<Removal> {
  const whereSql = 'reference IN (SELECT value FROM json_each(?))';
  return removeInRounds(env, { where: whereSql, values: [JSON.stringify(references)] }, actor);
}

/** Removes expired messages, hidden notes and expired records of erasures. */
export async function removeExpiredRecords(env: DeskEnv, nowMs: number): Promise<Removal> {
  const removalTotals = await removeInRounds(env, buildExpiredCondition(nowMs), null);
  await env.DB.prepare(
    `DELETE FROM history WHERE (event = 'erased' AND happened_at < ?) OR (event = 'note' AND happened_at < 0)`,
  )
    .bind(nowMs - retentionLimits.delivered)
    .run();
  return removalTotals;
}

async function removeInRounds(
  env: DeskEnv,
  sqlCondition: SqlCondition,
  actor: Actor | null,
): Promise<Removal> {
  const removalTotals: Removal = { messages: 0, files: 0, filesLeft: 0, complete: false };
  for (
    let roundIndex = 0;
    roundIndex < removalLimits.rounds && !removalTotals.complete;
    roundIndex += 1
  ) {
    const removedRows = await (actor === null
      ? deleteRows(env, sqlCondition)
      : readThenDeleteRows(env, sqlCondition));
    const fileKeys = removedRows.flatMap(({ file_key: fileKey }) =>
      fileKey === null ? [] : [fileKey],
    );
    removalTotals.messages += removedRows.length;
    if (await removeFiles(env, fileKeys, actor !== null)) {
      removalTotals.files += fileKeys.length;
    } else {
      removalTotals.filesLeft += fileKeys.length;
    }
    if (actor !== null && removedRows.length > 0) {
      await recordErasure(env, removedRows, actor);
    }
    removalTotals.complete = removedRows.length < removalLimits.batch;
  }
  return removalTotals;
}

/**
 * Records erased references, so that the owner can prove the erasure; a reference is no personal
 * data.
 */
async function recordErasure({ DB }: DeskEnv, erasedRows: Row[], actor: Actor) {
  await retry(() =>
    DB.prepare(
      `INSERT INTO history (reference, happened_at, event, actor)
       SELECT value, ?2, 'erased', ?3 FROM json_each(?1)
       WHERE value NOT IN (SELECT reference FROM history WHERE event = 'erased')`,
    )
      .bind(toReferencesJson(erasedRows), actor.now, actor.name)
      .run(),
  );
}

function toReferencesJson(rows: Row[]): string {
  return JSON.stringify(rows.map(({ reference }) => reference));
}

/** Reads and removes in one statement, because the daily round has few database calls left. */
async function deleteRows({ DB }: DeskEnv, sqlCondition: SqlCondition): Promise<Row[]> {
  const { results: deletedRows } = await DB.prepare(
    `DELETE FROM messages
     WHERE reference IN (SELECT reference FROM messages WHERE ${sqlCondition.where} LIMIT ?)
     RETURNING reference, file_key`,
  )
    .bind(...sqlCondition.values, removalLimits.batch)
    .all();
  return v.parse(removedRowsSchema, deletedRows);
}

/** Reads before removing, so that a retry after a lost response still knows the rows. */
async function readThenDeleteRows({ DB }: DeskEnv, sqlCondition: SqlCondition): Promise<Row[]> {
  const { results: foundRows } = await DB.prepare(
    `SELECT reference, file_key FROM messages WHERE ${sqlCondition.where} LIMIT ?`,
  )
    .bind(...sqlCondition.values, removalLimits.batch)
    .all();
  const messageRows = v.parse(removedRowsSchema, foundRows);
  if (messageRows.length === 0) {
    return [];
  }
  await retry(() =>
    DB.prepare('DELETE FROM messages WHERE reference IN (SELECT value FROM json_each(?))')
      .bind(toReferencesJson(messageRows))
      .run(),
  );
  return messageRows;
}

/** Without a retry, the cron task for orphaned files removes the files of a failed call. */
async function removeFiles(
  { FILES }: DeskEnv,
  fileKeys: string[],
  shouldRetry: boolean,
): Promise<boolean> {
  const deleteFiles = () => FILES.delete(fileKeys);
  try {
    if (fileKeys.length > 0) {
      await (shouldRetry ? retry(deleteFiles) : deleteFiles());
    }
    return true;
  } catch (error) {
    logProblem('files-not-removed', { count: fileKeys.length, error: readErrorKind(error) });
    return false;
  }
}

const messageAndFileCountsSchema = v.object({ messages: v.number(), files: v.number() });
export type Count = v.InferOutput<typeof messageAndFileCountsSchema>;

export async function countMessagesOfSender({ DB }: DeskEnv, email: string): Promise<Count> {
  const { where: whereSql, values } = buildSenderCondition(email);
  const messageAndFileCountsRow = await DB.prepare(
    `SELECT count(*) AS messages, count(file_key) AS files FROM messages WHERE ${whereSql}`,
  )
    .bind(...values)
    .first();
  return v.parse(messageAndFileCountsSchema, messageAndFileCountsRow);
}

const removedRowsSchema = v.array(
  v.object({ reference: v.string(), file_key: v.nullable(v.string()) }),
);
type Row = v.InferOutput<typeof removedRowsSchema>[number];
