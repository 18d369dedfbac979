import { expect, findSection, openHydrated, test, waitForHydration } from './site.ts';

test('shows the drawn map in the visitor’s theme', async ({ page, externalRequests, problems }) => {
  const requestedMapPaths: string[] = [];
  page.on('request', (request) => {
    if (/\/map[^/]*\.svg$/.test(request.url())) {
      requestedMapPaths.push(new URL(request.url()).pathname);
    }
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, '/contact');
  const mapSection = findSection(page, 'Where the shed is');
  await mapSection.scrollIntoViewIfNeeded();
  await expect(
    mapSection.getByRole('img', { name: 'A drawn map of the quay and the lane behind it.' }),
  ).toBeVisible();
  const mapsLink = mapSection.getByRole('link', { name: 'Open in maps' });
  await expect(mapsLink).toHaveAttribute('href', 'https://maps.test/?q=4+Quay+Lane%2C+Waitangi');
  await expect(mapsLink).toHaveAttribute('target', '_blank');
  await expect(mapSection.getByRole('button', { name: 'Show the live map' })).toBeVisible();
  await expect.poll(() => requestedMapPaths).toEqual([expect.stringMatching(/map-dark/)]);
  expect(externalRequests).toEqual([]);
  expect(problems).toEqual([]);
});

test('links the privacy policy’s sections and the other document', async ({ page }) => {
  await page.goto('/privacy');
  const contentsLinks = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(contentsLinks).toHaveText([
    '1. What we store',
    '2. Where it lies',
    '3. How long',
    '4. Cookies',
    '5. Who sees it',
    '6. How to reach us',
  ]);
  await contentsLinks.nth(3).click();
  await expect(page.getByRole('heading', { name: '4. Cookies' })).toBeInViewport();

  const documentsMenu = page.getByRole('navigation', { name: 'Documents' });
  await expect(documentsMenu.getByRole('link')).toHaveText(['Privacy', 'Accessibility']);
  await expect(documentsMenu.locator('[aria-current=page]')).toHaveText('Privacy');
  await documentsMenu.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  await expect(documentsMenu.locator('[aria-current=page]')).toHaveText('Accessibility');
  await page.emulateMedia({ media: 'print' });
  await expect(documentsMenu).toBeHidden();
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('counts views without cookies, and not with a privacy signal', async ({ page, context }) => {
    const viewRequestBodies: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/views')) {
        viewRequestBodies.push(request.postData());
      }
    });
    await page.addInitScript(() => {
      const signalNamesByPath = { '/about': 'globalPrivacyControl', '/privacy': 'doNotTrack' };
      const [, signalName] =
        Object.entries(signalNamesByPath).find(([path]) => path === location.pathname) ?? [];
      if (signalName) {
        Object.defineProperty(navigator, signalName, { value: '1' });
      }
      // A background tab and a prerendered page are hidden too.
      if (location.pathname === '/contact') {
        Object.defineProperty(document, 'hidden', { value: true });
      }
    });
    const expectedViewBodies: string[] = [];
    async function expectNewViews(...newViewBodies: string[]) {
      expectedViewBodies.push(...newViewBodies);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect.poll(() => viewRequestBodies).toEqual(expectedViewBodies);
    }
    await page.goto('/?utm_source=harbour-day', {
      referer: 'https://www.google.com/search?q=agency',
    });
    await waitForHydration(page);
    await expectNewViews('page=%2F&from=www.google.com&campaign=harbour-day');
    await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
    await expectNewViews('page=%2Fcontact');
    await page.reload();
    await waitForHydration(page);
    await expectNewViews();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expectNewViews('page=%2Fcontact');
    for (const route of ['/about', '/privacy']) {
      await openHydrated(page, route);
      await expectNewViews();
    }
    // A full page load within the site starts no new visit.
    await page.evaluate(() => location.assign('/accessibility'));
    await page.waitForURL('/accessibility');
    await waitForHydration(page);
    await expectNewViews('page=%2Faccessibility');
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['welcomed']);
  });
});
