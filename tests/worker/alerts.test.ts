/** When the owner is alerted, and what the health answer says. */
import { env as bindings } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { resendFailed } from '../../worker/desk/resend.ts';
import { raiseAlerts } from '../../worker/inquiries/alerts.ts';
import { alertLease, heartbeat, maxWait, repeatAlertAfter } from '../../worker/limits.ts';
import { brokenQueue, faultyDatabase, faultyMailBy, forgetfulQueue } from './support/faulty.ts';
import {
  createHarness,
  type Harness,
  mailError,
  owner,
  passTime,
  rows,
  site,
} from './support/harness.ts';
import { inquiry, jsonPost, referenceOf } from './support/posts.ts';

const webhook = 'https://hooks.example/alert';
const day = 24 * 60 * 60 * 1_000;
let alerts: { text: string; references?: string[] }[] = [];
let webhookStatus = 204;

beforeEach(() => {
  alerts = [];
  webhookStatus = 204;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    expect(request.url).toBe(webhook);
    alerts.push(await request.json());
    return new Response(null, { status: webhookStatus });
  });
});

async function send(harness: Harness, name = 'Asha Verma'): Promise<string> {
  return referenceOf(await harness.fetch(jsonPost({ ...inquiry, name })));
}

function health(harness: Harness) {
  return harness.fetch(new Request(`${site}/api/v1/health`));
}

test('A message that waits an hour is alerted once, and the monitor reads for how long', async () => {
  const harness = createHarness({ ALERT_WEBHOOK: webhook, OUTBOX: forgetfulQueue });
  const reference = await send(harness);
  const [row] = await rows();
  passTime(Number(row?.received_at) + maxWait - 1_000 - Date.now());
  await harness.sweep();
  expect(alerts).toEqual([]);
  expect((await health(harness)).status).toBe(200);
  passTime(2_000);
  const answer = await health(harness);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    status: 'degraded',
    database: 'ok',
    oldestWaiting: expect.closeTo(3_601, -0.5),
  });
  await harness.sweep();
  await harness.sweep();
  expect(alerts).toMatchObject([
    { text: expect.stringContaining('1 message is delayed'), references: [reference] },
  ]);
  expect(await rows()).toMatchObject([{ alerted_as: 'delayed', status: 'queued' }]);
});

test('What the owner sends again waits from then on', async () => {
  const harness = createHarness({ ALERT_WEBHOOK: webhook });
  await send(harness);
  await bindings.DB.prepare(`UPDATE inquiries SET status = 'failed', alerted_as = 'failed'`).run();
  passTime(30 * day);
  await harness.sweep();
  alerts = [];
  await resendFailed(bindings.DB, owner());
  await harness.sweep();
  expect(alerts).toEqual([]);
  expect((await health(harness)).status).toBe(200);
});

test('When no sweep ran for an hour, the monitor reads that too', async () => {
  const harness = createHarness();
  await harness.sweep();
  passTime(maxWait - 1_000);
  expect((await health(harness)).status).toBe(200);
  passTime(1_000);
  const answer = await health(harness);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'degraded', database: 'ok', lastSweep: 3_600 });
});

test('Ten failures in one batch are one alert that names each once', async () => {
  const harness = createHarness({ ALERT_WEBHOOK: webhook });
  harness.mailAnswers(() => mailError('E_SENDER_NOT_VERIFIED'));
  const references = [];
  for (let number = 0; number < 10; number += 1)
    references.push(await send(harness, `Asha ${number}`));
  await harness.deliverOnce();
  expect(alerts, 'at once').toHaveLength(1);
  await harness.sweep();
  expect(alerts).toHaveLength(1);
  expect(alerts[0]?.text).toContain('10 messages are given up');
  expect(alerts[0]?.text).toContain('resend --failed');
  expect(alerts[0]?.references?.toSorted()).toEqual(references.toSorted());
});

test('Two batches that end at the same time raise one alert', async () => {
  const harness = createHarness({ ALERT_WEBHOOK: webhook });
  await send(harness);
  await bindings.DB.prepare(`UPDATE inquiries SET status = 'failed'`).run();
  await Promise.all([raiseAlerts(harness.env, Date.now()), raiseAlerts(harness.env, Date.now())]);
  expect(alerts).toHaveLength(1);
});

test('An alert names fifty references and counts the rest', async () => {
  const harness = createHarness({ ALERT_WEBHOOK: webhook });
  for (let number = 0; number < 51; number += 1) await send(harness, `Asha ${number}`);
  await bindings.DB.prepare(`UPDATE inquiries SET status = 'failed'`).run();
  await harness.sweep();
  expect(alerts[0]?.references).toHaveLength(50);
  expect(alerts[0]?.text).toMatch(/ and 1 more$/);
  expect((await rows()).every(({ alerted_as: alertedAs }) => alertedAs === 'failed')).toBe(true);
});

test('A message that was alerted as delayed is alerted again when it is given up', async () => {
  const harness = createHarness({ ALERT_WEBHOOK: webhook });
  const reference = await send(harness);
  passTime(maxWait);
  await harness.sweep();
  harness.mailAnswers(() => mailError('E_SENDER_NOT_VERIFIED'));
  await harness.deliverOnce();
  await harness.sweep();
  expect(alerts).toMatchObject([
    { text: expect.stringContaining('1 message is delayed'), references: [reference] },
    { text: expect.stringContaining('1 message is given up'), references: [reference] },
  ]);
});

test('An alert that could not be posted is posted again after its lease', async () => {
  webhookStatus = 500;
  const harness = createHarness({ ALERT_WEBHOOK: webhook });
  await send(harness);
  passTime(maxWait);
  await harness.sweep();
  expect(await rows()).toMatchObject([{ alerted_as: null }]);
  webhookStatus = 204;
  passTime(alertLease - 1);
  await harness.sweep();
  expect(alerts).toHaveLength(1);
  passTime(1);
  await harness.sweep();
  await harness.sweep();
  expect(alerts).toHaveLength(2);
});

test('On a day without mails the daily round’s message to itself is a mail, and the owner gets no alert', async () => {
  const harness = createHarness({ ALERT_WEBHOOK: webhook });
  await harness.daily();
  await harness.deliverOnce();
  expect(harness.mails).toMatchObject([{ subject: 'No inquiries today; the website works' }]);
  passTime(heartbeat.deadline);
  await harness.sweep();
  expect(alerts).toEqual([]);
});

test('On a day with mails these prove the mail, and the owner gets none beside', async () => {
  const harness = createHarness({ ALERT_WEBHOOK: webhook });
  await send(harness);
  await harness.deliverOnce();
  passTime(day - 60_000);
  await harness.daily();
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
  passTime(heartbeat.deadline);
  await harness.sweep();
  expect(alerts).toEqual([]);
  passTime(day);
  await harness.daily();
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(2);
});

test.each([
  [
    'the queue loses it',
    (harness: Harness) => {
      harness.env.OUTBOX = forgetfulQueue;
    },
  ],
  [
    'the queue refuses it',
    (harness: Harness) => {
      harness.env.OUTBOX = brokenQueue;
    },
  ],
  ['nobody reads the queue', () => {}],
  [
    'the mail service refuses it',
    (harness: Harness) => harness.mailAnswers(() => mailError('E_SENDER_NOT_VERIFIED')),
  ],
  [
    'the connection to the mail service breaks',
    (harness: Harness) => {
      harness.env.MAIL = faultyMailBy(harness.env.MAIL, () => 'before');
    },
  ],
  [
    'the database forgets it',
    (harness: Harness) => {
      harness.env.DB = faultyDatabase(harness.env.DB, (sql) => sql.includes('1 FROM inquiries'));
    },
  ],
])(
  'When the message to itself does not come as %s, the next sweep alerts the owner, once a day',
  async (why, breaks) => {
    const harness = createHarness({ ALERT_WEBHOOK: webhook });
    breaks(harness);
    await harness.daily();
    if (why !== 'nobody reads the queue') await harness.deliverOnce();
    await harness.sweep();
    expect(alerts, 'not before it can have come').toEqual([]);
    passTime(5 * 60_000);
    await harness.sweep();
    await harness.sweep();
    expect(alerts).toMatchObject([{ text: expect.stringContaining('has not come back') }]);
    passTime(repeatAlertAfter);
    await harness.sweep();
    expect(alerts.filter(({ text }) => text.includes('has not come back'))).toHaveLength(2);
  },
);

test('When the daily round itself does not run, a sweep alerts the owner after a day and an hour', async () => {
  const harness = createHarness({ ALERT_WEBHOOK: webhook });
  await harness.daily();
  await harness.deliverOnce();
  passTime(heartbeat.dailyRoundDeadline - 1_000);
  await harness.sweep();
  expect(alerts).toEqual([]);
  passTime(1_000);
  await harness.sweep();
  await harness.sweep();
  expect(alerts).toMatchObject([{ text: expect.stringContaining('daily round') }]);
});

test('An alert of an incident that could not be posted is posted again soon after', async () => {
  webhookStatus = 500;
  const harness = createHarness({ ALERT_WEBHOOK: webhook });
  passTime(heartbeat.dailyRoundDeadline);
  await harness.sweep();
  webhookStatus = 204;
  passTime(alertLease);
  await harness.sweep();
  passTime(alertLease);
  await harness.sweep();
  expect(alerts).toHaveLength(2);
});

test('When the mail fails on the day of the notice, the next day’s tells of the same held messages, once', async () => {
  const harness = createHarness();
  await harness.fetch(jsonPost({ ...inquiry, website: 'x' }));
  harness.mailAnswers(() => mailError('E_DAILY_LIMIT_EXCEEDED'));
  await harness.daily();
  expect(harness.mails).toEqual([]);
  harness.mailAnswers(() => null);
  passTime(3 * day);
  await harness.fetch(jsonPost({ ...inquiry, name: 'Ravi', website: 'x' }));
  await harness.daily();
  await harness.daily();
  expect(harness.mails).toMatchObject([{ subject: '2 messages are held as spam' }]);
});
