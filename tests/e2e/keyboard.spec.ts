import type { Locator, Page } from 'playwright/test';
import { contactCase, findField, skipSpamDelay, withUniqueSender } from './forms.ts';
import { resize } from './layout.ts';
import { expect, expectFocusTrapped, findPageHeading, openWithoutMotion, test } from './site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

async function pressTabUntilFocused(page: Page, targetElement: Locator): Promise<void> {
  for (let pressIndex = 0; pressIndex < 120; pressIndex += 1) {
    await page.keyboard.press('Tab');
    if (await targetElement.evaluate((element) => element === document.activeElement)) {
      return;
    }
    for (const focusedElement of await page.locator(':focus').all()) {
      await expect(focusedElement).toBeInViewport();
      await expect(focusedElement).not.toHaveCSS('outline-style', 'none');
      await expect(focusedElement).toHaveCSS('outline-width', /^[2-9]/);
    }
  }
  throw new Error('Not reached within 120 Tab presses.');
}

test('skips the menus and sends a message', async ({ page, problems }) => {
  await openWithoutMotion(page, '/contact');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  const { values } = withUniqueSender(contactCase, 'keys');
  await pressTabUntilFocused(page, findField(page, 'Name'));
  for (const fieldValue of Object.values(values)) {
    await page.keyboard.type(fieldValue.replace(/\n/g, ' '));
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Pictures or papers')).toBeFocused();
  await page.keyboard.press('Tab');
  await skipSpamDelay(page);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your message is on its way to the crew.')).toBeVisible();
  expect(problems).toEqual([]);
});

test('opens a service from the main menu, and starts at the top of the page', async ({ page }) => {
  await openWithoutMotion(page, '/contact');
  await pressTabUntilFocused(page, page.locator('[data-group="harbour"] summary'));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: 'Tide tables' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/service/tideTables');
  await expect(findPageHeading(page)).toHaveText(/^Tide tables for harbours/);
  const announcedTitle = page.getByRole('status').filter({ hasText: 'Tide tables for Waitangi' });
  await expect(announcedTitle).toHaveText(await page.title());
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('opens a picture of the gallery', async ({ page }) => {
  await openWithoutMotion(page, '/gallery');
  await pressTabUntilFocused(page, page.locator('main section li a').nth(2));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('3 / 7');
  await expectFocusTrapped(page, 8);
});

test('never moves the focus under the header or the floating buttons', async ({ page }) => {
  await resize(page, 360, 740);
  await openWithoutMotion(page, '/');
  for (let pressIndex = 0; pressIndex < 70; pressIndex += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(findFocusCover), { intervals: [20, 50] }).toBe('');
  }
});

function findFocusCover(): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.closest('header')) {
    return '';
  }
  const { left, right, top, bottom } = activeElement.getBoundingClientRect();
  const topElement = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return topElement && (activeElement.contains(topElement) || topElement.contains(activeElement))
    ? ''
    : `${activeElement.textContent?.slice(0, 40)} under ${topElement?.outerHTML.slice(0, 80)}`;
}

test('shows the same focus ring everywhere, in another colour than mistakes', async ({ page }) => {
  await openWithoutMotion(page, '/contact');
  const readTokenColour = (colourToken: string) =>
    page.evaluate((propertyName) => {
      const sampleElement = document.body.appendChild(document.createElement('i'));
      sampleElement.style.color = `var(${propertyName})`;
      return getComputedStyle(sampleElement).color;
    }, colourToken);
  const focusColour = await readTokenColour('--focus');
  expect(focusColour).not.toBe(await readTokenColour('--error'));
  async function expectFocusRing(control: Locator): Promise<void> {
    await control.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(control).toBeFocused();
    await expect(control).toHaveCSS('outline-style', 'solid');
    await expect(control).toHaveCSS('outline-color', focusColour);
  }
  await expectFocusRing(page.getByRole('navigation', { name: 'Main' }).locator('summary').first());
  await expectFocusRing(page.getByRole('main').getByRole('textbox', { name: 'Name' }));
  await page.keyboard.press('Control+k');
  await expectFocusRing(page.getByRole('dialog').getByRole('searchbox'));
});
