/** What cannot be loaded, a page or a form: the visitor is told, and stays. */
import type { Page } from 'playwright/test';
import { expect, open, test, waitForHydration } from './site.ts';

test.use({ ownContext: true });

function notice(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'That page could not be loaded.' });
}

function name(page: Page) {
  return page.getByRole('main').getByRole('textbox', { name: 'Name' });
}

test('a link without a network says so, keeps the page as it is, and works once the network is back', async ({
  page,
  context,
}) => {
  await open(page, '/contact');
  const title = await page.title();
  const link = page.locator('a[href="/privacy"]').last();
  await name(page).fill('Asha Verma');
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);

  await context.setOffline(true);
  await link.click();
  await expect(notice(page)).toHaveText(
    'That page could not be loaded. Check your connection and try again.',
  );
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(title);
  await expect(name(page)).toHaveValue('Asha Verma');
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);

  await context.setOffline(false);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(notice(page)).toHaveCount(0);
  await page.goBack();
  await expect(name(page)).toHaveValue('Asha Verma');
});

test('a server that does not answer is told of, too, for a link and on the way back', async ({
  page,
}) => {
  await open(page, '/privacy');
  await page.getByRole('contentinfo').locator('a[href="/contact"]').last().click();
  await expect(name(page)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('contentinfo').locator('a[href="/gallery"]').last().click();
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await page.evaluate(() => history.back());
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect(name(page)).toBeVisible();
});

test('the short inquiry says that it could not load, and loads on the next try', async ({
  page,
  context,
}) => {
  await open(page, '/about');
  const quote = page.getByRole('link', { name: 'Ask for a price' });
  const failed = page.getByRole('alert').filter({ hasText: 'The form could not be loaded.' });
  await context.setOffline(true);
  await quote.click();
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL('/about');
  await context.setOffline(false);
  await quote.click();
  await expect(page.getByRole('dialog', { name: 'Ask for a price' })).toBeVisible();
  await expect(failed).toHaveCount(0);
});
