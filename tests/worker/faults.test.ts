import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import type { Env } from '../../worker/env.ts';
import { inFlightMs, retentionMs } from './support/expected-limits.ts';
import { faultyBucket, faultyDatabase, losingQueue, refusingQueue } from './support/faulty.ts';
import { createHarness, type Harness, harness, mailError } from './support/harness.ts';
import { alertWebhookUrl, collectAlerts } from './support/network.ts';
import { applicationPost, pdfFile, sendInquiry, submissionId } from './support/posts.ts';
import { expectRows, listFileKeys, readRows, updateRows } from './support/stores.ts';
import { advanceTime } from './support/time.ts';

const notStoredErrorText =
  'We could not keep your message just now, so it was not sent. Please try again in a minute.';
const unconfirmedStorageErrorText =
  'We could not confirm that we have your message. It may have arrived, but please send it again in a minute: that is safe, we will not count it twice.';
const duplicateMailNotice = 'You may already have this message';

const { DB, FILES } = bindings;
const isInsertQuery = (sql: string) => sql.includes('INSERT INTO inquiries');
const isClaimQuery = (sql: string) => sql.includes('SET lease_until = ?2 + ?3');
const isOutcomeQuery = (sql: string) => sql.includes("outcome.value ->> 'deliveredAt'");
const isAttachQuery = (sql: string) => sql.includes('SET file_key');

function sendApplicationWithCv(harness: Harness): Promise<Response> {
  return harness.fetch(applicationPost(pdfFile(), { fields: { submission: submissionId } }));
}

async function deliverAndExpectMail(harness: Harness): Promise<void> {
  await harness.deliverOnce();
  expect(harness.mails).toMatchObject([{ attachments: [{ filename: 'Nida Khan CV.pdf' }] }]);
  expect(harness.mails[0]?.text).not.toContain(duplicateMailNotice);
  await expectRows({ status: 'delivered', attempts: 1 });
  expect(await listFileKeys()).toEqual([(await readRows())[0]?.file_key]);
}

test.each<[caseName: string, createFaultyEnv: () => Partial<Env>]>([
  ['the insert fails once', () => ({ DB: faultyDatabase(DB, isInsertQuery, 1) })],
  ['the insert’s response is lost', () => ({ DB: faultyDatabase(DB, isInsertQuery, 1, 'after') })],
  ['storing the CV fails once', () => ({ FILES: faultyBucket(FILES, ['put'], 1) })],
  ['the CV upload’s response is lost', () => ({ FILES: faultyBucket(FILES, ['put'], 1, 'after') })],
  ['looking for the CV fails once', () => ({ FILES: faultyBucket(FILES, ['head'], 1) })],
  ['the claim’s response is lost', () => ({ DB: faultyDatabase(DB, isClaimQuery, 1, 'after') })],
  ['writing the outcome fails twice', () => ({ DB: faultyDatabase(DB, isOutcomeQuery, 2) })],
  ['an outcome’s response is lost', () => ({ DB: faultyDatabase(DB, isOutcomeQuery, 1, 'after') })],
])('stores and mails an application once when %s', async (_case, createFaultyEnv) => {
  const harness = createHarness(createFaultyEnv());
  expect((await sendApplicationWithCv(harness)).status).toBe(200);
  expect(harness.queuedReferences, 'the first post is new').toHaveLength(1);
  expect((await sendApplicationWithCv(harness)).status).toBe(200);
  await deliverAndExpectMail(harness);
});

// biome-ignore format: a row a line
test.each<[caseName: string, createFaultyEnv: () => Partial<Env>, expectedMessage: string, earlierCv?: 'sent' | 'lost']>([
  ['the database is down', () => ({ DB: faultyDatabase(DB) }), unconfirmedStorageErrorText],
  ['every insert fails', () => ({ DB: faultyDatabase(DB, isInsertQuery) }), unconfirmedStorageErrorText],
  ['every response of the database is lost', () => ({ DB: faultyDatabase(DB, undefined, undefined, 'after') }), unconfirmedStorageErrorText],
  ['the bucket is down', () => ({ FILES: faultyBucket(FILES, ['put']) }), notStoredErrorText],
  ['the earlier CV cannot be looked for', () => ({ FILES: faultyBucket(FILES, ['head']) }), unconfirmedStorageErrorText, 'sent'],
  ['the earlier CV is lost and no other can be attached', () => ({ DB: faultyDatabase(DB, isAttachQuery) }), unconfirmedStorageErrorText, 'lost'],
])('asks the applicant to resend when %s, and mails the application once', async (_case, createFaultyEnv, expectedMessage, earlierCvState) => {
  if (earlierCvState) { await sendApplicationWithCv(createHarness()); }
  if (earlierCvState === 'lost') { await FILES.delete(await listFileKeys()); }
  const harness = createHarness(createFaultyEnv());
  const postResponse = await sendApplicationWithCv(harness);
  expect([postResponse.status, postResponse.headers.get('Retry-After')]).toEqual([503, '60']);
  expect(await postResponse.json()).toEqual({ message: expectedMessage });
  expect(harness.queuedReferences).toEqual([]);
  const storedFileCount = (await listFileKeys()).length;
  if (expectedMessage === notStoredErrorText) { expect(await readRows()).toEqual([]); }
  else { expect(storedFileCount, 'keeps each file that a row may name').toBe(earlierCvState === 'sent' ? 2 : 1); }

  const healthyHarness = createHarness();
  expect((await sendApplicationWithCv(healthyHarness)).status).toBe(200);
  advanceTime(retentionMs.orphanedFile + 60_000);
  await healthyHarness.removeOrphans();
  await healthyHarness.sweep();
  await deliverAndExpectMail(healthyHarness);
});

test.each([
  ['refuses', refusingQueue],
  ['loses', losingQueue],
])('requeues messages once when overdue after the queue %s them', async (_case, OUTBOX) => {
  const reference = await sendInquiry(createHarness({ OUTBOX }));
  await harness.sweep();
  expect(harness.queuedReferences, 'before the message is overdue').toEqual([]);
  advanceTime(inFlightMs.min + 1);
  await createHarness({ OUTBOX: refusingQueue }).sweep();
  await harness.sweepAfter(inFlightMs.min);
  await harness.sweep();
  expect(harness.queuedReferences, 'once despite two sweeps').toEqual([reference]);
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
  await expectRows({ reference, status: 'delivered' });
});

test.each<[caseName: string, error: Error, isAnnounced: boolean]>([
  ['limits the rate', mailError('E_RATE_LIMIT_EXCEEDED'), false],
  ['reached its daily limit', mailError('E_DAILY_LIMIT_EXCEEDED'), false],
  ['cannot reach the mailbox', mailError('E_DELIVERY_FAILED'), false],
  ['has an internal error', mailError('E_INTERNAL_SERVER_ERROR'), true],
  ['loses the connection', new Error('Network connection lost.'), true],
  ['loses the connection with an error code', mailError('ECONNRESET'), true],
])('announces a possible second copy: the mail service %s', async (_case, error, isAnnounced) => {
  await sendInquiry(harness);
  harness.setMailService((nthCall) => (nthCall === 1 ? error : null));
  await harness.deliverOnce();
  await harness.deliverOnce();
  const { mails } = harness;
  expect(mails.map(({ text }) => text?.includes(duplicateMailNotice))).toEqual([isAnnounced]);
  await expectRows({ status: 'delivered', attempts: 2, known_failures: isAnnounced ? 0 : 1 });
});

test('keeps the queue message when the database is down, and sends nothing twice', async () => {
  const reference = await sendInquiry(harness);
  harness.env.DB = faultyDatabase(DB);
  const consoleErrorSpy = vi.spyOn(console, 'error');
  expect((await harness.deliverOnce()).delaysInSeconds).toEqual([30]);
  const expectedLogLine = `{"event":"not-claimed","references":"${reference}","error":"connection-lost"}`;
  expect(consoleErrorSpy).toHaveBeenCalledWith(expectedLogLine);
  harness.env.DB = DB;
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
});

test('gives up an unreadable row at once and delivers the rest of its batch', async () => {
  const unreadableReference = await sendInquiry(harness);
  await sendInquiry(harness, { name: 'Ravi' });
  await updateRows(`fields = '[1]' WHERE reference = ?`, unreadableReference);
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
  const unreadableRow = { status: 'failed', last_error: 'unreadable', alerted_as: 'failed' };
  await expectRows(unreadableRow, { status: 'delivered' });
});

test('fails a dead letter’s row and alerts the owner', async () => {
  const { alerts } = collectAlerts();
  const harness = createHarness({ ALERT_WEBHOOK: alertWebhookUrl });
  const reference = await sendInquiry(harness);
  harness.env.DB = faultyDatabase(DB);
  const { acknowledgedBodies, retriedMessages } = await harness.consumeDeadLetters(reference);
  expect([acknowledgedBodies.length, retriedMessages.length]).toEqual([0, 1]);
  harness.env.DB = DB;
  expect((await harness.consumeDeadLetters(reference)).acknowledgedBodies).toHaveLength(1);
  expect(alerts).toHaveLength(1);
  await expectRows({ status: 'failed', last_error: 'dead-letter' });
});

test('delivers a message through the real queue and mail bindings', async () => {
  await sendInquiry(createHarness({ OUTBOX: bindings.OUTBOX, MAIL: bindings.MAIL }));
  await vi.waitFor(() => expectRows({ status: 'delivered' }), 10_000);
});
