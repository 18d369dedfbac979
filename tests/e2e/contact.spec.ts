/** Ways to reach the agency: the map of its office, and its documents. */
import { content } from './content.ts';
import { section } from './parts.ts';
import { expect, open, test, untilHydrated } from './site.ts';

const { map: words } = content('contact');
const documents = content('documents');

test('the map is drawn in the visitor’s theme, and nobody is asked for a live one', async ({
  page,
  complaints,
}) => {
  const { drawn } = words;
  test.skip(!drawn, 'no map is drawn');
  const drawings: string[] = [];
  page.on('request', (request) => {
    if (/\/map[^/]*\.svg$/.test(request.url())) {
      drawings.push(new URL(request.url()).pathname);
    }
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/contact');
  const map = section(page, words.heading);
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('img', { name: drawn?.alt ?? '' })).toBeVisible();
  await expect(map.getByRole('link', { name: words.open })).toHaveAttribute('target', '_blank');
  await expect(map.getByRole('button')).toHaveCount(content('embeds').map ? 1 : 0);
  await expect.poll(() => drawings).toEqual([expect.stringMatching(/map-dark/)]);
  expect(complaints).toEqual([]);
});

test('a reader of the privacy policy is led to each of its sections, and to the document beside it', async ({
  page,
}) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: documents.contents }).getByRole('link');
  const headings = page.locator('main h2').filter({ hasText: /^\d\. / });
  await expect(contents).toHaveCount(await headings.count());
  await contents.nth(3).click();
  await expect(headings.nth(3)).toBeInViewport();

  const others = page.getByRole('navigation', { name: documents.documents });
  await expect(others.getByRole('link')).toHaveCount(2);
  await expect(others.locator('[aria-current=page]')).toHaveText('Privacy Policy');
  await others.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  await expect(others.locator('[aria-current=page]')).toHaveText('Accessibility');
  await page.emulateMedia({ media: 'print' });
  await expect(others).toBeHidden();
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('what the policy says of cookies, storage and counting is true', async ({
    page,
    context,
  }) => {
    const views: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/views')) {
        views.push(request.postData());
      }
    });
    await page.addInitScript(() => {
      const asked = { '/about': 'globalPrivacyControl', '/privacy': 'doNotTrack' };
      const [, name] = Object.entries(asked).find(([path]) => path === location.pathname) ?? [];
      if (name) {
        Object.defineProperty(navigator, name, { value: '1' });
      }
      // As in another tab, or loaded ahead.
      if (location.pathname === '/contact') {
        Object.defineProperty(document, 'hidden', { value: true });
      }
    });
    const told: string[] = [];
    async function expectTold(...more: string[]) {
      told.push(...(content('company').counting ? more : []));
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect.poll(() => views).toEqual(told);
    }
    await page.goto('/?utm_source=diwali', { referer: 'https://www.google.com/search?q=agency' });
    await untilHydrated(page);
    await expectTold('page=%2F&from=www.google.com&campaign=diwali');
    await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
    await expectTold('page=%2Fcontact');
    await page.reload();
    await untilHydrated(page);
    await expectTold();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expectTold('page=%2Fcontact');
    for (const route of ['/about', '/privacy']) {
      await open(page, route);
      await expectTold();
    }
    // A link of our own that loads its page whole begins no visit.
    await page.evaluate(() => location.assign('/accessibility'));
    await page.waitForURL('/accessibility');
    await untilHydrated(page);
    await expectTold('page=%2Faccessibility');
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['welcomed']);
  });
});
