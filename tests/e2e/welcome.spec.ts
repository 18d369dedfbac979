import { expect, holdRequests, loaderText, test, waitForHydration } from './site.ts';

test.use({ firstVisit: true, idle: true });

for (const scriptArrival of ['blocked', 'late', 'quick']) {
  test(`the welcome fades once after 350 ms with scripts ${scriptArrival}`, async ({ page }) => {
    const releaseScripts = await holdRequests(page, '**/*.js');
    if (scriptArrival === 'quick') {
      releaseScripts();
    } else if (scriptArrival === 'blocked') {
      await page.route('**/*.js', (route) => route.abort());
    }
    await page.goto('/about', { waitUntil: 'commit' });
    const welcomeOverlayText = page.getByText(loaderText);
    await welcomeOverlayText.waitFor({ state: 'attached' });
    // The welcome fades by a CSS animation, which starts with the first frame.
    const fadeHandle = await welcomeOverlayText.evaluateHandle(async ({ parentElement }) => {
      for (;;) {
        const [fadeAnimation] = parentElement?.getAnimations() ?? [];
        if (fadeAnimation) {
          return fadeAnimation;
        }
        await new Promise(requestAnimationFrame);
      }
    });
    expect(await fadeHandle.evaluate(({ playState }) => playState)).toMatch(/^(running|finished)$/);
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    const statesAtTimes = await welcomeOverlayText.evaluate((element, fadeAnimation) => {
      fadeAnimation.pause();
      const menuLink = document.querySelector('nav[aria-label="Main"] a');
      const { x = 0, y = 0 } = menuLink?.getBoundingClientRect() ?? {};
      return [0, 349, 350].map((fadeElapsedMs) => {
        fadeAnimation.currentTime = fadeElapsedMs;
        return {
          isWelcomeVisible: element.checkVisibility({ opacityProperty: true }),
          isMenuUsable: menuLink?.contains(document.elementFromPoint(x + 5, y + 5)),
        };
      });
    }, fadeHandle);
    expect(statesAtTimes).toEqual([
      { isWelcomeVisible: true, isMenuUsable: true },
      { isWelcomeVisible: true, isMenuUsable: true },
      { isWelcomeVisible: false, isMenuUsable: true },
    ]);
    releaseScripts();
    if (scriptArrival !== 'blocked') {
      await waitForHydration(page);
    }
    await expect(welcomeOverlayText).toBeHidden();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/contact');
    await expect(page.locator('html')).not.toHaveAttribute('data-welcome');
  });
}

test('a page is complete without its fonts', async ({ page }) => {
  await page.route('**/*.woff2', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('main > section:visible')).toHaveCount(11);
  const countPaints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await expect.poll(countPaints).toBeGreaterThan(0);
});

test('a link to #id scrolls there on a first visit', async ({ page }) => {
  await page.goto('/#questions');
  const questionsSection = page.locator('#questions');
  const sectionBox = await questionsSection.boundingBox();
  expect(sectionBox?.y, 'position before the scripts run').toBeLessThan(720);
  await waitForHydration(page);
  await expect(questionsSection).toBeInViewport();
});

test('shows no welcome with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(loaderText)).toBeHidden();
});
