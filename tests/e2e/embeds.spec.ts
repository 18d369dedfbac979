import type { Page, Route } from 'playwright/test';
import { resize } from './layout.ts';
import { allowVendorScripts, expect, openHydrated, test } from './site.ts';

type Answer = (route: Route) => Promise<unknown>;

function createResponder(responseBody: string, contentType = 'text/html'): Answer {
  return (route) => route.fulfill({ body: responseBody, contentType });
}

function neverRespond(): Promise<unknown> {
  return new Promise(() => {});
}

async function clickHomeLink(page: Page) {
  const mainMenu = page.getByRole('navigation', { name: 'Main' });
  await mainMenu.getByRole('link', { name: 'Home', exact: true }).click();
}

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

test('the live map replaces the drawn one, and can be requested again if it is blocked or slow', async ({
  page,
  externalRequests,
}) => {
  await page.clock.install();
  await openHydrated(page, '/contact');
  const showMapButton = page.getByRole('button', { name: 'Show the live map' });
  const mapFailureMessage = page.getByText('The live map cannot be reached just now.');
  await showMapButton.click();
  await expect(mapFailureMessage).toBeVisible();
  await expect(page.getByRole('img', { name: /^A drawn map/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.route('https://maps.test/**', neverRespond);
  await showMapButton.click();
  await expect(page.getByText('The map is on its way.')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(mapFailureMessage).toBeVisible();

  await page.route('https://maps.test/**', createResponder('<h1>Streets</h1>'));
  await showMapButton.click();
  const liveMapFrame = page.frameLocator('iframe[title^="Map of our office"]');
  await expect(liveMapFrame.getByRole('heading', { name: 'Streets' })).toBeVisible();
  await expect(showMapButton).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Open in maps' })).toBeVisible();
  await clickHomeLink(page);
  await expect(page).toHaveURL('/');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(new Set(externalRequests)).toEqual(new Set(['https://maps.test/embed?place=office']));
});

test.describe('the calendar', () => {
  test('gives the calendar its configured size, colours and address values', async ({ page }) => {
    await page.route('https://calendar.test/**', createResponder('<h1>Free times</h1>'));
    await resize(page, 1440);
    await openHydrated(
      page,
      '/meeting?name=Asha%20Devi&email=asha@example.com&date=2999-12-01&a1=Clinic&utm_source=mail',
    );
    const calendarFrame = page.locator('iframe[title="Calendar with our free times"]');
    await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Free times');
    const calendarUrl = new URL((await calendarFrame.getAttribute('src')) ?? '');
    expect(calendarUrl.origin + calendarUrl.pathname).toBe('https://calendar.test/crew/visit');
    expect(Object.fromEntries(calendarUrl.searchParams)).toMatchObject({
      name: 'Asha Devi',
      email: 'asha@example.com',
      date: '2999-12-01',
      a1: 'Clinic',
      utm_source: 'mail',
      background_color: 'ffffff',
      text_color: expect.stringMatching(/^[0-9a-f]{6}$/),
      primary_color: '8a2f6d',
    });
    for (const [windowWidth, expectedFrameWidth] of [
      [1440, 1440 * 0.96],
      [2000, 1500],
    ] as const) {
      await resize(page, windowWidth);
      const calendarBox = await calendarFrame.boundingBox();
      expect(calendarBox?.height).toBe(1500);
      expect(Math.abs((calendarBox?.width ?? 0) - expectedFrameWidth)).toBeLessThan(2);
    }
    await expect(page.getByText('Request a meeting')).toHaveCount(0);
    await clickHomeLink(page);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('shows a link and the request form if the calendar is blocked', async ({ page }) => {
    await openHydrated(page, '/meeting');
    await expect(page.getByText('The calendar cannot be reached just now.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Request a meeting' })).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Open the calendar (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://calendar.test/crew/visit');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('shows a loading text for a slow calendar, then the form after 10 s', async ({ page }) => {
    await page.route('https://calendar.test/**', neverRespond);
    await page.clock.install();
    await page.goto('/meeting');
    await page.clock.runFor(3_000);
    await expect(page.getByText('The calendar is on its way.')).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('heading', { name: 'Request a meeting' })).toBeVisible();
  });
});

test.describe('the live chat', () => {
  test.beforeEach(allowVendorScripts);

  const chatScriptCode = `
    const bubble = document.createElement('div');
    bubble.id = 'chat-bubble';
    bubble.innerHTML = '<b>Ask me</b>';
    document.body.append(bubble);
  `;

  test('loads the chat on opening, drops it with the page', async ({ page, externalRequests }) => {
    await page.route('https://chat.test/**', createResponder(chatScriptCode, 'text/javascript'));
    await openHydrated(page, '/about');
    await page.getByRole('button', { name: 'Live chat' }).click();
    await expect(page.locator('#chat-bubble')).toBeVisible();
    await expect(page.getByText('The live chat is open.')).toBeVisible();
    expect(externalRequests).toEqual(['https://chat.test/widget.js']);
    await page
      .getByRole('dialog', { name: 'Talk to us' })
      .getByRole('link', { name: 'Write to us' })
      .click();
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('#chat-bubble')).toHaveCount(0);
    await expect(page.locator('script[src^="https://chat.test"]')).toHaveCount(0);
  });

  test('shows other ways to contact us if the chat is blocked', async ({ page }) => {
    await openHydrated(page, '/about');
    await page.getByRole('button', { name: 'Live chat' }).click();
    const chatPanel = page.getByRole('dialog', { name: 'Talk to us' });
    await expect(chatPanel.getByText('The live chat cannot be reached just now.')).toBeVisible();
    await expect(chatPanel.locator('a[href="tel:+6435550142"]')).toBeVisible();
  });
});

test.describe('the public reviews', () => {
  test.beforeEach(allowVendorScripts);

  test('loads the reviews on request, again after failure', async ({ page, externalRequests }) => {
    await openHydrated(page, '/');
    const showReviewsButton = page.getByRole('button', { name: 'Show the reviews' });
    await showReviewsButton.scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: /reviews by the public/ })).toHaveCount(0);
    expect(externalRequests).toEqual([]);
    await showReviewsButton.click();
    await expect(page.getByText('The reviews could not be loaded.')).toBeVisible();
    await expect(showReviewsButton).toBeEnabled();

    await page.route(
      'https://reviews.test/**',
      createResponder(
        `document.querySelector('[data-widget-id="w1"]').textContent = 'Very good';`,
        'text/javascript',
      ),
    );
    await expect(page.getByText('Very good')).toHaveCount(0);
    await showReviewsButton.click();
    await expect(page.getByText('Very good')).toBeVisible();
    expect(new Set(externalRequests)).toEqual(new Set(['https://reviews.test/widget.js']));

    await page.locator('main a[href="/service/museums"]').first().click();
    await expect(page).toHaveURL('/service/museums');
    await expect(page.locator('[data-widget-id], script[src^="https://reviews"]')).toHaveCount(0);
  });
});
