/** A session's first page: the welcome lies over it for a moment. */
import { expect, test, waitForHydration } from './site.ts';

test.use({ firstVisit: true, idle: true });

for (const scripts of ['blocked', 'late', 'quick']) {
  test(`the welcome fades 350 ms after the first paint with scripts ${scripts}, and does not come again`, async ({
    page,
  }) => {
    const { promise: turn, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      if (scripts === 'blocked') {
        return route.abort();
      }
      await (scripts === 'late' && turn);
      return route.continue();
    });
    await page.goto('/about', { waitUntil: 'commit' });
    const welcome = page.getByText('Welcome aboard Tern & Tide!');
    await welcome.waitFor({ state: 'attached' });
    // The style sheet alone runs it, from the first frame on.
    const lift = await welcome.evaluateHandle(async ({ parentElement }) => {
      for (;;) {
        const [animation] = parentElement?.getAnimations() ?? [];
        if (animation) {
          return animation;
        }
        await new Promise(requestAnimationFrame);
      }
    });
    expect(await lift.evaluate(({ playState }) => playState)).toMatch(/^(running|finished)$/);
    const sights = await welcome.evaluate((element, animation) => {
      animation.pause();
      return [0, 349, 350].map((time) => {
        animation.currentTime = time;
        return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      });
    }, lift);
    expect(sights).toEqual([true, true, false]);
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

test('the page under the welcome can be used at once', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'commit' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  await link.waitFor();
  const box = await link.boundingBox();
  const hit = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('a') !== null,
    { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 },
  );
  expect(hit).toBe(true);
});

test('a page is painted and whole although its fonts never come', async ({ page }) => {
  await page.route('**/*.woff2', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('main > section')).toHaveCount(10);
  for (const part of await page.locator('main > section, footer').all()) {
    await expect(part).toBeVisible();
  }
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await expect.poll(paints).toBeGreaterThan(0);
});

test('a link to a place on the page leads there on a first visit, too', async ({ page }) => {
  await page.goto('/#questions');
  const place = page.locator('#questions');
  const { y } = (await place.boundingBox()) ?? { y: 720 };
  expect(y, 'it jumps there, before the scripts').toBeLessThan(720);
  await waitForHydration(page);
  await expect(place).toBeInViewport();
});

test.describe('a visitor who asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees no welcome', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Welcome aboard Tern & Tide!')).toBeHidden();
  });
});
