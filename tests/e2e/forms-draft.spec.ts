/** What was typed and not sent: still there wherever the visitor goes in the tab, and nowhere else. */
import type { Page } from 'playwright/test';
import {
  allForms,
  application,
  contact,
  fieldOf,
  fillIn,
  from,
  inquiry,
  openForm,
  openQuoteDialog,
  skipSpamDelay,
} from './forms.ts';
import { storedMessages } from './messages.ts';
import { expect, open, test } from './site.ts';

const notSent = 'Failed to send email. Please check your connection and try again.';
const chooseAgain = 'Please choose your CV again: a browser does not keep a chosen file.';

const elsewhere = { route: '/privacy' };

/** As a link of the site does, without loading the window anew. */
async function follow(page: Page, { route, form }: { route: string; form?: string }) {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, route);
  const forms = page.locator('main form input[name="form"]');
  await (form ? expect(forms).toHaveValue(form) : expect(forms).toHaveCount(0));
}

async function expectTyped(page: Page, typed: Record<string, string>): Promise<void> {
  const form = page.locator('main form');
  for (const [label, value] of Object.entries(typed)) {
    await expect(fieldOf(form, label)).toHaveValue(value);
  }
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(form.getByRole('alert')).toBeEmpty();
  expect(await page.evaluate(() => document.activeElement?.closest('form') ?? null)).toBeNull();
}

test('each form gives back what was typed, on Back and on a new visit, and says nothing of it', async ({
  page,
  problems,
}) => {
  await open(page, elsewhere.route);
  for (const filled of allForms) {
    if (filled.form !== 'inquiry') {
      await test.step(filled.form, async () => {
        await follow(page, filled);
        await fillIn(page.locator('main form'), filled);
        await follow(page, elsewhere);
        await page.goBack();
        await expectTyped(page, filled.typed);
        await follow(page, elsewhere);
        await follow(page, filled);
        await expectTyped(page, filled.typed);
      });
    }
  }
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain('website');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('draft');
  expect(problems).toEqual([]);
});

test('a draft outlasts a reload, is sent as one message, never as a program’s haste, and goes with it', async ({
  page,
  request,
}) => {
  const visitor = from(contact, 'draft');
  const form = await openForm(page, visitor);
  await fillIn(form, visitor);
  await skipSpamDelay(page);
  await page.route('**/api/v1/email', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole('button', { name: visitor.button }).click();
  await expect(form.getByText(notSent)).toBeVisible();
  await page.unroute('**/api/v1/email');

  await open(page, visitor.route);
  await expectTyped(page, visitor.typed);
  await form.getByRole('button', { name: visitor.button }).click();
  await expect(form.getByText(visitor.success)).toBeVisible();
  const rows = await storedMessages(request, 'email', visitor.fields.email);
  expect(rows.map(({ status }) => status)).not.toContain('held');
  expect(rows).toHaveLength(1);

  await follow(page, elsewhere);
  await page.goBack();
  await expectTyped(page, Object.fromEntries(Object.keys(visitor.typed).map((key) => [key, ''])));
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft');
});

test('the dialog for a quote has its draft after a reload', async ({ page }) => {
  const dialog = await openForm(page, inquiry);
  await fillIn(dialog, inquiry);
  await open(page, inquiry.route);
  await openQuoteDialog(page);
  for (const [label, value] of Object.entries(inquiry.typed)) {
    await expect(fieldOf(dialog, label)).toHaveValue(value);
  }
});

test('a CV is not kept: Send asks for it again, or goes on without', async ({ page, request }) => {
  const applicant = from(application, 'draft');
  const form = await openForm(page, applicant);
  await fillIn(form, applicant);
  await page.getByLabel('CV Upload').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await skipSpamDelay(page);
  await follow(page, elsewhere);
  await page.goBack();
  await expectTyped(page, applicant.typed);
  const send = form.getByRole('button', { name: applicant.button });
  await send.click();
  await expect(page.getByText(chooseAgain)).toBeVisible();
  await expect(page.getByLabel('CV Upload')).toBeFocused();
  expect(await storedMessages(request, 'email', applicant.fields.email)).toEqual([]);

  await page.getByRole('button', { name: 'Go on without a CV' }).click();
  await expect(page.getByText(chooseAgain)).toBeHidden();
  await send.click();
  await expect(page.getByText(applicant.success)).toBeVisible();
  const [row] = await storedMessages(request, 'email', applicant.fields.email);
  expect(row).toMatchObject({ file_name: null, fields: applicant.fields });
});
