import {
  allForms,
  cvFile,
  expectValues,
  type FormCase,
  fillIn,
  openForm,
  skipSpamDelay,
  withSender,
} from './forms.ts';
import { type Mail, receiveMail, type StoredMessage, storedMessages } from './messages.ts';
import { expect, pageHeading, test } from './site.ts';
import { receiveWebhook } from './webhook.ts';

const cv = cvFile('Farah Siddiqui CV.pdf');

for (const form of allForms) {
  test(`stores, mails and announces a ${form.form} form`, async ({ page, request, problems }) => {
    const sent = withSender(form, 'scripted');
    const element = await openForm(page, sent);
    await fillIn(element, sent);
    if (form.form === 'application') {
      await page.getByLabel('CV Upload').setInputFiles(cv);
    }
    await skipSpamDelay(page);
    await element.getByRole('button', { name: form.button }).click();

    const status = element.getByRole('status').filter({ hasText: form.success });
    await expect(status).toBeVisible();
    const emptyValues = Object.keys(form.values).map((label) => [label, '']);
    await expectValues(element, Object.fromEntries(emptyValues));
    await expect(element.getByRole('button', { name: form.button })).toBeEnabled();
    const [reference = ''] =
      /TT-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec((await status.textContent()) ?? '') ?? [];
    const [message] = await storedMessages(request, 'reference', reference);
    expectStored(message, sent, form.route);
    expectMail(await receiveMail(request, reference), sent, reference);
    expectWebhook(await receiveWebhook(request, reference), sent, reference);
    expect(problems).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const form of allForms) {
    test(`stores and mails a ${form.form} form`, async ({ page, request }) => {
      const sent = withSender(form, 'plain');
      await page.goto(form.plainRoute);
      await fillIn(page, sent);
      if (form.form === 'application') {
        await page.getByLabel('CV Upload').setInputFiles(cv);
      }
      await page.getByRole('button', { name: form.button }).click();

      await expect(pageHeading(page)).toHaveText('Thank you');
      await expect(page).toHaveURL(/\/sent\/TT-/);
      const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await expect(page.getByText(reference)).toBeVisible();
      const [message] = await storedMessages(request, 'reference', reference);
      expectStored(message, sent, form.plainRoute);
      expectMail(await receiveMail(request, reference), sent, reference);
    });
  }
});

function expectStored(message: StoredMessage | undefined, sent: FormCase, page: string): void {
  const { form, fields } = sent;
  const file_name = form === 'application' ? cv.name : null;
  expect(message).toMatchObject({ form, page, file_name });
  expect(message?.fields).toEqual(fields);
  expect(message?.status).not.toBe('held');
}

/** The webhook contains no field: the owner has not turned that on. */
function expectWebhook(payload: unknown, sent: FormCase, reference: string): void {
  const { form, fields, route } = sent;
  const deskUrl = `https://tern-and-tide.test/desk?message=${reference}`;
  const data = { reference, form, page: route, deskUrl };
  expect(payload).toMatchObject({ type: 'message.received', version: 1, data });
  for (const value of Object.values(fields)) {
    expect(JSON.stringify(payload)).not.toContain(value);
  }
}

function expectMail(mail: Mail, { form, fields, title }: FormCase, reference: string): void {
  expect(mail.subject).toBe(`${title} ${reference} from ${fields.name}`);
  expect(mail.replyTo).toContain(fields.email);
  for (const value of Object.values(fields)) {
    expect(mail.text).toContain(value);
  }
  const attachment = { filename: cv.name, size: cv.buffer.byteLength };
  expect(mail.attachments).toEqual(
    form === 'application' ? [expect.objectContaining(attachment)] : [],
  );
}
