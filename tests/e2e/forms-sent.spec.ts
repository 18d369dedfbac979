import {
  allFormCases,
  cvFile,
  expectValues,
  type FormCase,
  fillForm,
  openFilledForm,
  withSender,
} from './forms.ts';
import { type Mail, readMessages, receiveMail, type StoredMessage } from './messages.ts';
import { expect, pageHeading, test } from './site.ts';
import { receiveWebhookPayload } from './webhook.ts';

const sentCv = cvFile('Farah Siddiqui CV.pdf');

for (const formCase of allFormCases) {
  test(`stores, mails and announces a ${formCase.form} form`, async ({
    page,
    request,
    problems,
  }) => {
    const sentCase = withSender(formCase, 'scripted');
    const formElement = await openFilledForm(page, sentCase);
    if (formCase.form === 'application') {
      await page.getByLabel('CV Upload').setInputFiles(sentCv);
    }
    await formElement.getByRole('button', { name: formCase.button }).click();

    const successStatus = formElement.getByRole('status').filter({ hasText: formCase.success });
    await expect(successStatus).toBeVisible();
    const emptyValueEntries = Object.keys(formCase.values).map((label) => [label, '']);
    await expectValues(formElement, Object.fromEntries(emptyValueEntries));
    await expect(formElement.getByRole('button', { name: formCase.button })).toBeEnabled();
    const [reference = ''] =
      /TT-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec((await successStatus.textContent()) ?? '') ?? [];
    const [storedMessage] = await readMessages(request, 'reference', reference);
    expectStoredMessage(storedMessage, sentCase, formCase.route);
    expectMail(await receiveMail(request, reference), sentCase, reference);
    expectWebhookPayload(await receiveWebhookPayload(request, reference), sentCase, reference);
    expect(problems).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const formCase of allFormCases) {
    test(`stores and mails a ${formCase.form} form`, async ({ page, request }) => {
      const sentCase = withSender(formCase, 'plain');
      await page.goto(formCase.plainRoute);
      await fillForm(page, sentCase);
      if (formCase.form === 'application') {
        await page.getByLabel('CV Upload').setInputFiles(sentCv);
      }
      await page.getByRole('button', { name: formCase.button }).click();

      await expect(pageHeading(page)).toHaveText('Thank you');
      await expect(page).toHaveURL(/\/sent\/TT-/);
      const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await expect(page.getByText(reference)).toBeVisible();
      const [storedMessage] = await readMessages(request, 'reference', reference);
      expectStoredMessage(storedMessage, sentCase, formCase.plainRoute);
      expectMail(await receiveMail(request, reference), sentCase, reference);
    });
  }
});

function expectStoredMessage(
  storedMessage: StoredMessage | undefined,
  sentCase: FormCase,
  expectedPage: string,
): void {
  const { form: formName, fields } = sentCase;
  const file_name = formName === 'application' ? sentCv.name : null;
  expect(storedMessage).toMatchObject({ form: formName, page: expectedPage, file_name });
  expect(storedMessage?.fields).toEqual(fields);
  expect(storedMessage?.status).not.toBe('held');
}

/** The webhook contains no field values, because the fixture has not turned them on. */
function expectWebhookPayload(webhookJson: unknown, sentCase: FormCase, reference: string): void {
  const { form, fields, route } = sentCase;
  const deskUrl = `https://tern-and-tide.test/desk?message=${reference}`;
  const expectedData = { reference, form, page: route, deskUrl };
  expect(webhookJson).toMatchObject({ type: 'message.received', version: 1, data: expectedData });
  for (const fieldValue of Object.values(fields)) {
    expect(JSON.stringify(webhookJson)).not.toContain(fieldValue);
  }
}

function expectMail(mail: Mail, { form, fields, title }: FormCase, reference: string): void {
  expect(mail.subject).toBe(`${title} ${reference} from ${fields.name}`);
  expect(mail.replyTo).toContain(fields.email);
  for (const fieldValue of Object.values(fields)) {
    expect(mail.text).toContain(fieldValue);
  }
  const expectedAttachment = { filename: sentCv.name, size: sentCv.buffer.byteLength };
  expect(mail.attachments).toEqual(
    form === 'application' ? [expect.objectContaining(expectedAttachment)] : [],
  );
}
