/**
 * For each failing dependency a message is delivered once, stored with an alert, or refused with a
 * text that says so; tests/chaos combines the failures.
 */
import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { resend } from '../../worker/desk/resend.ts';
import type { Env } from '../../worker/env.ts';
import { leaseMs, retentionMs, sweepLimits } from './support/expected-limits.ts';
import { faultyBucket, faultyDatabase, losingQueue, refusingQueue } from './support/faulty.ts';
import {
  advanceTime,
  createHarness,
  deskActor,
  type Harness,
  listFileKeys,
  mailError,
  readRows,
  updateRows,
} from './support/harness.ts';
import { collectAlerts, webhookUrl } from './support/network.ts';
import {
  applicationFields,
  applicationPost,
  pdfFile,
  sendApplication,
  sendInquiry,
  submissionId,
} from './support/posts.ts';

const notStored =
  'We could not keep your message just now, so it was not sent. Please try again in a minute.';
const maybeStored =
  'We could not confirm that we have your message. It may have arrived, but please send it again in a minute: that is safe, we will not count it twice.';
const secondCopy = 'You may already have this message';

const { DB, FILES } = bindings;
const always = Number.POSITIVE_INFINITY;
const every = () => true;
const isInsert = (sql: string) => sql.includes('INSERT INTO inquiries');
const isClaim = (sql: string) => sql.includes('SET lease_until = ?2 + ?3');
const isMark = (sql: string) => sql.includes("outcome.value ->> 'deliveredAt'");
const isAttach = (sql: string) => sql.includes('SET file_key');

function sendCv(harness: Harness): Promise<Response> {
  return harness.fetch(
    applicationPost(pdfFile(), { fields: { ...applicationFields, submission: submissionId } }),
  );
}

async function expectOneMailWithCv(harness: Harness): Promise<void> {
  await harness.deliverOnce();
  expect(harness.mails).toMatchObject([{ attachments: [{ filename: 'Nida Khan CV.pdf' }] }]);
  expect(harness.mails[0]?.text).not.toContain(secondCopy);
  expect(await readRows()).toMatchObject([{ status: 'delivered', attempts: 1 }]);
  expect(await listFileKeys()).toEqual([(await readRows())[0]?.file_key]);
}

test.each<[what: string, broken: () => Partial<Env>]>([
  ['the insert fails once', () => ({ DB: faultyDatabase(DB, isInsert, 1) })],
  ['the insert’s response is lost', () => ({ DB: faultyDatabase(DB, isInsert, 1, 'after') })],
  ['storing the CV fails once', () => ({ FILES: faultyBucket(FILES, ['put'], 1) })],
  [
    'the response to storing the CV is lost',
    () => ({ FILES: faultyBucket(FILES, ['put'], 1, 'after') }),
  ],
  ['looking for the CV fails once', () => ({ FILES: faultyBucket(FILES, ['head'], 1) })],
  ['the claim’s response is lost', () => ({ DB: faultyDatabase(DB, isClaim, 1, 'after') })],
  ['writing the outcome fails twice', () => ({ DB: faultyDatabase(DB, isMark, 2) })],
  [
    'the response to writing the outcome is lost',
    () => ({ DB: faultyDatabase(DB, isMark, 1, 'after') }),
  ],
])('stores and mails an application once when %s', async (_what, broken) => {
  const harness = createHarness(broken());
  expect((await sendCv(harness)).status).toBe(200);
  expect(harness.waiting, 'new, not repeated').toHaveLength(1);
  expect((await sendCv(harness)).status).toBe(200);
  await expectOneMailWithCv(harness);
});

// biome-ignore format: a row a line
test.each<[what: string, broken: () => Partial<Env>, message: string, earlier?: 'sent' | 'lost']>([
  ['the database is down', () => ({ DB: faultyDatabase(DB) }), maybeStored],
  ['every insert fails', () => ({ DB: faultyDatabase(DB, isInsert) }), maybeStored],
  ['every response of the database is lost', () => ({ DB: faultyDatabase(DB, every, always, 'after') }), maybeStored],
  ['the bucket is down', () => ({ FILES: faultyBucket(FILES, ['put']) }), notStored],
  ['the earlier CV cannot be looked for', () => ({ FILES: faultyBucket(FILES, ['head']) }), maybeStored, 'sent'],
  ['the earlier CV is lost and no other can be attached', () => ({ DB: faultyDatabase(DB, isAttach) }), maybeStored, 'lost'],
])('asks the applicant to resend when %s, and mails the application once', async (_what, broken, message, earlier) => {
  if (earlier) { await sendCv(createHarness()); }
  if (earlier === 'lost') { await FILES.delete(await listFileKeys()); }
  const harness = createHarness(broken());
  const response = await sendCv(harness);
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
  expect(await response.json()).toEqual({ message });
  expect(harness.waiting).toEqual([]);
  const files = (await listFileKeys()).length;
  if (message === notStored) { expect(await readRows()).toEqual([]); }
  else { expect(files, 'while a row may name it').toBe(earlier === 'sent' ? 2 : 1); }

  const next = createHarness();
  const reference = await sendApplication(next, pdfFile(), { submission: submissionId });
  advanceTime(retentionMs.orphanedFile + 60_000);
  await next.removeOrphans();
  const mailed = createHarness();
  mailed.enqueue({ reference });
  await expectOneMailWithCv(mailed);
});

test.each([
  ['refuses', refusingQueue],
  ['loses', losingQueue],
])('requeues messages once when overdue after the queue %s them', async (_what, OUTBOX) => {
  const reference = await sendInquiry(createHarness({ OUTBOX }));
  const harness = createHarness();
  await harness.sweep();
  expect(harness.waiting, 'not before it is overdue').toEqual([]);
  advanceTime(sweepLimits.minInFlight + 1);
  await createHarness({ OUTBOX: refusingQueue }).sweep();
  await harness.sweepAfter(sweepLimits.minInFlight);
  await harness.sweep();
  expect(harness.waiting, 'once, not with every sweep').toEqual([reference]);
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
  expect(await readRows()).toMatchObject([{ reference, status: 'delivered' }]);
});

test.each<[what: string, error: Error, announced: boolean]>([
  ['limits the rate', mailError('E_RATE_LIMIT_EXCEEDED'), false],
  ['reached its daily limit', mailError('E_DAILY_LIMIT_EXCEEDED'), false],
  ['cannot reach the mailbox', mailError('E_DELIVERY_FAILED'), false],
  ['has an internal error', mailError('E_INTERNAL_SERVER_ERROR'), true],
  ['loses the connection', new Error('Network connection lost.'), true],
  ['loses the connection with an error code', mailError('ECONNRESET'), true],
])(
  'announces a second copy only if the first may have been sent: the mail service %s',
  async (_what, error, announced) => {
    const harness = createHarness();
    await sendInquiry(harness);
    harness.setMailService((call) => (call === 1 ? error : null));
    while (harness.waiting.length > 0) {
      await harness.deliverOnce();
    }
    expect(harness.mails.map(({ text }) => text?.includes(secondCopy))).toEqual([announced]);
    const known = { status: 'delivered', attempts: 2, known_failures: announced ? 0 : 1 };
    expect(await readRows()).toMatchObject([known]);
  },
);

test('alerts at once when the mail service refuses for good, and delivers once after a resend', async () => {
  const { alerts } = collectAlerts();
  const harness = createHarness({ ALERT_WEBHOOK: webhookUrl });
  const reference = await sendInquiry(harness);
  harness.setMailService(() => mailError('E_SENDER_NOT_VERIFIED'));
  expect((await harness.deliverOnce()).acknowledged).toHaveLength(1);
  expect(await readRows()).toMatchObject([
    { status: 'failed', last_error: 'E_SENDER_NOT_VERIFIED' },
  ]);
  expect(alerts).toHaveLength(1);
  harness.setMailService(() => null);
  expect(await resend(DB, [reference], deskActor())).toEqual([reference]);
  await harness.sweepAndDeliver();
  expect(harness.mails).toHaveLength(1);
  expect(await readRows()).toMatchObject([{ status: 'delivered' }]);
});

test('sends an announced second mail when a consumer dies before writing the outcome', async () => {
  const dying = createHarness({ DB: faultyDatabase(DB, isMark) });
  const reference = await sendInquiry(dying);
  await dying.deliverOnce();
  const next = createHarness();
  next.enqueue({ reference });
  await next.deliverOnce();
  expect(next.mails, 'not during the lease').toEqual([]);
  await next.sweepAfter(leaseMs);
  expect(next.waiting).toEqual([reference]);
  await next.deliverOnce();
  expect(next.mails).toMatchObject([{ text: expect.stringContaining(secondCopy) }]);
  expect(await readRows()).toMatchObject([{ status: 'delivered' }]);
});

test('keeps the queue message when the database is down, and sends nothing twice', async () => {
  const harness = createHarness();
  const reference = await sendInquiry(harness);
  const problem = vi.spyOn(console, 'error');
  const down = createHarness({ DB: faultyDatabase(DB) });
  down.enqueue({ reference });
  expect((await down.deliverOnce()).delays).toEqual([30]);
  expect(problem).toHaveBeenCalledWith(
    `{"event":"not-claimed","references":"${reference}","error":"connection-lost"}`,
  );
  await harness.deliverOnce();
  expect([down.mails.length, harness.mails.length]).toEqual([0, 1]);
});

test('gives up an unreadable row at once and delivers the rest of its batch', async () => {
  const harness = createHarness();
  const broken = await sendInquiry(harness);
  const reference = await sendInquiry(harness, { name: 'Ravi' });
  await updateRows(`fields = '[1]' WHERE reference = ?`, broken);
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
  const failed = { status: 'failed', last_error: 'unreadable', alerted_as: 'failed' };
  const found = new Map((await readRows()).map((row) => [row.reference, row]));
  expect(found.get(broken)).toMatchObject(failed);
  expect(found.get(reference)).toMatchObject({ status: 'delivered' });
});

test('fails a dead letter’s row and alerts the owner', async () => {
  const { alerts } = collectAlerts();
  const harness = createHarness({ ALERT_WEBHOOK: webhookUrl });
  const reference = await sendInquiry(harness);
  const down = createHarness({ DB: faultyDatabase(DB) });
  const { retried, acknowledged } = await down.consumeDeadLetters(reference);
  expect([retried.length, acknowledged.length], 'it waits for the database').toEqual([1, 0]);
  expect((await harness.consumeDeadLetters(reference)).acknowledged).toHaveLength(1);
  expect(alerts).toHaveLength(1);
  expect(await readRows()).toMatchObject([
    { reference, status: 'failed', last_error: 'dead-letter' },
  ]);
});

test('delivers a message through the real queue and mail bindings', async () => {
  await sendInquiry(createHarness({ OUTBOX: bindings.OUTBOX, MAIL: bindings.MAIL }));
  await vi.waitFor(async () => expect(await readRows()).toMatchObject([{ status: 'delivered' }]), {
    timeout: 10_000,
    interval: 100,
  });
});
