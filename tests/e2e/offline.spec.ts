/** Tests pages and forms that cannot be loaded. */
import type { Page } from 'playwright/test';
import { expect, openHydrated, pageHeading, scrollTop, test, waitForHydration } from './site.ts';

test.use({ ownContext: true });

function locateLoadError(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'That page could not be loaded.' });
}

function locateNameField(page: Page) {
  return page.getByRole('main').getByRole('textbox', { name: 'Name' });
}

test('a link shows an error offline, keeps the page and works later', async ({ page, context }) => {
  await openHydrated(page, '/contact');
  const titleBefore = await page.title();
  const privacyLink = page.locator('a[href="/privacy"]').last();
  await locateNameField(page).fill('Asha Verma');
  await privacyLink.scrollIntoViewIfNeeded();
  const scrollTopBefore = await scrollTop(page);

  await context.setOffline(true);
  await privacyLink.click();
  await expect(locateLoadError(page)).toHaveText(
    'That page could not be loaded. Check your connection and try again.',
  );
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(titleBefore);
  await expect(locateNameField(page)).toHaveValue('Asha Verma');
  await expect(privacyLink).toBeFocused();
  expect(await scrollTop(page)).toBe(scrollTopBefore);

  await context.setOffline(false);
  await privacyLink.click();
  await expect(pageHeading(page)).toHaveText('Privacy');
  await expect(locateLoadError(page)).toHaveCount(0);
  await page.goBack();
  await expect(locateNameField(page)).toHaveValue('Asha Verma');
});

test('an unreachable server shows an error for a link and for Back', async ({ page }) => {
  await openHydrated(page, '/privacy');
  await page.getByRole('contentinfo').locator('a[href="/contact"]').last().click();
  await expect(locateNameField(page)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('contentinfo').locator('a[href="/gallery"]').last().click();
  await expect(locateLoadError(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await page.evaluate(() => history.back());
  await expect(locateLoadError(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect(locateNameField(page)).toBeVisible();
});

test('the quote dialog shows an error and loads on the next attempt', async ({ page, context }) => {
  await openHydrated(page, '/about');
  const quoteLink = page.getByRole('link', { name: 'Ask for a price' });
  const failureAlert = page.getByRole('alert').filter({ hasText: 'The form could not be loaded.' });
  await context.setOffline(true);
  await quoteLink.click();
  await expect(failureAlert).toBeVisible();
  await expect(page).toHaveURL('/about');
  await context.setOffline(false);
  await quoteLink.click();
  await expect(page.getByRole('dialog', { name: 'Ask for a price' })).toBeVisible();
  await expect(failureAlert).toHaveCount(0);
});
