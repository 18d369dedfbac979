/**
 * Removes messages in rounds, rows before files, so that no row names a missing file; the cron task
 * for orphaned files removes files left behind.
 */
import * as v from 'valibot';
import { removal, retention } from '../limits.ts';
import { kindOf, logProblem } from '../log.ts';
import { retry } from '../retry.ts';
import type { DeskBindings } from './bindings.ts';
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

function sentByCondition(email: string): SqlCondition {
  return { where: 'email = ?', values: [email.toLowerCase()] };
}

/** Failed and queued messages stay until the owner decides. */
function expiredCondition(now: number): SqlCondition {
  return {
    where: `(status = 'delivered' AND delivered_at < ?) OR (status = 'held' AND received_at < ?)`,
    values: [now - retention.delivered, now - retention.held],
  };
}

export function erase(bindings: DeskBindings, email: string, actor: Actor): Promise<Removal> {
  return removeInRounds(bindings, sentByCondition(email), actor);
}

export function remove(
  bindings: DeskBindings,
  references: string[],
  actor: Actor,
): Promise<Removal> {
  const where = 'reference IN (SELECT value FROM json_each(?))';
  return removeInRounds(bindings, { where, values: [JSON.stringify(references)] }, actor);
}

/** Removes expired messages, hidden notes and expired records of erasures. */
export async function purge(bindings: DeskBindings, now: number): Promise<Removal> {
  const removed = await removeInRounds(bindings, expiredCondition(now), null);
  await bindings.DB.prepare(
    `DELETE FROM history WHERE (what = 'erased' AND at < ?) OR (what = 'note' AND at < 0)`,
  )
    .bind(now - retention.delivered)
    .run();
  return removed;
}

async function removeInRounds(
  bindings: DeskBindings,
  condition: SqlCondition,
  actor: Actor | null,
): Promise<Removal> {
  const removed: Removal = { messages: 0, files: 0, filesLeft: 0, complete: false };
  for (let round = 0; round < removal.rounds && !removed.complete; round += 1) {
    const rows = await (actor === null
      ? removeRows(bindings, condition)
      : removeListedRows(bindings, condition));
    const keys = rows.flatMap(({ file_key: key }) => (key === null ? [] : [key]));
    removed.messages += rows.length;
    if (await removeFiles(bindings, keys, actor === null ? withoutRetry : retry)) {
      removed.files += keys.length;
    } else {
      removed.filesLeft += keys.length;
    }
    if (actor !== null && rows.length > 0) {
      await recordErased(bindings, rows, actor);
    }
    removed.complete = rows.length < removal.batch;
  }
  return removed;
}

/**
 * Records erased references, so that the owner can prove the erasure; a reference is no personal
 * data.
 */
async function recordErased({ DB }: DeskBindings, rows: Row[], { name, now }: Actor) {
  await retry(() =>
    DB.prepare(
      `INSERT INTO history (reference, at, what, actor)
       SELECT value, ?2, 'erased', ?3 FROM json_each(?1)
       WHERE value NOT IN (SELECT reference FROM history WHERE what = 'erased')`,
    )
      .bind(toReferencesJson(rows), now, name)
      .run(),
  );
}

function toReferencesJson(rows: Row[]): string {
  return JSON.stringify(rows.map(({ reference }) => reference));
}

/** Reads and removes in one statement, because the daily round has few calls left. */
async function removeRows({ DB }: DeskBindings, { where, values }: SqlCondition): Promise<Row[]> {
  const { results } = await DB.prepare(
    `DELETE FROM inquiries
     WHERE reference IN (SELECT reference FROM inquiries WHERE ${where} LIMIT ?)
     RETURNING reference, file_key`,
  )
    .bind(...values, removal.batch)
    .all();
  return v.parse(rowsSchema, results);
}

/** Reads before removing, so that a retry after a lost response still knows the rows. */
async function removeListedRows(
  { DB }: DeskBindings,
  { where, values }: SqlCondition,
): Promise<Row[]> {
  const { results } = await DB.prepare(
    `SELECT reference, file_key FROM inquiries WHERE ${where} LIMIT ?`,
  )
    .bind(...values, removal.batch)
    .all();
  const rows = v.parse(rowsSchema, results);
  if (rows.length === 0) {
    return [];
  }
  await retry(() =>
    DB.prepare('DELETE FROM inquiries WHERE reference IN (SELECT value FROM json_each(?))')
      .bind(toReferencesJson(rows))
      .run(),
  );
  return rows;
}

/** Not retried, because the cron task for orphaned files finds the rest. */
function withoutRetry(call: () => Promise<void>): Promise<void> {
  return call();
}

async function removeFiles(
  { FILES }: DeskBindings,
  keys: string[],
  attempt: typeof withoutRetry,
): Promise<boolean> {
  try {
    if (keys.length > 0) {
      await attempt(() => FILES.delete(keys));
    }
    return true;
  } catch (error) {
    logProblem('files-not-removed', { count: keys.length, error: kindOf(error) });
    return false;
  }
}

export interface Count {
  messages: number;
  files: number;
}

const countSchema = v.object({ messages: v.number(), files: v.number() });

export async function countSentBy({ DB }: DeskBindings, email: string): Promise<Count> {
  const { where, values } = sentByCondition(email);
  const row = await DB.prepare(
    `SELECT count(*) AS messages, count(file_key) AS files FROM inquiries WHERE ${where}`,
  )
    .bind(...values)
    .first();
  return v.parse(countSchema, row);
}

const rowsSchema = v.array(v.object({ reference: v.string(), file_key: v.nullable(v.string()) }));
type Row = v.InferOutput<typeof rowsSchema>[number];
