import { env as bindings } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeMessages } from '../../worker/desk/marks.ts';
import { findMessage } from '../../worker/desk/messages.ts';
import {
  countMessagesOfSender,
  eraseMessagesOfSender,
  removeExpiredRecords,
} from '../../worker/desk/remove.ts';
import type { DeskEnv } from '../../worker/env.ts';
import { removalBatchLimits, retentionMs } from './support/expected-limits.ts';
import { faultyBucket, faultyDatabase, interceptStatements } from './support/faulty.ts';
import { createActor, harness } from './support/harness.ts';
import { insertMessages as insertRows, listFileKeys, readRows } from './support/stores.ts';
import { advanceTime } from './support/time.ts';

const { DB, FILES } = bindings;
const senderEmail = 'asha@example.com';
const isDeleteQuery = (sql: string) => sql.includes('DELETE');

/** Inserts numbered rows and spreads the files evenly over the rows. */
async function insertMessages(
  rowCount: number,
  fileCount = 0,
  { email = senderEmail, status = 'delivered', receivedMs = 1 } = {},
) {
  const emailSql = `'${email.replaceAll("'", "''")}'`;
  const uniqueValueSql = `${emailSql} || n`;
  const storedFileInterval = Math.floor(rowCount / Math.max(1, fileCount));
  const columns = {
    reference: uniqueValueSql,
    email: emailSql,
    fields: `json_object('name', 'No. ' || n)`,
    received_at: `${receivedMs}`,
    held_at: status === 'held' ? `${receivedMs}` : 'NULL',
    file_key: `iif(${fileCount} AND n % ${storedFileInterval} = 0, 'applications/' || ${uniqueValueSql}, NULL)`,
  };
  const delivery = { status: `'${status}'`, settled_at: `${receivedMs}`, due_at: '9e15' };
  const fileKeys = await insertRows(rowCount, columns, status === 'held' ? null : delivery);
  await Promise.all(fileKeys.map((fileKey) => FILES.put(fileKey, 'the CV')));
}

function eraseAllOfSender(deskBindings: DeskEnv = bindings, email = senderEmail) {
  return eraseMessagesOfSender(deskBindings, email, createActor());
}

const countRowsAndFiles = async () => [(await readRows()).length, (await listFileKeys()).length];

test('erases thousands of messages of one person in bounded rounds, and nobody else’s', async () => {
  const maxRemovedCount = removalBatchLimits.batch * removalBatchLimits.rounds;
  await insertMessages(maxRemovedCount + 600, 56);
  await insertMessages(3, 3, { email: 'ravi@example.com' });
  const rowsNamingDeletedFiles: unknown[] = [];
  const recordRowsAndDeleteFiles = async (fileKeys: string[]) => {
    const rows = await readRows();
    rowsNamingDeletedFiles.push(...rows.filter((row) => fileKeys.includes(`${row.file_key}`)));
    await FILES.delete(fileKeys);
  };
  const recordingBucket = Object.assign(Object.create(FILES), { delete: recordRowsAndDeleteFiles });
  const recordingBindings = { DB, FILES: recordingBucket };
  const storedCounts = { messages: maxRemovedCount + 600, files: 56, isSpamSender: false };
  expect(await countMessagesOfSender(recordingBindings, 'Asha@Example.com')).toEqual(storedCounts);

  const firstErasure = await eraseAllOfSender(recordingBindings, 'Asha@Example.com');
  expect(firstErasure).toMatchObject({ messages: maxRemovedCount, filesLeft: 0, complete: false });
  const secondErasure = await eraseAllOfSender(recordingBindings);
  expect(secondErasure).toMatchObject({ messages: 600, filesLeft: 0, complete: true });
  expect(firstErasure.files + secondErasure.files).toBe(56);
  expect(rowsNamingDeletedFiles, 'while their files are deleted').toEqual([]);
  expect(await countRowsAndFiles()).toEqual([3, 3]);
  expect(await eraseAllOfSender(recordingBindings)).toMatchObject({ messages: 0, complete: true });
});

test('leaves more than a page of undeletable files to the orphan task', async () => {
  await insertMessages(1_010, 1_010);
  const faultyBindings = { DB, FILES: faultyBucket(FILES, ['delete']) };
  const expectedErasure = { messages: 1_010, files: 0, filesLeft: 1_010, complete: true };
  expect(await eraseAllOfSender(faultyBindings)).toEqual(expectedErasure);
  expect(await countRowsAndFiles()).toEqual([0, 1_010]);
  advanceTime(retentionMs.orphanedFile + 60_000);
  await harness.removeOrphans();
  expect(await countRowsAndFiles()).toEqual([0, 0]);
});

test.each([
  ['removing the rows', { DB: faultyDatabase(DB, isDeleteQuery, 1, 'after'), FILES }],
  ['recording it', { DB: faultyDatabase(DB, (sql) => sql.includes('INTO'), 1, 'after'), FILES }],
  ['deleting the files', { DB, FILES: faultyBucket(FILES, ['delete'], 1, 'after') }],
])('completes an erasure that loses the response of %s', async (_case, faultyBindings) => {
  await insertMessages(6, 3);
  const expectedErasure = { messages: 6, files: 3, filesLeft: 0, complete: true };
  expect(await eraseAllOfSender(faultyBindings)).toEqual(expectedErasure);
  const countSql = `SELECT count(*) AS n FROM history WHERE event = 'erased'`;
  const eventCount = await DB.prepare(countSql).first('n');
  expect([...(await countRowsAndFiles()), eventCount]).toEqual([0, 0, 6]);
});

test('deletes no file when the database refuses an erasure or loses all responses, and resumes the erasure', async () => {
  await insertMessages(removalBatchLimits.batch + 100, 60);
  const refusingDatabase = faultyDatabase(DB, isDeleteQuery);
  await expect(eraseAllOfSender({ DB: refusingDatabase, FILES })).rejects.toThrow('D1_ERROR');
  expect(await countRowsAndFiles()).toEqual([removalBatchLimits.batch + 100, 60]);
  const losingDatabase = faultyDatabase(DB, isDeleteQuery, Number.MAX_VALUE, 'after');
  await expect(eraseAllOfSender({ DB: losingDatabase, FILES })).rejects.toThrow('connection lost');
  expect(await countRowsAndFiles()).toEqual([100, 60]);
  expect(await eraseAllOfSender()).toMatchObject({ messages: 100, complete: true });
  advanceTime(retentionMs.orphanedFile + 60_000);
  await harness.removeOrphans();
  expect(await countRowsAndFiles()).toEqual([0, 0]);
});

test('keeps a message that is resent during a purge, with its file', async () => {
  await insertMessages(2, 2);
  const databaseThatResendsMessage = interceptStatements(DB, async (performCall, sql) => {
    if (sql.includes('DELETE FROM messages')) {
      await changeMessages(bindings, 'resend', [`${senderEmail}1`], createActor());
    }
    return performCall();
  });
  const removal = await removeExpiredRecords({ DB: databaseThatResendsMessage, FILES }, Date.now());
  expect(removal).toMatchObject({ messages: 1, files: 1 });
  expect(await countRowsAndFiles()).toEqual([1, 1]);
});

test('purges exactly the messages older than their retention, with their files', async () => {
  const nowMs = Date.now();
  const deliveredCutoffMs = nowMs - retentionMs.delivered;
  const heldCutoffMs = nowMs - retentionMs.held;
  const oldMessageCount = removalBatchLimits.batch + 20;
  await insertMessages(oldMessageCount, 20, { email: 'old', receivedMs: deliveredCutoffMs - 1 });
  await insertMessages(2, 0, { email: 'oldheld', status: 'held', receivedMs: heldCutoffMs - 1 });
  await insertMessages(2, 2, { email: 'young', receivedMs: deliveredCutoffMs });
  await insertMessages(2, 0, { email: 'youngheld', status: 'held', receivedMs: heldCutoffMs });
  await insertMessages(2, 0, { email: 'failed', status: 'failed' });
  await insertMessages(2, 0, { email: 'waiting', status: 'waiting' });
  const expectedPurge = { messages: oldMessageCount + 2, files: 20, filesLeft: 0, complete: true };
  expect(await removeExpiredRecords(bindings, nowMs)).toEqual(expectedPurge);
  expect(await countRowsAndFiles()).toEqual([8, 2]);
});

test('releases or resends many messages at once, each only from a state that allows it', async () => {
  await insertMessages(150, 0, { email: 'h', status: 'held' });
  await insertMessages(150, 0, { email: 'f', status: 'failed' });
  const references = (await readRows()).map(({ reference }) => String(reference));
  expect(
    (await changeMessages(bindings, 'resend', references, createActor())).changed,
  ).toHaveLength(150);
  expect(await findMessage(bindings, 'h1')).toMatchObject({ status: 'held' });
  expect(await findMessage(bindings, 'f1')).toMatchObject({ status: 'waiting', attempts: 0 });
  expect(
    (await changeMessages(bindings, 'release', references, createActor())).changed,
  ).toHaveLength(150);
  expect((await changeMessages(bindings, 'release', references, createActor())).changed).toEqual(
    [],
  );
  expect((await changeMessages(bindings, 'resend', ['nobody'], createActor())).changed).toEqual([]);
  for (let sweepNumber = 0; sweepNumber < 10; sweepNumber += 1) {
    await harness.sweep();
  }
  expect(new Set(harness.mails.map(({ subject }) => subject)).size).toBe(300);
});

test('treats no user text as SQL', async () => {
  await insertMessages(2, 0, { email: 'others@example.com' });
  const userTextArbitrary = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
  const sqlSafetyProperty = fc.asyncProperty(userTextArbitrary, async (generatedText) => {
    const uniqueEmail = `${generatedText.toLowerCase().toWellFormed()}@x`;
    expect(await findMessage(bindings, generatedText)).toBeNull();
    expect(
      (await changeMessages(bindings, 'release', [generatedText], createActor())).changed,
    ).toEqual([]);
    await insertMessages(1, 0, { email: uniqueEmail });
    expect(await eraseAllOfSender(bindings, uniqueEmail)).toMatchObject({ messages: 1 });
    expect(await readRows()).toHaveLength(2);
  });
  const attackTexts = ["'; DROP TABLE messages; --", "''", '?', '?1', '\\', '%', "' OR '1'='1"];
  await fc.assert(sqlSafetyProperty, { numRuns: 40, examples: attackTexts.map((text) => [text]) });
});
