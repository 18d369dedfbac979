/** The welcome covers a session's first page for a moment. */
import { boxOf, expect, pageHeading, test, waitForHydration } from './site.ts';

test.use({ firstVisit: true, idle: true });

for (const scripts of ['blocked', 'late', 'quick']) {
  test(`the welcome fades after 350 ms with scripts ${scripts}, and is not repeated`, async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      if (scripts === 'blocked') {
        return route.abort();
      }
      await (scripts === 'late' && released);
      return route.continue();
    });
    await page.goto('/about', { waitUntil: 'commit' });
    const welcome = page.getByText('Welcome aboard Tern & Tide!');
    await welcome.waitFor({ state: 'attached' });
    // A CSS animation that starts with the first frame.
    const fade = await welcome.evaluateHandle(async ({ parentElement }) => {
      for (;;) {
        const [animation] = parentElement?.getAnimations() ?? [];
        if (animation) {
          return animation;
        }
        await new Promise(requestAnimationFrame);
      }
    });
    expect(await fade.evaluate(({ playState }) => playState)).toMatch(/^(running|finished)$/);
    const visibilities = await welcome.evaluate((element, animation) => {
      animation.pause();
      return [0, 349, 350].map((time) => {
        animation.currentTime = time;
        return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      });
    }, fade);
    expect(visibilities).toEqual([true, true, false]);
    release();
    if (scripts !== 'blocked') {
      await waitForHydration(page);
    }
    await expect(welcome).toBeHidden();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/contact');
    await expect(welcome).toBeHidden();
  });
}

test('the page under the welcome is usable at once', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'commit' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  await link.waitFor();
  const { x, y } = await boxOf(link);
  const hit = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('a') !== null,
    [x + 5, y + 5] as const,
  );
  expect(hit).toBe(true);
});

test('a page is complete without its fonts', async ({ page }) => {
  await page.route('**/*.woff2', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('main > section')).toHaveCount(10);
  for (const element of await page.locator('main > section, footer').all()) {
    await expect(element).toBeVisible();
  }
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await expect.poll(paints).toBeGreaterThan(0);
});

test('a link to #id scrolls there on a first visit', async ({ page }) => {
  await page.goto('/#questions');
  const target = page.locator('#questions');
  const { y } = await boxOf(target);
  expect(y, 'position before the scripts run').toBeLessThan(720);
  await waitForHydration(page);
  await expect(target).toBeInViewport();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows no welcome', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(pageHeading(page)).toBeVisible();
    await expect(page.getByText('Welcome aboard Tern & Tide!')).toBeHidden();
  });
});
