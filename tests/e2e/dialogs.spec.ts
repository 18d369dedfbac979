/** Dialogs open as popovers and become modal after their first paint; visitors see no difference. */
import type { Page } from 'playwright/test';
import {
  boxOf,
  expect,
  holdRequests,
  openHydrated,
  openWithoutMotion,
  test,
  waitForHydration,
} from './site.ts';

const dialogCasesByName: Record<string, { route: string; open: (page: Page) => Promise<void> }> = {
  'the menu': {
    route: '/contact',
    open: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  'the quote dialog': {
    route: '/',
    open: (page) => page.getByRole('link', { name: 'Ask for a price' }).click(),
  },
  'the search': {
    route: '/about',
    open: (page) => page.getByRole('button', { name: 'Search this site' }).click(),
  },
  'a picture of the gallery': {
    route: '/gallery',
    open: (page) => page.locator('main li a[href^="/pictures/"]').first().click(),
  },
};

test.use({ viewport: { width: 768, height: 900 } });

for (const [dialogName, { route, open: openDialog }] of Object.entries(dialogCasesByName)) {
  test(`${dialogName} is modal, stays closed if closed early, reopens, and closes on Back`, async ({
    page,
    problems,
  }) => {
    await openWithoutMotion(page, route);
    const modal = page.locator('dialog:modal');
    await openDialog(page);
    await expect(modal).toBeVisible();
    expect(await modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:is(:modal, :popover-open)')).toHaveCount(0);
    await expect(page).toHaveURL(route);

    const closePromise = page.evaluate(
      () =>
        new Promise((resolve) => {
          const hideOpeningPopover = ({ target }: Event) =>
            queueMicrotask(() => (target as HTMLElement).hidePopover());
          addEventListener('beforetoggle', hideOpeningPopover, { capture: true, once: true });
          addEventListener('close', () => resolve(undefined), { capture: true, once: true });
        }),
    );
    await openDialog(page);
    await closePromise;
    await expect(page.locator('dialog:is(:modal, :popover-open)')).toHaveCount(0);
    await expect(page).toHaveURL(route);

    await openDialog(page);
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);

    await openDialog(page);
    await expect(modal).toBeVisible();
    await page.goBack();
    await expect(modal).toHaveCount(0);
    await expect(page).toHaveURL(route);
    // The page about:blank logs errors, so the test reads the problems before it goes there.
    expect(problems).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
}

test('the menu stays open and becomes modal when the scripts load later', async ({ page }) => {
  const releaseScripts = await holdRequests(page, '**/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menuDrawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(menuDrawer).toBeVisible();
  releaseScripts();
  await waitForHydration(page);
  await expect(page.locator('dialog:modal')).toBeVisible();
  await menuDrawer.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(menuDrawer).toBeHidden();
});

test('a page chosen in the menu adds one history entry', async ({ page }) => {
  await openWithoutMotion(page, '/contact');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menuDrawer = page.getByRole('dialog', { name: 'Menu' });
  await menuDrawer.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(menuDrawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('selecting text leaves the quote dialog open, a click beside closes it', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'Ask for a price' }).click();
  const quoteDialog = page.locator('dialog:modal');
  const messageField = quoteDialog.getByRole('textbox').last();
  await messageField.fill('We sell tea');
  const { x: fieldX, y: fieldY } = await boxOf(messageField);
  await page.mouse.move(fieldX + 60, fieldY + 20);
  await page.mouse.down();
  await page.mouse.move(10, 450);
  await page.mouse.up();
  await expect(quoteDialog).toBeVisible();
  await expect(messageField).toHaveValue('We sell tea');
  await page.mouse.click(10, 450);
  await expect(quoteDialog).toHaveCount(0);
});
