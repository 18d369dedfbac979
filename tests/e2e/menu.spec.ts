/** The main menu and the drawer; tests/built/frame.test.ts tests their links. */
import type { Locator, Page } from 'playwright/test';
import { expectNothingCovered, resize } from './layout.ts';
import { expect, expectFocusTrapped, open, pageHeading, test } from './site.ts';

function groupOf(page: Page, key: 'about' | 'harbour' | 'land'): Locator {
  return page.locator(`details[data-group="${key}"]`);
}

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a group opens on hover and stays open on a click; Escape, leaving and choosing close it', async ({
    page,
  }) => {
    await open(page, '/contact');
    const group = groupOf(page, 'harbour');
    const label = group.locator('summary');
    await label.hover();
    await expect(group).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(group).not.toHaveAttribute('open');
    await page.mouse.move(700, 700);
    await label.hover();
    await label.click();
    await expect(group).toHaveAttribute('open');
    await groupOf(page, 'about').locator('summary').hover();
    await expect(group).not.toHaveAttribute('open');
    await page.mouse.move(700, 700);
    await expect(page.locator('details[data-group][open]')).toHaveCount(0);
    await label.hover();
    await group.getByRole('link', { name: 'Tide tables' }).click();
    await expect(page).toHaveURL('/service/tideTables');
    await expect(group).not.toHaveAttribute('open');
    await expect(page.locator('[data-group] summary[data-current]')).toHaveText('On the water');
  });

  test('a group opens by keyboard, moves the focus with arrows, and closes when it loses the focus', async ({
    page,
  }) => {
    await open(page, '/contact');
    const group = groupOf(page, 'about');
    const links = group.getByRole('link');
    await group.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('open');
    for (const [key, focus] of [
      ['ArrowDown', links.first()],
      ['ArrowDown', links.nth(1)],
      ['End', links.last()],
      ['ArrowDown', links.first()],
      ['Escape', group.locator('summary')],
      ['ArrowRight', groupOf(page, 'harbour').locator('summary')],
      ['ArrowUp', groupOf(page, 'harbour').getByRole('link', { name: 'Tide tables' })],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focus).toBeFocused();
    }
    await expect(group).not.toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(page.locator('details[data-group][open]')).toHaveCount(0);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('a group opens and closes on a tap', async ({ page }) => {
      await open(page, '/contact');
      const group = groupOf(page, 'harbour');
      await group.locator('summary').tap();
      await expect(group).toHaveAttribute('open');
      await group.locator('summary').tap();
      await expect(group).not.toHaveAttribute('open');
      await group.locator('summary').tap();
      await group.getByRole('link', { name: 'Berth books' }).tap();
      await expect(page).toHaveURL('/service/berths');
    });
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the drawer slides in, traps the focus, opens one section at a time, and closes by button, overlay, Escape and choosing', async ({
    page,
  }) => {
    await open(page, '/contact');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.tap();
    await expect
      .poll(() => drawer.boundingBox())
      .toMatchObject({ x: 0, y: 0, width: 256, height: 740 });
    await expect(drawer).toHaveCSS('transition-duration', /0\.3s/);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expectFocusTrapped(page, 25);
    await drawer.getByRole('button', { name: 'Close menu' }).tap();
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.tap();
    const land = drawer.getByText('On dry land', { exact: true });
    await drawer.getByText('About', { exact: true }).tap();
    await land.tap();
    await expect(drawer.locator('details[open] summary')).toHaveText(['On dry land']);
    await land.tap();
    await expect(drawer.locator('details[open]')).toHaveCount(0);
    await page.touchscreen.tap(330, 400);
    await expect(drawer).toBeHidden();

    await opener.tap();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();

    await opener.tap();
    await land.tap();
    await drawer.getByRole('link', { name: 'Museum sites' }).tap();
    await expect(page).toHaveURL('/service/museums');
    await expect(drawer).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('opens one group at a time, and the floating buttons do not cover the footer', async ({
    page,
  }) => {
    await page.goto('/contact');
    for (const width of [390, 1024, 1366]) {
      await resize(page, width, 800);
      await expectNothingCovered(page, 'footer', String(width));
    }
    const [about, harbour] = [groupOf(page, 'about'), groupOf(page, 'harbour')];
    await harbour.locator('summary').click();
    await expect(harbour.getByRole('link').first()).toBeVisible();
    await about.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(harbour.getByRole('link').first()).toBeHidden();
    await about.getByRole('link', { name: 'The crew' }).click();
    await expect(page).toHaveURL('/about/team');
  });

  test('the drawer opens and closes, and no welcome is shown', async ({ page }) => {
    await resize(page, 360, 740);
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(pageHeading(page)).toBeVisible();
    await expect(page.getByText('Welcome aboard Tern & Tide!')).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const close = page.getByRole('button', { name: 'Close menu' });
    await expect(close).toBeInViewport();
    await close.click();
    await expect(close).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.locator('dialog');
    await drawer.getByText('About', { exact: true }).click();
    await drawer.getByRole('link', { name: 'The crew' }).click();
    await expect(page).toHaveURL('/about/team');
  });
});
