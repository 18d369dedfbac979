/** Tests the main menu and the drawer; tests/built/frame.test.ts tests their links. */
import { expectNothingCovered, resize } from './layout.ts';
import { expect, expectFocusTrapped, loaderText, openHydrated, test } from './site.ts';

const aboutGroupSelector = 'details[data-group="about"]';
const harbourGroupSelector = 'details[data-group="harbour"]';

test.use({ viewport: { width: 1440, height: 900 } });

test('a group opens on hover or by keyboard, and closes on leaving', async ({ page }) => {
  await openHydrated(page, '/contact');
  const openGroups = page.locator('details[data-group][open]');
  const harbourGroup = page.locator(harbourGroupSelector);
  const harbourLabel = harbourGroup.locator('summary');
  const aboutGroup = page.locator(aboutGroupSelector);
  const aboutLabel = aboutGroup.locator('summary');
  const aboutLinks = aboutGroup.getByRole('link');
  await aboutLabel.focus();
  await page.keyboard.press('Enter');
  await expect(aboutGroup).toHaveAttribute('open');
  for (const [pressedKey, expectedFocusedElement] of [
    ['ArrowDown', aboutLinks.first()],
    ['ArrowDown', aboutLinks.nth(1)],
    ['End', aboutLinks.last()],
    ['ArrowDown', aboutLinks.first()],
    ['Escape', aboutLabel],
    ['ArrowRight', harbourLabel],
    ['Shift+ArrowLeft', harbourLabel],
    ['ArrowUp', harbourGroup.getByRole('link', { name: 'Tide tables' })],
  ] as const) {
    await page.keyboard.press(pressedKey);
    await expect(expectedFocusedElement).toBeFocused();
  }
  await expect(aboutGroup).not.toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(openGroups).toHaveCount(0);

  await harbourLabel.hover();
  await expect(harbourGroup).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(harbourGroup).not.toHaveAttribute('open');
  await page.mouse.move(700, 700);
  await harbourLabel.hover();
  await harbourLabel.click();
  await harbourLabel.evaluate((element) => element.blur());
  await expect(harbourGroup).toHaveAttribute('open');
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
  await expect(openGroups).toHaveCount(0);
  await harbourLabel.click();
  await aboutLabel.hover();
  await expect(harbourGroup).not.toHaveAttribute('open');
  await page.mouse.move(700, 700);
  await expect(openGroups).toHaveCount(0);
  await harbourGroup.evaluate((group: HTMLDetailsElement) => group.toggleAttribute('open'));
  await harbourGroup.dispatchEvent('toggle');
  await page.keyboard.press('Escape');
  await expect(openGroups).toHaveCount(0);
  await harbourLabel.hover();
  await harbourGroup.getByRole('link', { name: 'Tide tables' }).click();
  await expect(page).toHaveURL('/service/tideTables');
  await expect(harbourGroup).not.toHaveAttribute('open');
  await expect(page.locator('[data-group] summary[data-current]')).toHaveText('On the water');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a group opens and closes on a tap', async ({ page }) => {
    await openHydrated(page, '/contact');
    const harbourGroup = page.locator(harbourGroupSelector);
    const harbourLabel = harbourGroup.locator('summary');
    await harbourLabel.tap();
    await expect(harbourGroup).toHaveAttribute('open');
    await harbourLabel.tap();
    await expect(harbourGroup).not.toHaveAttribute('open');
    await harbourLabel.tap();
    await harbourGroup.getByRole('link', { name: 'Berth books' }).tap();
    await expect(page).toHaveURL('/service/berths');
  });

  test('the drawer traps the focus, opens one section at a time, and closes', async ({ page }) => {
    await resize(page, 360, 740);
    await openHydrated(page, '/contact');
    const menuDrawer = page.getByRole('dialog', { name: 'Menu' });
    const openMenuButton = page.getByRole('button', { name: 'Open menu' });
    await openMenuButton.tap();
    const expectedBox = { x: 0, y: 0, width: 256, height: 740 };
    await expect.poll(() => menuDrawer.boundingBox()).toEqual(expectedBox);
    await expect(menuDrawer).toHaveCSS('transition-duration', /0\.3s/);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expectFocusTrapped(page, 25);
    await menuDrawer.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menuDrawer).toBeHidden();
    await expect(openMenuButton).toBeFocused();

    await openMenuButton.tap();
    const dryLandGroupLabel = menuDrawer.getByText('On dry land', { exact: true });
    await menuDrawer.getByText('About', { exact: true }).tap();
    await dryLandGroupLabel.tap();
    await expect(menuDrawer.locator('details[open] summary')).toHaveText(['On dry land']);
    await dryLandGroupLabel.tap();
    await expect(menuDrawer.locator('details[open]')).toHaveCount(0);
    await page.touchscreen.tap(330, 400);
    await expect(menuDrawer).toBeHidden();

    await openMenuButton.tap();
    await menuDrawer.getByRole('link', { name: 'Jobs' }).tap();
    await expect(page).toHaveURL('/carrer');
    await expect(menuDrawer).toBeHidden();
  });
});

test('works without scripts, and nothing covers the page', async ({ staticPage: page }) => {
  await resize(page, 360, 740);
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Write to us' })).toBeVisible();
  await expect(page.getByText(loaderText)).toBeHidden();
  const openMenuButton = page.getByRole('button', { name: 'Open menu' });
  const menuDrawer = page.locator('dialog');
  await openMenuButton.click();
  await expect(menuDrawer.getByRole('button', { name: 'Close menu' })).toBeInViewport();
  await menuDrawer.getByRole('button', { name: 'Close menu' }).click();
  await expect(menuDrawer).toBeHidden();
  await openMenuButton.click();
  await menuDrawer.getByText('About', { exact: true }).click();
  await menuDrawer.getByRole('link', { name: 'The crew' }).click();
  await expect(page).toHaveURL('/about/team');

  for (const windowWidth of [390, 1024, 1366]) {
    await resize(page, windowWidth, 800);
    await expectNothingCovered(page, 'footer', String(windowWidth));
  }
  const aboutGroup = page.locator(aboutGroupSelector);
  const harbourGroup = page.locator(harbourGroupSelector);
  await harbourGroup.locator('summary').click();
  await expect(harbourGroup.getByRole('link').first()).toBeVisible();
  await aboutGroup.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(harbourGroup.getByRole('link').first()).toBeHidden();
  await aboutGroup.getByRole('link', { name: 'A letter to you' }).click();
  await expect(page).toHaveURL('/about/leadership-message');
});
