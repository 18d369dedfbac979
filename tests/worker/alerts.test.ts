import { env as bindings } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { resend, resendFailed } from '../../worker/desk/resend.ts';
import { raiseAlerts } from '../../worker/notify/alerts.ts';
import { recordSignal } from '../../worker/notify/signals.ts';
import { postToWebhook } from '../../worker/notify/webhook.ts';
import * as limits from './support/expected-limits.ts';
import { faultyDatabase, losingQueue, refusingQueue } from './support/faulty.ts';
import {
  advanceTime,
  createHarness,
  deskActor,
  type Harness,
  listFileKeys,
  mailError,
  readRows,
  runAroundLimit,
  setTime,
  siteUrl,
  updateRows,
} from './support/harness.ts';
import { type Alert, collectAlerts, simulateNetwork, webhookUrl } from './support/network.ts';
import {
  inquiryFields,
  pdfFile,
  sendApplication,
  sendInquiries,
  sendInquiry,
  submissionId,
} from './support/posts.ts';

const { heartbeatLimits, maxWaitMs, repeatAlertAfterMs } = limits;
const day = 24 * 60 * 60 * 1_000;
let alerts: Alert[] = [];
let webhookStatus = 204;

beforeEach(() => {
  advanceTime(0);
  webhookStatus = 204;
  alerts = collectAlerts(() => webhookStatus).alerts;
});

function createAlerting(): Harness {
  return createHarness({ ALERT_WEBHOOK: webhookUrl });
}

const isRefused = () => mailError('E_SENDER_NOT_VERIFIED');
const delayed = { text: expect.stringContaining('1 message is delayed') };
const givenUp = { text: expect.stringContaining('1 message is given up') };

/** Counts the alerts (with a text) after a sweep at a given time. */
function alertsAfterSweep(harness: Harness, text = '') {
  return async (now: number) => {
    setTime(now);
    await harness.sweep();
    return alerts.filter((alert) => alert.text.includes(text)).length;
  };
}

function alertsFrom({ env }: Harness) {
  return async (now: number) => {
    await raiseAlerts(env, now);
    return alerts.length;
  };
}

async function health(harness: Harness) {
  const answer = await harness.get('/api/v1/health');
  return { code: answer.status, ...(await answer.json<object>()) };
}

const healthy = { code: 200, status: 'ok', database: 'ok' };
const degraded = { code: 503, status: 'degraded', database: 'ok' };

test('alerts a message that waits an hour once, without its text, and reports its age in the health check', async () => {
  const harness = createAlerting();
  harness.env.OUTBOX = losingQueue;
  const reference = await sendInquiry(harness);
  await harness.sweep();
  const seen = async (now: number) => {
    setTime(now);
    const answer = await health(harness);
    await harness.sweep();
    return [answer, alerts.length];
  };
  expect(await runAroundLimit(Date.now() + maxWaitMs, seen)).toEqual([
    [healthy, 0],
    [{ ...degraded, oldestWaiting: 3_600 }, 1],
  ]);
  await harness.sweep();
  expect(alerts).toMatchObject([{ ...delayed, references: [reference] }]);
  expect(JSON.stringify(alerts)).not.toContain(inquiryFields.email);
  expect(await readRows()).toMatchObject([{ alerted_as: 'delayed', status: 'queued' }]);
});

test('reports in the health check when no sweep ran for an hour', async () => {
  const harness = createHarness();
  await harness.sweep();
  const seen = (now: number) => {
    setTime(now);
    return health(harness);
  };
  expect(await runAroundLimit(Date.now() + maxWaitMs, seen)).toEqual([
    healthy,
    { ...degraded, lastSweep: 3_600 },
  ]);
});

test.each([
  ['failed', `last_error = 'E_X'`, [0, 1]],
  ['unfinished', 'last_error = NULL', [0, 0]],
])('alerts at the sixth attempt only after a failure: %s', async (_what, columns, expected) => {
  const harness = createAlerting();
  await sendInquiry(harness);
  const counted = async (attempts: number) => {
    await updateRows(`attempts = ?1, ${columns}`, attempts);
    return alertsFrom(harness)(Date.now());
  };
  expect(await runAroundLimit(limits.alertAfterAttempts, counted)).toEqual(expected);
});

test('counts the waiting time of a resent message from its resending', async () => {
  const harness = createAlerting();
  await sendInquiry(harness);
  await updateRows(`status = 'failed', alerted_as = 'failed'`);
  await harness.sweepAfter(30 * day);
  alerts.length = 0;
  await resendFailed(bindings.DB, deskActor());
  await harness.sweep();
  expect(alerts).toEqual([]);
  expect(await health(harness)).toEqual(healthy);
});

test('alerts a resent message again when it fails again', async () => {
  const harness = createAlerting();
  harness.setMailService(isRefused);
  const reference = await sendInquiry(harness);
  await harness.deliverOnce();
  await resend(bindings.DB, [reference], deskActor());
  expect(await readRows()).toMatchObject([{ alerted_as: null, alerting_until: 0 }]);
  await harness.sweepAndDeliver();
  expect(alerts.map(({ references }) => references)).toEqual([[reference], [reference]]);
});

test('alerts and retries a delivered application that waits for its lost CV like a new one', async () => {
  const harness = createAlerting();
  await sendApplication(harness, pdfFile(), { submission: submissionId });
  await updateRows(`status = 'delivered', delivered_at = 1, attempts = 31, alerted_as = 'delayed'`);
  await bindings.FILES.delete(await listFileKeys());
  await sendApplication(harness, pdfFile(), { submission: submissionId });
  const asNew = { status: 'queued', attempts: 1, known_failures: 0, alerted_as: null };
  expect(await readRows()).toMatchObject([asNew]);
  await harness.sweepAfter(maxWaitMs);
  expect(alerts).toMatchObject([delayed]);
  await harness.deliverOnce();
  expect(harness.mails[0]?.text).toContain('You may already have this message');
});

test('raises one alert for ten failures in a batch, naming each once', async () => {
  const harness = createAlerting();
  harness.setMailService(isRefused);
  const references = await sendInquiries(harness, 10);
  await harness.deliverOnce();
  expect(alerts, 'at once').toHaveLength(1);
  await harness.sweep();
  expect(alerts).toHaveLength(1);
  expect(alerts[0]?.text).toMatch(/^(?!.*more).*10 messages are given up\./s);
  expect(alerts[0]?.text).toContain(`${siteUrl}/desk?state=failed\n`);
  expect(alerts[0]?.references?.toSorted()).toEqual(references.toSorted());
});

test('raises one alert for two batches that end simultaneously', async () => {
  const harness = createAlerting();
  await sendInquiry(harness);
  await updateRows(`status = 'failed'`);
  const raise = alertsFrom(harness);
  await Promise.all([raise(Date.now()), raise(Date.now())]);
  expect(alerts).toHaveLength(1);
});

test('names fifty references in an alert and counts the rest', async () => {
  const harness = createAlerting();
  await sendInquiries(harness, 51);
  await updateRows(`status = 'failed'`);
  await harness.sweep();
  expect(alerts[0]?.references).toHaveLength(50);
  expect(alerts[0]?.text).toMatch(/ and 1 more$/);
  expect((await readRows()).every(({ alerted_as: alertedAs }) => alertedAs === 'failed')).toBe(
    true,
  );
});

test('names failed messages before delayed ones', async () => {
  const harness = createAlerting();
  const [late = '', failed = ''] = await sendInquiries(harness, 2);
  await updateRows(`status = iif(reference = ?1, 'failed', 'queued')`, failed);
  await raiseAlerts(harness.env, Date.now() + maxWaitMs);
  expect(alerts).toMatchObject([{ references: [failed, late] }]);
  expect(alerts[0]?.text).toMatch(/1 message is given up\. .*\n1 message is delayed/);
  expect(alerts[0]?.text).toContain(`${siteUrl}/desk?state=queued\n`);
});

test('alerts a delayed message again when it is given up', async () => {
  const harness = createAlerting();
  const reference = await sendInquiry(harness);
  await harness.sweepAfter(maxWaitMs);
  harness.setMailService(isRefused);
  await harness.deliverOnce();
  await harness.sweep();
  const references = [reference];
  expect(alerts).toMatchObject([
    { ...delayed, references },
    { ...givenUp, references },
  ]);
});

test('does not mark a row as alerted that the owner resends during the alert', async () => {
  const harness = createAlerting();
  await sendInquiry(harness);
  await updateRows(`status = 'failed'`);
  simulateNetwork({
    async [webhookUrl]() {
      await updateRows(`status = 'queued', alerting_until = 0`);
      return new Response(null, { status: 204 });
    },
  });
  await raiseAlerts(harness.env, Date.now());
  expect(await readRows()).toMatchObject([{ alerted_as: null, alerted_at: null }]);
});

test('puts a row in no second alert until the alert lease ends', async () => {
  const harness = createAlerting();
  await sendInquiry(harness);
  const moment = Date.now() + limits.alertLeaseMs;
  await updateRows(`status = 'failed', alerting_until = ?1`, moment);
  expect(await runAroundLimit(moment, alertsFrom(harness))).toEqual([0, 1]);
});

test.each([
  ['a message', (harness: Harness) => sendInquiry(harness), maxWaitMs],
  ['an incident', async () => {}, heartbeatLimits.dailyRoundDeadline],
])('retries a failed alert of %s after the alert lease', async (_of, happens, after) => {
  webhookStatus = 500;
  const harness = createAlerting();
  await happens(harness);
  await harness.sweepAfter(after);
  for (const { alerted_as: alertedAs } of await readRows()) {
    expect(alertedAs).toBeNull();
  }
  webhookStatus = 204;
  const counted = alertsAfterSweep(harness);
  expect(await runAroundLimit(Date.now() + limits.alertLeaseMs, counted)).toEqual([1, 2]);
  await harness.sweep();
  expect(alerts).toHaveLength(2);
});

test('aborts an alert after ten seconds without a response', async () => {
  const timers = vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    expect(time).toBe(limits.hookTimeoutMs);
    return AbortSignal.abort(new DOMException('Too late', 'TimeoutError'));
  });
  simulateNetwork({
    [webhookUrl]: ({ signal }) => {
      signal.throwIfAborted();
      return new Response();
    },
  });
  expect(await postToWebhook(createAlerting().env, 'Hello')).toBe(false);
  expect(timers).toHaveBeenCalledOnce();
});

test('sends the heartbeat as a mail on a day without mails, and raises no alert', async () => {
  const harness = createAlerting();
  await harness.daily();
  await harness.deliverOnce();
  const text = expect.stringContaining(`${siteUrl}/desk?view=health`);
  expect(harness.mails).toMatchObject([{ subject: 'No inquiries today; the website works', text }]);
  await harness.sweepAfter(heartbeatLimits.deadline);
  expect(alerts).toEqual([]);
});

test('sends no heartbeat mail on a day with other mails', async () => {
  const harness = createAlerting();
  await sendInquiry(harness);
  await harness.deliverOnce();
  advanceTime(day - 60_000);
  await harness.daily();
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
  await harness.sweepAfter(heartbeatLimits.deadline);
  expect(alerts).toEqual([]);
  advanceTime(day);
  await harness.daily();
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(2);
});

const isMailSought = (sql: string) => sql.includes('1 FROM inquiries');

// biome-ignore format: a row a line
test.each<[why: string, breaks: (harness: Harness) => void]>([
  ['the queue loses it', ({ env }) => Object.assign(env, { OUTBOX: losingQueue })],
  ['the queue refuses it', ({ env }) => Object.assign(env, { OUTBOX: refusingQueue })],
  ['the queue has no consumer', (harness) => Object.assign(harness, { deliverOnce: async () => {} })],
  ['the mail service refuses it', (harness) => harness.setMailService(isRefused)],
  ['the mail service is cut off', (harness) => harness.setMailService(() => new Error('Lost.'))],
  ['the database cannot look for mails', ({ env }) => Object.assign(env, { DB: faultyDatabase(env.DB, isMailSought) })],
])(
  'alerts once a day when the heartbeat is missing because %s',
  async (_why, breaks) => {
    const harness = createAlerting();
    const missing = alertsAfterSweep(harness, 'has not come back');
    breaks(harness);
    await harness.daily();
    await harness.deliverOnce();
    await harness.sweep();
    expect(alerts, 'not before it can have come').toEqual([]);
    advanceTime(5 * 60_000);
    expect([await missing(Date.now()), await missing(Date.now())]).toEqual([1, 1]);
    expect(alerts).toMatchObject([{ text: expect.stringContaining(`${siteUrl}/desk`) }]);
    expect(await missing(Date.now() + repeatAlertAfterMs)).toBe(2);
  },
);

test.each([
  ['heartbeat', 'has not come back', heartbeatLimits.deadline, 1],
  ['daily round', 'has not run', heartbeatLimits.dailyRoundDeadline, 0],
])('alerts once a day when the %s %s by its deadline', async (_what, text, deadline, late) => {
  const start = Date.now();
  await bindings.DB.prepare(
    `UPDATE signals SET seen_at = ?1 - iif(name = 'heartbeat', ?2, 0) WHERE name <> 'sweep'`,
  )
    .bind(start, late)
    .run();
  const counted = alertsAfterSweep(createAlerting(), text);
  expect(await runAroundLimit(start + deadline, counted)).toEqual([0, 1]);
  expect(await runAroundLimit(start + deadline + repeatAlertAfterMs, counted)).toEqual([1, 2]);
});

test('ignores a signal older than the recorded one', async () => {
  const now = Date.now() + 1_000;
  await recordSignal(bindings.DB, 'heartbeat', now);
  await recordSignal(bindings.DB, 'heartbeat', now - 1);
  const seen = bindings.DB.prepare(`SELECT seen_at FROM signals WHERE name = 'heartbeat'`);
  expect(await seen.first('seen_at')).toBe(now);
});
