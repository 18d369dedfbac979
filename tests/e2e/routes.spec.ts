import AxeBuilder from '@axe-core/playwright';
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
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await untilHydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/.{15,}/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{70,160}/);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways scroll at ${width}`).toBe(0);
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        // A colour half-way from one theme to the other is nobody's to judge.
        await page.evaluate(async () => {
          const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
          const done = Promise.allSettled(changes.map(({ finished }) => finished));
          await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 500))]);
        });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
          `${width}, ${colorScheme}`,
        ).toEqual([]);
      }
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
