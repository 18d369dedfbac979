/** Breaks the database, the bucket and the mail service. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import type { Env } from '../../worker/env.ts';
import { retry } from '../../worker/outside-calls.ts';
import { leaseMs, retentionMs } from './support/expected-limits.ts';
import { faultyBucket, faultyDatabase } from './support/faulty.ts';
import { createHarness, type Harness, harness, mailError } from './support/harness.ts';
import {
  applicationPost,
  pdfFile,
  sendApplication,
  sendInquiry,
  submissionId,
} from './support/posts.ts';
import { expectRows, listFileKeys, readRows } from './support/stores.ts';
import { advanceTime, minuteMs } from './support/time.ts';

const notStoredErrorText =
  'We could not keep your message just now, so it was not sent. Please try again in a minute.';
const unconfirmedStorageErrorText =
  'We could not confirm that we have your message. It may have arrived, but please send it again in a minute: that is safe, we will not count it twice.';
const duplicateMailNotice = 'You may already have this message';

const { DB, FILES } = bindings;
const isInsertQuery = (sql: string) => sql.includes('INSERT INTO messages');
const isClaimQuery = (sql: string) => sql.includes('SET lease_token = ?1');
const isOutcomeQuery = (sql: string) => sql.includes('SET lease_token = NULL, status');

function sendApplicationWithCv(harness: Harness): Promise<Response> {
  return harness.fetch(applicationPost(pdfFile(), { fields: { submission: submissionId } }));
}

async function expectOneMail({ mails }: Harness, isSecondCopy = false): Promise<void> {
  expect(mails).toMatchObject([{ attachments: [{ filename: 'Nida Khan CV.pdf' }] }]);
  expect(mails[0]?.text?.includes(duplicateMailNotice)).toBe(isSecondCopy);
  await expectRows({ status: 'delivered' });
  expect(await listFileKeys()).toEqual([(await readRows())[0]?.file_key]);
}

test.each<[caseName: string, createFaultyEnv: () => Partial<Env>]>([
  ['the insert fails once', () => ({ DB: faultyDatabase(DB, isInsertQuery, 1) })],
  ['the insert’s response is lost', () => ({ DB: faultyDatabase(DB, isInsertQuery, 1, 'after') })],
  ['storing the CV fails once', () => ({ FILES: faultyBucket(FILES, ['put'], 1) })],
  ['the CV upload’s response is lost', () => ({ FILES: faultyBucket(FILES, ['put'], 1, 'after') })],
  ['reading the CV fails once', () => ({ FILES: faultyBucket(FILES, ['get'], 1) })],
  ['the claim fails once', () => ({ DB: faultyDatabase(DB, isClaimQuery, 1) })],
  ['writing the outcome fails twice', () => ({ DB: faultyDatabase(DB, isOutcomeQuery, 2) })],
  ['an outcome’s response is lost', () => ({ DB: faultyDatabase(DB, isOutcomeQuery, 1, 'after') })],
])('stores and mails an application once when %s', async (_case, createFaultyEnv) => {
  const harness = createHarness(createFaultyEnv());
  expect((await sendApplicationWithCv(harness)).status).toBe(200);
  expect((await sendApplicationWithCv(harness)).status).toBe(200);
  await harness.sweepAfter(minuteMs);
  await expectOneMail(harness);
});

test.each<[caseName: string, createFaultyEnv: () => Partial<Env>, mailCount: number]>([
  ['the claim’s response is lost', () => ({ DB: faultyDatabase(DB, isClaimQuery, 1, 'after') }), 1],
  ['no outcome is written', () => ({ DB: faultyDatabase(DB, isOutcomeQuery, 3) }), 2],
])('announces a second copy after the lease when %s', async (_case, createFaultyEnv, mailCount) => {
  const harness = createHarness(createFaultyEnv());
  expect((await sendApplicationWithCv(harness)).status).toBe(200);
  await harness.sweepAfter(leaseMs - 1_000);
  expect(harness.mails).toHaveLength(mailCount - 1);
  await harness.sweepAfter(1_000);
  await expectOneMail({ ...harness, mails: harness.mails.slice(mailCount - 1) }, true);
});

// biome-ignore format: a row a line
test.each<[caseName: string, createFaultyEnv: () => Partial<Env>, expectedMessage: string]>([
  ['the database is down', () => ({ DB: faultyDatabase(DB) }), unconfirmedStorageErrorText],
  ['every insert fails', () => ({ DB: faultyDatabase(DB, isInsertQuery) }), unconfirmedStorageErrorText],
  ['every response of the database is lost', () => ({ DB: faultyDatabase(DB, undefined, undefined, 'after') }), unconfirmedStorageErrorText],
  ['the bucket is down', () => ({ FILES: faultyBucket(FILES, ['put']) }), notStoredErrorText],
])('asks the applicant to resend when %s, and mails the application once', async (_case, createFaultyEnv, expectedMessage) => {
  const harness = createHarness(createFaultyEnv());
  const postResponse = await sendApplicationWithCv(harness);
  expect([postResponse.status, postResponse.headers.get('Retry-After')]).toEqual([503, '60']);
  expect(await postResponse.json()).toEqual({ message: expectedMessage });
  expect(harness.mails).toHaveLength(0);
  const storedFileCount = (await listFileKeys()).length;
  if (expectedMessage === notStoredErrorText) { expect(await readRows()).toEqual([]); }
  else { expect(storedFileCount, 'keeps each file that a row may name').toBe(1); }

  const healthyHarness = createHarness();
  expect((await sendApplicationWithCv(healthyHarness)).status).toBe(200);
  advanceTime(retentionMs.orphanedFile + minuteMs);
  await healthyHarness.removeOrphans();
  await healthyHarness.sweep();
  await expectOneMail(healthyHarness);
});

test.each<[caseName: string, error: Error, isAnnounced: boolean]>([
  ['limits the rate', mailError('E_RATE_LIMIT_EXCEEDED'), false],
  ['reached its daily limit', mailError('E_DAILY_LIMIT_EXCEEDED'), false],
  ['cannot reach the mailbox', mailError('E_DELIVERY_FAILED'), false],
  ['has an internal error', mailError('E_INTERNAL_SERVER_ERROR'), true],
  ['loses the connection', new Error('Network connection lost.'), true],
  ['loses the connection with an error code', mailError('ECONNRESET'), true],
])('announces a possible second copy: the mail service %s', async (_case, error, isAnnounced) => {
  harness.setMailService((nthCall) => (nthCall === 1 ? error : null));
  await sendInquiry(harness);
  await harness.sweepAfter(minuteMs);
  const { mails } = harness;
  expect(mails.map(({ text }) => text?.includes(duplicateMailNotice))).toEqual([isAnnounced]);
  await expectRows({ status: 'delivered', attempts: 2, maybe_delivered: Number(isAnnounced) });
});

test('keeps a message whose claim fails, logs it without personal data, and mails it by a sweep', async () => {
  const consoleErrorSpy = vi.spyOn(console, 'error');
  harness.env.DB = faultyDatabase(DB, isClaimQuery);
  await sendInquiry(harness);
  await harness.sweep();
  const lines = ['"not-claimed","count":1', '"task-failed","task":"deliveries"'];
  const expectedLines = lines.map((line) => [`{"event":${line},"error":"connection-lost"}`]);
  expect(consoleErrorSpy.mock.calls).toEqual(expectedLines);
  harness.env.DB = DB;
  await harness.sweep();
  expect(harness.mails).toHaveLength(1);
});

test('stores a repeated CV once unless its copy cannot be deleted, and another CV as another application', async () => {
  const firstReference = await sendApplication(harness);
  expect(await sendApplication(harness)).toBe(firstReference);
  expect(await listFileKeys()).toEqual([(await readRows())[0]?.file_key]);
  harness.env.FILES = faultyBucket(FILES, ['delete']);
  expect(await sendApplication(harness)).toBe(firstReference);
  expect(await listFileKeys()).toHaveLength(2);
  expect(await sendApplication(harness, pdfFile('two pages'))).not.toBe(firstReference);
});

test('mails an application without its CV when the file is gone', async () => {
  harness.setMailService((nthCall) => (nthCall === 1 ? mailError('E_DELIVERY_FAILED') : null));
  await sendApplication(harness);
  await FILES.delete(await listFileKeys());
  await harness.sweepAfter(minuteMs);
  expect(harness.mails).toMatchObject([{ attachments: [] }]);
  expect(harness.mails[0]?.text).toContain('is not in the file store. Please ask for it.');
  expect(harness.mails[0]?.text).not.toMatch(/It is kept|CV: Nida/);
});

test('mails without the CV, with a link to it, when the mail service refuses the attachment', async () => {
  harness.setMailService((nthCall) => (nthCall === 1 ? mailError('E_CONTENT_TOO_LARGE') : null));
  const reference = await sendApplication(harness);
  const text = expect.stringContaining(`https://tern-and-tide.test/desk?message=${reference}`);
  expect(harness.mails).toMatchObject([{ attachments: [], text }]);
  await expectRows({ status: 'delivered' });
  expect(await listFileKeys()).toHaveLength(1);
});

test.each([
  [0, [0, 30, 90]],
  [1, [0, 60, 180]],
])('calls three times, doubling the delay, half of it random: %i', async (share, expectedTimes) => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(share);
  const startMs = Date.now();
  const callTimesMs: number[] = [];
  const failingCallPromise = retry(async () => {
    callTimesMs.push(Date.now() - startMs);
    throw new Error('no');
  });
  await Promise.all([expect(failingCallPromise).rejects.toThrow('no'), vi.runAllTimersAsync()]);
  expect(callTimesMs).toEqual(expectedTimes);
});
