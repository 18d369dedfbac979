/** Dialogs open as popovers and become modal after their first paint; visitors see no difference. */
import type { Page } from 'playwright/test';
import { clickQuoteLink, openQuoteDialog } from './forms.ts';
import { expect, holdRequests, navigateOnClient, openWithoutMotion, test } from './site.ts';

test.use({ viewport: { width: 768, height: 900 } });

function clickSelector(selector: string) {
  return (page: Page) => page.locator(selector).click();
}

for (const [dialogName, route, openDialog] of [
  ['the menu', '/contact', clickSelector('role=button[name="Open menu"]')],
  ['the quote dialog', '/', clickQuoteLink],
  ['the search', '/about', clickSelector('role=button[name="Search this site"]')],
  ['a picture', '/gallery', clickSelector('main li a[href^="/pictures/"] >> nth=0')],
] as const) {
  test(`${dialogName} is modal, and closes early and on Back`, async ({ page, problems }) => {
    await openWithoutMotion(page, route);
    const modalDialog = page.locator('dialog:modal');
    const openDialogs = page.locator('dialog:is(:modal, :popover-open)');
    await openDialog(page);
    await expect(modalDialog).toBeVisible();
    expect(await modalDialog.evaluate((dialog) => dialog.matches(':focus-within'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(openDialogs).toHaveCount(0);
    await expect(page).toHaveURL(route);
    // The event "close" comes a moment later, and removes the history entry.
    await expect.poll(() => page.evaluate(() => history.state?.isDialogEntry)).toBeUndefined();

    const closePromise = page.evaluate(async () => {
      const listenOnceOptions = { capture: true, once: true };
      const hidePopoverWhileItOpens = ({ target }: Event) =>
        queueMicrotask(() => (target as HTMLElement).hidePopover());
      addEventListener('beforetoggle', hidePopoverWhileItOpens, listenOnceOptions);
      await new Promise((resolve) => addEventListener('close', resolve, listenOnceOptions));
    });
    await openDialog(page);
    await closePromise;
    await expect(openDialogs).toHaveCount(0);
    await expect(page).toHaveURL(route);

    await openDialog(page);
    await expect(modalDialog).toBeVisible();
    await page.goBack();
    await expect(modalDialog).toHaveCount(0);
    await expect(page).toHaveURL(route);
    // The page about:blank logs errors, so the test reads the problems before it goes there.
    expect(problems).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
}

test('a page chosen in the menu adds one history entry, also early', async ({ page }) => {
  const menuButton = page.getByRole('button', { name: 'Open menu' });
  const menuDrawer = page.getByRole('dialog', { name: 'Menu' });
  async function chooseHomeAndGoBack() {
    await expect(page.locator('dialog:modal')).toBeVisible();
    await menuDrawer.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(menuDrawer).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  }
  const releaseScripts = await holdRequests(page, '**/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await menuButton.click();
  await expect(menuDrawer).toBeVisible();
  releaseScripts();
  await chooseHomeAndGoBack();
  await menuButton.click();
  await chooseHomeAndGoBack();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('two steps back leave a dialog and its page, two forward return', async ({ page }) => {
  await openWithoutMotion(page, '/contact');
  await navigateOnClient(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const modalDialog = page.locator('dialog:modal');
  await expect(modalDialog).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(modalDialog).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { name: 'Three ways to us' })).toBeVisible();
  await page.evaluate(() => history.go(2));
  await expect(page.getByRole('heading', { name: 'Three ways to us' })).toHaveCount(0);
});

test('text selection and search leave the quote dialog open, a click beside closes it', async ({
  page,
}) => {
  await openWithoutMotion(page, '/');
  const quoteDialog = await openQuoteDialog(page);
  const messageField = quoteDialog.getByRole('textbox').last();
  await messageField.fill('We sell tea');
  await messageField.hover({ position: { x: 60, y: 20 } });
  await page.mouse.down();
  await page.mouse.move(10, 450);
  await page.mouse.up();
  await expect(quoteDialog).toBeVisible();
  await expect(messageField).toHaveValue('We sell tea');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.mouse.click(10, 450);
  await expect(quoteDialog).toHaveCount(0);
});
