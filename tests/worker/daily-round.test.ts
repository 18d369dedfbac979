/** alerts.test.ts tests the heartbeat, desk.test.ts removals by the owner. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { removeOrphanedFiles } from '../../worker/cron/retention.ts';
import type { Bucket, Env } from '../../worker/env.ts';
import { limitOutsideCalls } from '../../worker/outside-calls.ts';
import { removalBatchLimits, retentionMs } from './support/expected-limits.ts';
import { faultyDatabase } from './support/faulty.ts';
import { createHarness, harness, mailError } from './support/harness.ts';
import { simulateNetwork } from './support/network.ts';
import { sendApplication, sendInquiries, sendInquiry } from './support/posts.ts';
import { insertMessages, listFileKeys, readRows, updateTable } from './support/stores.ts';
import { advanceTime, dayMs, hourMs, runAroundLimit, setTime } from './support/time.ts';

const expiryAnnouncementAgeMs = retentionMs.delivered - 7 * dayMs;
const spamFields = { website: 'x' };

async function sendAndDeliverInquiries(inquiryCount = 1): Promise<string[]> {
  const references = await sendInquiries(harness, inquiryCount);
  harness.mails.length = 0;
  return references;
}

async function countCalls(cronName: 'daily' | 'removeOrphans', envOverrides: Partial<Env> = {}) {
  const env = limitOutsideCalls(createHarness(envOverrides).env);
  await createHarness(env)[cronName]();
  return 50 - env.callsLeft();
}

test('names an unanswered message in the daily mail once, a week before its removal, and again after a change', async () => {
  const [reference] = await sendAndDeliverInquiries();
  advanceTime(expiryAnnouncementAgeMs - 60_000);
  await harness.daily();
  expect(harness.mails).toEqual([]);
  for (const delayMs of [120_000, dayMs]) {
    advanceTime(delayMs);
    await harness.daily();
  }
  expect(harness.mails).toHaveLength(1);
  await updateTable('messages', `acted_at = ${Date.now()}`);
  await harness.daily();
  const subject = '1 unanswered message will be removed within a week';
  const text = `${subject}: ${reference}.\n\nLook at them, and send again or export what you need: https://tern-and-tide.test/desk?state=expiring`;
  expect(harness.mails).toMatchObject(Array(2).fill({ subject, text }));
});

test.each([
  ['answered', 'messages', 'answered_at = 1'],
  ['given up', 'deliveries', `status = 'failed'`],
  ['still waiting', 'deliveries', `status = 'waiting', due_at = 1e15, alert_at = NULL`],
] as const)('mails no notice of a message that is %s', async (_case, table, setClause) => {
  await sendAndDeliverInquiries();
  await updateTable(table, setClause);
  advanceTime(expiryAnnouncementAgeMs + 60_000);
  await harness.daily();
  expect(harness.mails).toEqual([]);
});

test('repeats a failed notice of held and unanswered messages the next day, and only once', async () => {
  const references = await sendAndDeliverInquiries(2);
  advanceTime(expiryAnnouncementAgeMs + 60_000);
  await sendInquiry(harness, spamFields);
  harness.setMailService(() => mailError('E_DAILY_LIMIT_EXCEEDED'));
  await harness.daily();
  harness.setMailService(() => null);
  expect(harness.mails).toEqual([]);
  advanceTime(dayMs);
  await sendInquiry(harness, { ...spamFields, name: 'Ravi' });
  await sendAndDeliverInquiries();
  await harness.daily();
  await harness.daily();
  const subject =
    '2 messages are held as spam; 2 unanswered messages will be removed within a week';
  const text = expect.stringContaining('https://tern-and-tide.test/desk?state=held');
  expect(harness.mails).toMatchObject([{ subject, text }]);
  expect(harness.mails[0]?.text?.match(/TT-\S{4}-\S{4}/g)?.sort()).toEqual(references.sort());
});

test('calls the deploy hook once a day, and logs a problem only when the hook refuses', async () => {
  const consoleErrorSpy = vi.spyOn(console, 'error');
  const respondToDeployHook = vi.fn((_request: Request) => new Response('', { status: 404 }));
  respondToDeployHook.mockReturnValueOnce(new Response(null, { status: 204 }));
  simulateNetwork({ 'https://deploy.example/hook': respondToDeployHook });
  harness.env.DEPLOY_HOOK = 'https://deploy.example/hook';
  await harness.sweep();
  expect(respondToDeployHook).not.toHaveBeenCalled();
  await harness.daily();
  expect(respondToDeployHook.mock.calls.map(([{ method }]) => method)).toEqual(['POST']);
  expect(consoleErrorSpy).not.toHaveBeenCalled();
  await harness.daily();
  const expectedLogLine = '{"event":"task-failed","task":"deploy-hook","error":"status-404"}';
  expect(consoleErrorSpy.mock.calls).toEqual([[expectedLogLine]]);
});

test('runs the other daily tasks when one fails', async () => {
  harness.env.DB = faultyDatabase(bindings.DB, (sql) => sql.includes('FROM views'));
  await sendInquiry(harness, spamFields);
  await harness.daily();
  expect(harness.mails).toHaveLength(1);
});

test('removes an orphaned file after twelve hours', async () => {
  await sendApplication(harness);
  const strayFile = await bindings.FILES.put('applications/stray', 'x');
  const countFilesAfterRemoval = async (timeInMs: number) => {
    setTime(timeInMs);
    await harness.removeOrphans();
    return (await listFileKeys()).length;
  };
  const removalTimeMs = Number(strayFile?.uploaded) + 12 * hourMs + 1;
  expect(await runAroundLimit(removalTimeMs, countFilesAfterRemoval)).toEqual([2, 1]);
  expect(await listFileKeys()).toEqual([(await readRows())[0]?.file_key]);
});

function createPagedBucket(fileCount: number, uploadDate = new Date()) {
  const createFileKey = () => `applications/${crypto.randomUUID()}`;
  const sortedFileKeys = Array.from({ length: fileCount }, createFileKey).sort();
  const listedPages: string[][] = [];
  const listFilePage = async ({ startAfter = '', cursor = startAfter }: R2ListOptions = {}) => {
    const laterFileKeys = sortedFileKeys.filter((key) => key > cursor);
    const pageFileKeys = laterFileKeys.slice(0, 100);
    listedPages.push(pageFileKeys);
    const objects = pageFileKeys.map((key) => ({ key, uploaded: uploadDate }));
    return { objects, truncated: laterFileKeys.length > 100, cursor: pageFileKeys.at(-1) };
  };
  const bucketMethods = { list: listFilePage, delete: async () => {} };
  const FILES: Bucket = Object.assign(Object.create(bindings.FILES), bucketMethods);
  return { FILES, listedPages };
}

test('the removal of orphans checks each of a few files', async () => {
  const { FILES, listedPages } = createPagedBucket(90);
  await removeOrphanedFiles(createHarness({ FILES }).env, Date.now());
  expect(new Set(listedPages.flat()).size).toBe(90);
});

test('checks as many files per run as its calls allow, and all files over several runs', async () => {
  const { FILES, listedPages } = createPagedBucket(2_000);
  const { env } = createHarness({ FILES });
  await removeOrphanedFiles(env, Date.now());
  expect(listedPages).toHaveLength(15);
  for (let runNumber = 0; runNumber < 20; runNumber += 1) {
    await removeOrphanedFiles(env, Date.now());
  }
  expect(new Set(listedPages.flat()).size).toBe(2_000);
});

test('stays within the free plan’s calls when one round cannot remove all expired messages', async () => {
  const fileColumns = { file_key: `'applications/gone' || n` };
  await insertMessages(removalBatchLimits.batch * removalBatchLimits.rounds + 1, fileColumns);
  await sendInquiry(harness, spamFields);
  // The deploy hook takes one more call.
  expect(await countCalls('daily')).toBeLessThanOrEqual(28);
  expect(await bindings.DB.prepare('SELECT count(*) AS left FROM messages').first('left')).toBe(2);
});

test('the orphan task makes 45 calls when every page has orphaned files', async () => {
  const { FILES } = createPagedBucket(2_000, new Date(0));
  expect(await countCalls('removeOrphans', { FILES })).toBe(45);
});
