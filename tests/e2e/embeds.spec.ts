import type { Page } from 'playwright/test';
import { resize } from './layout.ts';
import { allowVendorScripts, expect, navigateOnClient, openHydrated, test } from './site.ts';

test.use({ ownContext: true });

function respondWith(page: Page, urlPattern: string, body: string, contentType = 'text/html') {
  return page.route(urlPattern, (route) => route.fulfill({ body, contentType }));
}

const neverRespond = () => {};

test('requests nothing external before a visitor asks', async ({ page, externalRequests }) => {
  for (const route of ['/', '/contact', '/portfolio', '/about/team', '/carrer', '/gallery']) {
    await openHydrated(page, route);
    await expect(async () => {
      await page.mouse.wheel(0, 3_000);
      await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 200 });
    }).toPass();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  expect(externalRequests).toEqual([]);
});

test('shows a drawn map, a live one on request', async ({ page, externalRequests, problems }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const listMapPictureUrls = () => requestedUrls.filter((url) => /\/map[^/]*\.svg$/.test(url));
  await page.clock.install();
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, '/contact');
  const mapSection = page.locator('main section', { hasText: 'Where the shed is' });
  const drawnMapName = 'A drawn map of the quay and the lane behind it.';
  const drawnMap = mapSection.getByRole('link', { name: drawnMapName });
  const mapsLink = mapSection.getByRole('link', { name: 'Open in maps (opens in a new tab)' });
  const showMapButton = mapSection.getByRole('button', { name: 'Show the live map' });
  const mapFailureMessage = mapSection.getByText('The live map cannot be reached just now.');
  await mapSection.scrollIntoViewIfNeeded();
  await expect(drawnMap).toBeVisible();
  await expect(mapsLink).toHaveAttribute('href', 'https://maps.test/?q=4+Quay+Lane%2C+Waitangi');
  await expect(mapsLink).toHaveAttribute('target', '_blank');
  await expect.poll(listMapPictureUrls).toEqual([expect.stringMatching(/map-dark/)]);
  expect(externalRequests).toEqual([]);
  expect(problems).toEqual([]);
  await showMapButton.click();
  await expect(mapFailureMessage).toBeVisible();
  await expect(drawnMap).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.route('https://maps.test/**', neverRespond);
  await showMapButton.click();
  await expect(page.getByText('The map is on its way.')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(mapFailureMessage).toBeVisible();

  await respondWith(page, 'https://maps.test/**', '<h1>Streets</h1>');
  await showMapButton.click();
  const liveMapFrame = page.frameLocator('iframe[title^="Map of our office"]');
  await expect(liveMapFrame.getByRole('heading', { name: 'Streets' })).toBeVisible();
  await expect(showMapButton).toHaveCount(0);
  await expect(mapsLink).toBeVisible();
  await navigateOnClient(page, '/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(new Set(externalRequests)).toEqual(new Set(['https://maps.test/embed?place=office']));
});

test('gives the calendar its size and colours, and values from the URL', async ({ page }) => {
  await respondWith(page, 'https://calendar.test/**', '<h1>Free times</h1>');
  await openHydrated(page, '/meeting?name=Asha%20Devi');
  const calendarFrame = page.locator('iframe[title="Calendar with our free times"]');
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Free times');
  const calendarUrl = new URL((await calendarFrame.getAttribute('src')) ?? '');
  expect(calendarUrl.origin + calendarUrl.pathname).toBe('https://calendar.test/crew/visit');
  expect(Object.fromEntries(calendarUrl.searchParams)).toMatchObject({
    name: 'Asha Devi',
    background_color: 'ffffff',
    text_color: expect.stringMatching(/^[0-9a-f]{6}$/),
    primary_color: '8a2f6d',
  });
  for (const [windowWidth, frameWidth] of Object.entries({ 1440: 1382.4, 2000: 1500 })) {
    await resize(page, Number(windowWidth));
    const expectedSize = { width: expect.closeTo(frameWidth, 0), height: 1500 };
    expect(await calendarFrame.boundingBox()).toMatchObject(expectedSize);
  }
  await expect(page.getByRole('heading', { name: 'Book a visit' })).toHaveCount(0);
  await navigateOnClient(page, '/');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('shows a loading text for a slow calendar, then the form after 10 s', async ({ page }) => {
  await page.route('https://calendar.test/**', neverRespond);
  await page.clock.install();
  await page.goto('/meeting');
  await page.clock.runFor(3_000);
  await expect(page.getByText('The calendar is on its way.')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('heading', { name: 'Book a visit' })).toBeVisible();
});

test('loads the chat on opening, drops it with the page', async ({ page, externalRequests }) => {
  await allowVendorScripts({ page });
  const chatScriptCode = `document.body.insertAdjacentHTML('beforeend', '<b id="chat-bubble">Ask me</b>');`;
  await respondWith(page, 'https://chat.test/**', chatScriptCode, 'text/javascript');
  await openHydrated(page, '/about');
  await page.getByRole('button', { name: 'Live chat' }).click();
  await expect(page.locator('#chat-bubble')).toBeVisible();
  await expect(page.getByText('The live chat is open.')).toBeVisible();
  expect(externalRequests).toEqual(['https://chat.test/widget.js']);
  const chatPanel = page.getByRole('dialog', { name: 'Talk to us' });
  await chatPanel.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('#chat-bubble')).toHaveCount(0);
  await expect(page.locator('script[src^="https://chat.test"]')).toHaveCount(0);
});

test('loads the reviews on request, again after failure', async ({ page, externalRequests }) => {
  await allowVendorScripts({ page });
  await openHydrated(page, '/');
  const showReviewsButton = page.getByRole('button', { name: 'Show the reviews' });
  await showReviewsButton.scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: /reviews by the public/ })).toHaveCount(0);
  expect(externalRequests).toEqual([]);
  await showReviewsButton.click();
  await expect(page.getByText('The reviews could not be loaded.')).toBeVisible();
  await expect(showReviewsButton).toBeEnabled();

  const reviewsScriptCode = `document.querySelector('[data-widget-id="w1"]').textContent = 'Very good';`;
  await respondWith(page, 'https://reviews.test/**', reviewsScriptCode, 'text/javascript');
  await showReviewsButton.click();
  await expect(page.getByText('Very good')).toBeVisible();
  expect(new Set(externalRequests)).toEqual(new Set(['https://reviews.test/widget.js']));

  await page.locator('main a[href="/service/museums"]').first().click();
  await expect(page).toHaveURL('/service/museums');
  await expect(page.locator('[data-widget-id], script[src^="https://reviews"]')).toHaveCount(0);
});
