/** Tests the welcome, which covers a session's first page for a moment. */
import { boxOf, expect, pageHeading, test, waitForHydration } from './site.ts';

test.use({ firstVisit: true, idle: true });

for (const scriptsState of ['blocked', 'late', 'quick']) {
  test(`the welcome fades once after 350 ms with scripts ${scriptsState}`, async ({ page }) => {
    const { promise: releasePromise, resolve: releaseScripts } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      if (scriptsState === 'blocked') {
        return route.abort();
      }
      await (scriptsState === 'late' && releasePromise);
      return route.continue();
    });
    await page.goto('/about', { waitUntil: 'commit' });
    const welcomeMessage = page.getByText('Welcome aboard Tern & Tide!');
    await welcomeMessage.waitFor({ state: 'attached' });
    // The welcome fades by a CSS animation, which starts with the first frame.
    const fadeHandle = await welcomeMessage.evaluateHandle(async ({ parentElement }) => {
      for (;;) {
        const [fadeAnimation] = parentElement?.getAnimations() ?? [];
        if (fadeAnimation) {
          return fadeAnimation;
        }
        await new Promise(requestAnimationFrame);
      }
    });
    expect(await fadeHandle.evaluate(({ playState }) => playState)).toMatch(/^(running|finished)$/);
    const visibilityAtTimes = await welcomeMessage.evaluate((element, fadeAnimation) => {
      fadeAnimation.pause();
      return [0, 349, 350].map((fadeTime) => {
        fadeAnimation.currentTime = fadeTime;
        return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      });
    }, fadeHandle);
    expect(visibilityAtTimes).toEqual([true, true, false]);
    releaseScripts();
    if (scriptsState !== 'blocked') {
      await waitForHydration(page);
    }
    await expect(welcomeMessage).toBeHidden();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/contact');
    await expect(welcomeMessage).toBeHidden();
  });
}

test('the page under the welcome is usable at once', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'commit' });
  const firstMenuLink = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  await firstMenuLink.waitFor();
  const { x: linkX, y: linkY } = await boxOf(firstMenuLink);
  const isLinkOnTop = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('a') !== null,
    [linkX + 5, linkY + 5] as const,
  );
  expect(isLinkOnTop).toBe(true);
});

test('a page is complete without its fonts', async ({ page }) => {
  await page.route('**/*.woff2', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('main > section')).toHaveCount(10);
  for (const pageSection of await page.locator('main > section, footer').all()) {
    await expect(pageSection).toBeVisible();
  }
  const countPaints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await expect.poll(countPaints).toBeGreaterThan(0);
});

test('a link to #id scrolls there on a first visit', async ({ page }) => {
  await page.goto('/#questions');
  const questionsSection = page.locator('#questions');
  const { y: sectionTop } = await boxOf(questionsSection);
  expect(sectionTop, 'position before the scripts run').toBeLessThan(720);
  await waitForHydration(page);
  await expect(questionsSection).toBeInViewport();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows no welcome', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(pageHeading(page)).toBeVisible();
    await expect(page.getByText('Welcome aboard Tern & Tide!')).toBeHidden();
  });
});
