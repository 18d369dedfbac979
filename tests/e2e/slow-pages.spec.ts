import type { Locator, Page, Request } from 'playwright/test';
import { openWithFakeClock, pauseFakeClock } from './clock.ts';
import {
  expect,
  findPageHeading,
  holdRequests,
  loaderText,
  locateLoader,
  openHydrated,
  openWithoutMotion,
  readScrollTop,
  test,
} from './site.ts';

test.use({ ownContext: true, viewport: { width: 1366, height: 800 } });

/** Holds scripts back until the returned function is called, which resolves when they have arrived. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const releaseRequests = await holdRequests(page, '**/assets/js/*.js');
  return async () => {
    releaseRequests();
    await Promise.allSettled(requests.map(async (sent) => (await sent.response())?.finished()));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  };
}

function findJobsLink(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Jobs' });
}

test('shows the loader after 200 ms, unless the visitor chooses another page before', async ({
  page,
}) => {
  await openWithFakeClock(page, '/contact');
  await pauseFakeClock(page);
  await holdScripts(page);
  async function clickFooterJobsLink() {
    await findJobsLink(page).click();
    await page.clock.runFor(190);
  }
  await clickFooterJobsLink();
  await page.getByRole('contentinfo').locator('a[href="/contact"]').last().click();
  await page.clock.runFor(1000);
  await expect(findPageHeading(page)).toHaveText('Write to us');
  await expect(locateLoader(page)).toHaveCount(0);

  await clickFooterJobsLink();
  await expect(findPageHeading(page)).toHaveText('Write to us');
  await expect(locateLoader(page)).toHaveCount(0);
  await page.clock.runFor(40);
  await expect(locateLoader(page)).toBeInViewport();
  await expect(findPageHeading(page)).toBeHidden();
});

test('Back cancels the slow page', async ({ page }) => {
  await openHydrated(page, '/privacy');
  await page.getByRole('contentinfo').locator('a[href="/contact"]').last().click();
  await expect(findPageHeading(page)).toHaveText('Write to us');
  const releaseScripts = await holdScripts(page);
  await findJobsLink(page).click();
  await expect(locateLoader(page)).toBeInViewport();
  await page.goBack();
  await expect(findPageHeading(page)).toHaveText('Privacy');
  await releaseScripts();
  await expect(findPageHeading(page)).toHaveText('Privacy');
  await expect(locateLoader(page)).toHaveCount(0);
  await expect(page).toHaveURL('/privacy');
});

async function recordFrameTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const animationFrameTexts = new Set<string>();
    Object.assign(window, { recordedFrames: animationFrameTexts });
    function recordFrameText() {
      const visibleTexts = [
        ...document.querySelectorAll('h1, [role="status"]:not(.unseen), footer'),
      ]
        .filter((element) => element.checkVisibility() && element.textContent)
        .map((element) => (element.localName === 'footer' ? 'footer' : element.textContent));
      animationFrameTexts.add(visibleTexts.join(', '));
      requestAnimationFrame(recordFrameText);
    }
    recordFrameText();
  });
  return () => page.evaluate(() => [...Reflect.get(window, 'recordedFrames')]);
}

test('announces the loader, and shows it until the last chosen page loads', async ({ page }) => {
  await openHydrated(page, '/contact');
  const releaseScripts = await holdScripts(page);
  await findJobsLink(page).click();
  await expect(locateLoader(page)).toBeInViewport();
  await expect(page).toHaveTitle(loaderText);
  expect(await readScrollTop(page)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(loaderText);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  const readFrameTexts = await recordFrameTexts(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Trades' }).first().click();
  await releaseScripts();
  await expect(findPageHeading(page)).toHaveText('Whom we work for');
  await expect(page).toHaveURL('/industry');
  await expect(page).toHaveTitle(/^Five trades/);
  await expect.poll(readFrameTexts).toEqual([`${loaderText}, footer`, 'Whom we work for, footer']);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('replaces the page without a flicker if the new one loads in time', async ({ page }) => {
  await page.addInitScript(() => {
    // The test disables the loader, because a busy test machine may take longer than 200 ms.
    const { setTimeout: originalSetTimeout } = window;
    Object.assign(window, {
      setTimeout: (timerCallback: () => void, delay = 0) =>
        delay === 200 ? 0 : originalSetTimeout(timerCallback, delay),
    });
  });
  await openHydrated(page, '/contact');
  const readFrameTexts = await recordFrameTexts(page);
  await findJobsLink(page).click();
  await expect(findPageHeading(page)).toHaveText('A seat in the boat');
  await expect.poll(readFrameTexts).toEqual(['Write to us, footer', 'A seat in the boat, footer']);
});

test('scrolls to #id on a slow page', async ({ page }) => {
  await openWithoutMotion(page, '/service/berths');
  const releaseScripts = await holdScripts(page);
  await page.getByRole('link', { name: 'Ask for a price' }).first().click();
  await expect(locateLoader(page)).toBeVisible();
  await releaseScripts();
  await expect(page.locator('#contact-heading')).toBeInViewport();
  expect(await readScrollTop(page)).toBeGreaterThan(0);
});
