/** Weighs what a page has fetched, in kB as the Worker's asset layer sends it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Page } from 'playwright/test';
import { type Budget, fileOf } from './budgets.ts';
import { siteFolder } from './site.ts';

const weights = new Map<string, number>();

function weigh(file: string): number {
  const cachedWeight = weights.get(file);
  if (cachedWeight !== undefined) {
    return cachedWeight;
  }
  const content = readFileSync(file);
  const sent = /\.(html|css|js|svg|json)$/.test(file)
    ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : content;
  weights.set(file, sent.length / 1000);
  return sent.length / 1000;
}

async function weighFetched(page: Page, type: RegExp): Promise<number> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const files = [...new Set(addresses)].map((address) => path.join(siteFolder(), address));
  const matching = files.filter((file) => type.test(file) && existsSync(file));
  return Math.round(matching.reduce((sum, file) => sum + weigh(file), 0) * 10) / 10;
}

/** Loads the lazy pictures. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      scrollTo({ top, behavior: 'instant' });
      const frames = new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      );
      // A hidden window may draw no frames.
      await Promise.race([frames, new Promise((resolve) => setTimeout(resolve, 500))]);
    }
  });
}

async function waitForFiles(page: Page): Promise<void> {
  let previousCount = -1;
  await expect
    .poll(
      async () => {
        const fileCount = await page.evaluate(
          () => performance.getEntriesByType('resource').length,
        );
        const isQuiet = fileCount === previousCount;
        previousCount = fileCount;
        return isQuiet;
      },
      { intervals: [150] },
    )
    .toBe(true);
}

interface Limit {
  route: string;
  budget: Budget;
  tolerance?: number;
}

export function expectDocumentWeight({ route, budget, tolerance = 1 }: Limit): void {
  const weight = weigh(fileOf(siteFolder(), route));
  expect.soft(weight, `html of ${route}, kB`).toBeLessThanOrEqual(budget.html * tolerance);
}

export async function expectWeight(
  page: Page,
  pictures: 'pictures360' | 'pictures1440',
  { route, budget, tolerance = 1 }: Limit,
): Promise<void> {
  await waitForFiles(page);
  const scripts = await weighFetched(page, /\.js$/);
  await scrollThrough(page);
  await waitForFiles(page);
  const weights = {
    html: weigh(fileOf(siteFolder(), route)),
    styles: await weighFetched(page, /\.css$/),
    fonts: await weighFetched(page, /\.woff2$/),
    scripts,
    [pictures]: await weighFetched(page, /\.(avif|jpeg|png|svg|webp)$/),
  };
  if (process.env.PRINT_WEIGHTS) {
    console.log('WEIGHTS', route, JSON.stringify(weights));
  }
  expect(scripts, 'the page’s scripts were weighed').toBeGreaterThan(10);
  for (const part of ['html', 'styles', 'fonts', 'scripts', pictures] as const) {
    // Only the code changes the stylesheet.
    const limit = (budget[part] ?? 0) * (part === 'styles' ? 1 : tolerance);
    expect.soft(weights[part], `${part} of ${route}, kB`).toBeLessThanOrEqual(limit);
  }
}
