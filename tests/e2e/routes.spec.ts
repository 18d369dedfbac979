import { existsSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expectNoViolations, showTheme } from './axe.ts';
import {
  coveredHeight,
  expectAllTextToShow,
  expectNoSidewaysScroll,
  resize,
  smallTargets,
  widenSpacing,
} from './layout.ts';
import { namedTwice, readOut, skippedLevels, unnamed } from './reading.ts';
import { build, expect, routes, somePost, test, untilHydrated, widths } from './site.ts';

const specified = [
  '/',
  '/about',
  '/about/code-crafters',
  '/about/mission-vision',
  '/about/leadership-message',
  '/about/team',
  '/contact',
  '/meeting',
  '/carrer',
  '/register',
  '/industry',
  '/privacy',
  '/portfolio',
  '/blog',
  '/gallery',
  '/test',
];

test('every route of the specification is a page of the site', () => {
  const files = specified.map((route) => `${build}${route === '/' ? '/index' : route}.html`);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

/** The first of each kind stands for the others of its kind, which one template draws. */
const templates = [
  /^\/about(?:\/code-crafters)?$/,
  /^\/(?:accessibility|privacy)$/,
  /^\/service\//,
  /^\/portfolio\//,
  /^\/industry\//,
  /^\/blog\/tags\/./,
  /^\/blog\/authors\/./,
  /^\/blog\/page\//,
];
const posts = routes.filter((route) => /^\/blog\/(?!tags|authors|archive|page)[^/]+$/.test(route));
function standsForItsKind(route: string): boolean {
  if (posts.includes(route)) {
    return somePost.includes(route);
  }
  const kind = templates.find((template) => template.test(route));
  return kind === undefined || routes.find((other) => kind.test(other)) === route;
}

/** All of it once; what stands around it is the same on every page, and seen at each width on /. */
function lookAt(route: string, width: number): { within?: string } {
  return route === '/' || width === widths[0] ? {} : { within: 'main' };
}

async function openWhole(page: Page, route: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const response = await page.goto(route);
  expect(response?.status()).toBe(200);
  await untilHydrated(page);
  await expect(page).toHaveTitle(/.{15,}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

async function expectSoundStructure(page: Page): Promise<void> {
  const { headings, landmarks } = await readOut(page);
  expect.soft(headings[0]?.level, 'the first heading').toBe(1);
  expect.soft(headings.filter(({ level }) => level === 1)).toHaveLength(1);
  expect.soft(skippedLevels(headings)).toEqual([]);
  for (const role of ['banner', 'main', 'contentinfo']) {
    expect(
      landmarks.filter((one) => one.role === role),
      role,
    ).toHaveLength(1);
  }
  expect.soft(unnamed(landmarks)).toEqual([]);
  expect.soft(namedTwice(landmarks)).toEqual([]);
}

for (const route of routes.filter(standsForItsKind)) {
  test(`a visitor finds ${route} whole at every width and in both themes`, async ({
    page,
    complaints,
  }) => {
    // Some forty readings of one page, the home page the longest.
    test.slow();
    await openWhole(page, route);
    // A change of width costs more than any look, so each width is shown as seldom as may be.
    for (const width of widths) {
      await resize(page, width);
      await expectNoViolations(page, `${width}, light`, lookAt(route, width));
      await expectNoSidewaysScroll(page, `${width} wide`);
      expect.soft(await smallTargets(page), `targets at ${width}`).toEqual([]);
      await expectSoundStructure(page);
    }
    await showTheme(page, 'dark');
    for (const width of widths.toReversed()) {
      await resize(page, width);
      await expectNoViolations(page, `${width}, dark`, {
        ...lookAt(route, width),
        coloursOnly: true,
      });
    }
    await resize(page, 320, 256);
    await expectNoSidewaysScroll(page, 'at 400 %');
    await expectAllTextToShow(page, 'at 400 %');
    expect.soft(await coveredHeight(page), 'covered at 400 %').toBeLessThan(0.25);
    await widenSpacing(page);
    for (const width of [320, 1280]) {
      await resize(page, width);
      await expectNoSidewaysScroll(page, `widely spaced at ${width}`);
      await expectAllTextToShow(page, `widely spaced at ${width}`);
    }
    expect(complaints).toEqual([]);
  });
}

test.describe('like another of their kind', () => {
  const [widest = 1440, ...narrower] = [1440, 768, 320];
  test.use({ viewport: { width: widest, height: 900 } });

  for (const route of routes.filter((one) => !standsForItsKind(one))) {
    test(`a visitor finds ${route} sound, and as wide as the window`, async ({
      page,
      complaints,
    }) => {
      await openWhole(page, route);
      await expectSoundStructure(page);
      for (const width of [widest, ...narrower]) {
        if (width !== widest) {
          await resize(page, width);
        }
        await expectNoSidewaysScroll(page, `${width} wide`);
        await expectAllTextToShow(page, `${width} wide`);
      }
      expect(complaints).toEqual([]);
    });
  }
});

test('old and mistyped addresses lead to the page that was meant', async ({ page }) => {
  for (const [from, to] of [
    ['/career', '/carrer'],
    ['/service/crmsoftware', '/service/crmsoftwaremanagement'],
  ] as const) {
    for (const address of [from, `${from}/`, `${from}/?from=print`]) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      expect(new URL(page.url()).pathname, address).toBe(to);
    }
  }
});

test('an address that is not there says so and offers the services', async ({ page }) => {
  const response = await page.goto('/nothing-here');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('This page is not here');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('main a[href^="/service/"]').first()).toBeVisible();
  await untilHydrated(page);
  await expect(page.locator('h1')).toHaveText('This page is not here');
});
