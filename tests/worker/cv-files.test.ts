import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { claim } from '../../worker/delivery/claim.ts';
import { writeOutcomes } from '../../worker/delivery/outcomes.ts';
import { attachFile } from '../../worker/intake/store.ts';
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

const secondCopy = 'You may already have this message';

function sendWithCv(harness: Harness, name?: string): Promise<string> {
  return sendApplication(harness, pdfFile('one page', name), { submission: submissionId });
}

async function loseFiles(): Promise<void> {
  await bindings.FILES.delete(await listFileKeys());
}

async function expectOnlyTheNamedFile(): Promise<void> {
  expect(await listFileKeys()).toEqual([(await readRows())[0]?.file_key]);
}

test('restores a lost CV from a repeated application', async () => {
  const harness = createHarness();
  const first = await sendWithCv(harness);
  await loseFiles();
  expect(await sendWithCv(harness, 'Second name.pdf')).toBe(first);
  expect(await readRows()).toMatchObject([{ file_name: 'Second name.pdf', status: 'queued' }]);
  await harness.deliverOnce();
  expect(harness.mails).toMatchObject([{ attachments: [{ filename: 'Second name.pdf' }] }]);
  await expectOnlyTheNamedFile();
});

test('mails an application again with its restored CV, announced as a second copy', async () => {
  const harness = createHarness();
  await sendWithCv(harness);
  await loseFiles();
  await harness.deliverOnce();
  const [{ text, attachments } = {}] = harness.mails;
  expect(attachments).toEqual([]);
  expect(text).toContain('is not in the file store. Please ask for it.');
  expect(text).not.toMatch(/It is kept|CV: Nida/);
  await sendWithCv(harness);
  await harness.sweepAndDeliver();
  expect(harness.mails[1]?.attachments).toHaveLength(1);
  expect(harness.mails[1]?.text).toContain(secondCopy);
});

test('mails a CV that is restored while its application is being mailed without it', async () => {
  const harness = createHarness();
  const reference = await sendWithCv(harness);
  await loseFiles();
  const { token } = await claim(bindings.DB, [reference], Date.now());
  await sendWithCv(harness);
  expect(await writeOutcomes(bindings.DB, token, [{ reference, status: 'delivered' }])).toBe(0);
  await harness.deliverOnce();
  expect(harness.mails[0]?.attachments).toHaveLength(1);
  expect(harness.mails[0]?.text).toContain(secondCopy);
});

test('replaces only the file that was found missing', async () => {
  const reference = await sendWithCv(createHarness());
  const file = { key: 'applications/new', name: 'cv.pdf', type: 'application/pdf', size: 1 };
  const stored = { reference, repeated: true, fileKey: 'applications/old' };
  expect(await attachFile(bindings.DB, stored, file, Date.now())).toBe(false);
  await expectOnlyTheNamedFile();
});

test('succeeds when the response to attaching a CV is lost', async () => {
  await sendWithCv(createHarness());
  await loseFiles();
  const isAttach = (sql: string) => sql.includes('SET file_key');
  await sendWithCv(createHarness({ DB: faultyDatabase(bindings.DB, isAttach, 1, 'after') }));
  await expectOnlyTheNamedFile();
});

test('leaves an undeletable second CV to the orphan task', async () => {
  const harness = createHarness({ FILES: faultyBucket(bindings.FILES, ['delete']) });
  await sendWithCv(harness);
  await sendWithCv(harness);
  expect(await listFileKeys()).toHaveLength(2);
  advanceTime(retentionMs.orphanedFile + 60_000);
  await createHarness().removeOrphans();
  await expectOnlyTheNamedFile();
});

test('retries a mail with its CV when the file store was down', async () => {
  const harness = createHarness();
  const reference = await sendWithCv(harness);
  const down = createHarness({ FILES: faultyBucket(bindings.FILES, ['get']) });
  down.enqueue({ reference });
  await down.deliverOnce();
  expect(await readRows()).toMatchObject([
    { status: 'queued', lease_until: null, known_failures: 1 },
  ]);
  await harness.deliverOnce();
  expect([down.mails.length, harness.mails.length]).toEqual([0, 1]);
  expect(harness.mails[0]?.text).not.toContain(secondCopy);
  expect(harness.mails[0]?.attachments).toHaveLength(1);
});

test('mails without the CV, with a link to it, when the mail service refuses the attachment', async () => {
  const harness = createHarness();
  const reference = await sendWithCv(harness);
  harness.setMailService((call) => (call === 1 ? mailError('E_CONTENT_TOO_LARGE') : null));
  await harness.deliverOnce();
  expect(harness.mails[0]?.attachments).toEqual([]);
  expect(harness.mails[0]?.text).toContain(`${siteUrl}/desk?message=${reference}`);
  expect(await readRows()).toMatchObject([{ status: 'delivered' }]);
  await expectOnlyTheNamedFile();
});
