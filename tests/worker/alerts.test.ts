import { env as bindings } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { resendFailedMessages, resendMessages } from '../../worker/desk/resend.ts';
import { postDueAlerts } from '../../worker/notify/alerts.ts';
import { recordLastSeenTime } from '../../worker/notify/self-monitoring.ts';
import { alertAfterAttempts, alertAfterWaitMs } from './support/expected-limits.ts';
import { faultyDatabase, losingQueue, refusingQueue } from './support/faulty.ts';
import { createActor, type Harness, harness, mailError } from './support/harness.ts';
import { type Alert, alertWebhookUrl, collectAlerts, simulateWebhooks } from './support/network.ts';
import { inquiry, sendInquiries, sendInquiry } from './support/posts.ts';
import { expectRows, readRows, updateRows } from './support/stores.ts';
import { advanceTime, dayMs, hourMs, minuteMs, runAroundLimit, setTime } from './support/time.ts';

const heartbeatTimeoutMs = 4 * minuteMs;
const dailyRoundDeadlineMs = dayMs + hourMs;
let alerts: Alert[] = [];
let webhookStatus = 204;

beforeEach(() => {
  advanceTime(0);
  webhookStatus = 204;
  alerts = collectAlerts(() => webhookStatus).alerts;
  harness.env.ALERT_WEBHOOK = alertWebhookUrl;
});

const createMailRefusalError = () => mailError('E_SENDER_NOT_VERIFIED');

async function countAlertsAfterSweep(timeInMs: number, alertText = '') {
  setTime(timeInMs);
  await harness.sweep();
  return alerts.filter(({ text }) => text.includes(alertText)).length;
}

async function readHealthAt(timeInMs: number) {
  setTime(timeInMs);
  const response = await harness.get('/api/v1/health');
  return { code: response.status, ...(await response.json<object>()) };
}

const healthyReport = { code: 200, status: 'ok', database: 'ok' };
const degradedReport = { code: 503, status: 'degraded', database: 'ok' };

test('alerts a message that waits an hour once, without its text, and reports its age in the health check', async () => {
  harness.env.OUTBOX = losingQueue;
  const reference = await sendInquiry(harness);
  await harness.sweep();
  const readHealthAndAlertCount = async (timeInMs: number) => [
    await readHealthAt(timeInMs),
    await countAlertsAfterSweep(timeInMs),
  ];
  expect(await runAroundLimit(Date.now() + alertAfterWaitMs, readHealthAndAlertCount)).toEqual([
    [healthyReport, 0],
    [{ ...degradedReport, oldestWaiting: 3_600 }, 1],
  ]);
  await harness.sweep();
  const text = expect.stringContaining('1 message is delayed');
  expect(alerts).toMatchObject([{ text, references: [reference] }]);
  expect(JSON.stringify(alerts)).not.toContain(inquiry.email);
  await expectRows({ alerted_as: 'delayed', status: 'queued' });
});

test('reports in the health check when no sweep ran for an hour', async () => {
  await harness.sweep();
  const healthReports = await runAroundLimit(Date.now() + alertAfterWaitMs, readHealthAt);
  expect(healthReports).toEqual([healthyReport, { ...degradedReport, lastSweep: 3_600 }]);
});

test.each([
  ['failed', 'E_X', [0, 1]],
  ['unfinished', null, [0, 0]],
])('alerts at the sixth attempt if one failed: %s', async (_case, lastError, expectedCounts) => {
  await sendInquiry(harness);
  const alertCounts = await runAroundLimit(alertAfterAttempts, async (attemptCount) => {
    await updateRows('attempts = ?, last_error = ?', attemptCount, lastError);
    return countAlertsAfterSweep(Date.now());
  });
  expect(alertCounts).toEqual(expectedCounts);
});

test('counts the waiting time of a resent message from its resending', async () => {
  await sendInquiry(harness);
  await updateRows(`status = 'failed', alerted_as = 'failed'`);
  await harness.sweepAfter(30 * dayMs);
  alerts.length = 0;
  await resendFailedMessages(bindings.DB, createActor());
  await harness.sweep();
  expect(alerts).toEqual([]);
  expect(await readHealthAt(Date.now())).toEqual(healthyReport);
});

test('alerts when the mail service refuses for good, and again after a resend', async () => {
  harness.setMailService(createMailRefusalError);
  const reference = await sendInquiry(harness);
  expect((await harness.deliverOnce()).acknowledgedBodies).toHaveLength(1);
  await expectRows({ status: 'failed', last_error: 'E_SENDER_NOT_VERIFIED' });
  expect(alerts).toHaveLength(1);
  await resendMessages(bindings.DB, [reference], createActor());
  await expectRows({ alerted_as: null, alerting_until: 0 });
  await harness.sweepAndDeliver();
  expect(alerts.map(({ references }) => references)).toEqual([[reference], [reference]]);
});

test('raises one alert for ten failures in a batch, naming each message once', async () => {
  harness.setMailService(createMailRefusalError);
  const failedReferences = await sendInquiries(harness, 10);
  await harness.deliverOnce();
  await harness.sweep();
  expect(alerts).toHaveLength(1);
  expect(alerts[0]?.text).toMatch(/^(?!.*more).*10 messages are given up\./s);
  expect(alerts[0]?.text).toContain('https://tern-and-tide.test/desk?state=failed\n');
  expect(alerts[0]?.references?.toSorted()).toEqual(failedReferences.toSorted());
});

test('raises one alert for two batches that end simultaneously, names fifty references and counts the rest', async () => {
  await sendInquiries(harness, 51);
  await updateRows(`status = 'failed'`);
  await Promise.all([1, 2].map(() => postDueAlerts(harness.env, Date.now())));
  expect(alerts).toHaveLength(1);
  expect(alerts[0]?.references).toHaveLength(50);
  expect(alerts[0]?.text).toMatch(/ and 1 more$/);
  expect((await readRows()).every((row) => row.alerted_as === 'failed')).toBe(true);
});

test('names failed messages before delayed ones', async () => {
  const [delayedReference = '', failedReference = ''] = await sendInquiries(harness, 2);
  await updateRows(`status = iif(reference = ?1, 'failed', 'queued')`, failedReference);
  await postDueAlerts(harness.env, Date.now() + alertAfterWaitMs);
  expect(alerts).toMatchObject([{ references: [failedReference, delayedReference] }]);
  expect(alerts[0]?.text).toMatch(/1 message is given up\. .*\n1 message is delayed/);
  expect(alerts[0]?.text).toContain('https://tern-and-tide.test/desk?state=queued\n');
});

test('does not mark a row as alerted that the owner resends during the alert', async () => {
  await sendInquiry(harness);
  await updateRows(`status = 'failed'`);
  simulateWebhooks([alertWebhookUrl], async () => {
    await updateRows(`status = 'queued', alerting_until = 0`);
    return new Response(null, { status: 204 });
  });
  await postDueAlerts(harness.env, Date.now());
  await expectRows({ alerted_as: null, alerted_at: null });
});

test.each([
  ['a message', () => sendInquiry(harness), alertAfterWaitMs],
  ['an incident', async () => {}, dailyRoundDeadlineMs],
])('retries a failed alert of %s after the alert lease', async (_case, causeAlert, delayMs) => {
  webhookStatus = 500;
  await causeAlert();
  await harness.sweepAfter(delayMs);
  expect((await readRows()).filter(({ alerted_as: alertedAs }) => alertedAs !== null)).toEqual([]);
  webhookStatus = 204;
  expect(await runAroundLimit(Date.now() + 2 * minuteMs, countAlertsAfterSweep)).toEqual([1, 2]);
  await harness.sweep();
  expect(alerts).toHaveLength(2);
});

test('mails the heartbeat only on a day without other mails, and raises no alert', async () => {
  await sendInquiry(harness);
  await harness.deliverOnce();
  advanceTime(dayMs - 60_000);
  await harness.daily();
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
  await harness.sweepAfter(heartbeatTimeoutMs);
  advanceTime(dayMs);
  await harness.daily();
  harness.setMailService((mailIndex) => (mailIndex === 1 ? createMailRefusalError() : undefined));
  expect((await harness.deliverOnce()).delaysInSeconds).toEqual([30]);
  await harness.deliverOnce();
  const text = expect.stringContaining('https://tern-and-tide.test/desk?view=health');
  const subject = 'No inquiries by mail today; the mail works';
  expect(harness.mails.slice(1)).toMatchObject([{ subject, text }]);
  await harness.sweepAfter(heartbeatTimeoutMs);
  expect(alerts).toEqual([]);
});

const isRecentMailQuery = (sql: string) => sql.includes('1 FROM inquiries');

// biome-ignore format: a row a line
test.each<[caseName: string, breakHeartbeat: (harness: Harness) => void]>([
  ['the queue loses it', ({ env }) => Object.assign(env, { OUTBOX: losingQueue })],
  ['the queue refuses it', ({ env }) => Object.assign(env, { OUTBOX: refusingQueue })],
  ['the queue has no consumer', (harness) => Object.assign(harness, { deliverOnce: async () => {} })],
  ['the mail service refuses it', (harness) => harness.setMailService(createMailRefusalError)],
  ['the mail service is cut off', (harness) => harness.setMailService(() => new Error('Lost.'))],
  ['the database cannot look for mails', ({ env }) => Object.assign(env, { DB: faultyDatabase(env.DB, isRecentMailQuery) })],
])('alerts when the heartbeat is missing because %s', async (_case, breakHeartbeat) => {
  breakHeartbeat(harness);
  await harness.daily();
  await harness.deliverOnce();
  await harness.sweepAfter(5 * minuteMs);
  const text = expect.stringMatching(/has not come back: .+ https:\/\/tern-and-tide\.test\/desk$/);
  expect(alerts).toMatchObject([{ text }]);
});

test.each([
  ['heartbeat', 'has not come back', heartbeatTimeoutMs, 1],
  ['daily round', 'has not run', dailyRoundDeadlineMs, 0],
])('alerts once a day when the %s %s in time', async (_signal, alertText, deadlineMs, ageMs) => {
  const startMs = Date.now() + 1_000;
  await recordLastSeenTime(bindings.DB, 'heartbeat', startMs - ageMs);
  await recordLastSeenTime(bindings.DB, 'daily-round', startMs);
  await recordLastSeenTime(bindings.DB, 'daily-round', startMs - 1);
  const countAlertsAt = (timeInMs: number) => countAlertsAfterSweep(timeInMs, alertText);
  const alertAtMs = startMs + deadlineMs;
  expect(await runAroundLimit(alertAtMs, countAlertsAt)).toEqual([0, 1]);
  expect(await runAroundLimit(alertAtMs + dayMs, countAlertsAt)).toEqual([1, 2]);
});
