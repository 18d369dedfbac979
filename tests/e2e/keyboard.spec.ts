/** A visit with a keyboard alone, as the accessibility statement promises. */
import type { Locator, Page } from 'playwright/test';
import { contact, fieldOf, skipSpamDelay, withSender } from './forms.ts';
import { resize } from './layout.ts';
import { expect, expectFocusTrapped, openWithoutMotion, test } from './site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Expects each focus on the way to be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
    const hiddenFocus = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) {
        return undefined;
      }
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
      const { top, bottom, left, right } = activeElement.getBoundingClientRect();
      const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return hasRing && isInWindow ? undefined : activeElement.outerHTML.slice(0, 120);
    });
    expect(hiddenFocus, 'hidden focus').toBeUndefined();
  }
  throw new Error('Not reached within 120 Tab presses.');
}

test('skips the menus and sends a message', async ({ page, problems }) => {
  await openWithoutMotion(page, '/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  const { values } = withSender(contact, 'keys');
  await tabTo(page, fieldOf(page, 'Name'));
  for (const value of Object.values(values)) {
    await page.keyboard.type(value.replace(/\n/g, ' '));
    await page.keyboard.press('Tab');
  }
  await skipSpamDelay(page);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your inquiry has been sent successfully!')).toBeVisible();
  expect(problems).toEqual([]);
});

test('opens a service from the menu at its top', async ({ page }) => {
  await openWithoutMotion(page, '/contact');
  const label = page.locator('[data-group="harbour"] summary');
  await tabTo(page, label);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(label).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: 'Tide tables' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/service/tideTables');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tide tables for harbours/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('opens a picture of the gallery and returns to it', async ({ page }) => {
  await openWithoutMotion(page, '/gallery');
  const third = page.locator('main section li a').nth(2);
  await tabTo(page, third);
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('3 / 7');
  await expectFocusTrapped(page, 8);
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('4 / 7');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(third).toBeFocused();
});

test('never moves the focus under the header or the floating buttons', async ({ page }) => {
  await resize(page, 360, 740);
  await openWithoutMotion(page, '/');
  for (let step = 0; step < 70; step += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(findCoverOfFocus), { intervals: [20, 50] }).toBe('');
  }
});

function findCoverOfFocus(): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.closest('header')) {
    return '';
  }
  const { left, right, top, bottom } = activeElement.getBoundingClientRect();
  const cover = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return cover && (activeElement.contains(cover) || cover.contains(activeElement))
    ? ''
    : `${activeElement.textContent?.slice(0, 40)} under ${cover?.outerHTML.slice(0, 80)}`;
}

test('shows the same focus ring on menu, search and field, in another colour than mistakes', async ({
  page,
}) => {
  await openWithoutMotion(page, '/contact');
  const colourOf = (token: string) =>
    page.evaluate((name) => {
      const sample = document.body.appendChild(document.createElement('i'));
      sample.style.color = `var(${name})`;
      return getComputedStyle(sample).color;
    }, token);
  const ring = await colourOf('--focus');
  expect(ring).not.toBe(await colourOf('--error'));
  async function expectRing(control: Locator): Promise<void> {
    await control.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(control).toBeFocused();
    await expect(control).toHaveCSS('outline-style', 'solid');
    await expect(control).toHaveCSS('outline-color', ring);
  }
  await expectRing(page.getByRole('navigation', { name: 'Main' }).locator('summary').first());
  await expectRing(page.getByRole('main').getByRole('textbox', { name: 'Name' }));
  await page.keyboard.press('Control+k');
  await expectRing(page.getByRole('dialog').getByRole('searchbox'));
});
