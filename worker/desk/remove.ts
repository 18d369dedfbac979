/**
 * Removes messages in rounds, rows before files, so that no row names a missing file; the cron task
 * for orphaned files removes files left behind.
 */
import * as v from 'valibot';
import type { DeskEnv } from '../env.ts';
import { removalLimits, retentionLimits } from '../limits.ts';
import { logEvent, runSafely } from '../log.ts';
import { filesColumnSchema } from '../message.ts';
import { retry } from '../outside-calls.ts';
import { readRows } from '../rows.ts';
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

/** Failed and waiting messages stay until the owner decides, and a meeting until it has taken place. */
const expiredSql = `(id IN (SELECT message FROM deliveries WHERE recipient = 'owner' AND status = 'delivered' AND settled_at < ?)
  OR held_at < ?) AND coalesce(meets_at, 0) < ?`;

export async function eraseMessagesOfSender(env: DeskEnv, email: string, actor: Actor) {
  const values = [email.toLowerCase()];
  const removal = await removeInRounds(env, { whereSql: 'email = ?', values }, actor);
  const forget = env.DB.prepare('DELETE FROM spam_senders WHERE email = ?').bind(...values);
  await retry(() => forget.run());
  return removal;
}

export function removeMessages(env: DeskEnv, references: string[], actor: Actor): Promise<Removal> {
  const whereSql = 'reference IN (SELECT value FROM json_each(?))';
  return removeInRounds(env, { whereSql, values: [JSON.stringify(references)] }, actor);
}

/** Removes expired messages, hidden notes, and expired records of erasures, spam senders and people. */
export async function removeExpiredRecords(env: DeskEnv, nowMs: number): Promise<Removal> {
  const values = [nowMs - retentionLimits.delivered, nowMs - retentionLimits.held, nowMs];
  const removal = await removeInRounds(env, { whereSql: expiredSql, values }, null);
  const remove = (sql: string, keptMs: number) => env.DB.prepare(sql).bind(nowMs - keptMs);
  await env.DB.batch([
    remove(
      `DELETE FROM history WHERE (event = 'erased' AND happened_at < ?) OR (event = 'note' AND happened_at < 0)`,
      retentionLimits.delivered,
    ),
    remove('DELETE FROM spam_senders WHERE marked_at < ?', retentionLimits.spamSenders),
    remove('DELETE FROM people WHERE seen_at < ?', retentionLimits.delivered),
  ]);
  logEvent('purged', { rows: removal.messages, files: removal.files });
  return removal;
}

/** Reads before removing, so that a retry after a lost response still knows the rows. */
async function removeInRounds(
  { DB, FILES }: DeskEnv,
  { whereSql, values }: SqlCondition,
  actor: Actor | null,
): Promise<Removal> {
  const removal: Removal = { messages: 0, files: 0, filesLeft: 0, complete: false };
  for (let round = 0; round < removalLimits.rounds && !removal.complete; round += 1) {
    const findSql = `SELECT reference, files FROM messages_with_files WHERE ${whereSql} LIMIT ?`;
    const foundRows = await readRows(DB, rowSchema, findSql, ...values, removalLimits.batch);
    const deleteSql = `DELETE FROM messages
      WHERE reference IN (SELECT value FROM json_each(?)) AND (${whereSql}) RETURNING reference`;
    const foundJson = JSON.stringify(foundRows.map(({ reference }) => reference));
    const deletion = DB.prepare(deleteSql).bind(foundJson, ...values);
    const record = actor && DB.prepare(recordErasureSql).bind(foundJson, actor.nowMs, actor.name);
    const statements = record ? [deletion, record] : [deletion];
    const [deleted] = await retry(() => DB.batch<{ reference: string }>(statements));
    const deletedReferences = deleted?.results.map(({ reference }) => reference);
    // A removal by age has no actor, and leaves a message that is sent again meanwhile, with its files.
    const rows = foundRows.filter((row) => actor || deletedReferences?.includes(row.reference));
    const fileKeys = rows.flatMap(({ files }) => files.map(({ key }) => key));
    // The round for files without a message removes what is left.
    const removeFiles = () => retry(() => FILES.delete(fileKeys));
    const hasRemovedFiles =
      fileKeys.length === 0 ||
      (await runSafely(removeFiles, 'files-not-removed', { count: fileKeys.length }));
    removal.messages += rows.length;
    removal[hasRemovedFiles ? 'files' : 'filesLeft'] += fileKeys.length;
    removal.complete = foundRows.length < removalLimits.batch;
  }
  return removal;
}

/** Records what a person erased, so that the owner can prove it; a reference is no personal data. */
const recordErasureSql = `INSERT INTO history (reference, happened_at, event, actor)
  SELECT value, ?2, 'erased', ?3 FROM json_each(?1)
  WHERE value NOT IN (SELECT reference FROM history WHERE event = 'erased')`;

const senderCountsSchema = v.object({
  messages: v.number(),
  files: v.number(),
  /** Later messages of the sender are held, even when none is stored. */
  isSpamSender: v.pipe(v.number(), v.toBoolean()),
});
export type SenderCounts = v.InferOutput<typeof senderCountsSchema>;

export async function countMessagesOfSender({ DB }: DeskEnv, email: string): Promise<SenderCounts> {
  const sql = `SELECT count(*) AS messages, coalesce(sum((SELECT count(*) FROM files WHERE message = messages.id)), 0) AS files,
      EXISTS (SELECT 1 FROM spam_senders WHERE email = ?1) AS isSpamSender
    FROM messages WHERE email = ?1`;
  const row = await DB.prepare(sql).bind(email.toLowerCase()).first();
  return v.parse(senderCountsSchema, row);
}

const rowSchema = v.object({ reference: v.string(), files: filesColumnSchema });
