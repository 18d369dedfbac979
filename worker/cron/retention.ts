import * as v from 'valibot';
import { removeExpiredRecords } from '../desk/remove.ts';
import type { Env } from '../env.ts';
import { fileKeyPrefix } from '../files.ts';
import { dayMs, removalLimits, retentionLimits } from '../limits.ts';
import { logEvent } from '../log.ts';

export async function removeExpiredMessages(env: Env, nowMs: number): Promise<void> {
  const { messages, files } = await removeExpiredRecords(env, nowMs);
  if (messages > 0) {
    logEvent('purged', { rows: messages, files });
  }
}

/** Only today's count is needed. */
export async function removeOldDays({ DB }: Env, nowMs: number): Promise<void> {
  const statement = DB.prepare('DELETE FROM days WHERE day < ?');
  await statement.bind(Math.floor(nowMs / dayMs)).run();
}

/** Removes files that no row names; each run starts at a random file, because one run may not list all files. */
export async function removeOrphanedFiles(env: Env, nowMs: number): Promise<void> {
  let start: R2ListOptions = { startAfter: `${fileKeyPrefix}${crypto.randomUUID()}` };
  let isSecondPass = false;
  for (let pageCount = 0; pageCount < removalLimits.filePages; pageCount += 1) {
    const page = await env.FILES.list({ prefix: fileKeyPrefix, ...start });
    const cutoffMs = nowMs - retentionLimits.orphanedFile;
    const oldFiles = page.objects.filter(({ uploaded }) => +uploaded < cutoffMs);
    if (oldFiles.length > 0) {
      await removeFilesWithoutRow(env, JSON.stringify(oldFiles.map(({ key }) => key)));
    }
    if (!page.truncated && isSecondPass) {
      return;
    }
    isSecondPass ||= !page.truncated;
    start = page.truncated ? { cursor: page.cursor } : {};
  }
}

const fileKeyRowsSchema = v.array(v.object({ key: v.string() }));

async function removeFilesWithoutRow({ DB, FILES }: Env, fileKeysJson: string): Promise<void> {
  const sql = `SELECT value AS key FROM json_each(?1)
    WHERE NOT EXISTS (SELECT 1 FROM files WHERE key = value)`;
  const { results } = await DB.prepare(sql).bind(fileKeysJson).all();
  const keys = v.parse(fileKeyRowsSchema, results).map(({ key }) => key);
  if (keys.length > 0) {
    await FILES.delete(keys);
    logEvent('orphaned-files-removed', { count: keys.length });
  }
}
