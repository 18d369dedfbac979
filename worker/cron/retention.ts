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
 * Removes files that no row names: their post failed before its insert, or their row was removed. It
 * begins anywhere, so that of more files than one round looks through each has its turn.
 */
export async function removeOrphanedFiles(env: Env, now: number): Promise<void> {
  let from: R2ListOptions = { startAfter: `${filePrefix}${crypto.randomUUID()}` };
  let passes = 1;
  for (let count = 0; count < removal.filePages; count += 1) {
    const page = await env.FILES.list({ prefix: filePrefix, ...from });
    const old = page.objects.filter(({ uploaded }) => +uploaded < now - retention.orphanedFile);
    await removeOrphaned(env, old);
    if (!page.truncated && passes === 2) {
      return;
    }
    if (!page.truncated) {
      passes = 2;
    }
    from = page.truncated ? { cursor: page.cursor } : {};
  }
}

const namedSchema = v.array(v.object({ file_key: v.string() }));

async function removeOrphaned(env: Env, files: R2Object[]): Promise<void> {
  if (files.length === 0) {
    return;
  }
  const keys = files.map(({ key }) => key);
  const { results } = await env.DB.prepare(
    'SELECT file_key FROM inquiries WHERE file_key IN (SELECT value FROM json_each(?1))',
  )
    .bind(JSON.stringify(keys))
    .all();
  const named = new Set(v.parse(namedSchema, results).map((row) => row.file_key));
  const orphaned = keys.filter((key) => !named.has(key));
  if (orphaned.length === 0) {
    return;
  }
  await env.FILES.delete(orphaned);
  log('orphaned-files-removed', { count: orphaned.length });
}
