/**
 * What a page may weigh, as it crosses the wire: brotli as the Worker's asset layer sends it, an
 * empty cache. The table stands in budgets.ts.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Request } from 'playwright/test';
import { budgets, mostInAvif, type Weights } from './budgets.ts';
import { expect, test, untilHydrated } from './site.ts';

const build = path.resolve(import.meta.dirname, '../../build');
const kinds = ['document', 'stylesheet', 'font', 'script', 'image'] as const;

/** In bytes, by kind; scripts only as far as they came before the visitor did anything. */
async function weigh(browser: Browser, baseURL: string | undefined, route: string, width: number) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(route);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const untouched = new Set(requests.filter(isScript));
  await lookThrough(page);
  const weights = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  for (const request of requests) {
    const kind = kinds.find((one) => one === request.resourceType());
    if (kind && (kind !== 'script' || untouched.has(request))) {
      weights[kind] += (await request.sizes()).responseBodySize;
    }
  }
  await context.close();
  expect(untouched.size, 'scripts were seen').toBeGreaterThan(1);
  return weights;
}

function isScript(request: Request): boolean {
  return request.resourceType() === 'script';
}

/** Down to the end, so that every picture that waits for its turn has come. */
async function lookThrough(page: Awaited<ReturnType<Browser['newPage']>>) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
}

for (const [kind, { route, ...budget }] of Object.entries(budgets)) {
  test(`${kind} (${route}) stays within its weight`, async ({ browser, baseURL }) => {
    const phone = await weigh(browser, baseURL, route, 360);
    const desk = await weigh(browser, baseURL, route, 1440);
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
