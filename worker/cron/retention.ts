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
  await DB.prepare('DELETE FROM days WHERE day < ?')
    .bind(Math.floor(nowMs / dayMs))
    .run();
}

/** Removes files that no row names; each run starts at a random file, because one run may not list all files. */
export async function removeOrphanedFiles(env: Env, nowMs: number): Promise<void> {
  let listStartOptions: R2ListOptions = { startAfter: `${fileKeyPrefix}${crypto.randomUUID()}` };
  let isSecondPass = false;
  for (let filePageIndex = 0; filePageIndex < removalLimits.filePages; filePageIndex += 1) {
    const filePage = await env.FILES.list({ prefix: fileKeyPrefix, ...listStartOptions });
    const uploadCutoffMs = nowMs - retentionLimits.orphanedFile;
    const oldFiles = filePage.objects.filter(({ uploaded }) => +uploaded < uploadCutoffMs);
    if (oldFiles.length > 0) {
      await removeFilesWithoutRow(env, JSON.stringify(oldFiles.map(({ key }) => key)));
    }
    if (!filePage.truncated && isSecondPass) {
      return;
    }
    isSecondPass ||= !filePage.truncated;
    listStartOptions = filePage.truncated ? { cursor: filePage.cursor } : {};
  }
}

const fileKeyRowsSchema = v.array(v.object({ key: v.string() }));

async function removeFilesWithoutRow({ DB, FILES }: Env, fileKeysJson: string): Promise<void> {
  const { results } = await DB.prepare(
    `SELECT value AS key FROM json_each(?1)
     WHERE NOT EXISTS (SELECT 1 FROM files WHERE key = value)`,
  )
    .bind(fileKeysJson)
    .all();
  const orphanedFileKeys = v.parse(fileKeyRowsSchema, results).map(({ key }) => key);
  if (orphanedFileKeys.length > 0) {
    await FILES.delete(orphanedFileKeys);
    logEvent('orphaned-files-removed', { count: orphanedFileKeys.length });
  }
}
