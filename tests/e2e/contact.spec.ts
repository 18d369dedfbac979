import { expect, open, section, test, waitForHydration } from './site.ts';

test('shows the drawn map in the visitor’s theme without external requests', async ({
  page,
  externalRequests,
  problems,
}) => {
  const drawings: string[] = [];
  page.on('request', (request) => {
    if (/\/map[^/]*\.svg$/.test(request.url())) {
      drawings.push(new URL(request.url()).pathname);
    }
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/contact');
  const map = section(page, 'Where the shed is');
  await map.scrollIntoViewIfNeeded();
  await expect(
    map.getByRole('img', { name: 'A drawn map of the quay and the lane behind it.' }),
  ).toBeVisible();
  const link = map.getByRole('link', { name: 'Open in maps' });
  await expect(link).toHaveAttribute('href', 'https://maps.test/?q=4+Quay+Lane%2C+Waitangi');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(map.getByRole('button', { name: 'Show the live map' })).toBeVisible();
  await expect.poll(() => drawings).toEqual([expect.stringMatching(/map-dark/)]);
  expect(externalRequests).toEqual([]);
  expect(problems).toEqual([]);
});

test('links the privacy policy’s sections and the other document', async ({ page }) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(contents).toHaveText([
    '1. What we store',
    '2. Where it lies',
    '3. How long',
    '4. Cookies',
    '5. Who sees it',
    '6. How to reach us',
  ]);
  await contents.nth(3).click();
  await expect(page.getByRole('heading', { name: '4. Cookies' })).toBeInViewport();

  const documents = page.getByRole('navigation', { name: 'Documents' });
  await expect(documents.getByRole('link')).toHaveText(['Privacy', 'Accessibility']);
  await expect(documents.locator('[aria-current=page]')).toHaveText('Privacy');
  await documents.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  await expect(documents.locator('[aria-current=page]')).toHaveText('Accessibility');
  await page.emulateMedia({ media: 'print' });
  await expect(documents).toBeHidden();
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('counts views without cookies, and not with a privacy signal', async ({ page, context }) => {
    const views: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/views')) {
        views.push(request.postData());
      }
    });
    await page.addInitScript(() => {
      const signals = { '/about': 'globalPrivacyControl', '/privacy': 'doNotTrack' };
      const [, name] = Object.entries(signals).find(([path]) => path === location.pathname) ?? [];
      if (name) {
        Object.defineProperty(navigator, name, { value: '1' });
      }
      // As in a background tab or a prerendered page.
      if (location.pathname === '/contact') {
        Object.defineProperty(document, 'hidden', { value: true });
      }
    });
    const expectedViews: string[] = [];
    async function expectViews(...newViews: string[]) {
      expectedViews.push(...newViews);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect.poll(() => views).toEqual(expectedViews);
    }
    await page.goto('/?utm_source=harbour-day', {
      referer: 'https://www.google.com/search?q=agency',
    });
    await waitForHydration(page);
    await expectViews('page=%2F&from=www.google.com&campaign=harbour-day');
    await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
    await expectViews('page=%2Fcontact');
    await page.reload();
    await waitForHydration(page);
    await expectViews();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expectViews('page=%2Fcontact');
    for (const route of ['/about', '/privacy']) {
      await open(page, route);
      await expectViews();
    }
    // A full page load within the site starts no new visit.
    await page.evaluate(() => location.assign('/accessibility'));
    await page.waitForURL('/accessibility');
    await waitForHydration(page);
    await expectViews('page=%2Faccessibility');
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['welcomed']);
  });
});
