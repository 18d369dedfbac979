import type { Page } from 'playwright/test';
import {
  expect,
  findPageHeading,
  holdRequests,
  locateLoader,
  openHydrated,
  readScrollTop,
  test,
  waitForHydration,
} from './site.ts';

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
  const scrollTopBefore = await readScrollTop(page);

  await context.setOffline(true);
  await privacyLink.click();
  const errorText = 'That page could not be loaded. Check your connection and try again.';
  await expect(locateLoadError(page)).toHaveText(errorText);
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(titleBefore);
  await expect(locateNameField(page)).toHaveValue('Asha Verma');
  await expect(privacyLink).toBeFocused();
  expect(await readScrollTop(page)).toBe(scrollTopBefore);

  await context.setOffline(false);
  await privacyLink.click();
  await expect(findPageHeading(page)).toHaveText('Privacy');
  await expect(locateLoadError(page)).toHaveCount(0);
  await page.goBack();
  await expect(locateNameField(page)).toHaveValue('Asha Verma');
});

test('a page from before a new build reloads when its search is pressed', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/about');
  await page.route('**/assets/js/**', (route) => route.fulfill({ status: 404 }));
  await page.clock.fastForward(60_000);
  await page.getByRole('button', { name: 'Search this site' }).click();
  await page.waitForEvent('load');
});

test('a link that fails behind the loader gets the focus back', async ({ page, context }) => {
  await openHydrated(page, '/contact');
  const privacyLink = page.locator('a[href="/privacy"]').last();
  await privacyLink.scrollIntoViewIfNeeded();
  const scrollTopBefore = await readScrollTop(page);
  const releaseRequests = await holdRequests(page, '**/*');
  await privacyLink.click();
  await expect(locateLoader(page)).toBeVisible();
  await context.setOffline(true);
  releaseRequests();
  await expect(locateLoadError(page)).toBeVisible();
  await expect(locateLoader(page)).toHaveCount(0);
  await expect(privacyLink).toBeFocused();
  expect(await readScrollTop(page)).toBe(scrollTopBefore);
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

for (const [route, openerRole, openerName, errorText] of [
  ['/about', 'link', 'Ask for a price', 'The form could not be loaded.'],
  ['/about', 'button', 'Search this site', 'The search could not be loaded.'],
  ['/gallery', 'link', 'रात', 'The picture could not be loaded.'],
] as const) {
  test(`"${openerName}" shows an error, and opens when retried`, async ({ page, context }) => {
    await openHydrated(page, route);
    // The link to the quote is in the closed chat panel.
    const opener = page.getByRole(openerRole, { name: openerName, includeHidden: true }).last();
    const failureAlert = page.getByRole('alert').filter({ hasText: errorText });
    await context.setOffline(true);
    await opener.dispatchEvent('click');
    await expect(failureAlert).toContainText('Check your connection and');
    // A trial click fails if another element covers the notice.
    await failureAlert.click({ trial: true });
    await expect(page).toHaveURL(route);
    await context.setOffline(false);
    await opener.dispatchEvent('click');
    await expect(page.getByRole('dialog', { name: openerName })).toBeVisible();
    await expect(failureAlert).toHaveCount(0);
  });
}
