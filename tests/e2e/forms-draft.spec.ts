/** Values that were typed and not sent stay available in the tab. */
import type { Page } from 'playwright/test';
import { readMessages } from './database-and-mailbox.ts';
import {
  allFormCases,
  applicationCase,
  contactCase,
  createCvFile,
  expectValues,
  fillForm,
  findField,
  openFilledForm,
  withUniqueSender,
} from './forms.ts';
import { expect, navigateOnClient, openHydrated, test } from './site.ts';

const pageWithoutForm = { route: '/privacy' };

async function openRoute(page: Page, { route, form }: { route: string; form?: string }) {
  await navigateOnClient(page, route);
  const formNameInputs = page.locator('main form input[name="form"]');
  await (form ? expect(formNameInputs).toHaveValue(form) : expect(formNameInputs).toHaveCount(0));
}

async function expectDraft(page: Page, expectedValues: Record<string, string>): Promise<void> {
  const draftForm = page.locator('main form');
  await expectValues(draftForm, expectedValues);
  await expect(draftForm.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(draftForm.getByRole('alert')).toBeEmpty();
  await expect(draftForm.locator(':focus')).toHaveCount(0);
}

test('keeps the draft of each form on Back and on a new visit', async ({ page, problems }) => {
  await openHydrated(page, pageWithoutForm.route);
  for (const formCase of allFormCases.filter(({ form }) => form !== 'inquiry')) {
    await test.step(formCase.form, async () => {
      await openRoute(page, formCase);
      await fillForm(page.locator('main form'), formCase);
      await openRoute(page, pageWithoutForm);
      await page.goBack();
      await expectDraft(page, formCase.values);
      await openRoute(page, pageWithoutForm);
      await openRoute(page, formCase);
      await expectDraft(page, formCase.values);
    });
  }
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('website');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(problems).toEqual([]);
});

test('stores a message once after lost responses and a reload', async ({ page, request }) => {
  const uniqueSenderCase = withUniqueSender(contactCase, 'draft');
  const readStoredMessages = () => readMessages(request, uniqueSenderCase.fields.email);
  const contactForm = await openFilledForm(page, uniqueSenderCase);
  const sendButton = contactForm.getByRole('button', { name: uniqueSenderCase.button });
  const lostResponseMessage = contactForm.getByText(
    'Failed to send email. Please check your connection and try again.',
  );
  let requestCount = 0;
  await page.route('**/api/v1/email', async (route) => {
    requestCount += 1;
    await route.fetch();
    await route.abort();
  });
  await sendButton.dblclick();
  await expect(lostResponseMessage).toBeVisible();
  expect(requestCount).toBe(1);
  await sendButton.click();
  await expect.poll(() => requestCount).toBe(2);
  await expect(lostResponseMessage).toBeVisible();
  await page.unroute('**/api/v1/email');

  await openHydrated(page, uniqueSenderCase.route);
  await expectDraft(page, uniqueSenderCase.values);
  await sendButton.click();
  await expect(contactForm.getByText(uniqueSenderCase.success)).toBeVisible();
  const status = expect.not.stringMatching(/^held$/);
  expect(await readStoredMessages()).toMatchObject([{ status }]);

  await fillForm(contactForm, uniqueSenderCase, { Message: 'A second message.' });
  await sendButton.click();
  await expect(findField(contactForm, 'Message')).toHaveValue('');
  expect(await readStoredMessages()).toHaveLength(2);

  await openRoute(page, pageWithoutForm);
  await page.goBack();
  await expectDraft(page, uniqueSenderCase.emptyValues);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft');
});

test('keeps no CV, and asks for it again', async ({ page, request }) => {
  const uniqueApplicationCase = withUniqueSender(applicationCase, 'draft');
  const applicationForm = await openFilledForm(page, uniqueApplicationCase);
  const cvField = page.getByLabel('CV Upload');
  await cvField.setInputFiles(createCvFile());
  await openRoute(page, pageWithoutForm);
  await page.goBack();
  await expectDraft(page, uniqueApplicationCase.values);
  await applicationForm.getByRole('button', { name: uniqueApplicationCase.button }).click();
  const missingCvMessage = page.getByText(
    'Please choose your CV again: a browser does not keep a chosen file.',
  );
  await expect(missingCvMessage).toBeVisible();
  await expect(cvField).toBeFocused();
  expect(await readMessages(request, uniqueApplicationCase.fields.email)).toEqual([]);
  await page.getByRole('button', { name: 'Go on without a CV' }).click();
  await expect(missingCvMessage).toBeHidden();
});
