/** alerts.test.ts tests the heartbeat, desk.test.ts removals by the owner. */
import { env as bindings } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { createCallCountingEnv } from '../../worker/call-budget.ts';
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

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;
/** At this age of an unanswered message, the daily mail names it. */
const announcementAgeMs = retentionMs.delivered - 7 * dayMs;
const spamFields = { website: 'x' };
let harness: Harness;

beforeEach(() => {
  harness = createHarness();
});

async function sendAndDeliverInquiries(count = 1): Promise<string[]> {
  const references = await sendInquiries(harness, count);
  await harness.deliverOnce();
  harness.mails.length = 0;
  return references;
}

async function countLeftAfterTasks(timeInMs: number) {
  setTime(timeInMs);
  await createHarness().daily();
  await createHarness().removeOrphans();
  return [(await readRows()).length, (await listFileKeys()).length];
}

test('mails the number of held messages once a day, counting each once', async () => {
  await sendInquiry(harness, spamFields);
  await sendInquiry(harness, { ...spamFields, name: 'Other' });
  await sendInquiry(harness, { name: 'No spam' });
  await harness.daily();
  const heldText = expect.stringContaining(`${siteUrl}/desk?state=held`);
  expect(harness.mails).toMatchObject([{ subject: '2 messages are held as spam', text: heldText }]);
  advanceTime(dayMs);
  await harness.daily();
  expect(harness.mails).toHaveLength(1);
});

test('names an unanswered message in the daily mail once, a week before its removal', async () => {
  const [reference] = await sendAndDeliverInquiries();
  advanceTime(announcementAgeMs - 60_000);
  await harness.daily();
  expect(harness.mails).toEqual([]);
  for (const delayMs of [120_000, dayMs]) {
    advanceTime(delayMs);
    await harness.daily();
  }
  const expiringMailSubject = '1 unanswered message will be removed in a week';
  const expiringPattern = expect.stringMatching(
    new RegExp(`: ${reference}\\.\\n.*${siteUrl}/desk\\?state=expiring$`, 's'),
  );
  expect(harness.mails).toMatchObject([{ subject: expiringMailSubject, text: expiringPattern }]);
});

const excludingClauses = ['answered_at = 1', `status = 'failed'`, `status = 'queued'`];
test.each(excludingClauses)('leaves a message with %s out of the daily mail', async (setClause) => {
  await sendAndDeliverInquiries();
  await updateRows(setClause);
  advanceTime(announcementAgeMs + 60_000);
  await harness.daily();
  expect(harness.mails).toEqual([]);
});

test('repeats a failed notice the next day, and only once', async () => {
  const [firstReference, secondReference] = await sendAndDeliverInquiries(2);
  advanceTime(announcementAgeMs + 60_000);
  await sendInquiry(harness, spamFields);
  harness.setMailService(() => mailError('E_DAILY_LIMIT_EXCEEDED'));
  await harness.daily();
  harness.setMailService(() => null);
  expect(harness.mails).toEqual([]);
  advanceTime(dayMs);
  await sendInquiry(harness, { ...spamFields, name: 'Ravi' });
  await harness.daily();
  await harness.daily();
  const subject = '2 messages are held as spam; 2 unanswered messages will be removed in a week';
  const noticePattern = expect.stringMatching(
    new RegExp(`${firstReference}, ${secondReference}|${secondReference}, ${firstReference}`),
  );
  expect(harness.mails).toMatchObject([{ subject, text: noticePattern }]);
});

test('calls the deploy hook once a day', async () => {
  const deployHookUrl = 'https://deploy.example/hook';
  const hookRequestMethods: string[] = [];
  simulateNetwork({
    [deployHookUrl]: (request) => {
      hookRequestMethods.push(request.method);
      return new Response(null, { status: 204 });
    },
  });
  harness = createHarness({ DEPLOY_HOOK: deployHookUrl });
  await harness.sweep();
  expect(hookRequestMethods).toEqual([]);
  await harness.daily();
  expect(hookRequestMethods).toEqual(['POST']);
});

test('runs the other daily tasks when one fails', async () => {
  const failingDatabase = faultyDatabase(bindings.DB, (sql) => sql.includes('FROM views'));
  harness = createHarness({ DB: failingDatabase });
  await sendInquiry(harness, spamFields);
  await harness.daily();
  expect(harness.mails).toHaveLength(1);
});

const isDeleteSql = (sql: string) => sql.includes('DELETE FROM inquiries');

test.each<[caseName: string, createFaultyEnv: () => Partial<Env>, leftFileCount: number]>([
  ['its file cannot be deleted', () => ({ FILES: faultyBucket(bindings.FILES, ['delete']) }), 2],
  ['the response is lost', () => ({ DB: faultyDatabase(bindings.DB, isDeleteSql, 1, 'after') }), 2],
])(
  'leaves the file to the orphan task when a message is removed and %s',
  async (_case, createFaultyEnv, leftFileCount) => {
    for (const applicantName of ['One', 'Two']) {
      await sendApplication(harness, pdfFile(applicantName), { name: applicantName });
    }
    await harness.deliverOnce();
    advanceTime(retentionMs.delivered + 60_000);
    await createHarness(createFaultyEnv()).daily();
    expect([(await readRows()).length, (await listFileKeys()).length]).toEqual([0, leftFileCount]);
    expect(await countLeftAfterTasks(Date.now())).toEqual([0, 0]);
  },
);

test('removes an orphaned file after twelve hours', async () => {
  await sendApplication(createHarness());
  await bindings.FILES.put('applications/stray', 'x');
  const uploadedMs = (await bindings.FILES.head('applications/stray'))?.uploaded.getTime() ?? 0;
  const countsAroundLimit = await runAroundLimit(uploadedMs + 12 * hourMs + 1, countLeftAfterTasks);
  expect(countsAroundLimit).toEqual([[1, 2], [1, 1]]); // biome-ignore format: the counts before and after the limit side by side
  expect(await listFileKeys()).toEqual([(await readRows())[0]?.file_key]);
});

test('reads every page of the bucket for orphaned files', async () => {
  for (let fileNumber = 0; fileNumber < 7; fileNumber += 1) {
    await bindings.FILES.put(`applications/old-${fileNumber}`, 'x');
  }
  await sendApplication(harness);
  advanceTime(12 * hourMs + 60_000);
  harness.env.FILES = new Proxy(bindings.FILES, {
    get: (target, propertyName) =>
      propertyName === 'list'
        ? (listOptions: R2ListOptions) => target.list({ ...listOptions, limit: 2 })
        : Reflect.get(target, propertyName).bind(target),
  });
  await harness.removeOrphans();
  expect(await listFileKeys()).toEqual([(await readRows())[0]?.file_key]);
});

/** Simulates a bucket that lists a hundred files per page. */
function createPagedBucket(fileCount: number, uploadDate = new Date()) {
  const createFileKey = () => `applications/${crypto.randomUUID()}`;
  const sortedFileKeys = Array.from({ length: fileCount }, createFileKey).sort();
  const listedFileKeys = new Set<string>();
  let listCallCount = 0;
  const listFilePage = async ({ startAfter = '', cursor = startAfter }: R2ListOptions = {}) => {
    listCallCount += 1;
    const pageFileKeys = sortedFileKeys.filter((key) => key > cursor).slice(0, 100);
    for (const pageFileKey of pageFileKeys) {
      listedFileKeys.add(pageFileKey);
    }
    const pageObjects = pageFileKeys.map((key) => ({ key, uploaded: uploadDate }));
    const lastPageKey = pageFileKeys.at(-1) ?? '';
    const isTruncated = lastPageKey < (sortedFileKeys.at(-1) ?? '');
    return isTruncated
      ? { objects: pageObjects, truncated: isTruncated, cursor: lastPageKey }
      : { objects: pageObjects, truncated: isTruncated };
  };
  const bucketMethods = { list: listFilePage, delete: async () => {} };
  const pagedBucket: Bucket = Object.assign(Object.create(bindings.FILES), bucketMethods);
  return { FILES: pagedBucket, listedFileKeys, readListCallCount: () => listCallCount };
}

test('checks each of a few files once', async () => {
  const { FILES, listedFileKeys } = createPagedBucket(90);
  await removeOrphanedFiles(createHarness({ FILES }).env, Date.now());
  expect(listedFileKeys.size).toBe(90);
});

test('checks as many files per run as its calls allow, and all files over several runs', async () => {
  const { FILES, listedFileKeys, readListCallCount } = createPagedBucket(2_000);
  const { env } = createHarness({ FILES });
  await removeOrphanedFiles(env, Date.now());
  expect(readListCallCount()).toBe(15);
  for (let runNumber = 0; runNumber < 20; runNumber += 1) {
    await removeOrphanedFiles(env, Date.now());
  }
  expect(listedFileKeys.size).toBe(2_000);
});

test('stays within the free plan’s calls when one round cannot remove all expired messages', async () => {
  const fileColumns = { delivered_at: '1', file_key: `'applications/gone' || n` };
  await insertRows(removalLimits.batch * removalLimits.rounds + 1, fileColumns);
  const { env: budgetEnv, callsLeft: readCallsLeft } = createCallCountingEnv(createHarness().env);
  harness = createHarness(budgetEnv);
  await sendInquiry(harness, spamFields);
  const callsLeftBefore = readCallsLeft();
  await harness.daily();
  // The queue and the deploy hook take one more call each.
  expect(callsLeftBefore - readCallsLeft()).toBeLessThanOrEqual(25);
  expect(await bindings.DB.prepare('SELECT count(*) AS left FROM inquiries').first('left')).toBe(2);
});

test('the orphan task makes 45 calls when every page has orphaned files', async () => {
  const { FILES } = createPagedBucket(2_000, new Date(0));
  const { env: budgetEnv, callsLeft: readCallsLeft } = createCallCountingEnv(
    createHarness({ FILES }).env,
  );
  const callsLeftBefore = readCallsLeft();
  await createHarness(budgetEnv).removeOrphans();
  expect(callsLeftBefore - readCallsLeft()).toBe(45);
});
