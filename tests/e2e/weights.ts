/** What a page has fetched, by kind, in kB as it is sent: the brotli that the Worker's asset layer makes. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Page } from 'playwright/test';
import { fileOf, type Kind } from './budgets.ts';
import { build } from './owner.ts';

const weights = new Map<string, number>();

function weigh(file: string): number {
  const known = weights.get(file);
  if (known !== undefined) {
    return known;
  }
  const content = readFileSync(file);
  const sent = /\.(html|css|js|svg|json)$/.test(file)
    ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : content;
  weights.set(file, sent.length / 1000);
  return sent.length / 1000;
}

async function fetched(page: Page, kind: RegExp): Promise<number> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const files = [...new Set(addresses)].map((address) => path.join(build, address));
  const found = files.filter((file) => kind.test(file) && existsSync(file));
  return Math.round(found.reduce((sum, file) => sum + weigh(file), 0) * 10) / 10;
}

/** Down to the end, so that every picture that waits for its turn has come. */
function lookThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      scrollTo({ top, behavior: 'instant' });
      const drawn = new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      );
      // A window that nobody sees may draw none.
      await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 500))]);
    }
  });
}

/** Until nothing more has come for a moment. */
async function untilQuiet(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
        const isQuiet = now === before;
        before = now;
        return isQuiet;
      },
      { intervals: [150] },
    )
    .toBe(true);
}

export function expectDocumentWeight(kind: Kind, route: string): void {
  expect.soft(weigh(fileOf(route)), `html of ${kind.name}, kB`).toBeLessThanOrEqual(kind.html);
}

/** Of a page that has just been opened in a window of one of the two widths. */
export async function expectItsWeight(
  page: Page,
  kind: Kind,
  route: string,
  pictures: 'pictures360' | 'pictures1440',
): Promise<void> {
  await untilQuiet(page);
  const scripts = await fetched(page, /\.js$/);
  await lookThrough(page);
  await untilQuiet(page);
  const weighed = {
    html: weigh(fileOf(route)),
    styles: await fetched(page, /\.css$/),
    fonts: await fetched(page, /\.woff2$/),
    scripts,
    [pictures]: await fetched(page, /\.(avif|jpeg|png|svg|webp)$/),
  };
  if (process.env.PRINT_WEIGHTS) {
    console.log('WEIGHED', kind.name, route, JSON.stringify(weighed));
  }
  expect(scripts, 'the page’s scripts were seen').toBeGreaterThan(10);
  for (const part of ['html', 'styles', 'fonts', 'scripts', pictures] as const) {
    expect.soft(weighed[part], `${part} of ${kind.name}, kB`).toBeLessThanOrEqual(kind[part]);
  }
}
