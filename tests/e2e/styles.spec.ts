/** A page before its stylesheet: its document has the styles that it uses. */
import type { Page } from 'playwright/test';
import { kindOf } from './budgets.ts';
import { routes } from './owner.ts';
import { expect, test } from './site.ts';
import { posts } from './unconverted/content.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, ownContext: true });

const [post] = posts;
const first = (kind: string) => routes.find((route) => kindOf(route)?.name === kind);
const places = ['/', first('service'), first('portfolio'), '/contact', post?.address];

for (const place of places.filter((route) => route !== undefined)) {
  test(`${place} looks the same before its stylesheet as after it, closed and open`, async ({
    page,
  }) => {
    await page.route(/\.(?:js|woff2)$/, (route) => route.abort());
    const release = await holdStylesheet(page);
    await page.goto(place, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const before = await page.evaluate(readLooks);
    expect(before.length).toBeGreaterThan(500);
    release();
    await page.waitForLoadState('load');
    expect(await page.evaluate(readLooks)).toEqual(before);
  });
}

test('the scripts wait for the stylesheet; without it a page stays as it came, and links load their pages whole', async ({
  page,
}) => {
  const [loads, scripts]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
    if (request.isNavigationRequest()) {
      loads.push(new URL(request.url()).pathname);
    }
  });
  await page.route('**/assets/css/*', (route) => route.abort());
  await page.goto('/contact');
  await page.mouse.wheel(0, 400);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .first()
    .click();
  await expect(page).toHaveURL('/privacy');
  expect(loads).toEqual(['/contact', '/privacy']);
  expect(scripts).toEqual([]);
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

/** Runs in the page: where each element stands and how it is drawn, with all details and popovers open. */
function readLooks(): string[] {
  const looks: string[] = [];
  const read = (root: Element) => {
    for (const transition of document.getAnimations()) {
      transition.cancel();
    }
    for (const element of [root, ...root.querySelectorAll('*')]) {
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
  const questions = [...document.querySelectorAll('details')].map(
    (element) => [element, element.open] as const,
  );
  for (const [element] of questions) {
    element.open = true;
  }
  read(document.body);
  for (const [element, open] of questions) {
    element.open = open;
  }
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    popover.showPopover();
    read(popover);
    popover.hidePopover();
  }
  return looks;
}
