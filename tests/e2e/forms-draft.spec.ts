/** What was typed and not sent: still there wherever the visitor goes in the tab, and nowhere else. */
import type { Page } from 'playwright/test';
import { messages } from '../../src/shared/messages.ts';
import { keptMessages } from './desk.ts';
import {
  contact,
  fieldOf,
  filledForms,
  fillIn,
  from,
  inquiry,
  openForm,
  openQuote,
  takeYourTime,
} from './filled.ts';
import { expect, open, test } from './site.ts';

/** A page that every agency has. */
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
  complaints,
}) => {
  await open(page, elsewhere.route);
  for (const filled of filledForms) {
    if (filled.form !== 'inquiry' && !filled.absent) {
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
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Imran');
  expect(complaints).toEqual([]);
});

test('a draft outlasts a reload, is sent as one message, never as a program’s haste, and goes with it', async ({
  page,
  request,
}) => {
  const visitor = from(contact, 'draft');
  const form = await openForm(page, visitor);
  await fillIn(form, visitor);
  await takeYourTime(page);
  await page.route('**/api/v1/email', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole('button', { name: visitor.button }).click();
  await expect(form.getByText(messages.notSent)).toBeVisible();
  await page.unroute('**/api/v1/email');

  await open(page, visitor.route);
  await expectTyped(page, visitor.typed);
  await form.getByRole('button', { name: visitor.button }).click();
  await expect(form.getByText(visitor.success)).toBeVisible();
  const rows = await keptMessages(request, 'email', visitor.fields.email);
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
  await openQuote(page);
  for (const [label, value] of Object.entries(inquiry.typed)) {
    await expect(fieldOf(dialog, label)).toHaveValue(value);
  }
});
