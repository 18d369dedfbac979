/** What opens over a page is shown first and made modal a moment later; neither may show. */
import type { Page } from 'playwright/test';
import { expect, open, openWithoutMotion, test, waitForHydration } from './site.ts';

const windows: Record<string, { route: string; show: (page: Page) => Promise<void> }> = {
  'the menu': {
    route: '/contact',
    show: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  'the short inquiry': {
    route: '/',
    show: (page) => page.getByRole('link', { name: 'Ask for a price' }).click(),
  },
  'the search': {
    route: '/about',
    show: (page) => page.getByRole('button', { name: 'Search this site' }).click(),
  },
  'a picture of the gallery': {
    route: '/gallery',
    show: (page) => page.locator('main li a[href^="/pictures/"]').first().click(),
  },
};

test.use({ viewport: { width: 768, height: 900 } });

for (const [name, { route, show }] of Object.entries(windows)) {
  test(`${name} keeps the page behind it out of reach, closed at once stays closed, opens again, and closes on Back`, async ({
    page,
    problems,
  }) => {
    await openWithoutMotion(page, route);
    const modal = page.locator('dialog:modal');
    await show(page);
    await expect(modal).toBeVisible();
    expect(await modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:is(:modal, :popover-open)')).toHaveCount(0);
    await expect(page).toHaveURL(route);

    const settled = page.evaluate(
      () =>
        new Promise((resolve) => {
          const hide = ({ target }: Event) =>
            queueMicrotask(() => (target as HTMLElement).hidePopover());
          addEventListener('beforetoggle', hide, { capture: true, once: true });
          addEventListener('close', () => resolve(undefined), { capture: true, once: true });
        }),
    );
    await show(page);
    await settled;
    await expect(page.locator('dialog:is(:modal, :popover-open)')).toHaveCount(0);
    await expect(page).toHaveURL(route);

    await show(page);
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);

    await show(page);
    await expect(modal).toBeVisible();
    await page.goBack();
    await expect(modal).toHaveCount(0);
    await expect(page).toHaveURL(route);
    // The browser's empty page has problems of its own.
    expect(problems).toEqual([]);
    // Nothing of what was closed is left to go back to.
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
}

test('the menu opened before the scripts have come stays open when they do, and is modal then', async ({
  page,
}) => {
  const { promise: turn, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await turn;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(page.locator('dialog:modal')).toBeVisible();
  await drawer.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(drawer).toBeHidden();
});

test('a page chosen in the menu is one step away from where it was chosen', async ({ page }) => {
  await openWithoutMotion(page, '/contact');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('words marked past the edge of the short inquiry leave it open; a click beside it closes it', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Ask for a price' }).click();
  const modal = page.locator('dialog:modal');
  const message = modal.getByRole('textbox').last();
  await message.fill('We sell tea');
  const box = await message.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(10, 450);
  await page.mouse.up();
  await expect(modal).toBeVisible();
  await expect(message).toHaveValue('We sell tea');
  await page.mouse.click(10, 450);
  await expect(modal).toHaveCount(0);
});
