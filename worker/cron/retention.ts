import type { Env } from '../env.ts';
import { fileKeyPrefix } from '../files.ts';
import { dayMs, removalLimits, retentionLimits } from '../limits.ts';
import { logEvent } from '../log.ts';
import { readTexts } from '../rows.ts';

/** Of the messages of each day, only today's count is needed. */
export async function removeOldCounts({ DB }: Env, nowMs: number): Promise<void> {
  const today = Math.floor(nowMs / dayMs);
  await DB.prepare('DELETE FROM days WHERE day < ?').bind(today).run();
  const viewsSql = `DELETE FROM views WHERE kind IN ('day', 'page', 'source', 'country', 'speed') AND day < ?`;
  await DB.prepare(viewsSql)
    .bind(Math.floor((nowMs - retentionLimits.views) / dayMs))
    .run();
}

/** Removes files that no row names; each run starts at a random file, because one run may not list all files. */
export async function removeOrphanedFiles({ DB, FILES }: Env, nowMs: number): Promise<void> {
  const sql = `SELECT value FROM json_each(?1) WHERE NOT EXISTS (SELECT 1 FROM files WHERE key = value)`;
  let start: R2ListOptions = { startAfter: `${fileKeyPrefix}${crypto.randomUUID()}` };
  let isSecondPass = false;
  for (let pageCount = 0; pageCount < removalLimits.filePages; pageCount += 1) {
    const page = await FILES.list({ prefix: fileKeyPrefix, ...start });
    const cutoffMs = nowMs - retentionLimits.orphanedFile;
    const oldFiles = page.objects.filter(({ uploaded }) => +uploaded < cutoffMs);
    const oldKeys = oldFiles.map(({ key }) => key);
    const keys = oldKeys.length > 0 ? await readTexts(DB, sql, JSON.stringify(oldKeys)) : [];
    if (keys.length > 0) {
      await FILES.delete(keys);
      logEvent('orphaned-files-removed', { count: keys.length });
    }
    if (!page.truncated && isSecondPass) {
      return;
    }
    isSecondPass ||= !page.truncated;
    start = page.truncated ? { cursor: page.cursor } : {};
  }
}
