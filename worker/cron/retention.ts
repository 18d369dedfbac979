import * as v from 'valibot';
import { purge as removeExpired } from '../desk/remove.ts';
import type { Env } from '../env.ts';
import { filePrefix } from '../intake/files.ts';
import { removal, retention } from '../limits.ts';
import { log } from '../log.ts';

export async function purge(env: Env, now: number): Promise<void> {
  const { messages, files } = await removeExpired(env, now);
  if (messages > 0) {
    log('purged', { rows: messages, files });
  }
}

/**
 * Removes files that no row names, from a random starting point, so that every file is reached
 * although one run lists only some.
 */
export async function removeOrphanedFiles(env: Env, now: number): Promise<void> {
  let from: R2ListOptions = { startAfter: `${filePrefix}${crypto.randomUUID()}` };
  let isSecondPass = false;
  for (let count = 0; count < removal.filePages; count += 1) {
    const page = await env.FILES.list({ prefix: filePrefix, ...from });
    const old = page.objects.filter(({ uploaded }) => +uploaded < now - retention.orphanedFile);
    if (old.length > 0) {
      await removeOrphaned(env, JSON.stringify(old.map(({ key }) => key)));
    }
    if (!page.truncated && isSecondPass) {
      return;
    }
    isSecondPass ||= !page.truncated;
    from = page.truncated ? { cursor: page.cursor } : {};
  }
}

const keysSchema = v.array(v.object({ key: v.string() }));

async function removeOrphaned({ DB, FILES }: Env, keys: string): Promise<void> {
  const { results } = await DB.prepare(
    `SELECT value AS key FROM json_each(?1)
     WHERE NOT EXISTS (SELECT 1 FROM inquiries WHERE file_key = value)`,
  )
    .bind(keys)
    .all();
  const orphaned = v.parse(keysSchema, results).map(({ key }) => key);
  if (orphaned.length > 0) {
    await FILES.delete(orphaned);
    log('orphaned-files-removed', { count: orphaned.length });
  }
}
