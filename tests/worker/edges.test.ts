/** Each limit of time and number, a millisecond or one before its edge and at it. */
import { env as bindings } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { raiseAlerts } from '../../worker/inquiries/alerts.ts';
import { claim } from '../../worker/inquiries/claim.ts';
import { checkHeartbeat } from '../../worker/inquiries/heartbeat.ts';
import { sendMail } from '../../worker/inquiries/mail.ts';
import { removeOrphanedFiles } from '../../worker/inquiries/retention.ts';
import { recordSignal } from '../../worker/inquiries/signals.ts';
import { returnOverdue, takeOverdue } from '../../worker/inquiries/sweep.ts';
import {
  alertAfterAttempts,
  alertLease,
  duplicateWindow,
  heartbeat,
  lease,
  mailTimeout,
  maxAttempts,
  maxWait,
  quickRetries,
  repeatAlertAfter,
  retention,
  spam,
  submissionWindow,
  sweep,
} from '../../worker/limits.ts';
import { createHarness, type Harness, mailError, passTime, rows, site } from './support/harness.ts';
import { inquiry, jsonPost, referenceOf } from './support/posts.ts';

const webhook = 'https://hooks.example/alert';
const submission = '0b6f9c1e-6a53-4d0c-9f0e-3c7a1de2b111';
let alerts: string[] = [];

beforeEach(() => {
  passTime(0);
  alerts = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    alerts.push(String(init.body));
    return new Response(null, { status: 204 });
  });
});

async function send(harness: Harness, fields: Record<string, unknown> = {}): Promise<string> {
  const response = await harness.fetch(jsonPost({ ...inquiry, ...fields }));
  expect(response.status).toBe(200);
  return referenceOf(response);
}

async function setRows(columns: string, ...values: unknown[]): Promise<void> {
  await bindings.DB.prepare(`UPDATE inquiries SET ${columns}`)
    .bind(...values)
    .run();
}

/** What holds a moment before an edge and at it. */
async function onBothSides<Result>(
  edge: number,
  at: (moment: number) => Promise<Result>,
): Promise<[Result, Result]> {
  return [await at(edge - 1), await at(edge)];
}

test('A row may be claimed by another consumer from the end of its lease on', async () => {
  const reference = await send(createHarness());
  const start = Date.now();
  await claim(bindings.DB, [reference], start);
  const claimed = async (now: number) =>
    (await claim(bindings.DB, [reference], now)).inquiries.length;
  expect(await onBothSides(start + lease, claimed)).toEqual([0, 1]);
});

test.each([
  ['due', 'due_at = ?1, carried_until = 0'],
  ['no longer named by a queue message', 'due_at = 0, carried_until = ?1'],
  ['no longer leased', 'due_at = 0, carried_until = 0, lease_until = ?1'],
])('A sweep takes a row from the moment when it is %s', async (_when, columns) => {
  const harness = createHarness();
  const reference = await send(harness);
  const moment = Date.now() + 1_000;
  await setRows(columns, moment);
  const taken = (now: number) => takeOverdue(bindings.DB, now);
  expect(await onBothSides(moment, taken)).toEqual([[], [reference]]);
});

test('A row that is overdue for days counts as in flight for a day at most', async () => {
  await send(createHarness());
  await setRows('due_at = 0, carried_until = 0');
  const now = 3 * sweep.maxInFlight;
  await takeOverdue(bindings.DB, now);
  expect(await rows()).toMatchObject([{ carried_until: now + sweep.maxInFlight }]);
});

test('A sweep takes a hundred rows, those that wait longest first', async () => {
  await bindings.DB.prepare(
    `INSERT INTO inquiries (reference, submission, fingerprint, form, email, fields, status,
       received_at, due_at)
     SELECT value, value, value, 'contact', 'a@example.com', '{}', 'queued', 1, 1000 - value
     FROM json_each(?1)`,
  )
    .bind(JSON.stringify(Array.from({ length: sweep.maxRows + 1 }, (_, number) => number)))
    .run();
  const taken = await takeOverdue(bindings.DB, Date.now());
  expect(taken).toHaveLength(sweep.maxRows);
  expect(taken, 'the one that is due last').not.toContain('0');
});

test('Rows that the queue may not have taken are taken again sooner, unless a consumer has them', async () => {
  const harness = createHarness();
  const now = Date.now();
  const claimed = await send(harness);
  const waiting = await send(harness, { name: 'Ravi' });
  await send(harness, { name: 'Meera' });
  await setRows('carried_until = ?1', now + sweep.maxInFlight);
  await claim(bindings.DB, [claimed], now);
  await returnOverdue(bindings.DB, [claimed, waiting], now);
  const { results } = await bindings.DB.prepare(
    'SELECT carried_until FROM inquiries ORDER BY rowid',
  ).all();
  expect(results.map(({ carried_until: until }) => until)).toEqual([
    0,
    now + sweep.minInFlight,
    now + sweep.maxInFlight,
  ]);
});

test('A signal that comes late does not turn time back', async () => {
  const seen = () =>
    bindings.DB.prepare(`SELECT seen_at FROM signals WHERE name = 'heartbeat'`).first('seen_at');
  const now = Date.now() + 1_000;
  await recordSignal(bindings.DB, 'heartbeat', now);
  await recordSignal(bindings.DB, 'heartbeat', now - 1);
  expect(await seen()).toBe(now);
});

test('A message is alerted from an hour of waiting on', async () => {
  const { env } = createHarness({ ALERT_WEBHOOK: webhook });
  await send(createHarness());
  const counted = async (now: number) => {
    await raiseAlerts(env, now);
    return alerts.length;
  };
  expect(await onBothSides(Date.now() + maxWait, counted)).toEqual([0, 1]);
});

test('A message is alerted from its sixth failure on', async () => {
  const { env } = createHarness({ ALERT_WEBHOOK: webhook });
  await send(createHarness());
  const counted = async (attempts: number) => {
    await setRows(`attempts = ?1, last_error = 'E_X'`, attempts);
    await raiseAlerts(env, Date.now());
    return alerts.length;
  };
  expect(await onBothSides(alertAfterAttempts, counted)).toEqual([0, 1]);
});

test('An alert names failed messages before delayed ones', async () => {
  const harness = createHarness({ ALERT_WEBHOOK: webhook });
  const delayed = await send(harness);
  const failed = await send(harness, { name: 'Ravi' });
  await setRows(`status = iif(reference = ?1, 'failed', 'queued')`, failed);
  await raiseAlerts(harness.env, Date.now() + maxWait);
  expect(JSON.parse(alerts[0] ?? '')).toMatchObject({ references: [failed, delayed] });
  expect(alerts[0]).toMatch(/1 message is given up\. .*1 message is delayed/);
});

test('An attempt that has not failed yet is no failure to alert', async () => {
  const { env } = createHarness({ ALERT_WEBHOOK: webhook });
  await send(createHarness());
  await setRows('attempts = ?1', alertAfterAttempts);
  await raiseAlerts(env, Date.now());
  expect(alerts).toEqual([]);
});

test('A row that the owner resends while its alert is posted is not marked as alerted', async () => {
  const { env } = createHarness({ ALERT_WEBHOOK: webhook });
  await send(createHarness());
  await setRows(`status = 'failed'`);
  vi.stubGlobal('fetch', async () => {
    await setRows(`status = 'queued', alerting_until = 0`);
    return new Response(null, { status: 204 });
  });
  await raiseAlerts(env, Date.now());
  expect(await rows()).toMatchObject([{ alerted_as: null, alerted_at: null }]);
});

test('A row in an alert that is being posted is in no other before its lease ends', async () => {
  const { env } = createHarness({ ALERT_WEBHOOK: webhook });
  await send(createHarness());
  const moment = Date.now() + alertLease;
  await setRows(`status = 'failed', alerting_until = ?1`, moment);
  const counted = async (now: number) => {
    await raiseAlerts(env, now);
    return alerts.length;
  };
  expect(await onBothSides(moment, counted)).toEqual([0, 1]);
});

test.each([
  ['the heartbeat has not come', `name = 'heartbeat'`, heartbeat.deadline],
  ['no daily round has run', `name IN ('heartbeat', 'daily-round')`, heartbeat.dailyRoundDeadline],
])('That %s is alerted from its deadline on', async (_what, names, deadline) => {
  const { env } = createHarness({ ALERT_WEBHOOK: webhook });
  const start = Date.now();
  const seen = 'UPDATE signals SET silent_until = 0, seen_at = ?1';
  await bindings.DB.prepare(seen).bind(start).run();
  if (!names.includes('daily-round')) {
    await bindings.DB.prepare(`${seen} WHERE ${names}`)
      .bind(start - 1)
      .run();
  }
  const counted = async (now: number) => {
    await checkHeartbeat(env, now);
    return alerts.length;
  };
  expect(await onBothSides(start + deadline, counted)).toEqual([0, 1]);
  expect(await onBothSides(start + deadline + repeatAlertAfter, counted)).toEqual([1, 2]);
});

test('The health answer says that a message waits, or that no sweep ran, from an hour on', async () => {
  const harness = createHarness();
  await send(harness);
  const start = Date.now();
  await bindings.DB.prepare(`UPDATE signals SET seen_at = ?1`).bind(start).run();
  const keys = async (now: number) => {
    passTime(now - Date.now());
    const answer = await harness.fetch(new Request(`${site}/api/v1/health`));
    return [answer.status, ...Object.keys(await answer.json())];
  };
  expect(await onBothSides(start + maxWait, keys)).toEqual([
    [200, 'status', 'database'],
    [503, 'status', 'database', 'oldestWaiting', 'lastSweep'],
  ]);
});

test('The same words are a new message after ten minutes, without and with other submissions', async () => {
  const harness = createHarness();
  const first = await send(harness);
  const start = Date.now();
  const again = async (now: number) => {
    passTime(now - Date.now());
    return (await send(harness, { submission: crypto.randomUUID() })) === first;
  };
  expect(await onBothSides(start + duplicateWindow, again)).toEqual([true, false]);
});

test('The same submission with the same words is never a second message', async () => {
  const harness = createHarness();
  const first = await send(harness, { submission });
  passTime(10 * submissionWindow);
  expect(await send(harness, { submission })).toBe(first);
  expect(await rows()).toHaveLength(1);
  expect(harness.waiting).toEqual([first]);
});

test('A submission that is sent again has its own reference, also after another one with the same words', async () => {
  const harness = createHarness();
  const first = await send(harness, { submission });
  passTime(duplicateWindow);
  expect(await send(harness, { submission: crypto.randomUUID() })).not.toBe(first);
  expect(await send(harness, { submission })).toBe(first);
});

test('A submission that was held has the same result for a day', async () => {
  const harness = createHarness();
  const first = await send(harness, { submission, website: 'x' });
  const start = Date.now();
  const again = async (now: number) => {
    passTime(now - Date.now());
    return (await send(harness, { submission })) === first;
  };
  expect(await onBothSides(start + submissionWindow, again)).toEqual([true, false]);
});

test('With Turnstile too, a submission has the same result for a day', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ success: true });
  });
  const harness = createHarness({ TURNSTILE_SECRET: 'secret' });
  const fields = { submission, 'cf-turnstile-response': 'token' };
  await send(harness, fields);
  const start = Date.now();
  const askedAgain = async (now: number) => {
    passTime(now - Date.now());
    await send(harness, fields);
    return asked.length;
  };
  expect(await onBothSides(start + submissionWindow, askedAgain)).toEqual([1, 2]);
});

test('A form that is sent after 1.2 seconds is no spam, nor is one with ten links', async () => {
  const harness = createHarness();
  await send(harness, { elapsed: 0, name: 'Meera' });
  await send(harness, { elapsed: spam.fastest - 1 });
  await send(harness, { elapsed: spam.fastest, name: 'Ravi' });
  const links = (count: number) => 'https://a.example http://b.example '.repeat(count / 2);
  await send(harness, { message: links(spam.mostLinks) });
  await send(harness, { message: links(spam.mostLinks + 2) });
  const statuses = await bindings.DB.prepare('SELECT status FROM inquiries ORDER BY rowid').all();
  expect(statuses.results.map(({ status }) => status)).toEqual([
    'held',
    'held',
    'queued',
    'queued',
    'held',
  ]);
});

test('A mail begins when its time-out ends with the lease, not when it would end later', async () => {
  const harness = createHarness();
  const mail = { subject: 'x', text: 'x', html: 'x', replyTo: null };
  const sent = async (deadline: number) => (await sendMail(harness.env, mail, [], deadline)).sent;
  expect(await onBothSides(Date.now() + mailTimeout, sent)).toEqual([false, true]);
});

test('A message is given up with its last attempt, not by the sweep after it', async () => {
  const harness = createHarness();
  await send(harness);
  harness.mailAnswers(() => mailError('E_RATE_LIMIT_EXCEEDED'));
  const status = async (attempts: number) => {
    await setRows(`status = 'queued', due_at = 0, attempts = ?1`, attempts - 1);
    harness.enqueue({ references: (await rows()).map(({ reference }) => reference) });
    await harness.deliverOnce();
    return (await rows())[0]?.status;
  };
  expect(await onBothSides(maxAttempts, status)).toEqual(['queued', 'failed']);
});

test('The delay of a retry is random between itself and a fifth more', async () => {
  const delays = async (random: number) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const harness = createHarness();
    await send(harness, { name: `Asha ${random}` });
    harness.mailAnswers(() => mailError('E_RATE_LIMIT_EXCEEDED'));
    return (await harness.deliverOnce()).delays;
  };
  expect([await delays(0), await delays(1)]).toEqual([[30], [36]]);
});

test('The first two failed attempts are retried with the same queue message, a third is not', async () => {
  const harness = createHarness();
  await send(harness);
  harness.mailAnswers(() => mailError('E_RATE_LIMIT_EXCEEDED'));
  const retries = [];
  for (let attempt = 1; attempt <= quickRetries + 1; attempt += 1) {
    retries.push((await harness.deliverOnce()).delays.length);
  }
  expect(retries).toEqual([1, 1, 0]);
  expect(await rows()).toMatchObject([{ attempts: quickRetries + 1, carried_until: 0 }]);
});

test('A file without a row is removed when it is older than a day', async () => {
  const { env } = createHarness();
  await bindings.FILES.put('applications/orphan', 'x');
  const uploaded = (await bindings.FILES.head('applications/orphan'))?.uploaded.getTime() ?? 0;
  const exists = async (now: number) => {
    await removeOrphanedFiles(env, now);
    return (await bindings.FILES.head('applications/orphan')) !== null;
  };
  expect(await onBothSides(uploaded + retention.orphanedFile + 1, exists)).toEqual([true, false]);
});
