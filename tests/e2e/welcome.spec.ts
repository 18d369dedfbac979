/** A session's first page: the welcome lies over it for a moment. */
import type { Page } from 'playwright/test';
import { expect, open, test } from './site.ts';
import { company, content } from './unconverted/content.ts';

const { mainMenu } = content('navigation').labels;

test.use({ firstVisit: true, idle: true });

interface Watched {
  painted: number;
  lastSeen: number;
  gone: boolean;
}

/**
 * When the page was first painted, when the welcome was last seen, and whether it has gone. A busy
 * machine draws late: what counts is the last frame that still showed it.
 */
async function watchWelcome(page: Page) {
  await page.addInitScript((text) => {
    const watched: Watched = { painted: 0, lastSeen: 0, gone: false };
    Object.assign(window, { watched });
    function look() {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      watched.painted = paint?.startTime ?? 0;
      const welcome = [...document.querySelectorAll('p')].find((p) => p.textContent === text);
      const isSeen = welcome?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (isSeen) {
        watched.lastSeen = performance.now();
      }
      watched.gone = watched.painted > 0 && watched.lastSeen > 0 && !isSeen;
      if (!watched.gone) {
        requestAnimationFrame(look);
      }
    }
    look();
  }, company.welcome);
}

function watched(page: Page): Promise<Watched> {
  return page.evaluate(() => Reflect.get(window, 'watched'));
}

for (const [scripts, milliseconds] of [
  ['blocked', Number.POSITIVE_INFINITY],
  ['slow', 3_000],
  ['quick', 0],
] as const) {
  test(`the welcome is gone 400 ms after the first paint with scripts ${scripts}, and does not come again`, async ({
    page,
  }) => {
    await page.route('**/*.js', async (route) => {
      if (milliseconds === Number.POSITIVE_INFINITY) {
        return route.abort();
      }
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await route.continue().catch(() => {});
    });
    await watchWelcome(page);
    await page.goto('/about', { waitUntil: 'commit' });
    const welcome = page.getByText(company.welcome);
    await expect.poll(async () => (await watched(page)).gone).toBe(true);
    const { painted, lastSeen } = await watched(page);
    expect(lastSeen - painted).toBeLessThan(400);
    await expect(welcome).toBeHidden();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/contact');
    await expect(welcome).toBeHidden();
  });
}

test('the page under the welcome can be used at once', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'commit' });
  const link = page.getByRole('navigation', { name: mainMenu }).getByRole('link').first();
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
  // Seven stand there whatever the owner has to show.
  expect(await page.locator('main > section').count()).toBeGreaterThanOrEqual(7);
  for (const part of await page.locator('main > section, footer').all()) {
    await expect(part).toBeVisible();
  }
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(painted).toBeGreaterThan(0);
});

test('who comes for a place on the page is there', async ({ page }) => {
  await open(page, '/#questions');
  await expect(page.locator('#questions')).toBeInViewport();
});

test.describe('a visitor who asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees no welcome', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(company.welcome)).toBeHidden();
  });
});
