import type { Locator, Page, Request } from 'playwright/test';
import { openWithFakeClock, pauseFakeClock } from './clock.ts';
import {
  expect,
  findPageHeading,
  holdRequests,
  loaderText,
  locateLoader,
  navigateOnClient,
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

async function openSlowJobs(page: Page): Promise<() => Promise<void>> {
  await openHydrated(page, '/contact');
  const releaseScripts = await holdScripts(page);
  await findJobsLink(page).click();
  await expect(locateLoader(page)).toBeInViewport();
  return releaseScripts;
}

async function expectContactPage(page: Page): Promise<void> {
  await expect(findPageHeading(page)).toHaveText('Write to us');
  await expect(locateLoader(page)).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(/^Write to our crew/);
}

test('shows the loader after 200 ms, unless the visitor goes back before', async ({ page }) => {
  await openWithFakeClock(page, '/contact');
  await pauseFakeClock(page);
  await holdScripts(page);
  async function clickFooterJobsLink() {
    await findJobsLink(page).click();
    await expect(async () => {
      await page.clock.runFor(1);
      expect(new URL(page.url()).pathname).toBe('/carrer');
    }).toPass({ intervals: [10] });
    await page.clock.runFor(180);
  }
  await clickFooterJobsLink();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/contact');
  await page.clock.runFor(1000);
  await expectContactPage(page);

  await clickFooterJobsLink();
  await expect(findPageHeading(page)).toHaveText('Write to us');
  await expect(locateLoader(page)).toHaveCount(0);
  await page.clock.runFor(40);
  await expect(locateLoader(page)).toBeInViewport();
  await expect(findPageHeading(page)).toBeHidden();
});

test('Back returns to the pressed link and cancels the slow page', async ({ page }) => {
  const releaseScripts = await openSlowJobs(page);
  await page.goBack();
  await expectContactPage(page);
  await expect(findJobsLink(page)).toBeFocused();
  await expect(findJobsLink(page)).toBeInViewport();
  await releaseScripts();
  await expectContactPage(page);
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
  const releaseScripts = await openSlowJobs(page);
  await expect(page).toHaveTitle(loaderText);
  expect(await readScrollTop(page)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(loaderText);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  const readFrameTexts = await recordFrameTexts(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Trades' }).first().click();
  await expect(page).toHaveURL('/industry');
  await releaseScripts();
  await expect(findPageHeading(page)).toHaveText('Whom we work for');
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
  await openWithoutMotion(page, '/contact');
  const releaseScripts = await holdScripts(page);
  await navigateOnClient(page, '/carrer#application-heading');
  await expect(locateLoader(page)).toBeVisible();
  await releaseScripts();
  await expect(page.locator('#application-heading')).toBeInViewport();
  expect(await readScrollTop(page)).toBeGreaterThan(0);
});
