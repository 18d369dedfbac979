/** What adversarial use found in the relay: late dead letters, alerts after a resend, costly and endless bodies, pages of other sites. */
import { env as bindings } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { resend } from '../../worker/desk/resend.ts';
import { bodyTimeout, longestPartHead, maxWait, mostParts } from '../../worker/limits.ts';
import {
  changeRows,
  createHarness,
  deadLetterQueue,
  mailError,
  onBothSides,
  owner,
  passTime,
  rows,
  storedFiles,
} from './support/harness.ts';
import { collectAlerts, webhook } from './support/network.ts';
import {
  application,
  apply,
  inquiry,
  jsonPost,
  meeting,
  partsPost,
  pdf,
  send,
  streamPost,
  submission,
} from './support/posts.ts';

const hour = 60 * 60_000;

test('A late dead letter leaves alone what the owner has just resent', async () => {
  const harness = createHarness();
  const reference = await send(harness);
  const letter = { reference, sentAt: Date.now() };
  await changeRows(`status = 'failed'`);
  passTime(3 * hour);
  await resend(bindings.DB, [reference], owner());
  await harness.consume([letter], deadLetterQueue);
  expect(await rows()).toMatchObject([{ status: 'queued', last_error: null }]);
});

test('A late dead letter leaves alone what waits after its first try', async () => {
  const harness = createHarness();
  const reference = await send(harness);
  const letter = { reference, sentAt: Date.now() };
  harness.mailAnswers(() => mailError('E_RATE_LIMIT_EXCEEDED'));
  await harness.consume([letter]);
  await harness.consume([letter], deadLetterQueue);
  expect(await rows()).toMatchObject([
    { status: 'queued', attempts: 1, last_error: 'E_RATE_LIMIT_EXCEEDED' },
  ]);
});

test.each([
  ['the row was last put in line', 'queued_at'],
  ['its next attempt is due', 'due_at'],
])('A dead letter counts when it was sent no earlier than %s', async (_when, column) => {
  const harness = createHarness();
  const reference = await send(harness);
  const moment = Date.now();
  const statuses = await onBothSides(moment, async (sentAt) => {
    await changeRows(`status = 'queued', queued_at = 0, due_at = 0, ${column} = ?`, moment);
    await harness.consume([{ reference, sentAt }], deadLetterQueue);
    return (await rows())[0]?.status;
  });
  expect(statuses).toEqual(['queued', 'failed']);
});

test('A dead letter of an earlier version, which does not say when it was sent, fails nothing', async () => {
  const harness = createHarness();
  const reference = await send(harness);
  await harness.consume([{ reference }], deadLetterQueue);
  expect(await rows()).toMatchObject([{ status: 'queued' }]);
});

test('What fails again after the owner resent it is alerted again', async () => {
  const { alerts } = collectAlerts();
  const harness = createHarness({ ALERT_WEBHOOK: webhook });
  harness.mailAnswers(() => mailError('E_SENDER_NOT_VERIFIED'));
  const reference = await send(harness);
  await harness.deliverOnce();
  await resend(bindings.DB, [reference], owner());
  expect(await rows()).toMatchObject([{ alerted_as: null }]);
  await harness.sweep();
  await harness.deliverOnce();
  expect(alerts.map(({ references }) => references)).toEqual([[reference], [reference]]);
});

test('A delivered application that waits again for its CV is alerted and tried as a new one', async () => {
  const { alerts } = collectAlerts();
  const harness = createHarness({ ALERT_WEBHOOK: webhook });
  await apply(harness, pdf(), { submission });
  await changeRows(`status = 'delivered', delivered_at = 1, attempts = 31, alerted_as = 'delayed'`);
  await bindings.FILES.delete(await storedFiles());
  await apply(harness, pdf(), { submission });
  expect(await rows()).toMatchObject([
    { status: 'queued', attempts: 1, known_failures: 0, alerted_as: null },
  ]);
  passTime(maxWait);
  await harness.sweep();
  expect(alerts).toMatchObject([{ text: expect.stringContaining('1 message is delayed') }]);
  await harness.deliverOnce();
  expect(harness.mails[0]?.text).toContain('You may already have this message');
});

const heads: [what: string, head: string][] = [
  ['slashes', '/'.repeat(5_000_000)],
  ['backslashes', '\\'.repeat(5_000_000)],
  ['letters', 'x'.repeat(5_000_000)],
];

test.each(heads)(
  'A file’s name of 5 MB of %s is refused before it is parsed',
  async (_what, name) => {
    const parse = vi.spyOn(Response.prototype, 'formData');
    const post = partsPost(application, [`filename="${name}.pdf"`, '%PDF-1.7']);
    expect((await createHarness().fetch(post)).status).toBe(400);
    expect(parse).not.toHaveBeenCalled();
  },
);

test('A form of more parts than any of ours is refused before it is parsed', async () => {
  const parse = vi.spyOn(Response.prototype, 'formData');
  const others = mostParts - Object.keys(application).length;
  const statuses = await onBothSides(others + 1, async (count) => {
    const more = Array.from({ length: count }, (_, number) => [`field${number}`, 'x']);
    const fields = { ...application, ...Object.fromEntries(more) };
    return (await createHarness().fetch(partsPost(fields, null))).status;
  });
  expect(statuses).toEqual([200, 400]);
  const many = Object.fromEntries(
    Array.from({ length: 80_000 }, (_, number) => [`a${number}`, '']),
  );
  expect((await createHarness().fetch(partsPost(many, null))).status).toBe(400);
  expect(parse).toHaveBeenCalledTimes(1);
});

test('A file’s name as long as a file system allows is kept, cut', async () => {
  const name = `${encodeURIComponent('क'.repeat(255))}.pdf`;
  expect(name.length).toBeLessThan(longestPartHead);
  const post = partsPost(application, [`filename="${name}"`, '%PDF-1.7']);
  expect((await createHarness().fetch(post)).status).toBe(200);
});

afterEach(() => void vi.useRealTimers());

test.each([
  ['stops', () => new Promise<void>(() => {})],
  ['comes drop by drop', () => vi.advanceTimersByTimeAsync(1_000).then(() => {})],
])('A body that %s is given up after a minute, and nothing is kept', async (_how, nextPiece) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let cancelled = false;
  const body = new ReadableStream({
    async pull(controller) {
      await nextPiece();
      if (!cancelled) controller.enqueue(new TextEncoder().encode('{'));
    },
    cancel() {
      cancelled = true;
    },
  });
  const answering = createHarness().fetch(streamPost(body));
  await vi.advanceTimersByTimeAsync(bodyTimeout.message);
  const answer = await answering;
  expect(answer.status).toBe(408);
  expect(await answer.json()).toEqual({
    message: 'This took too long to reach us. Please check your connection and try again.',
  });
  expect(cancelled).toBe(true);
  expect(await rows()).toEqual([]);
});

test.each([
  '/\\evil.example',
  '\\\\evil.example',
  '//evil.example',
  '/a\\b',
  '/\tevil',
  'https://evil.example/',
])('A page of %j is no page of this site', async (page) => {
  const harness = createHarness();
  await harness.fetch(jsonPost({ ...inquiry, page }));
  expect(await rows()).toMatchObject([{ page: null }]);
});

test('A meeting on a day that has passed at the office is refused, today is not', async () => {
  // Half past midnight in Lucknow; the day before in UTC.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T19:00:00Z') });
  const harness = createHarness();
  const on = (date: string) => harness.fetch(jsonPost({ ...meeting, date }));
  const refused = await on('2026-11-22');
  expect(refused.status).toBe(422);
  const past = 'This day has passed. Please choose today or a later day.';
  expect(await refused.json()).toEqual({ message: past, errors: { date: past } });
  expect((await on('2020-01-01')).status).toBe(422);
  expect((await on('2026-11-23')).status).toBe(200);
  expect((await on('next Monday')).status).toBe(200);
});
