import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test';
import { fixture } from '../support/fixture.ts';
import { build } from './owner.ts';
import { test as base } from './page-loads.ts';

/** Vendors of the fixture agency; their hosts have no address. */
const vendors = ['chat.test', 'calendar.test', 'maps.test', 'reviews.test'];

const defaults = { viewport: { width: 1280, height: 720 } };

export const widths = [360, 768, 1440];
export const betweenWidths = [320, 390, 900, 1024, 1280, 1366, 1600, 1920];
export const themes = ['light', 'dark'] as const;

interface Fixtures {
  /** Console errors and warnings, failed scripts, and external requests. */
  problems: string[];
  /** Addresses of other hosts that the page has requested. */
  externalRequests: string[];
  /** Hosts that a page may request without a problem. */
  vendors: string[];
  /** Empty cache, and the welcome is shown. */
  firstVisit: boolean;
  /** Needed for page.clock, which a context keeps for good. */
  ownContext: boolean;
  /** Scripts start in the browser's idle time, as in production, instead of on load. */
  idle: boolean;
  /** Loads no scripts and no pictures: takes a quarter of the time. */
  staticPage: Page;
}

/** Names each option: Playwright gives a shared context the missing ones from the first test that uses it. */
const shareable = {
  ...defaults,
  javaScriptEnabled: true,
  hasTouch: false,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
} as const;

interface Shared {
  context: BrowserContext;
  /** Removes a test's cookies, storage, permissions, routes and pages. */
  reset: () => Promise<void>;
}

function skipWelcome() {
  sessionStorage.setItem('welcomed', '1');
}

/** The page's scripts start at a visitor's first input. */
function startScriptsOnLoad() {
  addEventListener('load', () => dispatchEvent(new Event('wheel')));
}

/** The tests of a worker share a context, so that files are fetched and compiled once. */
export const test = base.extend<Fixtures, { shared: Shared; sharedStaticPage: Page }>({
  firstVisit: [false, { option: true }],
  ownContext: [false, { option: true }],
  idle: [false, { option: true }],
  vendors: [vendors, { option: true }],
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ ...shareable, baseURL });
      // A site's process ends with its last page.
      const anchor = await context.newPage();
      await anchor.goto('/robots.txt');
      const session = await context.newCDPSession(anchor);
      async function reset() {
        const storage = { origin: baseURL, storageTypes: 'local_storage,indexeddb' };
        await Promise.all([
          // setStorageState opens a page and takes twenty times as long.
          session.send('Storage.clearDataForOrigin', storage),
          context.clearCookies(),
          context.clearPermissions(),
          // A remaining route would turn the cache off for this worker.
          context.unrouteAll({ behavior: 'ignoreErrors' }),
        ]);
        const testPages = context.pages().filter((page) => page !== anchor);
        await Promise.all(testPages.map((page) => page.close()));
      }
      await use({ context, reset });
      await context.close();
    },
    { scope: 'worker' },
  ],
  sharedStaticPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({ ...shareable, baseURL, javaScriptEnabled: false });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urls: ['*/pictures/*', '*.svg'] });
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  staticPage: async ({ sharedStaticPage }, use) => {
    await sharedStaticPage.setViewportSize(defaults.viewport);
    await use(sharedStaticPage);
  },
  context: async (
    { browser, shared, firstVisit, ownContext, hasTouch, javaScriptEnabled },
    use,
  ) => {
    if (firstVisit || ownContext || hasTouch || javaScriptEnabled === false) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    await use(shared.context);
    await shared.reset();
  },
  page: async ({ context, firstVisit, viewport, colorScheme, contextOptions, idle }, use) => {
    const page = await context.newPage();
    await page.setViewportSize(viewport ?? defaults.viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: contextOptions.reducedMotion });
    if (!firstVisit) {
      await page.addInitScript(skipWelcome);
    }
    if (!idle) {
      await page.addInitScript(startScriptsOnLoad);
    }
    await use(page);
    await page.close();
  },
  externalRequests: async ({ page, baseURL }, use) => {
    const addresses: string[] = [];
    onExternalRequest(page, baseURL, (address) => addresses.push(address));
    await use(addresses);
  },
  problems: async ({ page, baseURL, vendors }, use) => {
    const problems: string[] = [];
    const isVendor = (address: string) => vendors.includes(URL.parse(address)?.host ?? '');
    page.on('console', (message) => {
      if (/^(?:error|warning)$/.test(message.type()) && !isVendor(message.location().url)) {
        problems.push(`console ${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
    onExternalRequest(page, baseURL, (address) => {
      if (!isVendor(address)) {
        problems.push(`external request: ${address}`);
      }
    });
    await use(problems);
  },
});

export { expect } from 'playwright/test';

function onExternalRequest(
  page: Page,
  site: string | undefined,
  listener: (address: string) => void,
): void {
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(`${site}/`) && !/^(?:data|blob|mailto|tel):/.test(address)) {
      listener(address);
    }
  });
}

/** Undoes the Trusted Types that serve.ts adds to the policy. */
export async function allowVendorScripts({ page }: { page: Page }) {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) {
      return route.fallback();
    }
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const withoutTypes = policy.replace(/; require-trusted-types-for .*/, '');
    return route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': withoutTypes },
    });
  });
}

/** The build that the test's project visits. */
export function siteFolder(): string {
  return test.info().project.name === 'behaviour' ? fixture.out : build;
}

/** Returns the sources of the scripts fetched so far. */
export function watchScripts(page: Page): () => string[] {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) {
      scripts.push(pathname);
    }
  });
  return () => scripts.map((script) => readFileSync(path.join(siteFolder(), script), 'utf8'));
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await waitForHydration(page);
}

export async function openWithoutMotion(page: Page, route: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, route);
}

/** Expects the focus to stay in the open dialog, or on the browser's own controls. */
export async function expectFocusTrapped(page: Page, steps: number): Promise<void> {
  // A dialog opens as a popover, and becomes modal after its first paint.
  await page.locator('dialog:modal').waitFor();
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
}

/** As a link of the site does, without a page load. */
export async function navigate(page: Page, route: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, route);
}

/** Holds matching requests back until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export function pageHeading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

export function section(page: Page, heading: string): Locator {
  return page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) {
    throw new Error(`Not displayed: ${locator}`);
  }
  return box;
}

export function measure(locator: Locator, side: keyof DOMRect): Promise<number[]> {
  return locator.evaluateAll(
    (elements, name) => elements.map((element) => Number(element.getBoundingClientRect()[name])),
    side,
  );
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** Scrolls without the page's smooth behaviour. */
export async function jumpTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}
