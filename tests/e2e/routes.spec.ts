import { expectNoViolations, showTheme } from './axe.ts';
import {
  coveredHeight,
  expectAllTextToShow,
  expectNoSidewaysScroll,
  narrowSpacing,
  resize,
  smallTargets,
  widenSpacing,
} from './layout.ts';
import { namedTwice, readOut, skippedLevels, unnamed } from './reading.ts';
import { expect, routes, test, themes, untilHydrated, widths } from './site.ts';

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
  '/blog/detail',
  '/gallery',
  '/test',
  '/service/webdesign',
];

test('every route of the specification is a page of the site', () => {
  expect(specified.filter((route) => !routes.includes(route))).toEqual([]);
});

for (const route of routes) {
  test(`a visitor finds ${route} whole at every width and in both themes`, async ({
    page,
    complaints,
  }) => {
    // Some forty readings of one page, the home page the longest.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await untilHydrated(page);
    await expect(page).toHaveTitle(/.{15,}/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{70,160}/);

    for (const theme of themes) {
      await showTheme(page, theme);
      for (const width of widths) {
        await resize(page, width);
        await expectNoViolations(page, `${width}, ${theme}`, { coloursOnly: theme === 'dark' });
      }
    }
    for (const width of widths) {
      await resize(page, width);
      await expectNoSidewaysScroll(page, `${width} wide`);
      expect.soft(await smallTargets(page), `targets at ${width}`).toEqual([]);
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
    await resize(page, 320, 256);
    await expectNoSidewaysScroll(page, 'at 400 %');
    await expectAllTextToShow(page, 'at 400 %');
    expect.soft(await coveredHeight(page), 'covered at 400 %').toBeLessThan(0.25);
    for (const width of [320, 1280]) {
      await resize(page, width);
      await widenSpacing(page);
      await expectNoSidewaysScroll(page, `widely spaced at ${width}`);
      await expectAllTextToShow(page, `widely spaced at ${width}`);
      await narrowSpacing(page);
    }
    expect(complaints).toEqual([]);
  });
}

test('old and mistyped addresses lead to the page that was meant', async ({ page }) => {
  for (const [from, to] of [
    ['/career', '/carrer'],
    ['/service/crmsoftware', '/service/crmsoftwaremanagement'],
  ]) {
    const response = await page.goto(from);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(to);
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
