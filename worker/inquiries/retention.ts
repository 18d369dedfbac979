import * as v from 'valibot';
import type { Env } from '../env.ts';
import { retention } from '../limits.ts';
import { log } from '../log.ts';
import { expired, expiryDates } from './expiry.ts';
import { filePrefix } from './files.ts';

const expiredSchema = v.array(
  v.object({ reference: v.string(), file_key: v.nullable(v.string()) }),
);

/** Removes what has grown old, files before rows: a row that stays will be met again, a stray file might not. */
export async function purge(env: Env, now: number): Promise<void> {
  for (let round = 0; round < retention.rounds; round += 1) {
    const found = await env.DB.prepare(`SELECT reference, file_key ${expired} LIMIT ?`)
      .bind(...expiryDates(now), retention.batch)
      .all();
    const rows = v.parse(expiredSchema, found.results);
    if (rows.length === 0) return;
    const keys = rows.flatMap(({ file_key: key }) => (key === null ? [] : [key]));
    if (keys.length > 0) await env.FILES.delete(keys);
    await env.DB.prepare(
      'DELETE FROM inquiries WHERE reference IN (SELECT value FROM json_each(?1))',
    )
      .bind(JSON.stringify(rows.map(({ reference }) => reference)))
      .run();
    log('purged', { rows: rows.length, files: keys.length });
  }
}

/** Removes files that no row names: their post failed between the two. */
export async function removeStrayFiles(env: Env, now: number): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await env.FILES.list({ prefix: filePrefix, ...(cursor ? { cursor } : {}) });
    const old = page.objects.filter(
      ({ uploaded }) => uploaded.getTime() < now - retention.strayFile,
    );
    await removeUnnamed(
      env,
      old.map(({ key }) => key),
    );
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}

async function removeUnnamed(env: Env, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const { results } = await env.DB.prepare(
    'SELECT file_key FROM inquiries WHERE file_key IN (SELECT value FROM json_each(?1))',
  )
    .bind(JSON.stringify(keys))
    .all();
  const named = new Set(
    v.parse(v.array(v.object({ file_key: v.string() })), results).map((row) => row.file_key),
  );
  const stray = keys.filter((key) => !named.has(key));
  if (stray.length === 0) return;
  await env.FILES.delete(stray);
  log('stray-files-removed', { count: stray.length });
}
