import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { shortenTimeInFlight, takeOverdueReferences } from '../../worker/cron/sweep.ts';
import { claimDueRows } from '../../worker/delivery/claim.ts';
import { sendMail } from '../../worker/delivery/mail.ts';
import { createOutcomeWriter, writeOutcomes } from '../../worker/delivery/outcomes.ts';
import { releaseMessages, resendFailedMessages, resendMessages } from '../../worker/desk/resend.ts';
import { inFlightMs, leaseMs } from './support/expected-limits.ts';
import { faultyDatabase, interceptStatements } from './support/faulty.ts';
import { createActor, harness, mailError } from './support/harness.ts';
import { pdfFile, sendApplication, sendInquiries, sendInquiry } from './support/posts.ts';
import { expectRows, insertRows, readRows, updateRows } from './support/stores.ts';
import { advanceTime, minuteMs, runAroundLimit } from './support/time.ts';

const { DB } = bindings;
const mailTimeoutMs = 30_000;
const maxDeliveryAttempts = 31;
const sweepLimits = { maxRows: 100, rowsPerMessage: 20 };
const testMail = { subject: 'x', text: 'x', html: 'x', replyTo: null };
const rateLimitError = mailError('E_RATE_LIMIT_EXCEEDED');

const readFirstRowStatus = async () => (await readRows())[0]?.status;

test.each([
  ['says delivered', { status: 'delivered', deliveredAt: 1 }],
  ['says to retry', { status: 'queued', error: 'E_X', certain: true, dueAt: 0 }],
  ['gives it up', { status: 'failed', error: 'E_X' }],
] as const)('leaves a row to the next consumer when a late outcome %s', async (_case, outcome) => {
  const reference = await sendInquiry(harness);
  const firstClaim = await claimDueRows(DB, [reference], Date.now());
  advanceTime(leaseMs);
  const nextClaim = await claimDueRows(DB, [reference], Date.now());
  expect(nextClaim.inquiries).toMatchObject([{ reference, maybeDelivered: true }]);
  await writeOutcomes(DB, firstClaim.token, [{ reference, ...outcome }]);
  await expectRows({ status: 'queued', lease_token: nextClaim.token, known_failures: 0 });
  expect((await claimDueRows(DB, [reference], Date.now())).inquiries).toEqual([]);
});

test('ignores a late outcome after the owner resent the message', async () => {
  const reference = await sendInquiry(harness);
  const { token } = await claimDueRows(DB, [reference], Date.now());
  expect(await resendMessages(DB, [reference], createActor())).toEqual([reference]);
  expect(await writeOutcomes(DB, token, [{ reference, status: 'delivered' }])).toBe(0);
  await harness.sweepAndDeliver();
  expect(harness.mails).toHaveLength(1);
});

test.each([0, 1])('retries with exponential delays, with random share %i', async (randomShare) => {
  vi.spyOn(Math, 'random').mockReturnValue(randomShare);
  const jitterFactor = 1 + 0.2 * randomShare;
  advanceTime(0);
  await sendInquiry(harness);
  harness.setMailService((nthCall) => (nthCall <= 3 ? rateLimitError : null));
  expect((await harness.deliverOnce()).delaysInSeconds).toEqual([30 * jitterFactor]);
  // Its queue message waits, so no sweep requeues the row until five minutes after the retry.
  const retryTimeMs = Date.now() - 1;
  await expectRows({ due_at: retryTimeMs, carried_until: retryTimeMs + 300_000 });
  expect((await harness.deliverOnce()).delaysInSeconds).toEqual([60 * jitterFactor]);
  const dueTimeMs = Date.now() + 120_000 * jitterFactor;
  expect((await harness.deliverOnce()).delaysInSeconds, 'by a sweep').toEqual([]);
  await expectRows({ attempts: 3, carried_until: 0, due_at: dueTimeMs });
  const queuedCounts = await runAroundLimit(dueTimeMs, async (timeInMs) => {
    await harness.sweepAfter(timeInMs - Date.now());
    return harness.queuedBodies.length;
  });
  expect(queuedCounts).toEqual([0, 1]);
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
  const endedLeaseColumns = { lease_until: null, lease_token: null };
  await expectRows({ status: 'delivered', attempts: 4, known_failures: 3, ...endedLeaseColumns });
});

test('gives a message up at its last attempt, not in the sweep after it', async () => {
  const reference = await sendInquiry(harness);
  harness.setMailService(() => rateLimitError);
  const statuses = await runAroundLimit(maxDeliveryAttempts, async (attemptCount) => {
    await updateRows(`status = 'queued', due_at = 0, attempts = ?1`, attemptCount - 1);
    harness.enqueue({ references: [reference] });
    await harness.deliverOnce();
    return readFirstRowStatus();
  });
  expect(statuses).toEqual(['queued', 'failed']);
});

test('gives up a row whose consumers always die after the maximum of attempts, and alerts the owner', async () => {
  await sendInquiry(harness);
  await updateRows(`attempts = ?, lease_until = 1, lease_token = 'gone'`, maxDeliveryAttempts - 1);
  await harness.sweep();
  await expectRows({ status: 'queued' });
  await updateRows('attempts = ?', maxDeliveryAttempts);
  expect((await harness.deliverOnce()).acknowledgedBodies).toHaveLength(1);
  expect(harness.mails).toEqual([]);
  await harness.sweep();
  await expectRows({ status: 'failed', last_error: 'interrupted', alerted_as: 'failed' });
});

test('times out a hanging mail after 30 seconds as possibly sent, and leaves no timer behind after a sent mail', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await sendMail(harness.env, testMail);
  expect(vi.getTimerCount()).toBe(0);
  harness.env.MAIL = { send: () => new Promise(() => {}) };
  const mailResultPromise = sendMail(harness.env, testMail);
  await vi.advanceTimersByTimeAsync(mailTimeoutMs);
  const expectedMailResult = { sent: false, final: false, certain: false, error: 'timed-out' };
  expect(await mailResultPromise).toEqual(expectedMailResult);
});

test('starts a mail only if its timeout ends within the lease', async () => {
  advanceTime(0);
  const sendMailBy = (deadlineMs: number) => sendMail(harness.env, testMail, { deadlineMs });
  const mailResults = await runAroundLimit(Date.now() + mailTimeoutMs, sendMailBy);
  const unsentResult = { sent: false, final: false, certain: true, error: 'no-time-left' };
  expect(mailResults).toEqual([unsentResult, { sent: true }]);
});

test('starts no further mail of a batch when one mail took most of the lease', async () => {
  await sendApplication(harness);
  await sendApplication(harness, pdfFile('two pages'));
  harness.setMailService(() => void advanceTime(leaseMs - mailTimeoutMs + 1));
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
  const lastErrors = (await readRows()).map((row) => row.last_error);
  expect(lastErrors.toSorted()).toEqual(['no-time-left', null]);
});

test('reads each CV of a batch after mailing the previous one', async () => {
  await sendApplication(harness);
  await sendApplication(harness, pdfFile('two pages'));
  const readFile = vi.fn((fileKey: string) => bindings.FILES.get(fileKey));
  harness.env.FILES = Object.assign(Object.create(bindings.FILES), { get: readFile });
  const readCounts: number[] = [];
  harness.setMailService(() => void readCounts.push(readFile.mock.calls.length));
  await harness.deliverOnce();
  expect(readCounts).toEqual([1, 2]);
  expect(readFile).toHaveBeenCalledTimes(2);
});

test('tries a row once although many queue messages name it', async () => {
  const reference = await sendInquiry(harness);
  harness.setMailService(() => rateLimitError);
  const multiReferenceBodies = Array(5).fill({ references: [reference, reference] });
  const messageBodies = [...Array(29).fill({ reference }), ...multiReferenceBodies];
  const { retriedMessages, acknowledgedBodies } = await harness.consume(messageBodies);
  await expectRows({ attempts: 1 });
  expect([retriedMessages.length, acknowledgedBodies.length]).toEqual([1, 33]);
});

test.each([
  ['due', 'due_at = ?1'],
  ['no longer leased to another', 'lease_until = ?1'],
])('does not try a row before it is %s', async (_case, setClause) => {
  const reference = await sendInquiry(harness);
  const boundaryMs = Date.now() + 60_000;
  await updateRows(setClause, boundaryMs);
  const { acknowledgedBodies } = await harness.deliverOnce();
  expect([harness.mails.length, acknowledgedBodies.length]).toEqual([0, 1]);
  const claimAt = (timeInMs: number) => claimDueRows(DB, [reference], timeInMs);
  const expectedClaims = [{ inquiries: [] }, { inquiries: [{ reference }] }];
  expect(await runAroundLimit(boundaryMs, claimAt)).toMatchObject(expectedClaims);
});

test.each([
  ['due', 'due_at = ?1, carried_until = 0'],
  ['no longer named by a queue message', 'due_at = 0, carried_until = ?1'],
  ['no longer leased', 'due_at = 0, carried_until = 0, lease_until = ?1'],
])('sweeps a row as soon as it is %s', async (_case, setClause) => {
  const reference = await sendInquiry(harness);
  const boundaryMs = Date.now() + 1_000;
  await updateRows(setClause, boundaryMs);
  const sweepAt = (timeInMs: number) => takeOverdueReferences(DB, timeInMs);
  expect(await runAroundLimit(boundaryMs, sweepAt)).toEqual([[], [reference]]);
});

test('doubles the interval between queue messages for a row that no consumer takes', async () => {
  advanceTime(0);
  await sendInquiry(harness);
  const queueMessageCounts: number[] = [];
  for (let elapsedMinutes = 5; elapsedMinutes <= 85; elapsedMinutes += 5) {
    await harness.sweepAfter(5 * minuteMs);
    queueMessageCounts.push(harness.queuedReferences.length);
  }
  // New messages follow after 5, 10, 20, 40 and 80 minutes.
  expect(queueMessageCounts).toEqual([2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6]);
});

test('counts a row as in flight for five minutes at first, and for a day at most', async () => {
  await sendInquiry(harness);
  const [row] = await readRows();
  expect(Number(row?.carried_until) - Number(row?.received_at)).toBe(inFlightMs.min);
  await updateRows('due_at = 0, carried_until = 0');
  const sweepAtMs = 3 * inFlightMs.max;
  await takeOverdueReferences(DB, sweepAtMs);
  await expectRows({ carried_until: sweepAtMs + inFlightMs.max });
});

test('sweeps the hundred most overdue rows, in groups', async () => {
  const numberedColumns = { reference: `'TT-AAAA-A' || (n + 221)`, due_at: '1000 - n' };
  await insertRows(sweepLimits.maxRows + 1, { status: `'queued'`, ...numberedColumns });
  await harness.sweep();
  expect(harness.queuedReferences).toHaveLength(sweepLimits.maxRows);
  expect(harness.queuedReferences, 'the row that is due last').not.toContain('TT-AAAA-A222');
  const referenceCounts = harness.queuedBodies.map((body) => Object(body).references.length);
  expect(referenceCounts).toEqual(Array(5).fill(sweepLimits.rowsPerMessage));
});

test('requeues rows sooner when the queue may not have taken them, unless a consumer has them', async () => {
  const [claimedReference = '', requeuedReference = ''] = await sendInquiries(harness, 3);
  const nowMs = Date.now();
  await updateRows('carried_until = ?1', nowMs + inFlightMs.max);
  await claimDueRows(DB, [claimedReference], nowMs);
  await shortenTimeInFlight(DB, [claimedReference, requeuedReference], nowMs);
  const expectedTimes = [0, nowMs + inFlightMs.min, nowMs + inFlightMs.max];
  expect((await readRows()).map((row) => row.carried_until)).toEqual(expectedTimes);
});

test.each([
  ['outbox', 'delivered'],
  ['outbox-dead', 'failed'],
])('acknowledges and logs invalid messages of %s; a valid one is %s', async (queueName, status) => {
  const reference = await sendInquiry(harness);
  const consoleErrorSpy = vi.spyOn(console, 'error');
  const invalidReferences = [{ reference: 7 }, { reference: 'TT-x' }, { references: 'x' }];
  const invalidMessages = [null, 'x', {}, ...invalidReferences, { heartbeat: 'x' }];
  const queueMessages = [...invalidMessages, { reference, sentAt: Date.now() }];
  const { acknowledgedBodies } = await harness.consume(queueMessages, queueName);
  expect(acknowledgedBodies).toEqual(queueMessages);
  const expectedLogLine = `{"event":"invalid-queue-message","queue":"${queueName}"}`;
  expect(consoleErrorSpy.mock.calls.slice(0, 7)).toEqual(Array(7).fill([expectedLogLine]));
  await expectRows({ status });
});

test.each([
  ['delivered', { status: 'delivered', lease_until: null }],
  ['failed', { status: 'failed', lease_until: null }],
  ['held', { status: 'held', lease_until: null }],
  ['leased', { status: 'queued', lease_until: 1e15 }],
])('ignores messages for a %s row', async (_case, columnsToSet) => {
  const reference = await sendInquiry(harness);
  await updateRows('status = ?, lease_until = ?', columnsToSet.status, columnsToSet.lease_until);
  await harness.deliverOnce();
  await harness.consumeDeadLetters(reference);
  expect(harness.mails).toEqual([]);
  await expectRows({ ...columnsToSet, attempts: 0, last_error: null });
});

test.each([
  ['the row was last queued', 'queued_at'],
  ['its next attempt is due', 'due_at'],
])('honours a dead letter only with a time no earlier than %s', async (_case, timeColumn) => {
  const reference = await sendInquiry(harness);
  // Earlier versions sent no time.
  await harness.consume([{ reference }], 'outbox-dead');
  expect(await readFirstRowStatus()).toBe('queued');
  const boundaryMs = Date.now();
  const statuses = await runAroundLimit(boundaryMs, async (queueSentAtMs) => {
    await updateRows(`status = 'queued', queued_at = 0, due_at = 0, ${timeColumn} = ?`, boundaryMs);
    await harness.consume([{ reference, sentAt: queueSentAtMs }], 'outbox-dead');
    return readFirstRowStatus();
  });
  expect(statuses).toEqual(['queued', 'failed']);
});

test('mails a failed message after its resending and a held one after its release', async () => {
  harness.setMailService((nthCall) => (nthCall === 1 ? mailError('E_SENDER_NOT_VERIFIED') : null));
  const failedReference = await sendInquiry(harness);
  await harness.deliverOnce();
  const heldReference = await sendInquiry(harness, { website: 'x' });
  expect(await resendFailedMessages(DB, createActor())).toEqual([failedReference]);
  expect(await resendFailedMessages(DB, createActor())).toEqual([]);
  await releaseMessages(DB, [heldReference], createActor());
  await harness.sweepAndDeliver();
  expect(harness.mails).toHaveLength(2);
  const deliveredColumns = { status: 'delivered', held_reason: null };
  await expectRows(deliveredColumns, deliveredColumns);
});

async function prepareOutcomes() {
  const references = await sendInquiries(harness, 3);
  const { token } = await claimDueRows(DB, references, Date.now());
  const outcomes = references.map((reference) => ({ reference, status: 'delivered' as const }));
  return { token, outcomes };
}

test.each([
  ['simultaneous outcomes together and a later outcome separately', true, [2, 1], [1, 2]],
  ['all outcomes together with the last one when few calls are left', false, [1, 1, 1], [0, 0, 1]],
])('writes to the database: %s', async (_case, mayWrite, groupSizes, expectedQueryCounts) => {
  const { token, outcomes } = await prepareOutcomes();
  let queryCount = 0;
  const database = interceptStatements(DB, (performCall) => {
    queryCount += 1;
    return performCall();
  });
  const writeOutcome = createOutcomeWriter(database, token, { count: 3, mayWrite: () => mayWrite });
  const queryCounts: number[] = [];
  for (const groupSize of groupSizes) {
    await Promise.all(outcomes.splice(0, groupSize).map(writeOutcome));
    queryCounts.push(queryCount);
  }
  expect(queryCounts).toEqual(expectedQueryCounts);
  await expectRows(...Array(3).fill({ status: 'delivered' }));
});

test('writes the next group of outcomes when one group fails, and keeps the failed rows leased', async () => {
  const { token, outcomes } = await prepareOutcomes();
  const failingDatabase = faultyDatabase(DB, () => true, 3);
  const writerOptions = { count: 2, mayWrite: () => true };
  const writeOutcome = createOutcomeWriter(failingDatabase, token, writerOptions);
  for (const outcome of outcomes.slice(0, 2)) {
    await writeOutcome(outcome);
  }
  const leasedColumns = { status: 'queued', lease_token: token };
  await expectRows(leasedColumns, { status: 'delivered' }, leasedColumns);
});
