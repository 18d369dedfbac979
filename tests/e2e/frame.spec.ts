import type { Page } from 'playwright/test';
import { expect, findPageHeading, openHydrated, readScrollTop, test } from './site.ts';

/** What a page has while only its opening is there. */
const opening = { partCount: 1, textLength: 0, drawingCount: 0 };

test('follows the system’s theme until the visitor switches it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, '/about');
  const rootElement = page.locator('html');
  const themeSwitch = page.getByRole('switch', { name: 'Dark theme' });
  await expect(rootElement).toHaveAttribute('data-theme', 'dark');
  await expect(themeSwitch).toBeChecked();
  await themeSwitch.click();
  await expect(rootElement).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(rootElement).toHaveAttribute('data-theme', 'light');
  const lightGradient = /rgb\(59, 18, 72\), rgb\(138, 47, 109\)/;
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-image', lightGradient);
});

test('changes all colours at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/about');
  const transitionCount = await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
    return document.getAnimations().length;
  });
  expect(transitionCount).toBe(0);
});

test.describe('before the scripts run', () => {
  test.use({ idle: true });

  test('the theme switch works on an early click', async ({ page }) => {
    // The click, not the idle time, starts the scripts.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto('/about');
    const rootElement = page.locator('html');
    await expect(rootElement).not.toHaveAttribute('data-hydrated');
    const isLaidOut = (h2: Element) => h2.checkVisibility({ contentVisibilityAuto: true });
    expect(await page.locator('main h2').last().evaluate(isLaidOut)).toBe(false);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await expect(rootElement).toHaveAttribute('data-theme', 'dark');
  });

  test('the scripts start by themselves without requestIdleCallback', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  });
});

test('a link opens a page at its top, and Back restores the scroll position', async ({ page }) => {
  async function clickContactLink() {
    const contactLink = page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' });
    // Smooth scrolling would continue after the click.
    await contactLink.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const scrollTopAtClick = await readScrollTop(page);
    await contactLink.click();
    await expect(findPageHeading(page)).toHaveText('Write to us');
    return scrollTopAtClick;
  }
  await openHydrated(page, '/about');
  const landmarks = [page.getByRole('navigation', { name: 'Main' }), page.getByRole('contentinfo')];
  for (const landmark of landmarks) {
    await landmark.evaluate((element) => element.setAttribute('data-kept', ''));
  }
  const scrollTopBefore = await clickContactLink();
  expect(scrollTopBefore).toBeGreaterThan(500);
  expect(await readScrollTop(page)).toBe(0);
  await expect(page.locator('[data-kept]')).toHaveCount(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  const measurePageHeight = () => page.evaluate(() => document.body.scrollHeight);
  const contactPageHeight = await measurePageHeight();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => readScrollTop(page)).toBe(scrollTopBefore);
  await expect(page.locator('aside').getByText('Ask for a price')).toHaveCount(1);
  await page.goForward();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => readScrollTop(page)).toBe(0);

  await page.locator('[data-group="about"] summary').press('Enter');
  await expect(page.locator('details[data-group][open]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('details[data-group][open]')).toHaveCount(0);
  const scrollTopBeforeReload = await clickContactLink();
  await page.reload();
  await expect.poll(measurePageHeight).toBe(contactPageHeight);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.goBack();
  await expect.poll(() => readScrollTop(page)).toBe(scrollTopBeforeReload);
});

test('a link shows the opening of a page before the rest, and Back shows all at once', async ({
  page,
}) => {
  await openHydrated(page, '/about');
  await recordOpenings(page);
  await page.locator('main a[href="/about/team"]').last().click();
  const bannerDrawing = page.locator('main:not([data-partial]) > div [style*="--drawing"]');
  await expect(bannerDrawing).toHaveCount(1);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Home', exact: true })
    .click();
  await expect(page.locator('main:not([data-partial]) > section')).toHaveCount(11);
  await expect(page.locator('[aria-labelledby="home"] [style*="--drawing"]')).toHaveCount(1);
  const openings = ['/about/team', '/'].map((pathname) => ({ pathname, ...opening }));
  expect(await readOpenings(page)).toEqual(openings);
  await page.goBack();
  await expect(findPageHeading(page)).toHaveText('The crew');
  await page.goBack();
  await expect(findPageHeading(page)).toHaveText('About us');
  expect(await readOpenings(page)).toEqual(openings);
});

test('a link shows the opening of a post before its text', async ({ page }) => {
  await openHydrated(page, '/blog');
  await recordOpenings(page);
  const postText = page.locator('#__blog-post-container');
  await page.locator('main article a[href="/blog/mooring-book"]').first().click();
  await expect(postText).toBeVisible();
  expect(await readOpenings(page)).toEqual([{ pathname: '/blog/mooring-book', ...opening }]);
});

test('the footer waits below a tall window until the whole page is there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await openHydrated(page, '/about');
  await page.evaluate(() => {
    const footerTops: number[] = [];
    Object.assign(window, { footerTops });
    new MutationObserver(() => {
      if (document.querySelector('main[data-partial]')) {
        footerTops.push(document.querySelector('body footer')?.getBoundingClientRect().top ?? 0);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('a[href="/about/leadership-message"]').last().click();
  await expect(page.locator('main:not([data-partial]) > section')).toHaveCount(1);
  const footerTops = await page.evaluate((): number[] => Reflect.get(window, 'footerTops'));
  expect(Math.min(...footerTops)).toBeGreaterThanOrEqual(1600);
  expect(footerTops).not.toEqual([]);
});

test('a broken page shows the error, can be retried, and links home', async ({ page }) => {
  await openHydrated(page, '/test');
  await page.getByRole('button', { name: 'Break this page' }).click();
  await expect(findPageHeading(page)).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findPageHeading(page)).toHaveText('Style guide');
  await page.getByRole('button', { name: 'Break this page' }).click();
  const servicesText = 'For the water, for the quay, and for those who look at both from a window.';
  await expect(page.getByText(servicesText)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(findPageHeading(page)).not.toHaveText('Unexpected Application Error!');
});

/** Records the path of each page and what it has while only its opening is there. */
async function recordOpenings(page: Page) {
  await page.evaluate(() => {
    const openings: ({ pathname: string } & typeof opening)[] = [];
    Object.assign(window, { openings });
    new MutationObserver(() => {
      const main = document.querySelector('main[data-partial]');
      if (main && openings.at(-1)?.pathname !== location.pathname) {
        openings.push({
          pathname: location.pathname,
          partCount: main.childElementCount,
          textLength: main.querySelector('#__blog-post-container')?.textContent?.length ?? 0,
          drawingCount: main.querySelectorAll('[style*="--drawing"]').length,
        });
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

function readOpenings(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'openings'));
}
