import { env as bindings } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { recordLastSeenTime } from '../../worker/alerts/incidents.ts';
import { postDueAlerts } from '../../worker/alerts/overdue.ts';
import { changeMessages } from '../../worker/desk/marks.ts';
import { limitOutsideCalls } from '../../worker/outside-calls.ts';
import { alertAfterAttempts, alertAfterWaitMs } from './support/expected-limits.ts';
import { faultyDatabase } from './support/faulty.ts';
import { createActor, createHarness, harness, mailError } from './support/harness.ts';
import { type Alert, alertWebhookUrl, collectAlerts, simulateWebhooks } from './support/network.ts';
import { inquiry, sendInquiries, sendInquiry } from './support/posts.ts';
import { expectRows, insertMessages, readRows, updateTable } from './support/stores.ts';
import { advanceTime, dayMs, hourMs, minuteMs, runAroundLimit, setTime } from './support/time.ts';

const dailyDeadlineMs = dayMs + hourMs;
let alerts: Alert[] = [];
let webhookStatus = 204;

beforeEach(() => {
  advanceTime(0);
  webhookStatus = 204;
  alerts = collectAlerts(() => webhookStatus).alerts;
  harness.env.ALERT_WEBHOOK = alertWebhookUrl;
});

const refusalError = mailError('E_SENDER_NOT_VERIFIED');
const deferralError = mailError('E_DELIVERY_FAILED');

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
const postAlertsAt = (timeInMs: number) => postDueAlerts(limitOutsideCalls(harness.env), timeInMs);
const insertFailed = (count: number) =>
  insertMessages(count, {}, { status: `'failed'`, last_error: `'E_X'`, alert_at: '1' });

test('alerts a message that waits an hour once, without its text, and reports its age in the health check', async () => {
  harness.setMailService(() => deferralError);
  const reference = await sendInquiry(harness);
  await updateTable('deliveries', 'due_at = 1e15');
  await recordLastSeenTime(bindings.DB, 'sweep', Date.now() + hourMs);
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
  expect(alerts[0]?.text).toContain('https://tern-and-tide.test/desk?state=waiting\n');
  expect(JSON.stringify(alerts)).not.toContain(inquiry.email);
  await expectRows({ alert_at: null, status: 'waiting' });
});

test('reports in the health check when no sweep ran for ten minutes', async () => {
  await harness.sweep();
  const healthReports = await runAroundLimit(Date.now() + 10 * minuteMs, readHealthAt);
  expect(healthReports).toEqual([healthyReport, { ...degradedReport, lastSweep: 600 }]);
});

test('alerts at the sixth failed attempt', async () => {
  harness.setMailService(() => deferralError);
  await sendInquiry(harness);
  const alertCounts = await runAroundLimit(alertAfterAttempts, async (attemptCount) => {
    await updateTable('deliveries', 'due_at = 0, attempts = ?', attemptCount - 1);
    await harness.sweep();
    return countAlertsAfterSweep(Date.now());
  });
  expect(alertCounts).toEqual([0, 1]);
});

test('alerts when the mail service refuses for good, again after a resend, and counts the waiting time anew', async () => {
  harness.setMailService(() => refusalError);
  const reference = await sendInquiry(harness);
  await expectRows({ status: 'failed', last_error: 'E_SENDER_NOT_VERIFIED' });
  await harness.sweep();
  expect(alerts).toMatchObject([{ references: [reference] }]);
  await harness.sweepAfter(30 * dayMs);
  alerts.length = 0;
  await changeMessages(harness.env, 'resend-failed', null, createActor());
  await expectRows({ status: 'waiting', alert_at: Date.now() + alertAfterWaitMs });
  expect(await readHealthAt(Date.now())).toEqual(healthyReport);
  await harness.sweep();
  await harness.sweep();
  expect(alerts).toMatchObject([{ references: [reference] }]);
  await changeMessages(harness.env, 'resend', [reference], createActor());
  await harness.sweep();
  await harness.sweep();
  expect(alerts).toHaveLength(2);
});

test('raises one alert for ten failures, naming each message once', async () => {
  harness.setMailService(() => refusalError);
  const failedReferences = await sendInquiries(harness, 10);
  await harness.sweep();
  await harness.sweep();
  expect(alerts).toHaveLength(1);
  expect(alerts[0]?.text).toMatch(/^(?!.*more).*10 messages are given up\./s);
  expect(alerts[0]?.text).toContain('https://tern-and-tide.test/desk?state=failed\n');
  expect(alerts[0]?.references?.toSorted()).toEqual(failedReferences.toSorted());
});

test('raises one alert for two simultaneous sweeps, names fifty references and counts the rest', async () => {
  await insertFailed(51);
  await Promise.all([1, 2].map(() => postAlertsAt(Date.now())));
  expect(alerts).toHaveLength(1);
  expect(alerts[0]?.references).toHaveLength(50);
  expect(alerts[0]?.text).toMatch(/ and 1 more$/);
  expect((await readRows()).every((row) => row.alert_at === null)).toBe(true);
});

test('names failed messages before delayed ones', async () => {
  const waiting = { status: `'waiting'`, alert_at: '1', settled_at: 'NULL' };
  await insertMessages(1, { reference: `'delayed'` }, waiting);
  await insertFailed(1);
  await postAlertsAt(Date.now());
  expect(alerts).toMatchObject([{ references: ['1', 'delayed'] }]);
  expect(alerts[0]?.text).toMatch(/1 message is given up\. .*\n1 message is delayed/);
});

test('does not mark a row as alerted that the owner resends during the alert', async () => {
  await insertFailed(1);
  const alertAtMs = Date.now() + alertAfterWaitMs;
  simulateWebhooks([alertWebhookUrl], async () => {
    await changeMessages(harness.env, 'resend-failed', null, createActor());
    return new Response(null, { status: 204 });
  });
  await postAlertsAt(Date.now());
  await expectRows({ status: 'waiting', alert_at: alertAtMs });
});

test.each([
  ['a message', () => insertFailed(1), 0],
  ['an incident', async () => {}, dailyDeadlineMs],
])('retries a failed alert of %s after two minutes', async (_case, causeAlert, delayMs) => {
  webhookStatus = 500;
  await causeAlert();
  await harness.sweepAfter(delayMs);
  expect((await readRows()).filter(({ alert_at }) => alert_at === null)).toEqual([]);
  webhookStatus = 204;
  expect(await runAroundLimit(Date.now() + 2 * minuteMs, countAlertsAfterSweep)).toEqual([1, 2]);
  await harness.sweep();
  expect(alerts).toHaveLength(2);
});

test('mails a heartbeat only on a day without other mails, again after a refusal, and raises no alert', async () => {
  await sendInquiry(harness);
  await harness.sweepAfter(dayMs - minuteMs);
  expect(harness.mails).toHaveLength(1);
  harness.setMailService((mailIndex) => (mailIndex === 1 ? refusalError : null));
  await recordLastSeenTime(bindings.DB, 'daily-round', Date.now());
  await harness.sweepAfter(2 * minuteMs);
  expect(harness.mails).toHaveLength(1);
  await harness.sweepAfter(minuteMs);
  await harness.sweepAfter(dayMs - minuteMs);
  const text = expect.stringContaining('https://tern-and-tide.test/desk?view=health');
  const subject = 'No inquiries by mail today; the mail works';
  expect(harness.mails.slice(1)).toMatchObject([{ subject, text }]);
  expect(alerts).toEqual([]);
});

const setMailWorking = (isWorking: boolean) =>
  harness.setMailService(() => (isWorking ? null : refusalError));
const setRoundWorking = (isWorking: boolean) => (isWorking ? harness.daily() : undefined);

test.each([
  ['mail works again', 'No mail has left the website', setMailWorking],
  ['the daily round runs again', 'has not run', setRoundWorking],
])('alerts once a day until %s', async (_case, alertText, setWorking) => {
  const startMs = Date.now() + 1_000;
  for (const signal of ['heartbeat', 'daily-round'] as const) {
    await recordLastSeenTime(bindings.DB, signal, startMs);
    await recordLastSeenTime(bindings.DB, signal, startMs - 1);
  }
  await setWorking(false);
  const countAlertsAt = (timeInMs: number) => countAlertsAfterSweep(timeInMs, alertText);
  const alertAtMs = startMs + dailyDeadlineMs;
  expect(await runAroundLimit(alertAtMs, countAlertsAt)).toEqual([0, 1]);
  expect(await runAroundLimit(alertAtMs + dayMs, countAlertsAt)).toEqual([1, 2]);
  await setWorking(true);
  expect(await countAlertsAt(alertAtMs + 2 * dayMs - 1)).toBe(2);
});

test.each([
  ['is down', /./],
  ['is full, so that it can only read', /^\s*(INSERT|UPDATE|DELETE)/],
])('alerts once an hour, across isolates, when the database %s', async (_case, failingPattern) => {
  // The bucket of the tests would use the real time.
  let uploadedAtMs = 0;
  const FILES = Object.assign(Object.create(bindings.FILES), {
    head: async () => (uploadedAtMs === 0 ? null : { uploaded: new Date(uploadedAtMs) }),
    put: async () => {
      uploadedAtMs = Date.now();
    },
  });
  const DB = faultyDatabase(bindings.DB, (sql) => failingPattern.test(sql));
  const settings = { ALERT_WEBHOOK: alertWebhookUrl, DB, FILES };
  const harnesses = [createHarness(settings), createHarness(settings)];
  const startMs = Date.now();
  const alertCounts: number[] = [];
  for (const minute of [0, 1, 10, 59, 60, 61, 120]) {
    setTime(startMs + minute * minuteMs);
    await harnesses[minute % 2]?.sweep();
    alertCounts.push(alerts.length);
  }
  expect(alertCounts).toEqual([1, 1, 1, 1, 2, 2, 3]);
  expect(alerts[0]?.text).toContain('does not store anything (connection-lost)');
  expect((await harnesses[0]?.get('/api/v1/health'))?.status).toBe(503);
});

test('repeats an alert of the database that could not be posted', async () => {
  const consoleErrorSpy = vi.spyOn(console, 'error');
  harness.env.DB = faultyDatabase(bindings.DB);
  webhookStatus = 500;
  await harness.sweep();
  const logLine = '{"event":"database-down","error":"connection-lost"}';
  expect(consoleErrorSpy).toHaveBeenCalledWith(logLine);
  webhookStatus = 204;
  await harness.sweep();
  await harness.sweep();
  expect(alerts).toHaveLength(2);
});
