/** Parts of a page as a visitor names them, and a visit that runs by the test's own clock. */
import { expect, type Page } from 'playwright/test';
import { open } from './site.ts';

/** The section under this heading. */
export function section(page: Page, heading: string) {
  return page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
}

/** Opens the page with a clock that stands still until the test lets it run. */
export async function openWithClock(page: Page, route = '/') {
  await page.clock.install();
  await open(page, route);
}

/** Pauses a part and lets it go on, so that its turn begins at a moment that the test knows. */
export async function beginAnew(page: Page, { pause, play }: { pause: string; play: string }) {
  await page.getByRole('button', { name: pause }).click();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.getByRole('button', { name: play }).click();
  await expect(page.getByRole('button', { name: pause })).toBeVisible();
  await page.mouse.move(2, 2);
}

export async function hideTab(page: Page, hidden: boolean) {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
