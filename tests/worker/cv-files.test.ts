import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { attachFileAndResend } from '../../worker/intake/store.ts';
import { alertAfterWaitMs } from './support/expected-limits.ts';
import { faultyBucket, faultyDatabase } from './support/faulty.ts';
import { harness, mailError } from './support/harness.ts';
import { simulateTurnstile, turnstileSuccess } from './support/network.ts';
import { pdfFile, sendApplication, tokenFields } from './support/posts.ts';
import { expectRows, listFileKeys, readRows, updateTable } from './support/stores.ts';
import { minuteMs, setTime } from './support/time.ts';

const duplicateMailNotice = 'You may already have this message';

async function sendApplicationAndLoseCv(fields = {}) {
  const reference = await sendApplication(harness, pdfFile(), fields);
  const lostFileKeys = await listFileKeys();
  await bindings.FILES.delete(lostFileKeys);
  return { reference, lostFileKeys };
}

async function expectOnlyReferencedFile(): Promise<void> {
  expect(await listFileKeys()).toEqual([(await readRows())[0]?.file_key]);
}

test('stores a repeated CV once unless its copy cannot be deleted, and another CV as another application', async () => {
  const firstReference = await sendApplication(harness);
  expect(await sendApplication(harness)).toBe(firstReference);
  await expectOnlyReferencedFile();
  harness.env.FILES = faultyBucket(bindings.FILES, ['delete']);
  expect(await sendApplication(harness)).toBe(firstReference);
  expect(await listFileKeys()).toHaveLength(2);
  expect(await sendApplication(harness, pdfFile('two pages'))).not.toBe(firstReference);
});

test('restores a lost CV from a repeated application without asking Turnstile again', async () => {
  const { turnstileForms } = simulateTurnstile(turnstileSuccess);
  harness.env.TURNSTILE_SECRET = 'secret';
  const { reference, lostFileKeys } = await sendApplicationAndLoseCv(tokenFields);
  const secondCv = pdfFile('one page', 'Second name.pdf');
  expect(await sendApplication(harness, secondCv, tokenFields)).toBe(reference);
  expect(turnstileForms).toHaveLength(1);
  await expectRows({ file_name: 'Second name.pdf', status: 'waiting' });
  await harness.sweep();
  expect(harness.mails[1]).toMatchObject({ attachments: [{ filename: 'Second name.pdf' }] });
  await expectOnlyReferencedFile();
  expect(await listFileKeys()).not.toEqual(lostFileKeys);
});

test('mails an application with its restored CV like a new one, announced as a second copy', async () => {
  harness.setMailService((nthCall) => (nthCall === 1 ? mailError('E_DELIVERY_FAILED') : null));
  await sendApplicationAndLoseCv();
  await harness.sweepAfter(minuteMs);
  expect(harness.mails[0]?.attachments).toEqual([]);
  expect(harness.mails[0]?.text).toContain('is not in the file store. Please ask for it.');
  expect(harness.mails[0]?.text).not.toMatch(/It is kept|CV: Nida/);
  await updateTable('deliveries', 'attempts = 31');
  setTime(Date.now());
  await sendApplication(harness);
  const waitingColumns = { status: 'waiting', attempts: 0, waiting_since: Date.now(), settled_at: null };
  await expectRows({ ...waitingColumns, alert_at: Date.now() + alertAfterWaitMs });
  await harness.sweep();
  expect(harness.mails[1]?.attachments).toHaveLength(1);
  expect(harness.mails[1]?.text).toContain(duplicateMailNotice);
});

test('mails a CV that is restored while its application is being mailed without it', async () => {
  const { MAIL } = harness.env;
  const sendWhileRestoring = async (mail: EmailMessage | EmailMessageBuilder) => {
    harness.env.MAIL = MAIL;
    await bindings.FILES.delete(await listFileKeys());
    await sendApplication(harness);
    return MAIL.send(Object(mail));
  };
  harness.env.MAIL = { send: sendWhileRestoring };
  await sendApplication(harness);
  await expectRows({ status: 'waiting' });
  await harness.sweep();
  expect(harness.mails).toHaveLength(2);
  expect(harness.mails[1]?.attachments).toHaveLength(1);
  expect(harness.mails[1]?.text).toContain(duplicateMailNotice);
});

test('replaces only the file that was found missing', async () => {
  const reference = await sendApplication(harness);
  const newFile = { key: 'applications/new', name: 'cv.pdf', type: 'application/pdf', size: 1 };
  const storedMessage = { reference, repeated: true, fileKey: 'applications/old' };
  expect(await attachFileAndResend(bindings.DB, storedMessage, newFile, Date.now())).toBe(false);
  await expectOnlyReferencedFile();
});

test('restores a lost CV when the response to attaching it is lost', async () => {
  await sendApplicationAndLoseCv();
  const isAttachQuery = (sql: string) => sql.includes('SET file_key');
  harness.env.DB = faultyDatabase(bindings.DB, isAttachQuery, 1, 'after');
  await sendApplication(harness);
  await expectOnlyReferencedFile();
});

test('retries a mail with its CV when the file store was down', async () => {
  harness.env.FILES = faultyBucket(bindings.FILES, ['get'], 1);
  await sendApplication(harness);
  await expectRows({ status: 'waiting', lease_token: null, maybe_delivered: 0 });
  expect(harness.mails).toEqual([]);
  await harness.sweepAfter(minuteMs);
  expect(harness.mails).toMatchObject([{ attachments: [{ filename: 'Nida Khan CV.pdf' }] }]);
  expect(harness.mails[0]?.text).not.toContain(duplicateMailNotice);
});

test('mails without the CV, with a link to it, when the mail service refuses the attachment', async () => {
  harness.setMailService((nthCall) => (nthCall === 1 ? mailError('E_CONTENT_TOO_LARGE') : null));
  const reference = await sendApplication(harness);
  const text = expect.stringContaining(`https://tern-and-tide.test/desk?message=${reference}`);
  expect(harness.mails).toMatchObject([{ attachments: [], text }]);
  await expectRows({ status: 'delivered' });
  await expectOnlyReferencedFile();
});
