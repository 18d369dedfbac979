import { env as bindings } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportCsv, exportJson } from '../../worker/desk/export.ts';
import { findMessage } from '../../worker/desk/messages.ts';
import { countSentBy, eraseMessagesOfSender, removeExpired } from '../../worker/desk/remove.ts';
import { releaseMessages, resendMessages } from '../../worker/desk/resend.ts';
import type { Bucket, Database } from '../../worker/env.ts';
import { removalLimits, retentionMs } from './support/expected-limits.ts';
import { faultyBucket, faultyDatabase } from './support/faulty.ts';
import { advanceTime, createHarness, deskActor, joinPieces } from './support/harness.ts';

const { DB, FILES } = bindings;
const senderEmail = 'asha@example.com';
const isDeleteQuery = (sql: string) => sql.includes('DELETE');

interface MessageRows {
  rowCount: number;
  fileCount?: number;
  email?: string;
  status?: string;
  receivedMs?: number;
}

/** Inserts numbered rows and spreads the files evenly over the rows. */
async function insertMessages(messageRows: MessageRows) {
  const { rowCount, fileCount = 0, email = senderEmail, status = 'delivered' } = messageRows;
  const { results: newRows } = await DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
     INSERT INTO inquiries (reference, submission, fingerprint, form, email, fields, status,
       received_at, due_at, delivered_at, file_key, file_name, file_size)
     SELECT ?3 || n, ?3 || n, ?3 || n, 'application', ?3, json_object('email', ?3, 'name', 'No. ' || n), ?4,
       ?5, ?5, ?5, iif(?2 > 0 AND n % (?1 / max(1, ?2)) = 0, 'applications/' || ?3 || n, NULL), 'cv.pdf', 1
     FROM numbers RETURNING file_key`,
  )
    .bind(rowCount, fileCount, email, status, messageRows.receivedMs ?? 1)
    .all<{ file_key: string | null }>();
  const fileKeys = newRows.flatMap(({ file_key: fileKey }) => (fileKey === null ? [] : [fileKey]));
  for (let batchStartIndex = 0; batchStartIndex < fileKeys.length; batchStartIndex += 100) {
    const batchFileKeys = fileKeys.slice(batchStartIndex, batchStartIndex + 100);
    await Promise.all(batchFileKeys.map((fileKey) => FILES.put(fileKey, 'the CV')));
  }
}

function eraseAllOfSender(deskBindings: Parameters<typeof eraseMessagesOfSender>[0] = bindings) {
  return eraseMessagesOfSender(deskBindings, senderEmail, deskActor());
}

function countRows(): Promise<number | null> {
  return DB.prepare('SELECT count(*) AS n FROM inquiries').first<number>('n');
}

async function countRowsAndFiles() {
  let fileCount = 0;
  for (let listCursor: string | undefined, isComplete = false; !isComplete; ) {
    const filesPage = await FILES.list(listCursor === undefined ? {} : { cursor: listCursor });
    fileCount += filesPage.objects.length;
    isComplete = !filesPage.truncated;
    listCursor = filesPage.truncated ? filesPage.cursor : undefined;
  }
  return [await countRows(), fileCount];
}

/** Records each file that is deleted while a row still names the file. */
function createWatchedBucket(realBucket: Bucket) {
  const deletedKeysInUse: string[] = [];
  const watchedBucket: Bucket = {
    ...faultyBucket(realBucket, []),
    delete: async (deletedKeys) => {
      const { results: rowsInUse } = await DB.prepare(
        'SELECT file_key FROM inquiries WHERE file_key IN (SELECT value FROM json_each(?))',
      )
        .bind(JSON.stringify([deletedKeys].flat()))
        .all<{ file_key: string }>();
      deletedKeysInUse.push(...rowsInUse.map(({ file_key: fileKey }) => fileKey));
      await realBucket.delete(deletedKeys);
    },
  };
  return { watchedBucket, deletedKeysInUse };
}

/** Calls `interrupt` just before rows are removed. */
function createInterruptedDatabase(
  realDatabase: Database,
  interrupt: () => Promise<unknown>,
): Database {
  return {
    prepare: (sql) => {
      const realStatement = realDatabase.prepare(sql);
      if (!sql.includes('DELETE')) {
        return realStatement;
      }
      const originalBind = realStatement.bind.bind(realStatement);
      realStatement.bind = (...boundValues) => {
        const boundStatement = originalBind(...boundValues);
        const originalAll = boundStatement.all.bind(boundStatement);
        boundStatement.all = async () => {
          await interrupt();
          return originalAll();
        };
        return boundStatement;
      };
      return realStatement;
    },
  };
}

async function removeExpiredOrphans() {
  advanceTime(retentionMs.orphanedFile + 60_000);
  await createHarness().removeOrphans();
}

test('erases thousands of messages of one person in bounded rounds, and nobody else’s', async () => {
  const maxRemovedCount = removalLimits.batch * removalLimits.rounds;
  await insertMessages({ rowCount: maxRemovedCount + 600, fileCount: 56 });
  await insertMessages({ rowCount: 3, fileCount: 3, email: 'ravi@example.com' });
  const { watchedBucket, deletedKeysInUse } = createWatchedBucket(FILES);
  const watchedBindings = { DB, FILES: watchedBucket };
  const expectedSentCounts = { messages: maxRemovedCount + 600, files: 56 };
  expect(await countSentBy(watchedBindings, 'Asha@Example.com')).toEqual(expectedSentCounts);

  const firstErasure = await eraseMessagesOfSender(
    watchedBindings,
    'Asha@Example.com',
    deskActor(),
  );
  expect(firstErasure).toMatchObject({ messages: maxRemovedCount, filesLeft: 0, complete: false });
  const secondErasure = await eraseAllOfSender(watchedBindings);
  expect(secondErasure).toMatchObject({ messages: 600, filesLeft: 0, complete: true });
  expect(firstErasure.files + secondErasure.files).toBe(56);
  expect(deletedKeysInUse).toEqual([]);
  expect(await countRowsAndFiles()).toEqual([3, 3]);
  expect(await eraseAllOfSender(watchedBindings)).toMatchObject({ messages: 0, complete: true });
});

const countsAroundBatch = [removalLimits.batch - 1, removalLimits.batch, removalLimits.batch + 1];
test.each(countsAroundBatch)('erases all of %i messages', async (messageCount) => {
  await insertMessages({ rowCount: messageCount });
  const erasureResult = await eraseAllOfSender();
  expect(erasureResult).toMatchObject({ messages: messageCount, complete: true });
  expect(await countRows()).toBe(0);
});

test('leaves more than a page of undeletable files to the orphan task', async () => {
  await insertMessages({ rowCount: 1_010, fileCount: 1_010 });
  const faultyBindings = { DB, FILES: faultyBucket(FILES, ['delete']) };
  const expectedErasureResult = { messages: 1_010, files: 0, filesLeft: 1_010, complete: true };
  expect(await eraseAllOfSender(faultyBindings)).toEqual(expectedErasureResult);
  expect(await countRowsAndFiles()).toEqual([0, 1_010]);
  await removeExpiredOrphans();
  expect(await countRowsAndFiles()).toEqual([0, 0]);
});

test.each([
  ['removing the rows', { DB: faultyDatabase(DB, isDeleteQuery, 1, 'after'), FILES }],
  ['recording it', { DB: faultyDatabase(DB, (sql) => sql.includes('INTO'), 1, 'after'), FILES }],
  ['deleting the files', { DB, FILES: faultyBucket(FILES, ['delete'], 1, 'after') }],
])('completes an erasure that loses the response of %s', async (_case, faultyBindings) => {
  await insertMessages({ rowCount: 6, fileCount: 3 });
  const expectedErasureResult = { messages: 6, files: 3, filesLeft: 0, complete: true };
  expect(await eraseAllOfSender(faultyBindings)).toEqual(expectedErasureResult);
  const eventCountStatement = DB.prepare(`SELECT count(*) AS n FROM history WHERE what = 'erased'`);
  expect([...(await countRowsAndFiles()), await eventCountStatement.first('n')]).toEqual([0, 0, 6]);
});

test('resumes an erasure whose responses were all lost, and leaves no file', async () => {
  await insertMessages({ rowCount: removalLimits.batch + 100, fileCount: 60 });
  const losingDatabase = faultyDatabase(DB, isDeleteQuery, Number.MAX_VALUE, 'after');
  await expect(eraseAllOfSender({ DB: losingDatabase, FILES })).rejects.toThrow('connection lost');
  expect(await countRowsAndFiles()).toEqual([100, 60]);
  expect(await eraseAllOfSender()).toMatchObject({ messages: 100, complete: true });
  await removeExpiredOrphans();
  expect(await countRowsAndFiles()).toEqual([0, 0]);
});

test('keeps a message that is resent during a purge, with its file', async () => {
  await insertMessages({ rowCount: 2, fileCount: 2 });
  const resendFirstMessage = () => resendMessages(DB, [`${senderEmail}1`], deskActor());
  const interruptedDatabase = createInterruptedDatabase(DB, resendFirstMessage);
  expect(await removeExpired({ DB: interruptedDatabase, FILES }, Date.now())).toMatchObject({
    messages: 1,
    files: 1,
  });
  expect(await countRowsAndFiles()).toEqual([1, 1]);
});

test('deletes no file when the database refuses the erasure', async () => {
  await insertMessages({ rowCount: 5, fileCount: 5 });
  const faultyBindings = { DB: faultyDatabase(DB, isDeleteQuery), FILES };
  await expect(eraseAllOfSender(faultyBindings)).rejects.toThrow('D1_ERROR');
  expect(await countRowsAndFiles()).toEqual([5, 5]);
});

test('purges exactly the messages older than their retention, with their files', async () => {
  const nowMs = Date.now();
  const deliveredLimitMs = nowMs - retentionMs.delivered;
  const heldLimitMs = nowMs - retentionMs.held;
  const oldMessageCount = removalLimits.batch + 20;
  for (const messageRows of [
    { rowCount: oldMessageCount, fileCount: 20, email: 'old', receivedMs: deliveredLimitMs - 1 },
    { rowCount: 2, email: 'oldheld', status: 'held', receivedMs: heldLimitMs - 1 },
    { rowCount: 2, fileCount: 2, email: 'young', receivedMs: deliveredLimitMs },
    { rowCount: 2, email: 'youngheld', status: 'held', receivedMs: heldLimitMs },
    { rowCount: 2, email: 'failed', status: 'failed', receivedMs: 1 },
    { rowCount: 2, email: 'queued', status: 'queued', receivedMs: 1 },
  ]) {
    await insertMessages(messageRows);
  }
  const expectedPurge = { messages: oldMessageCount + 2, files: 20, filesLeft: 0, complete: true };
  expect(await removeExpired(bindings, nowMs)).toEqual(expectedPurge);
  expect(await countRowsAndFiles()).toEqual([8, 2]);
});

test('removes thousands of old messages with their files in the daily round', async () => {
  const receivedMs = Date.now() - retentionMs.delivered - 1_000;
  await insertMessages({ rowCount: 2_500, fileCount: 50, receivedMs });
  await createHarness().daily();
  expect(await countRowsAndFiles()).toEqual([0, 0]);
});

test('exports every message of several pages once, in order', async () => {
  expect(JSON.parse(await joinPieces(exportJson(bindings))), 'without messages').toEqual([]);
  await insertMessages({ rowCount: 1_203 });
  await DB.prepare(`DELETE FROM inquiries WHERE reference = ?`).bind(`${senderEmail}7`).run();
  const exportedJson = await joinPieces(exportJson(bindings));
  const exportedMessages: { fields: { name: string } }[] = JSON.parse(exportedJson);
  const exportedNames = exportedMessages.map(({ fields }) => fields.name);
  expect(exportedNames.slice(5, 8)).toEqual(['No. 6', 'No. 8', 'No. 9']);
  expect(new Set(exportedNames).size).toBe(1_202);
  const csvText = await joinPieces(exportCsv(bindings));
  expect(csvText.split('\r\n').length - 1).toBe(1_203);
  expect(csvText).toMatch(/^\uFEFF"reference","form",.*"coverLetter"\r\n/);
});

test('releases or resends many messages at once, each only from a state that allows it', async () => {
  await insertMessages({ rowCount: 150, email: 'h', status: 'held' });
  await insertMessages({ rowCount: 150, email: 'f', status: 'failed' });
  const references = ['h', 'f'].flatMap((referencePrefix) =>
    Array.from({ length: 150 }, (_, messageIndex) => `${referencePrefix}${messageIndex + 1}`),
  );
  expect(await resendMessages(DB, references, deskActor())).toHaveLength(150);
  expect(await findMessage(bindings, 'h1')).toMatchObject({ status: 'held' });
  expect(await findMessage(bindings, 'f1')).toMatchObject({ status: 'queued', attempts: 0 });
  expect(await releaseMessages(DB, references, deskActor())).toHaveLength(150);
  expect(await releaseMessages(DB, references, deskActor())).toEqual([]);
  expect(await resendMessages(DB, ['nobody'], deskActor())).toEqual([]);
  const harness = createHarness();
  for (let sweepNumber = 0; sweepNumber < 3; sweepNumber += 1) {
    await harness.sweep();
  }
  expect(harness.queuedReferences).toHaveLength(300);
});

test('treats no user text as SQL', async () => {
  await insertMessages({ rowCount: 2, email: 'others@example.com' });
  const userTextArbitrary = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
  const sqlSafetyProperty = fc.asyncProperty(userTextArbitrary, async (userText) => {
    const uniqueEmail = `${userText.toLowerCase().toWellFormed()}@x`;
    expect(await findMessage(bindings, userText)).toBeNull();
    expect(await releaseMessages(DB, [userText], deskActor())).toEqual([]);
    await insertMessages({ rowCount: 1, email: uniqueEmail });
    expect(await eraseMessagesOfSender(bindings, uniqueEmail, deskActor())).toMatchObject({
      messages: 1,
    });
    expect(await countRows()).toBe(2);
  });
  const attackTexts = ["'; DROP TABLE inquiries; --", "''", '?', '?1', '\\', '%', "' OR '1'='1"];
  await fc.assert(sqlSafetyProperty, { numRuns: 40, examples: attackTexts.map((text) => [text]) });
});
