/** A page whose script is slow to come: what a visitor sees, hears and can do meanwhile. */
import type { Page, Request } from 'playwright/test';
import { openWithClock } from './clock.ts';
import { expect, open, test } from './site.ts';

const welcome = 'Welcome aboard Tern & Tide!';

test.use({ viewport: { width: 1366, height: 800 } });

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function loader(page: Page) {
  return page.getByRole('status').filter({ hasText: welcome });
}

function jobs(page: Page) {
  return page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Jobs' });
}

/** No further script comes until the answer is called; it resolves once all of them are there. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const arrivals: Promise<unknown>[] = [];
  await page.route('**/assets/js/*.js', async (route) => {
    arrivals.push(arrival(route.request()));
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await Promise.all(arrivals);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  };
}

async function arrival(request: Request): Promise<void> {
  try {
    await (await request.response())?.finished();
  } catch {
    // The page was closed before.
  }
}

/** Stops the page's clock, so that a fifth of a second takes as long as the test says. */
async function chooseJobsByStoppedClock(page: Page): Promise<void> {
  await openWithClock(page, '/contact');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await holdScripts(page);
  await jobs(page).click();
  await expect(async () => {
    await page.clock.runFor(1);
    expect(new URL(page.url()).pathname).toBe('/carrer');
  }).toPass({ intervals: [10] });
}

async function expectOldPage(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Write to us');
  await expect(loader(page)).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(/^Write to our crew/);
}

test.describe('by a stopped clock', () => {
  test.use({ ownContext: true });

  test('the loader takes the old page’s place after a fifth of a second', async ({ page }) => {
    await chooseJobsByStoppedClock(page);
    await page.clock.runFor(180);
    await expect(heading(page)).toHaveText('Write to us');
    await expect(loader(page)).toHaveCount(0);
    await page.clock.runFor(40);
    await expect(loader(page)).toBeInViewport();
    await expect(heading(page)).toBeHidden();
  });

  test('a visitor who leaves before the fifth of a second is over meets no loader', async ({
    page,
  }) => {
    await chooseJobsByStoppedClock(page);
    await page.clock.runFor(180);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/contact');
    await page.clock.runFor(1000);
    await expectOldPage(page);
  });
});

test('the loader is announced in the old page’s place, and the new page takes its own', async ({
  page,
}) => {
  await open(page, '/contact');
  const release = await holdScripts(page);
  await jobs(page).click();
  await expect(loader(page)).toBeInViewport();
  await expect(page).toHaveTitle(welcome);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(welcome);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await release();
  await expect(heading(page)).toHaveText('A seat in the boat');
  await expect(loader(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Jobs at the water/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('Back leads to the old page at once, and the slow one does not come after all', async ({
  page,
}) => {
  await open(page, '/contact');
  const release = await holdScripts(page);
  await jobs(page).click();
  await expect(loader(page)).toBeVisible();
  await page.goBack();
  await expectOldPage(page);
  await release();
  await expectOldPage(page);
});

/** Notes what each frame shows of headings, loaders and the footer. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const frames = new Set<string>();
    Object.assign(window, { noted: frames });
    function look() {
      const parts = [...document.querySelectorAll('h1, [role="status"], footer')]
        .filter((element) => element.checkVisibility() && element.textContent)
        .map((element) => (element.localName === 'footer' ? 'footer' : element.textContent));
      frames.add(parts.join(', '));
      requestAnimationFrame(look);
    }
    look();
  });
  return () => page.evaluate(() => [...Reflect.get(window, 'noted')]);
}

test('a visitor who chooses another page meanwhile gets that one, and the loader until then', async ({
  page,
}) => {
  await open(page, '/contact');
  const release = await holdScripts(page);
  await jobs(page).click();
  await expect(loader(page)).toBeVisible();
  const frames = await watchFrames(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Trades' }).first().click();
  await expect(page).toHaveURL('/industry');
  await release();
  await expect(heading(page)).toHaveText('Whom we work for');
  await expect(page).toHaveTitle(/^Five trades/);
  await expect.poll(frames).toEqual([`${welcome}, footer`, 'Whom we work for, footer']);
});

test('a page that comes in time replaces the old one without a flicker', async ({ page }) => {
  await page.addInitScript(() => {
    // A busy machine draws no page within a fifth of a second: here the loader never comes.
    const original = window.setTimeout;
    const patient = (handler: () => void, delay = 0) =>
      delay === 200 ? 0 : original(handler, delay);
    Object.assign(window, { setTimeout: patient });
  });
  await open(page, '/contact');
  const frames = await watchFrames(page);
  await jobs(page).click();
  await expect(heading(page)).toHaveText('A seat in the boat');
  await expect.poll(frames).toEqual(['Write to us, footer', 'A seat in the boat, footer']);
});

test('a link to a place on a slow page leads to that place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/contact');
  const release = await holdScripts(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/carrer#application-heading');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(loader(page)).toBeVisible();
  await release();
  await expect(page.locator('#application-heading')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
