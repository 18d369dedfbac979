/** Values that were typed and not sent stay available in the tab. */
import type { Page } from 'playwright/test';
import {
  allForms,
  application,
  contact,
  cvFile,
  expectValues,
  fillIn,
  inquiry,
  openForm,
  openQuoteDialog,
  skipSpamDelay,
  withSender,
} from './forms.ts';
import { storedMessages } from './messages.ts';
import { expect, navigate, open, test } from './site.ts';

const pageWithoutForm = { route: '/privacy' };

async function follow(page: Page, { route, form }: { route: string; form?: string }) {
  await navigate(page, route);
  const forms = page.locator('main form input[name="form"]');
  await (form ? expect(forms).toHaveValue(form) : expect(forms).toHaveCount(0));
}

/** The form has the values, shows no mistake and does not take the focus. */
async function expectDraft(page: Page, values: Record<string, string>): Promise<void> {
  const form = page.locator('main form');
  await expectValues(form, values);
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(form.getByRole('alert')).toBeEmpty();
  expect(await page.evaluate(() => document.activeElement?.closest('form') ?? null)).toBeNull();
}

test('keeps the draft of each form on Back and on a new visit', async ({ page, problems }) => {
  await open(page, pageWithoutForm.route);
  for (const form of allForms.filter(({ form }) => form !== 'inquiry')) {
    await test.step(form.form, async () => {
      await follow(page, form);
      await fillIn(page.locator('main form'), form);
      await follow(page, pageWithoutForm);
      await page.goBack();
      await expectDraft(page, form.values);
      await follow(page, pageWithoutForm);
      await follow(page, form);
      await expectDraft(page, form.values);
    });
  }
  const drafts = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(drafts).not.toContain('website');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('draft');
  expect(problems).toEqual([]);
});

test('sends a draft once after a reload and a lost response, then deletes it', async ({
  page,
  request,
}) => {
  const message = withSender(contact, 'draft');
  const form = await openForm(page, message);
  await fillIn(form, message);
  await skipSpamDelay(page);
  await page.route('**/api/v1/email', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole('button', { name: message.button }).click();
  await expect(
    form.getByText('Failed to send email. Please check your connection and try again.'),
  ).toBeVisible();
  await page.unroute('**/api/v1/email');

  await open(page, message.route);
  await expectDraft(page, message.values);
  await form.getByRole('button', { name: message.button }).click();
  await expect(form.getByText(message.success)).toBeVisible();
  const messages = await storedMessages(request, 'email', message.fields.email);
  expect(messages.map(({ status }) => status)).not.toContain('held');
  expect(messages).toHaveLength(1);

  await follow(page, pageWithoutForm);
  await page.goBack();
  await expectDraft(
    page,
    Object.fromEntries(Object.keys(message.values).map((label) => [label, ''])),
  );
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft');
});

test('keeps the draft of the quote dialog after a reload', async ({ page }) => {
  const dialog = await openForm(page, inquiry);
  await fillIn(dialog, inquiry);
  await open(page, inquiry.route);
  await openQuoteDialog(page);
  await expectValues(dialog, inquiry.values);
});

test('keeps no CV: asks for it again or sends without it', async ({ page, request }) => {
  const applicant = withSender(application, 'draft');
  const form = await openForm(page, applicant);
  await fillIn(form, applicant);
  await page.getByLabel('CV Upload').setInputFiles(cvFile());
  await skipSpamDelay(page);
  await follow(page, pageWithoutForm);
  await page.goBack();
  await expectDraft(page, applicant.values);
  const send = form.getByRole('button', { name: applicant.button });
  await send.click();
  const refusal = page.getByText(
    'Please choose your CV again: a browser does not keep a chosen file.',
  );
  await expect(refusal).toBeVisible();
  await expect(page.getByLabel('CV Upload')).toBeFocused();
  expect(await storedMessages(request, 'email', applicant.fields.email)).toEqual([]);

  await page.getByRole('button', { name: 'Go on without a CV' }).click();
  await expect(refusal).toBeHidden();
  await send.click();
  await expect(page.getByText(applicant.success)).toBeVisible();
  const [message] = await storedMessages(request, 'email', applicant.fields.email);
  expect(message).toMatchObject({ file_name: null, fields: applicant.fields });
});
