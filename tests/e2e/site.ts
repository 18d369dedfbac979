/** What the specs share: every route of the built site, and a page that tells on itself. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, expect, type Page } from 'playwright/test';
import { content } from './content.ts';
import { test as base } from './page-loads.ts';
import { baseURL } from './server.ts';

export const root = path.resolve(import.meta.dirname, '../..');
export const build = path.join(root, 'build');

export const company = content('company');

/** Pages that the sitemap leaves out: hidden from search engines, or known to them by another address. */
const unlisted = ['/test', '/about/code-crafters'];

export const routes = [
  ...[...readFileSync(`${build}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  ),
  ...unlisted,
];

/** The window of a test that asks for no other. */
const usual = { viewport: { width: 1280, height: 720 } };

export const widths = [360, 768, 1440];
/** Phones, laptops and screens that stand between those three. */
export const betweenWidths = [320, 390, 900, 1024, 1280, 1366, 1600, 1920];
export const themes = ['light', 'dark'] as const;

interface Fixtures {
  /** Messages in the console, failed scripts, and requests to anyone but us. */
  complaints: string[];
  /** An empty cache, and the welcome as a visitor's first page shows it. */
  firstVisit: boolean;
  /** A context of the test's own: for a clock, which no context gives back, and for a finger. */
  ownContext: boolean;
  /** For what is only read: without scripts and pictures, in a quarter of the time. */
  reader: Page;
}

/** As a visit that began before: the welcome was seen. */
function rememberWelcome() {
  sessionStorage.setItem('welcomed', '1');
}

/**
 * Tests of one worker share a context and a browser process, so that files are fetched and compiled
 * once. Each has a page of its own, and leaves no cookie, storage or permission behind.
 */
export const test = base.extend<Fixtures, { sharedContext: BrowserContext; sharedReader: Page }>({
  firstVisit: [false, { option: true }],
  ownContext: [false, { option: true }],
  sharedContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL, ...usual });
      // The process of a site ends with its last page: this one stays.
      const anchor = await context.newPage();
      await anchor.goto('/robots.txt');
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  sharedReader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL, ...usual, javaScriptEnabled: false });
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
    { browser, sharedContext, firstVisit, ownContext, hasTouch, javaScriptEnabled },
    use,
  ) => {
    if (firstVisit || ownContext || hasTouch || javaScriptEnabled === false) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    await use(sharedContext);
    // One that stays would keep every page of this worker from the cache.
    await sharedContext.unrouteAll({ behavior: 'ignoreErrors' });
    await sharedContext.clearPermissions();
    await sharedContext.setStorageState({ cookies: [], origins: [] });
    const [, ...pages] = sharedContext.pages();
    await Promise.all(pages.map((page) => page.close()));
  },
  page: async ({ context, firstVisit, viewport, colorScheme, contextOptions }, use) => {
    const page = await context.newPage();
    await page.setViewportSize(viewport ?? usual.viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: contextOptions.reducedMotion });
    if (!firstVisit) {
      await page.addInitScript(rememberWelcome);
    }
    await use(page);
    await page.close();
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      complaints.push(`console ${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`script: ${error.message}`));
    page.on('request', (request) => {
      const address = request.url();
      if (!address.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(address)) {
        complaints.push(`asks a third party: ${address}`);
      }
    });
    await use(complaints);
  },
});

export { expect } from 'playwright/test';

/** The scripts that a page has fetched so far, as they stand in the build. */
export function watchScripts(page: Page): () => string[] {
  const fetched: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) {
      fetched.push(pathname);
    }
  });
  return () => fetched.map((script) => readFileSync(path.join(build, script), 'utf8'));
}

/**
 * Resolves when the page's scripts have taken over. They say so in an animation frame, and on a busy
 * machine the browser now and then draws none of a window that nobody sees, until it is asked for a
 * picture. Says after a while what it saw, so that the next such wait tells its cause.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const sign = page.locator('html[data-has-hydrated="true"]');
  try {
    await sign.waitFor({ state: 'attached', timeout: 15_000 });
  } catch {
    const record = JSON.stringify(await recordStart(page));
    test.info().annotations.push({ type: 'waits for scripts', description: record });
    await page.screenshot({ timeout: 5_000 }).catch(() => {});
    await sign
      .waitFor({ state: 'attached', timeout: 10_000 })
      .catch(() => expect(record, 'the page’s scripts have not taken over').toBe(''));
  }
}

/** Whether frames are drawn, what of the page has come, and whether its scripts are served. */
async function recordStart(page: Page) {
  const seen = await page.evaluate(async () => {
    const { readyState, visibilityState, body } = document;
    const isDrawn = await Promise.race([
      new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(true))),
      new Promise<boolean>((resolve) => window.setTimeout(() => resolve(false), 1_000)),
    ]);
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const waiting = [...document.querySelectorAll('script[src], img, link[rel=stylesheet]')]
      .map((element) => ('src' in element ? element.src : Reflect.get(element, 'href')))
      .filter((address) => address && !files.includes(address));
    return { readyState, visibilityState, isDrawn, waiting, scripts: body.dataset.scripts };
  });
  const served = await Promise.all(
    (seen.scripts?.split(' ') ?? []).map(async (script) => {
      const start = Date.now();
      const status = await fetch(baseURL + script).then((answer) => answer.status, String);
      return `${script}: ${status} after ${Date.now() - start} ms`;
    }),
  );
  return { ...seen, served };
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

/**
 * Resolves when what was just changed has been drawn. On a busy machine the browser now and then
 * stops drawing a window that nobody sees, and a page without scripts cannot tell: layout is current
 * all the same after a second.
 */
export async function untilDrawn(page: Page): Promise<void> {
  await Promise.race([
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    ),
    setTimeout(1_000),
  ]);
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
