/** Tests the main menu and the drawer; tests/built/frame.test.ts tests their links. */
import type { Locator, Page } from 'playwright/test';
import { expectNothingCovered, resize } from './layout.ts';
import { expect, expectFocusTrapped, openHydrated, pageHeading, test } from './site.ts';

function locateGroup(page: Page, groupKey: 'about' | 'harbour' | 'land'): Locator {
  return page.locator(`details[data-group="${groupKey}"]`);
}

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a group opens on hover, and closes on Escape, leaving and choosing', async ({ page }) => {
    await openHydrated(page, '/contact');
    const harbourGroup = locateGroup(page, 'harbour');
    const harbourLabel = harbourGroup.locator('summary');
    await harbourLabel.hover();
    await expect(harbourGroup).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(harbourGroup).not.toHaveAttribute('open');
    await page.mouse.move(700, 700);
    await harbourLabel.hover();
    await harbourLabel.click();
    await expect(harbourGroup).toHaveAttribute('open');
    await locateGroup(page, 'about').locator('summary').hover();
    await expect(harbourGroup).not.toHaveAttribute('open');
    await page.mouse.move(700, 700);
    await expect(page.locator('details[data-group][open]')).toHaveCount(0);
    await harbourLabel.hover();
    await harbourGroup.getByRole('link', { name: 'Tide tables' }).click();
    await expect(page).toHaveURL('/service/tideTables');
    await expect(harbourGroup).not.toHaveAttribute('open');
    await expect(page.locator('[data-group] summary[data-current]')).toHaveText('On the water');
  });

  test('a group opens by keyboard, and arrows move the focus in it', async ({ page }) => {
    await openHydrated(page, '/contact');
    const aboutGroup = locateGroup(page, 'about');
    const aboutLinks = aboutGroup.getByRole('link');
    await aboutGroup.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(aboutGroup).toHaveAttribute('open');
    for (const [pressedKey, expectedFocus] of [
      ['ArrowDown', aboutLinks.first()],
      ['ArrowDown', aboutLinks.nth(1)],
      ['End', aboutLinks.last()],
      ['ArrowDown', aboutLinks.first()],
      ['Escape', aboutGroup.locator('summary')],
      ['ArrowRight', locateGroup(page, 'harbour').locator('summary')],
      ['ArrowUp', locateGroup(page, 'harbour').getByRole('link', { name: 'Tide tables' })],
    ] as const) {
      await page.keyboard.press(pressedKey);
      await expect(expectedFocus).toBeFocused();
    }
    await expect(aboutGroup).not.toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(page.locator('details[data-group][open]')).toHaveCount(0);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('a group opens and closes on a tap', async ({ page }) => {
      await openHydrated(page, '/contact');
      const harbourGroup = locateGroup(page, 'harbour');
      await harbourGroup.locator('summary').tap();
      await expect(harbourGroup).toHaveAttribute('open');
      await harbourGroup.locator('summary').tap();
      await expect(harbourGroup).not.toHaveAttribute('open');
      await harbourGroup.locator('summary').tap();
      await harbourGroup.getByRole('link', { name: 'Berth books' }).tap();
      await expect(page).toHaveURL('/service/berths');
    });
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the drawer slides in, traps the focus, opens one section at a time, and closes by button, overlay, Escape and choosing', async ({
    page,
  }) => {
    await openHydrated(page, '/contact');
    const menuDrawer = page.getByRole('dialog', { name: 'Menu' });
    const openMenuButton = page.getByRole('button', { name: 'Open menu' });
    await openMenuButton.tap();
    await expect
      .poll(() => menuDrawer.boundingBox())
      .toMatchObject({ x: 0, y: 0, width: 256, height: 740 });
    await expect(menuDrawer).toHaveCSS('transition-duration', /0\.3s/);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expectFocusTrapped(page, 25);
    await menuDrawer.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menuDrawer).toBeHidden();
    await expect(openMenuButton).toBeFocused();

    await openMenuButton.tap();
    const landGroupLabel = menuDrawer.getByText('On dry land', { exact: true });
    await menuDrawer.getByText('About', { exact: true }).tap();
    await landGroupLabel.tap();
    await expect(menuDrawer.locator('details[open] summary')).toHaveText(['On dry land']);
    await landGroupLabel.tap();
    await expect(menuDrawer.locator('details[open]')).toHaveCount(0);
    await page.touchscreen.tap(330, 400);
    await expect(menuDrawer).toBeHidden();

    await openMenuButton.tap();
    await page.keyboard.press('Escape');
    await expect(menuDrawer).toBeHidden();

    await openMenuButton.tap();
    await landGroupLabel.tap();
    await menuDrawer.getByRole('link', { name: 'Museum sites' }).tap();
    await expect(page).toHaveURL('/service/museums');
    await expect(menuDrawer).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('opens one group at a time; floating buttons do not cover the footer', async ({ page }) => {
    await page.goto('/contact');
    for (const windowWidth of [390, 1024, 1366]) {
      await resize(page, windowWidth, 800);
      await expectNothingCovered(page, 'footer', String(windowWidth));
    }
    const [aboutGroup, harbourGroup] = [locateGroup(page, 'about'), locateGroup(page, 'harbour')];
    await harbourGroup.locator('summary').click();
    await expect(harbourGroup.getByRole('link').first()).toBeVisible();
    await aboutGroup.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(harbourGroup.getByRole('link').first()).toBeHidden();
    await aboutGroup.getByRole('link', { name: 'The crew' }).click();
    await expect(page).toHaveURL('/about/team');
  });

  test('the drawer opens and closes, and no welcome is shown', async ({ page }) => {
    await resize(page, 360, 740);
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(pageHeading(page)).toBeVisible();
    await expect(page.getByText('Welcome aboard Tern & Tide!')).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const closeButton = page.getByRole('button', { name: 'Close menu' });
    await expect(closeButton).toBeInViewport();
    await closeButton.click();
    await expect(closeButton).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menuDrawer = page.locator('dialog');
    await menuDrawer.getByText('About', { exact: true }).click();
    await menuDrawer.getByRole('link', { name: 'The crew' }).click();
    await expect(page).toHaveURL('/about/team');
  });
});
