/**
 * Removes messages with their files, in rounds: one statement deletes some rows and names their files,
 * one call deletes those. Rows go first, so no row ever names a missing file; a file that is left when
 * a round stops between the two has no row, and the Worker's daily round removes it.
 */
import * as v from 'valibot';
import { removal, retention } from '../limits.ts';
import { kindOf, logProblem } from '../log.ts';
import type { DeskBindings } from './bindings.ts';
import type { Actor } from './history.ts';

export interface Removal {
  messages: number;
  files: number;
  /** Files that could not be deleted with their rows; the daily round removes them. */
  filesLeft: number;
  /** False when more is left than one call may do: call again. */
  complete: boolean;
}

/** Which rows: a condition and its bound values. */
interface Choice {
  where: string;
  values: (string | number)[];
}

function sentBy(email: string): Choice {
  return { where: 'email = ?', values: [email.toLowerCase()] };
}

/** Failed and waiting messages stay until the owner decides. */
function expiredAt(now: number): Choice {
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

/** Removes what has grown old, and in the end the last that told of erased messages. */
export async function purge(bindings: DeskBindings, now: number): Promise<Removal> {
  const removed = await removeInRounds(bindings, expiredAt(now), null);
  await bindings.DB.prepare(`DELETE FROM history WHERE what = 'erased' AND at < ?`)
    .bind(now - retention.delivered)
    .run();
  return removed;
}

async function removeInRounds(
  bindings: DeskBindings,
  choice: Choice,
  actor: Actor | null,
): Promise<Removal> {
  const removed: Removal = { messages: 0, files: 0, filesLeft: 0, complete: false };
  for (let round = 0; round < removal.rounds && !removed.complete; round += 1) {
    const { references, keys } = await removeRows(bindings, choice);
    removed.messages += references.length;
    if (await removeFiles(bindings, keys)) removed.files += keys.length;
    else removed.filesLeft += keys.length;
    if (actor !== null && references.length > 0) await rememberErased(bindings, references, actor);
    removed.complete = references.length < removal.batch;
  }
  return removed;
}

/** A reference alone tells nothing of its person, and the owner can answer what became of it. */
async function rememberErased({ DB }: DeskBindings, references: string[], { name, now }: Actor) {
  await DB.prepare(
    `INSERT INTO history (reference, at, what, actor)
     SELECT value, ?2, 'erased', ?3 FROM json_each(?1)`,
  )
    .bind(JSON.stringify(references), now, name)
    .run();
}

const removedSchema = v.array(
  v.object({ reference: v.string(), file_key: v.nullable(v.string()) }),
);

async function removeRows({ DB }: DeskBindings, { where, values }: Choice) {
  const { results } = await DB.prepare(
    `DELETE FROM inquiries
     WHERE reference IN (SELECT reference FROM inquiries WHERE ${where} LIMIT ?)
     RETURNING reference, file_key`,
  )
    .bind(...values, removal.batch)
    .all();
  const rows = v.parse(removedSchema, results);
  return {
    references: rows.map(({ reference }) => reference),
    keys: rows.flatMap(({ file_key: key }) => (key === null ? [] : [key])),
  };
}

async function removeFiles({ FILES }: DeskBindings, keys: string[]): Promise<boolean> {
  try {
    if (keys.length > 0) await FILES.delete(keys);
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

async function count({ DB }: DeskBindings, { where, values }: Choice): Promise<Count> {
  const row = await DB.prepare(
    `SELECT count(*) AS messages, count(file_key) AS files FROM inquiries WHERE ${where}`,
  )
    .bind(...values)
    .first();
  return v.parse(countSchema, row);
}

const expiredSchema = v.array(
  v.object({ reference: v.string(), status: v.string(), file_key: v.nullable(v.string()) }),
);

/** The first of what has grown old, to look at before it is removed. */
export async function listExpired({ DB }: DeskBindings, now: number, limit: number) {
  const { where, values } = expiredAt(now);
  const { results } = await DB.prepare(
    `SELECT reference, status, file_key FROM inquiries WHERE ${where} LIMIT ?`,
  )
    .bind(...values, limit)
    .all();
  return v.parse(expiredSchema, results);
}
