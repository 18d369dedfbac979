import type { Page } from 'playwright/test';
import { expect, openHydrated } from './site.ts';

export async function openWithFakeClock(page: Page, route = '/'): Promise<void> {
  await page.clock.install();
  await openHydrated(page, route);
}

/** Pauses the time of the page, which then moves only by `page.clock.runFor`. */
export async function pauseFakeClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Pauses the clock and restarts a carousel on it, so that its interval starts at a known time. */
export async function restartCarousel(
  page: Page,
  { pauseName, playName }: { pauseName: string; playName: string },
): Promise<void> {
  await page.getByRole('button', { name: pauseName }).click();
  await pauseFakeClock(page);
  await endTransitions(page);
  await page.getByRole('button', { name: playName }).click();
  await expect(page.getByRole('button', { name: pauseName })).toBeVisible();
  await page.mouse.move(2, 2);
}

/** Ends a slide's transition, which takes real time; until then Swiper ignores the next move. */
export async function endTransitions(page: Page): Promise<void> {
  const slidesWrapper = page.locator('.swiper-wrapper');
  await expect(async () => {
    await slidesWrapper.evaluate((element) =>
      element.getAnimations({ subtree: true }).forEach((animation) => void animation.finish()),
    );
    await expect(slidesWrapper).toHaveCSS('transition-duration', '0s', { timeout: 100 });
  }).toPass({ intervals: [20] });
}

export async function setTabHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
