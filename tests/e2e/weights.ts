/** Measures the files that a page has fetched, in kB as the Worker's asset layer sends them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Page } from 'playwright/test';
import { type Budget, getPageFilePath } from './budgets.ts';
import { getTestedBuildFolder } from './site.ts';

function weighFile(filePath: string): number {
  const content = readFileSync(filePath);
  const isCompressed = /\.(html|css|js|svg|json)$/.test(filePath);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return (isCompressed ? brotliCompressSync(content, { params }) : content).length / 1000;
}

async function weighFetchedFiles(page: Page, filePattern: RegExp): Promise<number> {
  const fetchedPathnames = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const matchingPaths = [...new Set(fetchedPathnames)]
    .map((pathname) => path.join(getTestedBuildFolder(), pathname))
    .filter((filePath) => filePattern.test(filePath) && existsSync(filePath));
  const totalWeightKb = matchingPaths.reduce((sum, filePath) => sum + weighFile(filePath), 0);
  return Math.round(totalWeightKb * 10) / 10;
}

async function scrollThroughPage(): Promise<void> {
  for (let scrollTop = 0; scrollTop < document.documentElement.scrollHeight; scrollTop += 700) {
    scrollTo({ top: scrollTop, behavior: 'instant' });
    const twoFramesPromise = new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(resolve)),
    );
    // A hidden window may draw no frames.
    await Promise.race([twoFramesPromise, new Promise((resolve) => setTimeout(resolve, 500))]);
  }
}

async function waitUntilNoNewFiles(page: Page): Promise<void> {
  let fileCount = -1;
  async function countNewFiles(): Promise<number> {
    const previousFileCount = fileCount;
    fileCount = await page.evaluate(() => performance.getEntriesByType('resource').length);
    return fileCount - previousFileCount;
  }
  await expect.poll(countNewFiles, { intervals: [150] }).toBe(0);
}

export function expectDocumentWeight(route: string, { html }: Budget): void {
  const htmlWeightKb = weighFile(getPageFilePath(getTestedBuildFolder(), route));
  expect.soft(htmlWeightKb, `html of ${route}, kB (limit of budgets.ts)`).toBeLessThanOrEqual(html);
}

export async function expectPageWeight(
  page: Page,
  pictureBudgetKey: 'pictures360' | 'pictures1440',
  { route, budget }: { route: string; budget: Budget },
): Promise<void> {
  await waitUntilNoNewFiles(page);
  const scriptsWeightKb = await weighFetchedFiles(page, /\.js$/);
  await page.evaluate(scrollThroughPage);
  await waitUntilNoNewFiles(page);
  const partWeightsKb = {
    html: weighFile(getPageFilePath(getTestedBuildFolder(), route)),
    styles: await weighFetchedFiles(page, /\.css$/),
    fonts: await weighFetchedFiles(page, /\.woff2$/),
    scripts: scriptsWeightKb,
    [pictureBudgetKey]: await weighFetchedFiles(page, /\.(avif|jpeg|png|svg|webp)$/),
  };
  if (process.env.PRINT_WEIGHTS) {
    console.log('WEIGHTS', route, JSON.stringify(partWeightsKb));
  }
  expect(scriptsWeightKb, 'the page’s scripts were weighed').toBeGreaterThan(10);
  for (const [pagePartName, partWeightKb] of Object.entries(partWeightsKb)) {
    const partLimitKb = budget[pagePartName as keyof Budget] ?? 0;
    expect
      .soft(partWeightKb, `${pagePartName} of ${route}, kB (limit of budgets.ts)`)
      .toBeLessThanOrEqual(partLimitKb);
  }
}
