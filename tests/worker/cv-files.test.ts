import { env as bindings } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { claimDueRows } from '../../worker/delivery/claim.ts';
import { writeOutcomes } from '../../worker/delivery/outcomes.ts';
import { attachNewFile } from '../../worker/intake/store.ts';
import { retentionMs } from './support/expected-limits.ts';
import { faultyBucket, faultyDatabase } from './support/faulty.ts';
import {
  advanceTime,
  createHarness,
  type Harness,
  listFileKeys,
  mailError,
  readRows,
  siteUrl,
} from './support/harness.ts';
import { pdfFile, sendApplication, submissionId } from './support/posts.ts';

const secondCopyText = 'You may already have this message';
let harness: Harness;

beforeEach(() => {
  harness = createHarness();
});

function sendApplicationWithCv(fileName?: string): Promise<string> {
  return sendApplication(harness, pdfFile('one page', fileName), { submission: submissionId });
}

async function deleteStoredFiles(): Promise<void> {
  await bindings.FILES.delete(await listFileKeys());
}

async function expectOnlyReferencedFile(): Promise<void> {
  expect(await listFileKeys()).toEqual([(await readRows())[0]?.file_key]);
}

test('restores a lost CV from a repeated application', async () => {
  const firstReference = await sendApplicationWithCv();
  await deleteStoredFiles();
  expect(await sendApplicationWithCv('Second name.pdf')).toBe(firstReference);
  expect(await readRows()).toMatchObject([{ file_name: 'Second name.pdf', status: 'queued' }]);
  await harness.deliverOnce();
  expect(harness.mails).toMatchObject([{ attachments: [{ filename: 'Second name.pdf' }] }]);
  await expectOnlyReferencedFile();
});

test('mails an application again with its restored CV, announced as a second copy', async () => {
  await sendApplicationWithCv();
  await deleteStoredFiles();
  await harness.deliverOnce();
  const [{ text: mailText, attachments: mailAttachments } = {}] = harness.mails;
  expect(mailAttachments).toEqual([]);
  expect(mailText).toContain('is not in the file store. Please ask for it.');
  expect(mailText).not.toMatch(/It is kept|CV: Nida/);
  await sendApplicationWithCv();
  await harness.sweepAndDeliver();
  expect(harness.mails[1]?.attachments).toHaveLength(1);
  expect(harness.mails[1]?.text).toContain(secondCopyText);
});

test('mails a CV that is restored while its application is being mailed without it', async () => {
  const reference = await sendApplicationWithCv();
  await deleteStoredFiles();
  const { token: leaseToken } = await claimDueRows(bindings.DB, [reference], Date.now());
  await sendApplicationWithCv();
  expect(await writeOutcomes(bindings.DB, leaseToken, [{ reference, status: 'delivered' }])).toBe(
    0,
  );
  await harness.deliverOnce();
  expect(harness.mails[0]?.attachments).toHaveLength(1);
  expect(harness.mails[0]?.text).toContain(secondCopyText);
});

test('replaces only the file that was found missing', async () => {
  const reference = await sendApplicationWithCv();
  const newFileData = { key: 'applications/new', name: 'cv.pdf', type: 'application/pdf', size: 1 };
  const storedApplication = { reference, repeated: true, fileKey: 'applications/old' };
  expect(await attachNewFile(bindings.DB, storedApplication, newFileData, Date.now())).toBe(false);
  await expectOnlyReferencedFile();
});

test('restores a lost CV when the response to attaching it is lost', async () => {
  await sendApplicationWithCv();
  await deleteStoredFiles();
  const isAttachQuery = (sql: string) => sql.includes('SET file_key');
  harness.env.DB = faultyDatabase(bindings.DB, isAttachQuery, 1, 'after');
  await sendApplicationWithCv();
  await expectOnlyReferencedFile();
});

test('leaves an undeletable second CV to the orphan task', async () => {
  harness.env.FILES = faultyBucket(bindings.FILES, ['delete']);
  await sendApplicationWithCv();
  await sendApplicationWithCv();
  expect(await listFileKeys()).toHaveLength(2);
  advanceTime(retentionMs.orphanedFile + 60_000);
  await createHarness().removeOrphans();
  await expectOnlyReferencedFile();
});

test('retries a mail with its CV when the file store was down', async () => {
  const reference = await sendApplicationWithCv();
  const harnessWithFailingBucket = createHarness({ FILES: faultyBucket(bindings.FILES, ['get']) });
  harnessWithFailingBucket.enqueue({ reference });
  await harnessWithFailingBucket.deliverOnce();
  expect(await readRows()).toMatchObject([
    { status: 'queued', lease_until: null, known_failures: 1 },
  ]);
  await harness.deliverOnce();
  expect([harnessWithFailingBucket.mails.length, harness.mails.length]).toEqual([0, 1]);
  expect(harness.mails[0]?.text).not.toContain(secondCopyText);
  expect(harness.mails[0]?.attachments).toHaveLength(1);
});

test('mails without the CV, with a link to it, when the mail service refuses the attachment', async () => {
  const reference = await sendApplicationWithCv();
  harness.setMailService((call) => (call === 1 ? mailError('E_CONTENT_TOO_LARGE') : null));
  await harness.deliverOnce();
  expect(harness.mails[0]?.attachments).toEqual([]);
  expect(harness.mails[0]?.text).toContain(`${siteUrl}/desk?message=${reference}`);
  expect(await readRows()).toMatchObject([{ status: 'delivered' }]);
  await expectOnlyReferencedFile();
});
