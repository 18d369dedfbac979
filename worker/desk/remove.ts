/**
 * Removes messages with their files, in rounds. A round first reads what it is about to remove: when
 * the answer to a later step is lost, the next attempt still knows it. Rows go before files, so no row
 * ever names a missing file; a file that is left has no row, and the Worker's daily round removes it.
 */
import * as v from 'valibot';
import { removal, retention } from '../limits.ts';
import { kindOf, logProblem } from '../log.ts';
import { retry } from '../retry.ts';
import type { DeskBindings } from './bindings.ts';
import type { SqlCondition } from './filter.ts';
import { referencesOf } from './handle.ts';
import type { Actor } from './history.ts';

export interface Removal {
  messages: number;
  files: number;
  /** Files that could not be deleted with their rows; the daily round removes them. */
  filesLeft: number;
  /** False when more is left than one call may do: call again. */
  complete: boolean;
}

function sentBy(email: string): SqlCondition {
  return { where: 'email = ?', values: [email.toLowerCase()] };
}

/** Failed and waiting messages stay until the owner decides. */
function expiredAt(now: number): SqlCondition {
  return {
    where: `(status = 'delivered' AND delivered_at < ?) OR (status = 'held' AND received_at < ?)`,
    values: [now - retention.delivered, now - retention.held],
  };
}

/** Removes everything that one person sent. */
export function erase(bindings: DeskBindings, email: string, actor: Actor): Promise<Removal> {
  return removeInRounds(bindings, sentBy(email), actor);
}

/** Removes the named messages. */
export function remove(
  bindings: DeskBindings,
  references: string[],
  actor: Actor,
): Promise<Removal> {
  const where = 'reference IN (SELECT value FROM json_each(?))';
  return removeInRounds(bindings, { where, values: [JSON.stringify(references)] }, actor);
}

/** Removes what has grown old, hidden notes, and in the end what tells of erased messages. */
export async function purge(bindings: DeskBindings, now: number): Promise<Removal> {
  const removed = await removeInRounds(bindings, expiredAt(now), null);
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
    const found = await list(bindings, condition, removal.batch);
    const rows = await removeRows(bindings, condition, found);
    const keys = rows.flatMap(({ file_key: key }) => (key === null ? [] : [key]));
    removed.messages += rows.length;
    if (await removeFiles(bindings, keys)) removed.files += keys.length;
    else removed.filesLeft += keys.length;
    if (actor !== null && rows.length > 0) await rememberErased(bindings, rows, actor);
    removed.complete = found.length < removal.batch;
  }
  return removed;
}

/** A reference alone tells nothing of its person, and the owner can answer what became of it. */
async function rememberErased({ DB }: DeskBindings, rows: Row[], { name, now }: Actor) {
  await retry(() =>
    DB.prepare(
      `INSERT INTO history (reference, at, what, actor)
       SELECT value, ?2, 'erased', ?3 FROM json_each(?1)
       WHERE value NOT IN (SELECT reference FROM history WHERE what = 'erased')`,
    )
      .bind(namesOf(rows), now, name)
      .run(),
  );
}

function namesOf(rows: Row[]): string {
  return JSON.stringify(rows.map(({ reference }) => reference));
}

/** Returns the rows that are gone. A row that changed meanwhile may not fit the condition any more. */
async function removeRows(
  { DB }: DeskBindings,
  { where, values }: SqlCondition,
  rows: Row[],
): Promise<Row[]> {
  if (rows.length === 0) return [];
  let attempts = 0;
  const { results } = await retry(() => {
    attempts += 1;
    return DB.prepare(
      `DELETE FROM inquiries
       WHERE (${where}) AND reference IN (SELECT value FROM json_each(?)) RETURNING reference`,
    )
      .bind(...values, namesOf(rows))
      .all();
  });
  // An earlier attempt may have removed them and lost its answer.
  if (attempts > 1) return rows;
  const gone = new Set(referencesOf(results));
  return rows.filter(({ reference }) => gone.has(reference));
}

async function removeFiles({ FILES }: DeskBindings, keys: string[]): Promise<boolean> {
  try {
    if (keys.length > 0) await retry(() => FILES.delete(keys));
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

export function countSentBy(bindings: DeskBindings, email: string): Promise<Count> {
  return count(bindings, sentBy(email));
}

export function countExpired(bindings: DeskBindings, now: number): Promise<Count> {
  return count(bindings, expiredAt(now));
}

const countSchema = v.object({ messages: v.number(), files: v.number() });

async function count({ DB }: DeskBindings, { where, values }: SqlCondition): Promise<Count> {
  const row = await DB.prepare(
    `SELECT count(*) AS messages, count(file_key) AS files FROM inquiries WHERE ${where}`,
  )
    .bind(...values)
    .first();
  return v.parse(countSchema, row);
}

const rowsSchema = v.array(
  v.object({ reference: v.string(), status: v.string(), file_key: v.nullable(v.string()) }),
);

type Row = v.InferOutput<typeof rowsSchema>[number];

/** The first of what has grown old, to look at before it is removed. */
export function listExpired(bindings: DeskBindings, now: number, limit: number): Promise<Row[]> {
  return list(bindings, expiredAt(now), limit);
}

async function list(
  { DB }: DeskBindings,
  { where, values }: SqlCondition,
  limit: number,
): Promise<Row[]> {
  const { results } = await DB.prepare(
    `SELECT reference, status, file_key FROM inquiries WHERE ${where} LIMIT ?`,
  )
    .bind(...values, limit)
    .all();
  return v.parse(rowsSchema, results);
}
