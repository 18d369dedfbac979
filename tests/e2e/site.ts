/** What the specs share: a page that tells on itself. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, expect, type Page } from 'playwright/test';
import { fixture } from '../support/fixture.ts';
import { build } from './owner.ts';
import { test as base } from './page-loads.ts';

/** Vendors of the fixture. Nobody of them answers, unless a test does. */
export const vendors = ['chat.test', 'calendar.test', 'maps.test', 'reviews.test'];

/** The window of a test that asks for no other. */
const usual = { viewport: { width: 1280, height: 720 } };

export const widths = [360, 768, 1440];
/** Phones, laptops and screens that stand between those three. */
export const betweenWidths = [320, 390, 900, 1024, 1280, 1366, 1600, 1920];
export const themes = ['light', 'dark'] as const;

interface Fixtures {
  /** Errors and warnings in the console, failed scripts, and requests to strangers. */
  complaints: string[];
  /** Addresses at others that the page asked for. */
  asked: string[];
  /** Hosts that a page may ask: those of the content's vendors. */
  vendors: string[];
  /** An empty cache, and the welcome as a visitor's first page shows it. */
  firstVisit: boolean;
  /** A context of the test's own: for a clock, which no context gives back, and for a finger. */
  ownContext: boolean;
  /** The scripts start when the browser is idle, as a visitor's do; elsewhere once the page has loaded. */
  idle: boolean;
  /** For what is only read: without scripts and pictures, in a quarter of the time. */
  reader: Page;
}

/**
 * Of a context that many tests share. The first of them would give it every option that is not named
 * here: scripts turned off, and all others of its worker waited for a page that never started.
 */
const shareable = {
  ...usual,
  javaScriptEnabled: true,
  hasTouch: false,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
} as const;

interface Shared {
  context: BrowserContext;
  /** Leaves no cookie, storage, permission, route or page of a test behind. */
  forget: () => Promise<void>;
}

/** As a visit that began before: the welcome was seen. */
function rememberWelcome() {
  sessionStorage.setItem('welcomed', '1');
}

/** Any act of a visitor starts them. */
function startOnceLoaded() {
  addEventListener('load', () => dispatchEvent(new Event('wheel')));
}

/**
 * Tests of one worker share a context and a browser process, so that files are fetched and compiled
 * once. Each has a page of its own.
 */
export const test = base.extend<Fixtures, { shared: Shared; sharedReader: Page }>({
  firstVisit: [false, { option: true }],
  ownContext: [false, { option: true }],
  idle: [false, { option: true }],
  vendors: [vendors, { option: true }],
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ ...shareable, baseURL });
      // The process of a site ends with its last page: this one stays.
      const anchor = await context.newPage();
      await anchor.goto('/robots.txt');
      const session = await context.newCDPSession(anchor);
      async function forget() {
        const storage = { origin: baseURL, storageTypes: 'local_storage,indexeddb' };
        await Promise.all([
          // A twentieth of what setStorageState takes, which opens a page for it.
          session.send('Storage.clearDataForOrigin', storage),
          context.clearCookies(),
          context.clearPermissions(),
          // One that stays would keep every page of this worker from the cache.
          context.unrouteAll({ behavior: 'ignoreErrors' }),
        ]);
        const others = context.pages().filter((page) => page !== anchor);
        await Promise.all(others.map((page) => page.close()));
      }
      await use({ context, forget });
      await context.close();
    },
    { scope: 'worker' },
  ],
  sharedReader: [
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
  reader: async ({ sharedReader }, use) => {
    await sharedReader.setViewportSize(usual.viewport);
    await use(sharedReader);
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
    await shared.forget();
  },
  page: async ({ context, firstVisit, viewport, colorScheme, contextOptions, idle }, use) => {
    const page = await context.newPage();
    await page.setViewportSize(viewport ?? usual.viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: contextOptions.reducedMotion });
    if (!firstVisit) {
      await page.addInitScript(rememberWelcome);
    }
    if (!idle) {
      await page.addInitScript(startOnceLoaded);
    }
    await use(page);
    await page.close();
  },
  asked: async ({ page, baseURL }, use) => {
    const asked: string[] = [];
    onStranger(page, baseURL, (address) => asked.push(address));
    await use(asked);
  },
  complaints: async ({ page, baseURL, vendors }, use) => {
    const complaints: string[] = [];
    const isVendor = (address: string) => vendors.includes(URL.parse(address)?.host ?? '');
    page.on('console', (message) => {
      if (/^(?:error|warning)$/.test(message.type()) && !isVendor(message.location().url)) {
        complaints.push(`console ${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => complaints.push(`script: ${error.message}`));
    onStranger(page, baseURL, (address) => {
      if (!isVendor(address)) {
        complaints.push(`asks a stranger: ${address}`);
      }
    });
    await use(complaints);
  },
});

export { expect } from 'playwright/test';

function onStranger(page: Page, site: string | undefined, tell: (address: string) => void): void {
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(`${site}/`) && !/^(?:data|blob|mailto|tel):/.test(address)) {
      tell(address);
    }
  });
}

/** The policy as the build writes it where a vendor's script is connected (see serve.ts). */
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

/** The files of the site that the test visits. */
export function siteFolder(): string {
  return test.info().project.name === 'behaviour' ? fixture.out : build;
}

/** The scripts that a page has fetched so far, as they stand in the build. */
export function watchScripts(page: Page): () => string[] {
  const fetched: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) {
      fetched.push(pathname);
    }
  });
  return () => fetched.map((script) => readFileSync(path.join(siteFolder(), script), 'utf8'));
}

/** Resolves when the page's scripts have taken over. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a page, and waits for its scripts. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await untilHydrated(page);
}

/** As a visitor who asks for less motion. */
export async function openStill(page: Page, route: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, route);
}

/** Presses Tab as often as said: the focus stays in the open dialog, or visits the browser's own controls. */
export async function expectFocusKept(page: Page, steps: number): Promise<void> {
  // A dialog opens as a popover, and is modal after its first paint.
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
