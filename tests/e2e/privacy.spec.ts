import { runSql } from './database-and-mailbox.ts';
import { contactCase, fillForm, skipSpamDelay, withUniqueSender } from './forms.ts';
import { expect, openHydrated, test, waitForHydration } from './site.ts';

test.use({ firstVisit: true });

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

test('counts views without cookies, and not with a privacy signal', async ({ page, context }) => {
  const viewRequestBodies: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/views') && !request.postData()?.includes('device=')) {
      viewRequestBodies.push(request.postData());
    }
  });
  await page.addInitScript(() => {
    const signalsByPath: Record<string, [owner: object, property: string]> = {
      '/about': [navigator, 'globalPrivacyControl'],
      '/privacy': [navigator, 'doNotTrack'],
      // A background tab and a prerendered page are hidden too.
      '/contact': [document, 'hidden'],
    };
    const [signalObject = {}, signalProperty = ''] = signalsByPath[location.pathname] ?? [];
    Object.defineProperty(signalObject, signalProperty, { value: '1' });
  });
  const expectedViewBodies: string[] = [];
  async function expectNewViews(...newExpectedViewBodies: string[]) {
    expectedViewBodies.push(...newExpectedViewBodies);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => viewRequestBodies).toEqual(expectedViewBodies);
  }
  const referer = 'https://www.google.com/search?q=agency';
  await page.goto('/?utm_source=harbour-day', { referer });
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
  await page.evaluate(() => location.assign('/accessibility'));
  await page.waitForURL('/accessibility');
  await waitForHydration(page);
  await expectNewViews('page=%2Faccessibility');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const sessionKeys = await page.evaluate(() => Object.keys(sessionStorage).sort());
  expect(sessionKeys).toEqual(['campaign', 'scroll-tops', 'welcomed']);
});

test('reports the speed of a visit’s first page once, when the visitor leaves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const beacons: Record<string, string>[] = [];
    Object.assign(window, { beacons });
    navigator.sendBeacon = (_address, body) => beacons.push(Object.fromEntries(body as never)) > 0;
  });
  const readReports = () =>
    page.evaluate(() =>
      Reflect.get(window, 'beacons').filter((beacon: object) => 'device' in beacon),
    );
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      const value = hidden ? 'hidden' : 'visible';
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await openHydrated(page, '/about');
  await page.waitForFunction(() => Reflect.get(window, 'beacons').length === 1);
  // The browser measures the other figures when it has time.
  const report = { page: '/about', device: 'computer', ttfb: expect.stringMatching(/^\d/) };
  await expect
    .poll(async () => {
      await setHidden(false);
      await setHidden(true);
      return readReports();
    })
    .toEqual([expect.objectContaining(report)]);
  await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL('/contact');
  await setHidden(true);
  expect(await readReports()).toHaveLength(1);
});

for (const [visit, source, signal, expectedCampaign] of [
  ['of a listed campaign', 'harbour-day', null, 'harbour-day'],
  ['of an unlisted campaign', 'elsewhere', null, null],
  ['of a listed campaign with Do Not Track', 'harbour-day', 'doNotTrack', null],
] as const) {
  test(`a message keeps the campaign of a visit ${visit}`, async ({ page, request }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name ?? 'unset', { value: '1' });
    }, signal);
    const formCase = withUniqueSender(contactCase, 'campaign');
    await page.goto(`/about?utm_source=${source}`, { referer: 'https://www.google.com/' });
    await waitForHydration(page);
    await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
    const form = page.locator('main form');
    await fillForm(form, formCase);
    await skipSpamDelay(page);
    await form.getByRole('button', { name: formCase.button }).click();
    await expect(page.getByText(formCase.success)).toBeVisible();
    const campaignSql = 'SELECT campaign FROM messages WHERE email = ?';
    expect(await runSql(request, campaignSql, formCase.fields.email)).toEqual([[expectedCampaign]]);
  });
}

test('each form says how long it is kept, and leads to a notice that fits one screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const route of [
    '/problem/inquiry',
    '/problem/meeting',
    '/register',
    '/carrer',
    '/contact',
  ]) {
    await page.goto(route);
    const notice = page.locator('form p', { has: page.locator('a[href="/notice"]') });
    await expect(notice).toContainText('for 180 days');
    await expect(notice).toContainText('hello@tern-and-tide.test');
  }
  await page.locator('form a[href="/notice"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notice about your data');
  await expect(page.getByRole('main')).toContainText('possible spam 90 days');
  const mainBox = await page.getByRole('main').boundingBox();
  expect(mainBox?.height).toBeLessThanOrEqual(740);
});
