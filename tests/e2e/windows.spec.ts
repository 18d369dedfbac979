/** What opens over a page is shown first and made modal a moment later; neither may show. */
import type { Page } from 'playwright/test';
import { expect, open, openStill, test, untilHydrated } from './site.ts';
import { content } from './unconverted/content.ts';

const { labels, quote, home } = content('navigation');

const windows: Record<string, { route: string; show: (page: Page) => Promise<void> }> = {
  'the menu': {
    route: '/contact',
    show: (page) => page.getByRole('button', { name: labels.openMenu }).click(),
  },
  'the short inquiry': {
    route: '/',
    show: (page) => page.getByRole('link', { name: quote.label }).click(),
  },
  'the search': {
    route: '/about',
    show: (page) => page.getByRole('button', { name: content('search').title }).click(),
  },
  'a picture of the gallery': {
    route: '/gallery',
    show: (page) => page.locator('main li a[href^="/pictures/"]').first().click(),
  },
};

test.use({ viewport: { width: 768, height: 900 } });

for (const [name, { route, show }] of Object.entries(windows)) {
  test(`${name} keeps the page behind it out of reach, closed at once stays closed, and opens again`, async ({
    page,
    complaints,
  }) => {
    test.skip(
      route === '/gallery' && content('gallery').pictures.length === 0,
      'there is no picture to open',
    );
    await openStill(page, route);
    const modal = page.locator('dialog:modal');
    await show(page);
    await expect(modal).toBeVisible();
    expect(await modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:is(:modal, :popover-open)')).toHaveCount(0);
    await expect(page).toHaveURL(route);

    await page.evaluate(() => {
      addEventListener(
        'beforetoggle',
        ({ target }) => queueMicrotask(() => (target as HTMLElement).hidePopover()),
        { capture: true, once: true },
      );
    });
    await show(page);
    await page.waitForTimeout(500);
    await expect(page.locator('dialog:is(:modal, :popover-open)')).toHaveCount(0);
    await expect(page).toHaveURL(route);

    await show(page);
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test('the menu opened before the scripts have come stays open when they do, and is modal then', async ({
  page,
}) => {
  let go = () => {};
  const come = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await come;
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByRole('button', { name: labels.openMenu }).click();
  const drawer = page.getByRole('dialog', { name: labels.menuTitle });
  await expect(drawer).toBeVisible();
  go();
  await untilHydrated(page);
  await expect(page.locator('dialog:modal')).toBeVisible();
  await drawer.getByRole('link', { name: home.label }).click();
  await expect(page).toHaveURL('/');
  await expect(drawer).toBeHidden();
});

test('words marked past the edge of the short inquiry leave it open; a click beside it closes it', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: quote.label }).click();
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
