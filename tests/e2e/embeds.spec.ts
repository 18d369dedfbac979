/**
 * Third parties, over a build of its own that connects them: stand-ins answer for the vendors, at
 * once, slowly or not at all. No server: the pages are read from that build, with its headers.
 */
import { readFileSync } from 'node:fs';
import { test as base, expect, type Page, type Route } from 'playwright/test';
import {
  buildOtherSite,
  buildTimeout,
  vendors as connected,
  otherSite,
} from '../support/other-site.ts';
import { resize } from './layout.ts';
import { fromBuild, site } from './other-site.ts';
import { untilHydrated } from './site.ts';

const vendors = Object.values(connected);

type Behaviour = (route: Route) => Promise<unknown>;

/** Vendor stand-ins by the beginning of their address; a vendor without one is blocked. */
type Vendors = Record<string, Behaviour>;

const test = base.extend<{ vendors: Vendors; asked: string[]; problems: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  vendors: async ({}, use) => use({}),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  asked: async ({}, use) => use([]),
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content.Security|Uncaught/.test(message.text())) {
        problems.push(message.text());
      }
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await use(problems);
    expect(problems).toEqual([]);
  },
  page: async ({ page, vendors, asked }, use) => {
    await page.route(/.*/, async (route) => {
      const address = new URL(route.request().url());
      if (address.origin === site) {
        return route.fulfill(fromBuild(address.pathname));
      }
      asked.push(address.href);
      const [, behaviour] = Object.entries(vendors).find(([b]) => address.href.startsWith(b)) ?? [];
      return behaviour ? behaviour(route) : route.abort();
    });
    await use(page);
  },
});

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(buildTimeout);
  await buildOtherSite();
});

const answer =
  (body: string, contentType = 'text/html'): Behaviour =>
  (route) =>
    route.fulfill({ body, contentType });

/** Never answers; the test ends before a browser would give up. */
const silence: Behaviour = () => new Promise(() => {});

async function open(page: Page, route: string) {
  await page.goto(site + route);
  await untilHydrated(page);
}

function toVendors(asked: string[]) {
  return asked.filter((address) => vendors.some((vendor) => address.startsWith(vendor)));
}

test('a policy names the connected vendors and nobody else', async () => {
  const headers = readFileSync(`${otherSite}/_headers`, 'utf8');
  const [policy] = /Content-Security-Policy: .*/.exec(headers) ?? [''];
  const named = new Set(policy.match(/https:\/\/[^\s;]+/g));
  expect([...named].sort()).toEqual([...vendors].sort());
});

test('nobody is asked while a visitor only reads', async ({ page, asked, problems }) => {
  for (const route of ['/', '/contact', '/portfolio', '/about/team', '/carrer', '/gallery']) {
    await open(page, route);
    await page.mouse.wheel(0, 3_000);
  }
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  expect(problems).toEqual([]);
});

test.describe('the live map', () => {
  test('comes when asked for, over the drawn one, and goes with the page', async ({
    page,
    vendors,
    asked,
    problems,
  }) => {
    vendors['https://maps.test'] = answer('<h1>Streets</h1>');
    await open(page, '/contact');
    await page.getByRole('button', { name: 'Show the live map' }).click();
    const map = page.frameLocator('iframe[title^="Map of our office"]');
    await expect(map.getByRole('heading', { name: 'Streets' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show the live map' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Open in maps' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Home', exact: true })
      .click();
    await expect(page).toHaveURL(`${site}/`);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(toVendors(asked).length).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  test('blocked, leaves the drawn map, says so and can be asked again', async ({
    page,
    vendors,
  }) => {
    await open(page, '/contact');
    const ask = page.getByRole('button', { name: 'Show the live map' });
    await ask.click();
    await expect(page.getByText('The live map cannot be reached just now.')).toBeVisible();
    await expect(page.getByRole('img', { name: /^A drawn map/ })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    vendors['https://maps.test'] = answer('<h1>Streets</h1>');
    await ask.click();
    await expect(
      page.frameLocator('iframe[title^="Map of our office"]').getByRole('heading'),
    ).toBeVisible();
  });

  test('slow, is given up after ten seconds', async ({ page, vendors }) => {
    vendors['https://maps.test'] = silence;
    await open(page, '/contact');
    await page.getByRole('button', { name: 'Show the live map' }).click();
    await expect(page.getByText('The map is on its way.')).toBeVisible();
    await expect(page.getByText('The live map cannot be reached just now.')).toBeVisible({
      timeout: 12_000,
    });
    await expect(page.getByRole('button', { name: 'Show the live map' })).toBeEnabled();
  });
});

test.describe('the calendar', () => {
  test('is sized and coloured as told, filled in from the address, and goes with the page', async ({
    page,
    vendors,
    problems,
  }) => {
    vendors['https://calendar.test'] = answer('<h1>Free times</h1>');
    await resize(page, 1440);
    await open(
      page,
      '/meeting?name=Asha%20Devi&email=asha@example.com&date=2026-12-01&a1=Clinic&utm_source=mail',
    );
    const frame = page.locator('iframe[title="Calendar with our free times"]');
    await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Free times');
    const address = new URL((await frame.getAttribute('src')) ?? '');
    expect(address.origin + address.pathname).toBe('https://calendar.test/team/demo');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      name: 'Asha Devi',
      email: 'asha@example.com',
      date: '2026-12-01',
      a1: 'Clinic',
      utm_source: 'mail',
      background_color: 'ffffff',
      text_color: expect.stringMatching(/^[0-9a-f]{6}$/),
      // The main colour in answers.yml.
      primary_color: '8a2f6d',
    });
    for (const [width, wide] of [
      [1440, 1440 * 0.96],
      [2000, 1500],
    ] as const) {
      await resize(page, width);
      const box = await frame.boundingBox();
      expect(box?.height).toBe(1500);
      expect(Math.abs((box?.width ?? 0) - wide)).toBeLessThan(2);
    }
    await expect(page.getByText('Request a meeting')).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Home', exact: true })
      .click();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('blocked, leaves a link and the request form', async ({ page }) => {
    await open(page, '/meeting');
    await expect(page.getByText('The calendar cannot be reached just now.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Request a meeting' })).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Open the calendar (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://calendar.test/team/demo');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('slow, shows that it is on its way and after ten seconds the request form', async ({
    page,
    vendors,
  }) => {
    vendors['https://calendar.test'] = silence;
    await page.clock.install();
    await page.goto(`${site}/meeting`);
    await page.clock.runFor(3_000);
    await expect(page.getByText('The calendar is on its way.')).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('heading', { name: 'Request a meeting' })).toBeVisible();
  });
});

test.describe('the live chat', () => {
  const widget = `
    const bubble = document.createElement('div');
    bubble.id = 'chat-bubble';
    bubble.textContent = 'Ask me';
    document.body.append(bubble);
  `;

  test('comes when the panel is first opened, and leaves nothing behind', async ({
    page,
    vendors,
    asked,
    problems,
  }) => {
    vendors['https://chat.test'] = answer(widget, 'text/javascript');
    await open(page, '/about');
    await page.getByRole('button', { name: 'Live chat' }).click();
    await expect(page.locator('#chat-bubble')).toBeVisible();
    await expect(page.getByText('The live chat is open.')).toBeVisible();
    expect(toVendors(asked)).toEqual(['https://chat.test/widget.js']);
    await page
      .getByRole('dialog', { name: 'Talk to us' })
      .getByRole('link', { name: 'Write to us' })
      .click();
    await expect(page).toHaveURL(`${site}/contact`);
    await expect(page.locator('#chat-bubble')).toHaveCount(0);
    await expect(page.locator('script[src^="https://chat.test"]')).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('blocked, leaves the other ways to reach a person', async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('button', { name: 'Live chat' }).click();
    const panel = page.getByRole('dialog', { name: 'Talk to us' });
    await expect(panel.getByText('The live chat cannot be reached just now.')).toBeVisible();
    await expect(panel.locator('a[href^="tel:"]')).toBeVisible();
  });
});

test.describe('the public reviews', () => {
  test('come when asked for and leave with the visitor', async ({
    page,
    vendors,
    asked,
    problems,
  }) => {
    const widget = `document.querySelector('[data-widget-id="w1"]').textContent = 'Very good';`;
    vendors['https://reviews.test'] = answer(widget, 'text/javascript');
    await open(page, '/');
    const ask = page.getByRole('button', { name: 'Show the reviews' });
    await ask.scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: /reviews by the public/ })).toHaveCount(0);
    await expect(page.getByText('Very good')).toHaveCount(0);
    expect(toVendors(asked)).toEqual([]);

    await ask.click();
    await expect(page.getByText('Very good')).toBeVisible();
    expect(toVendors(asked)).toEqual(['https://reviews.test/widget.js']);

    await page.locator('main').getByRole('link', { name: 'Museums' }).first().click();
    await expect(page).toHaveURL(`${site}/service/museums`);
    await expect(page.locator('[data-widget-id], script[src^="https://reviews"]')).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('blocked, say so and can be asked for again', async ({ page }) => {
    await open(page, '/');
    const ask = page.getByRole('button', { name: 'Show the reviews' });
    await ask.click();
    await expect(
      page.getByText('The reviews could not be loaded.', { exact: false }),
    ).toBeVisible();
    await expect(ask).toBeEnabled();
  });
});
