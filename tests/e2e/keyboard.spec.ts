/** A visit with a keyboard alone, and the statement that promises it. */
import type { Locator, Page } from 'playwright/test';
import { contact, fieldOf, from, skipSpamDelay } from './forms.ts';
import { resize } from './layout.ts';
import { expect, expectFocusTrapped, openWithoutMotion, test } from './site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Presses Tab until it is there, and sees on the way that the focus always shows. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
    const hidden = await page.evaluate(() => {
      const here = document.activeElement;
      if (!here || here === document.body) {
        return undefined;
      }
      const { outlineStyle, outlineWidth } = getComputedStyle(here);
      const { top, bottom, left, right } = here.getBoundingClientRect();
      const inside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      const shows = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return shows && inside ? undefined : here.outerHTML.slice(0, 120);
    });
    expect(hidden, 'focus that nobody sees').toBeUndefined();
  }
  throw new Error('The Tab key does not lead there within 120 steps.');
}

test('leads from the address bar past the menus to a message sent', async ({ page, problems }) => {
  await openWithoutMotion(page, '/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  const { typed } = from(contact, 'keys');
  await tabTo(page, fieldOf(page, 'Name'));
  for (const value of Object.values(typed)) {
    await page.keyboard.type(value.replace(/\n/g, ' '));
    await page.keyboard.press('Tab');
  }
  await skipSpamDelay(page);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your inquiry has been sent successfully!')).toBeVisible();
  expect(problems).toEqual([]);
});

test('leads through the menu to a service, which begins at its top', async ({ page }) => {
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

test('leads along the gallery into a picture, and back to it', async ({ page }) => {
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

test('never leads below the frame, where nobody sees the focus', async ({ page }) => {
  await resize(page, 360, 740);
  await openWithoutMotion(page, '/');
  for (let step = 0; step < 70; step += 1) {
    await page.keyboard.press('Tab');
    // Scrolling there takes a frame or two.
    await expect.poll(() => page.evaluate(findCoverOfFocus), { intervals: [20, 50] }).toBe('');
  }
});

function findCoverOfFocus(): string {
  const here = document.activeElement;
  if (!here || here === document.body || here.closest('header')) {
    return '';
  }
  const { left, right, top, bottom } = here.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const onTop = document.elementFromPoint(x, y);
  return onTop && (here.contains(onTop) || onTop.contains(here))
    ? ''
    : `${here.textContent?.slice(0, 40)} under ${onTop?.outerHTML.slice(0, 80)}`;
}

test('shows one ring around menu, search and field, and never that of a mistake', async ({
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
  async function expectRing(part: Locator): Promise<void> {
    await part.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(part).toBeFocused();
    await expect(part).toHaveCSS('outline-style', 'solid');
    await expect(part).toHaveCSS('outline-color', ring);
  }
  await expectRing(page.getByRole('navigation', { name: 'Main' }).locator('summary').first());
  await expectRing(page.getByRole('main').getByRole('textbox', { name: 'Name' }));
  await page.keyboard.press('Control+k');
  await expectRing(page.getByRole('dialog').getByRole('searchbox'));
});
