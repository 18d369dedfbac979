import type { Page } from 'playwright/test';
import { expect, open } from './site.ts';

export async function openWithClock(page: Page, route = '/'): Promise<void> {
  await page.clock.install();
  await open(page, route);
}

/** From then on only `page.clock.runFor` moves the time. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Pauses a carousel and plays it again, so that its interval starts at a known time. */
export async function restartInterval(
  page: Page,
  { pause, play }: { pause: string; play: string },
): Promise<void> {
  await page.getByRole('button', { name: pause }).click();
  await stopClock(page);
  await page.getByRole('button', { name: play }).click();
  await expect(page.getByRole('button', { name: pause })).toBeVisible();
  await page.mouse.move(2, 2);
}

export async function setTabHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
