import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { test as base, expect } from 'playwright/test';
import { fixture } from '../support/fixture.ts';
import { ownerBuildFolder } from './owner-site.ts';

export const loaderText = 'Welcome aboard Tern & Tide!';

const defaultViewport = { width: 1280, height: 720 };

export const mainWidths = [360, 768, 1440];
export const extraWidths = [320, 390, 900, 1024, 1280, 1366, 1600, 1920];

interface Fixtures {
  /** Console errors and warnings, failed scripts, and external requests. */
  problems: string[];
  externalRequests: string[];
  /** Hosts that a page may request without a problem: by default the fixture's, which do not exist. */
  vendors: string[];
  /** A first visit has an empty cache and shows the welcome. */
  firstVisit: boolean;
  /** Tests with page.clock need their own context, because a context keeps the clock for good. */
  ownContext: boolean;
  /** Scripts start in the browser's idle time, as in production, instead of on load. */
  idle: boolean;
  /** This page loads no scripts and no pictures, which takes a quarter of the time. */
  staticPage: Page;
}

/** Names each option, because Playwright takes missing options from the first test of a shared context. */
const sharedContextOptions = {
  viewport: defaultViewport,
  javaScriptEnabled: true,
  hasTouch: false,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
} as const;

interface WorkerFixtures {
  /** `resetContext` removes a test's cookies, storage, permissions, routes and pages. */
  shared: { context: BrowserContext; resetContext: () => Promise<void> };
  sharedStaticPage: Page;
}

/** The tests of a worker share a context, so that files are fetched and compiled once. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  firstVisit: [false, { option: true }],
  ownContext: [false, { option: true }],
  idle: [false, { option: true }],
  vendors: [['chat.test', 'calendar.test', 'maps.test', 'reviews.test'], { option: true }],
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ ...sharedContextOptions, baseURL });
      // Chromium ends the process of a site with its last page, so this page stays open.
      const keepAlivePage = await context.newPage();
      await keepAlivePage.goto('/robots.txt');
      const cdpSession = await context.newCDPSession(keepAlivePage);
      async function resetContext() {
        const storageToClear = { origin: baseURL, storageTypes: 'local_storage,indexeddb' };
        await Promise.all([
          // setStorageState opens a page and takes twenty times as long.
          cdpSession.send('Storage.clearDataForOrigin', storageToClear),
          context.clearCookies(),
          context.clearPermissions(),
          // A remaining route would turn the cache off for this worker.
          context.unrouteAll({ behavior: 'ignoreErrors' }),
        ]);
        const pagesOpenedByTest = context.pages().filter((page) => page !== keepAlivePage);
        await Promise.all(pagesOpenedByTest.map((page) => page.close()));
      }
      await use({ context, resetContext });
      await context.close();
    },
    { scope: 'worker' },
  ],
  sharedStaticPage: [
    async ({ browser }, use, { project }) => {
      const contextOptions = { ...sharedContextOptions, baseURL: project.use.baseURL };
      const context = await browser.newContext({ ...contextOptions, javaScriptEnabled: false });
      const page = await context.newPage();
      const cdpSession = await context.newCDPSession(page);
      await cdpSession.send('Network.enable');
      await cdpSession.send('Network.setBlockedURLs', { urls: ['*/pictures/*', '*.svg'] });
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  staticPage: async ({ sharedStaticPage }, use) => {
    await sharedStaticPage.setViewportSize(defaultViewport);
    await use(sharedStaticPage);
  },
  context: async (
    { browser, shared, firstVisit, ownContext, hasTouch, javaScriptEnabled },
    use,
  ) => {
    if (firstVisit || ownContext || hasTouch || !javaScriptEnabled) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    await use(shared.context);
    await shared.resetContext();
  },
  page: async ({ context, firstVisit, viewport, colorScheme, contextOptions, idle }, use) => {
    const page = await context.newPage();
    await page.setViewportSize(viewport ?? defaultViewport);
    await page.emulateMedia({ colorScheme, reducedMotion: contextOptions.reducedMotion });
    if (!firstVisit) {
      await page.addInitScript(() => sessionStorage.setItem('welcomed', '1'));
    }
    if (!idle) {
      // The page's scripts start at a visitor's first input.
      await page.addInitScript(() => {
        addEventListener('load', () => dispatchEvent(new Event('wheel')));
      });
    }
    await use(page);
    await page.close();
  },
  externalRequests: async ({ page, baseURL }, use) => {
    const externalAddresses: string[] = [];
    page.on('request', (request) => {
      if (isExternalAddress(request.url(), baseURL)) {
        externalAddresses.push(request.url());
      }
    });
    await use(externalAddresses);
  },
  problems: async ({ page, baseURL, vendors }, use) => {
    const problemTexts: string[] = [];
    const isVendorUrl = (address: string) => vendors.includes(URL.parse(address)?.host ?? '');
    page.on('console', (message) => {
      if (/^(?:error|warning)$/.test(message.type()) && !isVendorUrl(message.location().url)) {
        problemTexts.push(`console ${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => problemTexts.push(`script: ${error.message}`));
    page.on('request', (request) => {
      if (isExternalAddress(request.url(), baseURL) && !isVendorUrl(request.url())) {
        problemTexts.push(`external request: ${request.url()}`);
      }
    });
    await use(problemTexts);
  },
});

export { expect } from 'playwright/test';

function isExternalAddress(address: string, siteOrigin: string | undefined): boolean {
  return !address.startsWith(`${siteOrigin}/`) && !/^(?:data|blob|mailto|tel):/.test(address);
}

/** Removes the Trusted Types that serve.ts adds to the content security policy. */
export async function allowVendorScripts({ page }: { page: Page }) {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) {
      return route.fallback();
    }
    const response = await route.fetch();
    const { 'content-security-policy': policyText = '', ...headers } = response.headers();
    headers['content-security-policy'] = policyText.replace(/; require-trusted-types-for .*/, '');
    return route.fulfill({ response, headers });
  });
}

export function getTestedBuildFolder(): string {
  return test.info().project.name === 'behaviour' ? fixture.out : ownerBuildFolder;
}

/** Returns a function that returns the sources of the scripts fetched so far. */
export function recordScripts(page: Page): () => string[] {
  const fetchedPaths: string[] = [];
  page.on('response', (response) => fetchedPaths.push(new URL(response.url()).pathname));
  return () =>
    fetchedPaths
      .filter((fetchedPath) => fetchedPath.endsWith('.js'))
      .map((scriptPath) => readFileSync(path.join(getTestedBuildFolder(), scriptPath), 'utf8'));
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]:not([data-opening])').waitFor({ state: 'attached' });
}

export async function openHydrated(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await waitForHydration(page);
}

export async function openWithoutMotion(page: Page, route: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, route);
}

/** Expects the focus to stay in the open dialog, or on the browser's own controls. */
export async function expectFocusTrapped(page: Page, tabPressCount: number): Promise<void> {
  // A dialog opens as a popover, and becomes modal after its first paint.
  await page.locator('dialog:modal').waitFor();
  for (let pressIndex = 0; pressIndex < tabPressCount; pressIndex += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus:not(dialog *, dialog)')).toHaveCount(0);
  }
}

export async function navigateOnClient(page: Page, route: string): Promise<void> {
  await page.evaluate((routeAddress) => {
    history.pushState(null, '', routeAddress);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, route);
}

/** Holds matching requests back until the returned function is called. */
export async function holdRequests(page: Page, urlPattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(urlPattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export function locateLoader(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: loaderText });
}

export function findPageHeading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

export function findSection(page: Page, heading: string): Locator {
  return page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
}

export async function measureBox(locator: Locator) {
  const boundingBox = await locator.boundingBox();
  if (!boundingBox) {
    throw new Error(`Not displayed: ${locator}`);
  }
  return boundingBox;
}

export function measureSide(locator: Locator, rectSide: keyof DOMRect): Promise<number[]> {
  return locator.evaluateAll(
    (elements, rectSideName) =>
      elements.map((element) => Math.round(Number(element.getBoundingClientRect()[rectSideName]))),
    rectSide,
  );
}

export function readScrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

export async function scrollInstantlyTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}
