/** Values that were typed and not sent stay available in the tab. */
import type { Page } from 'playwright/test';
import {
  allFormCases,
  applicationCase,
  contactCase,
  cvFile,
  expectValues,
  fillForm,
  inquiryCase,
  openFilledForm,
  openQuoteDialog,
  withSender,
} from './forms.ts';
import { readMessages } from './messages.ts';
import { expect, navigateOnClient, openHydrated, test } from './site.ts';

const formlessPageCase = { route: '/privacy' };

async function openRoute(page: Page, { route, form: formName }: { route: string; form?: string }) {
  await navigateOnClient(page, route);
  const formNameInputs = page.locator('main form input[name="form"]');
  await (formName
    ? expect(formNameInputs).toHaveValue(formName)
    : expect(formNameInputs).toHaveCount(0));
}

/** Expects the form to have the values, to show no mistake and not to take the focus. */
async function expectDraft(page: Page, expectedValues: Record<string, string>): Promise<void> {
  const draftForm = page.locator('main form');
  await expectValues(draftForm, expectedValues);
  await expect(draftForm.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(draftForm.getByRole('alert')).toBeEmpty();
  expect(await page.evaluate(() => document.activeElement?.closest('form') ?? null)).toBeNull();
}

test('keeps the draft of each form on Back and on a new visit', async ({ page, problems }) => {
  await openHydrated(page, formlessPageCase.route);
  for (const formCase of allFormCases.filter(({ form: formName }) => formName !== 'inquiry')) {
    await test.step(formCase.form, async () => {
      await openRoute(page, formCase);
      await fillForm(page.locator('main form'), formCase);
      await openRoute(page, formlessPageCase);
      await page.goBack();
      await expectDraft(page, formCase.values);
      await openRoute(page, formlessPageCase);
      await openRoute(page, formCase);
      await expectDraft(page, formCase.values);
    });
  }
  const storedDraftsJson = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(storedDraftsJson).not.toContain('website');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('draft');
  expect(problems).toEqual([]);
});

test('sends a draft once after a lost response and deletes it', async ({ page, request }) => {
  const messageCase = withSender(contactCase, 'draft');
  const contactForm = await openFilledForm(page, messageCase);
  await page.route('**/api/v1/email', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await contactForm.getByRole('button', { name: messageCase.button }).click();
  await expect(
    contactForm.getByText('Failed to send email. Please check your connection and try again.'),
  ).toBeVisible();
  await page.unroute('**/api/v1/email');

  await openHydrated(page, messageCase.route);
  await expectDraft(page, messageCase.values);
  await contactForm.getByRole('button', { name: messageCase.button }).click();
  await expect(contactForm.getByText(messageCase.success)).toBeVisible();
  const storedMessages = await readMessages(request, 'email', messageCase.fields.email);
  expect(storedMessages.map(({ status }) => status)).not.toContain('held');
  expect(storedMessages).toHaveLength(1);

  await openRoute(page, formlessPageCase);
  await page.goBack();
  await expectDraft(
    page,
    Object.fromEntries(Object.keys(messageCase.values).map((label) => [label, ''])),
  );
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft');
});

test('keeps the draft of the quote dialog after a reload', async ({ page }) => {
  const quoteDialog = await openFilledForm(page, inquiryCase);
  await openHydrated(page, inquiryCase.route);
  await openQuoteDialog(page);
  await expectValues(quoteDialog, inquiryCase.values);
});

test('keeps no CV: asks for it again or sends without it', async ({ page, request }) => {
  const applicantCase = withSender(applicationCase, 'draft');
  const applicationForm = await openFilledForm(page, applicantCase);
  await page.getByLabel('CV Upload').setInputFiles(cvFile());
  await openRoute(page, formlessPageCase);
  await page.goBack();
  await expectDraft(page, applicantCase.values);
  const sendButton = applicationForm.getByRole('button', { name: applicantCase.button });
  await sendButton.click();
  const missingCvMessage = page.getByText(
    'Please choose your CV again: a browser does not keep a chosen file.',
  );
  await expect(missingCvMessage).toBeVisible();
  await expect(page.getByLabel('CV Upload')).toBeFocused();
  expect(await readMessages(request, 'email', applicantCase.fields.email)).toEqual([]);

  await page.getByRole('button', { name: 'Go on without a CV' }).click();
  await expect(missingCvMessage).toBeHidden();
  await sendButton.click();
  await expect(page.getByText(applicantCase.success)).toBeVisible();
  const [storedMessage] = await readMessages(request, 'email', applicantCase.fields.email);
  expect(storedMessage).toMatchObject({ file_name: null, fields: applicantCase.fields });
});
