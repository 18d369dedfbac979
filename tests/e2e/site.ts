/** What the specs share: every route of the built site, and a page that tells on itself. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, test as base, expect, type Page } from 'playwright/test';
import { parse } from 'yaml';
import type { Content } from '../../src/content/schemas/index.ts';

export const root = path.resolve(import.meta.dirname, '../..');
export const build = path.join(root, 'build');

/** What the owner wrote of the agency: its address, its phones, its names. */
export const company: Content['company'] = parse(
  readFileSync(path.join(root, 'src/content/company.yml'), 'utf8'),
);

/** Pages that the sitemap leaves out: hidden from search engines, or known to them by another address. */
const unlisted = ['/test', '/about/code-crafters'];

export const routes = [
  ...[...readFileSync(`${build}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address).pathname,
  ),
  ...unlisted,
];

export const widths = [360, 768, 1440];
export const themes = ['light', 'dark'] as const;

interface Watched {
  /** Messages in the console, failed scripts, and requests to anyone but us. */
  complaints: string[];
}

export const test = base.extend<Watched>({
  /** A page that was gone to is open from top to bottom (src/plugins/start-when-idle.ts). */
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const response = await goto(address, options);
      if (options?.waitUntil !== 'commit') {
        await page.locator('html:not([data-opening])').waitFor({ state: 'attached' });
      }
      return response;
    };
    await use(page);
  },
  complaints: async ({ page, baseURL }, use) => {
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

/** Resolves when the page's scripts have taken over. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Resolves when what was just changed has been drawn. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** What the page as it is sent tells search engines: every entry of one type. */
export async function structuredData(request: APIRequestContext, route: string, type: string) {
  const html = await (await request.get(route)).text();
  return [...html.matchAll(/<script [^>]*type="?application\/ld\+json"?[^>]*>(.*?)<\/script>/gs)]
    .map(([, text]) => JSON.parse(text))
    .flatMap((found) => found['@graph'] ?? [found])
    .filter((found) => found['@type'] === type);
}

/** Presses Tab as often as said: the focus stays in the open dialog, or visits the browser's own controls. */
export async function expectFocusKept(page: Page, steps: number): Promise<void> {
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
