/**
 * Visits to the site of the other agency (tests/support/other-site.ts). No server: the pages are
 * read from that build, with its headers, and stand-ins answer for its vendors.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, type Route } from 'playwright/test';
import {
  buildOtherSite,
  buildTimeout,
  otherPlaces,
  otherSite,
  vendors as vendorSites,
} from '../support/other-site.ts';
import { test as base } from './page-loads.ts';
import { untilHydrated } from './site.ts';
import { readWritten } from './unconverted/content.ts';

export const site = 'https://site.example';

type Behaviour = (route: Route) => Promise<unknown>;

interface Fixtures {
  /** Stand-ins by the beginning of their address; a vendor without one is blocked. */
  vendors: Record<string, Behaviour>;
  /** Whoever else was asked. */
  asked: string[];
  /** What the forms sent. */
  posted: string[];
  problems: string[];
}

/** A test whose page meets no mistake; `problems` says of which. */
export const test = base.extend<Fixtures, { builtSite: string }>({
  builtSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      await buildOtherSite();
      await use(otherSite);
    },
    { scope: 'worker', timeout: buildTimeout },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  vendors: async ({}, use) => use({}),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  asked: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  posted: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  problems: async ({}, use) => use([]),
  page: async ({ page, builtSite, vendors, asked, posted, problems }, use) => {
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      // A vendor that does not answer is a case, not a mistake.
      if (message.type() === 'error' && message.location().url.startsWith(site)) {
        problems.push(message.text());
      }
    });
    await page.addInitScript((own) => {
      if (origin === own) {
        sessionStorage.setItem('welcomed', '1');
      }
    }, site);
    await page.route(/.*/, (route) => {
      const { href, origin, pathname } = new URL(route.request().url());
      if (origin !== site) {
        asked.push(href);
        const [, behaviour] = Object.entries(vendors).find(([one]) => href.startsWith(one)) ?? [];
        return behaviour ? behaviour(route) : route.abort();
      }
      if (pathname.startsWith('/api/')) {
        posted.push(`${pathname} ${route.request().postData()}`);
        return route.fulfill({ json: { message: 'It has arrived.', reference: 'CC-7K3M-9QX2' } });
      }
      const answer = readAnswer(builtSite, pathname);
      if (answer.status === 404) {
        problems.push(`not there: ${pathname}`);
      }
      return route.fulfill(answer);
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

export async function open(page: Page, route: string) {
  await page.goto(site + route);
  await untilHydrated(page);
}

/** As its owner wrote it. */
export function readOther() {
  return readWritten({ CONTENT_DIR: otherPlaces.content, BLOG_DIR: otherPlaces.blog });
}

export function answer(body: string, contentType = 'text/html'): Behaviour {
  return (route) => route.fulfill({ body, contentType });
}

/** Never answers; the test ends before a browser would give up. */
export function silence(): Promise<unknown> {
  return new Promise(() => {});
}

export function toVendors(asked: string[]): string[] {
  return asked.filter((address) =>
    Object.values(vendorSites).some((vendor) => address.startsWith(vendor)),
  );
}

const kinds: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

function readAnswer(folder: string, pathname: string) {
  const exact = path.join(folder, pathname);
  const page = pathname === '/' ? `${exact}index.html` : `${exact}.html`;
  const file = path.extname(exact) ? exact : page;
  if (!existsSync(file)) {
    return { status: 404 };
  }
  const headers = readFileSync(path.join(folder, '_headers'), 'utf8');
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(headers) ?? [];
  return {
    body: readFileSync(file),
    contentType: kinds[path.extname(file)] ?? 'application/octet-stream',
    headers: { 'Content-Security-Policy': policy },
  };
}
