import type { APIRequestContext } from 'playwright/test';
import { readMessages, waitForMail } from './database-and-mailbox.ts';
import {
  allFormCases,
  createCvFile,
  expectValues,
  type FormCase,
  fillForm,
  openFilledForm,
  withUniqueSender,
} from './forms.ts';
import { expect, findPageHeading, test } from './site.ts';

const sentCvFile = createCvFile('Farah Siddiqui CV.pdf');

for (const formCase of allFormCases) {
  test(`stores and mails the ${formCase.form} form`, async ({ page, request, problems }) => {
    const uniqueSenderCase = withUniqueSender(formCase, 'scripted');
    const formElement = await openFilledForm(page, uniqueSenderCase);
    if (formCase.form === 'application') {
      await page.getByLabel('CV Upload').setInputFiles(sentCvFile);
    }
    // A translating browser moves each text into an element of its own.
    await formElement.evaluate((element) => {
      const textNode = document
        .evaluate('.//button[@type="submit"]//text()', element)
        .iterateNext();
      const fontElement = document.createElement('font');
      textNode?.parentNode?.replaceChild(fontElement, textNode);
      fontElement.append(textNode ?? '');
    });
    await formElement.getByRole('button', { name: formCase.button }).click();

    const successStatus = formElement.getByRole('status').filter({ hasText: formCase.success });
    await expect(successStatus).toHaveText(/TT-[A-Z2-9]{4}-[A-Z2-9]{4}/);
    await expectValues(formElement, formCase.emptyValues);
    await expect(formElement.getByRole('button', { name: formCase.button })).toBeEnabled();
    const reference = /TT-[\w-]+/.exec((await successStatus.textContent()) ?? '')?.[0] ?? '';
    await expectStoredAndMailed(request, { ...uniqueSenderCase, reference, page: formCase.route });
    expect(problems).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const formCase of allFormCases) {
    test(`stores and mails the ${formCase.form} form`, async ({ page, request }) => {
      const uniqueSenderCase = withUniqueSender(formCase, 'plain');
      const { plainRoute } = formCase;
      await page.goto(plainRoute);
      await fillForm(page, uniqueSenderCase);
      if (formCase.form === 'application') {
        await page.getByLabel('CV Upload').setInputFiles(sentCvFile);
      }
      await page.getByRole('button', { name: formCase.button }).click();

      await expect(findPageHeading(page)).toHaveText('Thank you');
      await expect(page).toHaveURL(/\/sent\/TT-/);
      const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await expect(page.getByText(reference)).toBeVisible();
      await expect(page.locator(`main [data-next="${formCase.form}"]`)).toBeVisible();
      await expect(page.locator('main [data-next]:visible')).toHaveCount(1);
      await expectStoredAndMailed(request, { ...uniqueSenderCase, reference, page: plainRoute });
    });
  }
});

async function expectStoredAndMailed(
  request: APIRequestContext,
  { form, fields, title, reference, page }: FormCase & { reference: string; page: string },
): Promise<void> {
  const isApplication = form === 'application';
  const file_name = isApplication ? sentCvFile.name : null;
  const status = expect.not.stringMatching(/^held$/);
  const expectedMessage = { reference, form, fields, page, service: null, status, file_name };
  expect(await readMessages(request, fields.email)).toEqual([expectedMessage]);

  const mail = await waitForMail(request, reference);
  expect(mail.subject).toBe(`${title} ${reference} from ${fields.name}`);
  expect(mail.replyTo).toContain(fields.email);
  for (const fieldValue of Object.values(fields)) {
    expect(mail.text).toContain(fieldValue);
  }
  const cvAttachment = { filename: sentCvFile.name, size: sentCvFile.buffer.byteLength };
  expect(mail.attachments).toEqual(isApplication ? [expect.objectContaining(cvAttachment)] : []);
}
