/**
 * The daily round and the orphan task; alerts.test.ts has the heartbeat, desk.test.ts removals by
 * the owner.
 */
import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { withCallBudget } from '../../worker/call-budget.ts';
import { removeOrphanedFiles } from '../../worker/cron/retention.ts';
import type { Bucket, Env } from '../../worker/env.ts';
import { removalLimits, retentionMs } from './support/expected-limits.ts';
import { faultyBucket, faultyDatabase } from './support/faulty.ts';
import {
  advanceTime,
  createHarness,
  type Harness,
  insertRows,
  listFileKeys,
  mailError,
  readRows,
  runAroundLimit,
  setTime,
  siteUrl,
  updateRows,
} from './support/harness.ts';
import { simulateNetwork } from './support/network.ts';
import { pdfFile, sendApplication, sendInquiries, sendInquiry } from './support/posts.ts';

const hour = 60 * 60 * 1_000;
const day = 24 * hour;
/** The age at which the daily mail names an unanswered message. */
const announcedAge = retentionMs.delivered - 7 * day;
const spam = { website: 'x' };

async function dailyWithoutMail(harness: Harness): Promise<void> {
  harness.setMailService(() => mailError('E_DAILY_LIMIT_EXCEEDED'));
  await harness.daily();
  harness.setMailService(() => null);
}

async function deliverMessages(harness: Harness, count = 1): Promise<string[]> {
  const references = await sendInquiries(harness, count);
  await harness.deliverOnce();
  harness.mails.length = 0;
  return references;
}

/** Counts the rows and files that remain after the daily task and the file task at a given time. */
async function countLeft(now: number) {
  setTime(now);
  await createHarness().daily();
  await createHarness().removeOrphans();
  return [(await readRows()).length, (await listFileKeys()).length];
}

test('mails the number of held messages once a day, counting each once', async () => {
  const harness = createHarness();
  await sendInquiry(harness, spam);
  await sendInquiry(harness, { ...spam, name: 'Other' });
  await sendInquiry(harness, { name: 'No spam' });
  await harness.daily();
  const text = expect.stringContaining(`${siteUrl}/desk?state=held`);
  expect(harness.mails).toMatchObject([{ subject: '2 messages are held as spam', text }]);
  advanceTime(day);
  await harness.daily();
  expect(harness.mails).toHaveLength(1);
});

test('names an unanswered message in the daily mail once, a week before its removal', async () => {
  const harness = createHarness();
  const [reference] = await deliverMessages(harness);
  advanceTime(announcedAge - 60_000);
  await harness.daily();
  expect(harness.mails).toEqual([]);
  for (const later of [120_000, day]) {
    advanceTime(later);
    await harness.daily();
  }
  const subject = '1 unanswered message will be removed in a week';
  const text = expect.stringMatching(
    new RegExp(`: ${reference}\\.\\n.*${siteUrl}/desk\\?state=expiring$`, 's'),
  );
  expect(harness.mails).toMatchObject([{ subject, text }]);
});

const excludedColumns = ['answered_at = 1', `status = 'failed'`, `status = 'queued'`];
test.each(excludedColumns)('leaves a message with %s out of the daily mail', async (columns) => {
  const harness = createHarness();
  await deliverMessages(harness);
  await updateRows(columns);
  advanceTime(announcedAge + 60_000);
  await harness.daily();
  expect(harness.mails).toEqual([]);
});

test('repeats a failed notice the next day, and only once', async () => {
  const harness = createHarness();
  const [first, second] = await deliverMessages(harness, 2);
  advanceTime(announcedAge + 60_000);
  await sendInquiry(harness, spam);
  await dailyWithoutMail(harness);
  expect(harness.mails).toEqual([]);
  advanceTime(day);
  await sendInquiry(harness, { ...spam, name: 'Ravi' });
  await harness.daily();
  await harness.daily();
  const subject = '2 messages are held as spam; 2 unanswered messages will be removed in a week';
  const text = expect.stringMatching(new RegExp(`${first}, ${second}|${second}, ${first}`));
  expect(harness.mails).toMatchObject([{ subject, text }]);
});

test('calls the deploy hook once a day', async () => {
  const hook = 'https://deploy.example/hook';
  const methods: string[] = [];
  simulateNetwork({
    [hook](request) {
      methods.push(request.method);
      return new Response(null, { status: 204 });
    },
  });
  const harness = createHarness({ DEPLOY_HOOK: hook });
  await harness.sweep();
  expect(methods).toEqual([]);
  await harness.daily();
  expect(methods).toEqual(['POST']);
});

test('runs the other daily tasks when one fails', async () => {
  const DB = faultyDatabase(bindings.DB, (sql) => sql.includes('FROM views'));
  const harness = createHarness({ DB });
  await sendInquiry(harness, spam);
  await harness.daily();
  expect(harness.mails).toHaveLength(1);
});

const isDelete = (sql: string) => sql.includes('DELETE FROM inquiries');

test.each<[what: string, broken: () => Partial<Env>, files: number]>([
  ['its file cannot be deleted', () => ({ FILES: faultyBucket(bindings.FILES, ['delete']) }), 2],
  ['the response is lost', () => ({ DB: faultyDatabase(bindings.DB, isDelete, 1, 'after') }), 2],
])(
  'leaves the file to the orphan task when a message is removed and %s',
  async (_what, broken, files) => {
    const harness = createHarness();
    for (const name of ['One', 'Two']) {
      await sendApplication(harness, pdfFile(name), { name });
    }
    await harness.deliverOnce();
    advanceTime(retentionMs.delivered + 60_000);
    await createHarness(broken()).daily();
    expect([(await readRows()).length, (await listFileKeys()).length]).toEqual([0, files]);
    expect(await countLeft(Date.now())).toEqual([0, 0]);
  },
);

test('removes an orphaned file after twelve hours', async () => {
  await sendApplication(createHarness());
  await bindings.FILES.put('applications/stray', 'x');
  const uploaded = (await bindings.FILES.head('applications/stray'))?.uploaded.getTime() ?? 0;
  const removed = await runAroundLimit(uploaded + 12 * hour + 1, countLeft);
  expect(removed).toEqual([[1, 2], [1, 1]]); // biome-ignore format: before and after
  expect(await listFileKeys()).toEqual([(await readRows())[0]?.file_key]);
});

test('reads every page of the bucket for orphaned files', async () => {
  for (let number = 0; number < 7; number += 1) {
    await bindings.FILES.put(`applications/old-${number}`, 'x');
  }
  const harness = createHarness();
  await sendApplication(harness);
  advanceTime(12 * hour + 60_000);
  harness.env.FILES = new Proxy(bindings.FILES, {
    get: (target, name) =>
      name === 'list'
        ? (options: R2ListOptions) => target.list({ ...options, limit: 2 })
        : Reflect.get(target, name).bind(target),
  });
  await harness.removeOrphans();
  expect(await listFileKeys()).toEqual([(await readRows())[0]?.file_key]);
});

/** A bucket that lists a hundred files per page. */
function bucketOf(count: number, uploaded = new Date()) {
  const keys = Array.from({ length: count }, () => `applications/${crypto.randomUUID()}`).sort();
  const seen = new Set<string>();
  let calls = 0;
  const list = async ({ startAfter = '', cursor = startAfter }: R2ListOptions = {}) => {
    calls += 1;
    const page = keys.filter((key) => key > cursor).slice(0, 100);
    for (const key of page) {
      seen.add(key);
    }
    const objects = page.map((key) => ({ key, uploaded }));
    const last = page.at(-1) ?? '';
    const truncated = last < (keys.at(-1) ?? '');
    return truncated ? { objects, truncated, cursor: last } : { objects, truncated };
  };
  const own = { list, delete: async () => {} };
  const FILES: Bucket = Object.assign(Object.create(bindings.FILES), own);
  return { FILES, seen, calls: () => calls };
}

test('checks each file once when there are few', async () => {
  const { FILES, seen } = bucketOf(90);
  await removeOrphanedFiles(createHarness({ FILES }).env, Date.now());
  expect(seen.size).toBe(90);
});

test('checks as many files per run as its calls allow, and reaches all over several runs', async () => {
  const { FILES, seen, calls } = bucketOf(2_000);
  const { env } = createHarness({ FILES });
  await removeOrphanedFiles(env, Date.now());
  expect(calls()).toBe(15);
  for (let round = 0; round < 20; round += 1) {
    await removeOrphanedFiles(env, Date.now());
  }
  expect(seen.size).toBe(2_000);
});

test('stays within the free plan’s calls when more must be removed than one round may', async () => {
  const file = { delivered_at: '1', file_key: `'applications/gone' || n` };
  await insertRows(removalLimits.batch * removalLimits.rounds + 1, file);
  const { env, callsLeft } = withCallBudget(createHarness().env);
  const harness = createHarness(env);
  await sendInquiry(harness, spam);
  const before = callsLeft();
  await harness.daily();
  // The queue and the deploy hook take one more call each.
  expect(before - callsLeft()).toBeLessThanOrEqual(25);
  expect(await bindings.DB.prepare('SELECT count(*) AS left FROM inquiries').first('left')).toBe(2);
});

test('makes 45 calls when every page has orphaned files', async () => {
  const { FILES } = bucketOf(2_000, new Date(0));
  const { env, callsLeft } = withCallBudget(createHarness({ FILES }).env);
  const before = callsLeft();
  await createHarness(env).removeOrphans();
  expect(before - callsLeft()).toBe(45);
});
