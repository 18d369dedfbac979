/** What the owner reads once a day, and which files the daily round looks through. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { withCallBudget } from '../../worker/call-budget.ts';
import type { Bucket } from '../../worker/env.ts';
import { removeOrphanedFiles } from '../../worker/inquiries/retention.ts';
import { removal, retention } from '../../worker/limits.ts';
import { changeRows, createHarness, mailError, passTime } from './support/harness.ts';
import { send, sendMany } from './support/posts.ts';

const day = 24 * 60 * 60_000;
const week = 7 * day;

test('A week before an unanswered message is removed, the daily mail names it, once', async () => {
  const harness = createHarness();
  const reference = await send(harness);
  await harness.deliverOnce();
  harness.mails.length = 0;
  passTime(retention.delivered - week - 60_000);
  await harness.daily();
  expect(harness.mails).toEqual([]);
  passTime(120_000);
  await harness.daily();
  passTime(day);
  await harness.daily();
  expect(harness.mails).toMatchObject([
    {
      subject: '1 unanswered message will be removed in a week',
      text: expect.stringContaining(`: ${reference}.\n`),
    },
  ]);
});

test.each(['answered_at = 1', `status = 'failed'`, `status = 'queued'`])(
  'A message with %s is in no such mail',
  async (columns) => {
    const harness = createHarness();
    await send(harness);
    await harness.deliverOnce();
    harness.mails.length = 0;
    await changeRows(columns);
    passTime(retention.delivered - week + 60_000);
    await harness.daily();
    expect(harness.mails).toEqual([]);
  },
);

test('When mail fails that day, the next day’s names the same messages, beside what is held', async () => {
  const harness = createHarness();
  const [first, second] = await sendMany(harness, 2);
  await harness.deliverOnce();
  passTime(retention.delivered - week + 60_000);
  harness.mailAnswers(() => mailError('E_DAILY_LIMIT_EXCEEDED'));
  await harness.daily();
  harness.mailAnswers(() => null);
  harness.mails.length = 0;
  await send(harness, { website: 'x' });
  passTime(day);
  await harness.daily();
  expect(harness.mails).toMatchObject([
    {
      subject: '1 message is held as spam; 2 unanswered messages will be removed in a week',
      text: expect.stringMatching(new RegExp(`${first}, ${second}|${second}, ${first}`)),
    },
  ]);
});

/** A bucket of so many files, of which a page has a hundred. */
function bucketOf(count: number, uploaded = new Date()) {
  const keys = Array.from({ length: count }, () => `applications/${crypto.randomUUID()}`).sort();
  const seen = new Set<string>();
  let calls = 0;
  const list = async ({ startAfter = '', cursor = startAfter }: R2ListOptions = {}) => {
    calls += 1;
    const page = keys.filter((key) => key > cursor).slice(0, 100);
    for (const key of page) seen.add(key);
    const objects = page.map((key) => ({ key, uploaded }));
    const last = page.at(-1) ?? '';
    return last < (keys.at(-1) ?? '')
      ? { objects, truncated: true, cursor: last }
      : { objects, truncated: false };
  };
  const FILES: Bucket = Object.assign(Object.create(bindings.FILES), {
    list,
    delete: async () => {},
  });
  return { FILES, seen, calls: () => calls };
}

test('The daily round looks through all files where they are few', async () => {
  const { FILES, seen } = bucketOf(90);
  await removeOrphanedFiles(createHarness({ FILES }).env, Date.now());
  expect(seen.size).toBe(90);
});

test('Of many files a round looks through as many as its calls pay for, and through others the next time', async () => {
  const { FILES, seen, calls } = bucketOf(2_000);
  await removeOrphanedFiles(createHarness({ FILES }).env, Date.now());
  expect(calls()).toBe(removal.filePages);
  for (let round = 0; round < 60; round += 1) {
    await removeOrphanedFiles(createHarness({ FILES }).env, Date.now());
  }
  expect(seen.size).toBe(2_000);
});

test('A daily round that has more to remove than it may makes fewer calls than a free plan allows', async () => {
  await bindings.DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
     INSERT INTO inquiries (reference, submission, fingerprint, form, email, fields, status,
       received_at, due_at, delivered_at, file_key)
     SELECT 'CC-' || n, n, n, 'contact', 'asha@example.com', '{}', 'delivered', 1, 1, 1,
       'applications/gone' || n FROM numbers`,
  )
    .bind(removal.batch * removal.rounds + 1)
    .run();
  const { env, callsLeft } = withCallBudget(
    createHarness({ FILES: bucketOf(2_000, new Date(0)).FILES }).env,
  );
  const harness = createHarness(env);
  await send(harness, { website: 'x' });
  const before = callsLeft();
  await harness.daily();
  // Beside these, one of the queue and one of the deploy hook.
  expect(before - callsLeft()).toBeLessThanOrEqual(48);
  expect(await bindings.DB.prepare('SELECT count(*) AS left FROM inquiries').first('left')).toBe(2);
});
