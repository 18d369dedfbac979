/** A page before its stylesheet: its document has the styles that it uses. */
import type { Page } from 'playwright/test';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, ownContext: true });

for (const place of ['/', '/service/berths', '/portfolio', '/contact', '/blog/mooring-book']) {
  test(`${place} looks the same before its stylesheet as after it, closed and open`, async ({
    page,
  }) => {
    await page.route(/\.(?:js|woff2)$/, (route) => route.abort());
    const release = await holdStylesheet(page);
    await page.goto(place, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const before = await page.evaluate(readLooks);
    expect(before.length).toBeGreaterThan(400);
    release();
    await page
      .locator('link[rel=stylesheet]')
      .evaluate(
        (link: HTMLLinkElement) =>
          link.sheet ?? new Promise((resolve) => link.addEventListener('load', resolve)),
      );
    expect(await page.evaluate(readLooks)).toEqual(before);
  });
}

test('runs no script without its stylesheet, and its links load whole pages', async ({ page }) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      loads.push(new URL(request.url()).pathname);
    }
  });
  await page.route('**/assets/css/*', (route) => route.abort());
  await page.goto('/contact');
  await page.mouse.wheel(0, 400);
  await expect(page.locator('link[rel=preload][as=script]').first()).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.locator('link[rel=preload][as=script]').first()).toBeAttached();
  await expect(page.locator('script[src]')).toHaveCount(0);
  expect(loads).toEqual(['/contact', '/privacy']);
});

/** Holds it back until the returned function is called. */
async function holdStylesheet(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/css/*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Runs in the page: where each element stands and how it is drawn, with all details and popovers closed
 * and open. What is closed has no place, and Chromium lays it out when it likes. A picture that has
 * arrived may be a fraction of a pixel lower than its attributes say, so all are there first.
 */
async function readLooks(): Promise<string[]> {
  const pictures = [...document.images];
  for (const picture of pictures) {
    picture.loading = 'eager';
  }
  await Promise.all(pictures.map((picture) => picture.decode()));
  const looks: string[] = [];
  const read = (root: Element) => {
    for (const transition of document.getAnimations()) {
      transition.cancel();
    }
    const elements = [root, ...root.querySelectorAll('*')];
    for (const element of elements.filter((one) => one.checkVisibility())) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, font, opacity, visibility } =
        getComputedStyle(element);
      looks.push(
        [element.nodeName, element.className, x, y, width, height, color, backgroundColor]
          .concat([borderColor, font, opacity, visibility])
          .join(' '),
      );
    }
  };
  read(document.body);
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const element of closed) {
    element.open = true;
  }
  read(document.body);
  for (const element of closed) {
    element.open = false;
  }
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    popover.showPopover();
    read(popover);
    popover.hidePopover();
  }
  return looks;
}
