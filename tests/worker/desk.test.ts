import { env as bindings } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportCsv, exportJson } from '../../worker/desk/export.ts';
import { findMessage } from '../../worker/desk/messages.ts';
import { countSentBy, erase, purge } from '../../worker/desk/remove.ts';
import { release, resend } from '../../worker/desk/resend.ts';
import type { Bucket, Database } from '../../worker/env.ts';
import { removalLimits, retentionMs } from './support/expected-limits.ts';
import { faultyBucket, faultyDatabase } from './support/faulty.ts';
import { advanceTime, createHarness, deskActor } from './support/harness.ts';

const { DB, FILES } = bindings;
const email = 'asha@example.com';
const isDelete = (sql: string) => sql.includes('DELETE');

interface Rows {
  count: number;
  files?: number;
  from?: string;
  status?: string;
  at?: number;
}

/** Inserts numbered rows and spreads the files evenly over them. */
async function insertMessages({
  count,
  files = 0,
  from = email,
  status = 'delivered',
  at = 1,
}: Rows) {
  const { results } = await DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
     INSERT INTO inquiries (reference, submission, fingerprint, form, email, fields, status,
       received_at, due_at, delivered_at, file_key, file_name, file_size)
     SELECT ?3 || n, ?3 || n, ?3 || n, 'application', ?3, json_object('email', ?3, 'name', 'No. ' || n), ?4,
       ?5, ?5, ?5, iif(?2 > 0 AND n % (?1 / max(1, ?2)) = 0, 'applications/' || ?3 || n, NULL), 'cv.pdf', 1
     FROM numbers RETURNING file_key`,
  )
    .bind(count, files, from, status, at)
    .all<{ file_key: string | null }>();
  const keys = results.flatMap(({ file_key: key }) => (key === null ? [] : [key]));
  for (let first = 0; first < keys.length; first += 100) {
    await Promise.all(keys.slice(first, first + 100).map((key) => FILES.put(key, 'the CV')));
  }
}

function rowCount(): Promise<number | null> {
  return DB.prepare('SELECT count(*) AS n FROM inquiries').first<number>('n');
}

async function countLeft() {
  let files = 0;
  for (let cursor: string | undefined, ended = false; !ended; ) {
    const page = await FILES.list(cursor === undefined ? {} : { cursor });
    files += page.objects.length;
    ended = !page.truncated;
    cursor = page.truncated ? page.cursor : undefined;
  }
  return [await rowCount(), files];
}

/** Records files that are deleted while a row still names them. */
function createWatchedBucket(real: Bucket) {
  const orphanedKeys: string[] = [];
  const bucket: Bucket = {
    ...faultyBucket(real, []),
    async delete(keys) {
      const { results } = await DB.prepare(
        'SELECT file_key FROM inquiries WHERE file_key IN (SELECT value FROM json_each(?))',
      )
        .bind(JSON.stringify([keys].flat()))
        .all<{ file_key: string }>();
      orphanedKeys.push(...results.map(({ file_key: key }) => key));
      await real.delete(keys);
    },
  };
  return { bucket, orphanedKeys };
}

/** Runs `meanwhile` just before rows are removed. */
function withInterruption(real: Database, meanwhile: () => Promise<unknown>): Database {
  return {
    prepare(sql) {
      const statement = real.prepare(sql);
      if (!sql.includes('DELETE')) {
        return statement;
      }
      const bind = statement.bind.bind(statement);
      statement.bind = (...values) => {
        const bound = bind(...values);
        const all = bound.all.bind(bound);
        bound.all = async () => {
          await meanwhile();
          return all();
        };
        return bound;
      };
      return statement;
    },
  };
}

async function nextRoundOfFiles() {
  advanceTime(retentionMs.orphanedFile + 60_000);
  await createHarness().removeOrphans();
}

test('erases thousands of messages of one person in bounded rounds, and nobody else’s', async () => {
  const most = removalLimits.batch * removalLimits.rounds;
  await insertMessages({ count: most + 600, files: 56 });
  await insertMessages({ count: 3, files: 3, from: 'ravi@example.com' });
  const { bucket, orphanedKeys } = createWatchedBucket(FILES);
  const desk = { DB, FILES: bucket };
  const sent = { messages: most + 600, files: 56 };
  expect(await countSentBy(desk, 'Asha@Example.com')).toEqual(sent);

  const first = await erase(desk, 'Asha@Example.com', deskActor());
  expect(first).toMatchObject({ messages: most, filesLeft: 0, complete: false });
  const second = await erase(desk, email, deskActor());
  expect(second).toMatchObject({ messages: 600, filesLeft: 0, complete: true });
  expect(first.files + second.files).toBe(56);
  expect(orphanedKeys).toEqual([]);
  expect(await countLeft()).toEqual([3, 3]);
  expect(await erase(desk, email, deskActor())).toMatchObject({ messages: 0, complete: true });
});

const batchEdges = [removalLimits.batch - 1, removalLimits.batch, removalLimits.batch + 1];
test.each(batchEdges)('erases all of %i messages', async (count) => {
  await insertMessages({ count });
  const erased = await erase(bindings, email, deskActor());
  expect(erased).toMatchObject({ messages: count, complete: true });
  expect(await rowCount()).toBe(0);
});

test('leaves more than a page of undeletable files to the orphan task', async () => {
  await insertMessages({ count: 1_010, files: 1_010 });
  const broken = { DB, FILES: faultyBucket(FILES, ['delete']) };
  const erased = { messages: 1_010, files: 0, filesLeft: 1_010, complete: true };
  expect(await erase(broken, email, deskActor())).toEqual(erased);
  expect(await countLeft()).toEqual([0, 1_010]);
  await nextRoundOfFiles();
  expect(await countLeft()).toEqual([0, 0]);
});

test.each([
  ['removing the rows', { DB: faultyDatabase(DB, isDelete, 1, 'after'), FILES }],
  ['recording it', { DB: faultyDatabase(DB, (sql) => sql.includes('INTO'), 1, 'after'), FILES }],
  ['deleting the files', { DB, FILES: faultyBucket(FILES, ['delete'], 1, 'after') }],
])('completes an erasure that loses the response of %s', async (_step, desk) => {
  await insertMessages({ count: 6, files: 3 });
  const erased = { messages: 6, files: 3, filesLeft: 0, complete: true };
  expect(await erase(desk, email, deskActor())).toEqual(erased);
  const remembered = DB.prepare(`SELECT count(*) AS n FROM history WHERE what = 'erased'`);
  expect([...(await countLeft()), await remembered.first('n')]).toEqual([0, 0, 6]);
});

test('resumes an erasure whose responses were all lost, and leaves no file', async () => {
  await insertMessages({ count: removalLimits.batch + 100, files: 60 });
  const losing = faultyDatabase(DB, isDelete, Number.MAX_VALUE, 'after');
  await expect(erase({ DB: losing, FILES }, email, deskActor())).rejects.toThrow('connection lost');
  expect(await countLeft()).toEqual([100, 60]);
  expect(await erase(bindings, email, deskActor())).toMatchObject({
    messages: 100,
    complete: true,
  });
  await nextRoundOfFiles();
  expect(await countLeft()).toEqual([0, 0]);
});

test('keeps a message that is resent during a purge, with its file', async () => {
  await insertMessages({ count: 2, files: 2 });
  const desk = { DB: withInterruption(DB, () => resend(DB, [`${email}1`], deskActor())), FILES };
  expect(await purge(desk, Date.now())).toMatchObject({ messages: 1, files: 1 });
  expect(await countLeft()).toEqual([1, 1]);
});

test('deletes no file when the database refuses the erasure', async () => {
  await insertMessages({ count: 5, files: 5 });
  const broken = { DB: faultyDatabase(DB, isDelete), FILES };
  await expect(erase(broken, email, deskActor())).rejects.toThrow('D1_ERROR');
  expect(await countLeft()).toEqual([5, 5]);
});

test('purges exactly the messages older than their retention, with their files', async () => {
  const now = Date.now();
  const delivered = now - retentionMs.delivered;
  const held = now - retentionMs.held;
  await insertMessages({
    count: removalLimits.batch + 20,
    files: 20,
    from: 'old',
    at: delivered - 1,
  });
  await insertMessages({ count: 2, from: 'oldheld', status: 'held', at: held - 1 });
  await insertMessages({ count: 2, files: 2, from: 'young', at: delivered });
  await insertMessages({ count: 2, from: 'youngheld', status: 'held', at: held });
  await insertMessages({ count: 2, from: 'failed', status: 'failed', at: 1 });
  await insertMessages({ count: 2, from: 'queued', status: 'queued', at: 1 });
  const old = removalLimits.batch + 22;
  const purged = { messages: old, files: 20, filesLeft: 0, complete: true };
  expect(await purge(bindings, now)).toEqual(purged);
  expect(await countLeft()).toEqual([8, 2]);
});

test('removes thousands of old messages with their files in the daily round', async () => {
  await insertMessages({ count: 2_500, files: 50, at: Date.now() - retentionMs.delivered - 1_000 });
  await createHarness().daily();
  expect(await countLeft()).toEqual([0, 0]);
});

async function joined(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
  }
  return text;
}

test('exports every message of several pages once, in order', async () => {
  expect(JSON.parse(await joined(exportJson(bindings))), 'of nothing').toEqual([]);
  await insertMessages({ count: 1_203 });
  await DB.prepare(`DELETE FROM inquiries WHERE reference = ?`).bind(`${email}7`).run();
  const exported: { fields: { name: string } }[] = JSON.parse(await joined(exportJson(bindings)));
  const names = exported.map(({ fields }) => fields.name);
  expect(names.slice(5, 8)).toEqual(['No. 6', 'No. 8', 'No. 9']);
  expect(new Set(names).size).toBe(1_202);
  const table = await joined(exportCsv(bindings));
  expect(table.split('\r\n').length - 1).toBe(1_203);
  expect(table, 'its mark and heads').toMatch(/^\uFEFF"reference","form",.*"coverLetter"\r\n/);
});

test('releases or resends many messages at once, each only from a state that allows it', async () => {
  await insertMessages({ count: 150, from: 'h', status: 'held' });
  await insertMessages({ count: 150, from: 'f', status: 'failed' });
  const references = ['h', 'f'].flatMap((from) =>
    Array.from({ length: 150 }, (_, index) => `${from}${index + 1}`),
  );
  expect(await resend(DB, references, deskActor())).toHaveLength(150);
  expect(await findMessage(bindings, 'h1')).toMatchObject({ status: 'held' });
  expect(await findMessage(bindings, 'f1')).toMatchObject({ status: 'queued', attempts: 0 });
  expect(await release(DB, references, deskActor())).toHaveLength(150);
  expect(await release(DB, references, deskActor())).toEqual([]);
  expect(await resend(DB, ['nobody'], deskActor())).toEqual([]);
  const harness = createHarness();
  for (let sweeps = 0; sweeps < 3; sweeps += 1) {
    await harness.sweep();
  }
  expect(harness.waiting).toHaveLength(300);
});

test('treats no user text as SQL', async () => {
  await insertMessages({ count: 2, from: 'others@example.com' });
  const typed = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
  const harmless = fc.asyncProperty(typed, async (text) => {
    const from = `${text.toLowerCase().toWellFormed()}@x`;
    expect(await findMessage(bindings, text)).toBeNull();
    expect(await release(DB, [text], deskActor())).toEqual([]);
    await insertMessages({ count: 1, from });
    expect(await erase(bindings, from, deskActor())).toMatchObject({ messages: 1 });
    expect(await rowCount()).toBe(2);
  });
  const known = ["'; DROP TABLE inquiries; --", "''", '?', '?1', '\\', '%', "' OR '1'='1"];
  await fc.assert(harmless, { numRuns: 40, examples: known.map((text) => [text]) });
});
