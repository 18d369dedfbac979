/**
 * What a page may weigh, as it crosses the wire: brotli as the Worker's asset layer sends it, an
 * empty cache. The table stands in budgets.ts.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page, Request } from 'playwright/test';
import { budgets, mostInAvif, type Weights } from './budgets.ts';
import { build, expect, routes, test, untilDrawn, untilHydrated } from './site.ts';

const kinds = ['document', 'stylesheet', 'font', 'script', 'image'] as const;

/** A phone of 360 has three dots to a pixel, a notebook of 1440 two: the most that is fetched. */
const windows = {
  phone: { viewport: { width: 360, height: 800 }, deviceScaleFactor: 3 },
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
};

/** In bytes, by kind; scripts only as far as they came before the visitor did anything. */
async function weigh(
  browser: Browser,
  baseURL: string | undefined,
  route: string,
  at: keyof typeof windows,
) {
  const context = await browser.newContext({ baseURL, ...windows[at], reducedMotion: 'reduce' });
  const page = await context.newPage();
  const requests: Request[] = [];
  let waiting = 0;
  let changed = Date.now();
  function note(more: number) {
    waiting += more;
    changed = Date.now();
  }
  page.on('request', () => note(1));
  page.on('requestfailed', () => note(-1));
  page.on('requestfinished', (request) => {
    note(-1);
    requests.push(request);
  });
  function untilQuiet() {
    return expect
      .poll(() => waiting === 0 && Date.now() - changed > 200, { intervals: [50], timeout: 20_000 })
      .toBe(true);
  }
  await page.goto(route);
  await untilHydrated(page);
  await untilQuiet();
  const unasked = new Set(requests);
  await lookThrough(page);
  await untilQuiet();
  const weights = { document: 0, stylesheet: 0, font: 0, script: 0, image: 0 };
  for (const request of requests) {
    const kind = kinds.find((one) => one === request.resourceType());
    if (kind && (kind !== 'script' || unasked.has(request))) {
      weights[kind] += (await request.sizes()).responseBodySize;
    }
  }
  await context.close();
  return weights;
}

/** Those of ours that the owner has put something else in the place of are not weighed. */
function isThere(route: string): boolean {
  return routes.includes(route) || route.endsWith('nothing-here');
}

/** Down to the end, so that every picture that waits for its turn has come. */
async function lookThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await untilDrawn(page);
  }
}

for (const { kind, route, ...budget } of budgets.filter(({ route }) => isThere(route))) {
  test(`${kind} (${route}) stays within its weight`, async ({ browser, baseURL }) => {
    // Two visits with an empty cache, each seen to the end.
    test.slow();
    const phone = await weigh(browser, baseURL, route, 'phone');
    const desk = await weigh(browser, baseURL, route, 'desk');
    const weighed: Weights = {
      html: phone.document,
      css: phone.stylesheet,
      fonts: Math.max(phone.font, desk.font),
      script: Math.max(phone.script, desk.script),
      pictures360: phone.image,
      pictures1440: desk.image,
    };
    const kilobytes = Object.fromEntries(
      Object.entries(weighed).map(([part, bytes]) => [part, Math.ceil(bytes / 100) / 10]),
    );
    expect(weighed.script, 'the page’s scripts were seen').toBeGreaterThan(10_000);
    if (process.env.PRINT_WEIGHTS) {
      console.log(`WEIGHED ${JSON.stringify({ kind, route, ...kilobytes })}`);
    }
    for (const [part, most] of Object.entries(budget)) {
      expect.soft(kilobytes[part], `${part}: kB, at most ${most}`).toBeLessThanOrEqual(most);
    }
  });
}

test('no picture that a page offers is heavier than its kind may be', () => {
  const offered = new Set<string>();
  for (const file of globSync('**/*.html', { cwd: build })) {
    const html = readFileSync(path.join(build, file), 'utf8');
    for (const [address] of html.matchAll(/\/pictures\/[^" ,>]+\.avif/g)) {
      offered.add(address);
    }
  }
  expect(offered.size).toBeGreaterThan(100);
  const tooHeavy = [...offered]
    .map((address) => ({ address, kB: statSync(path.join(build, address)).size / 1000 }))
    .filter(({ address, kB }) => {
      const kind = mostInAvif.find(({ below }) => address.startsWith(below));
      return kB > (kind?.kB ?? 0);
    });
  expect(tooHeavy).toEqual([]);
});
