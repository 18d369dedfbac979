/**
 * `npm run bench -- interactions`: measures the time from a tap, click or key to the next paint by
 * the browser's Event Timing, with the processor slowed down four times. The same run measures a
 * stock site and a bare page with a `<details>`, as a baseline of machine and browser.
 * `--runs 9` repeats more often; `--no-stock` skips the stock site.
 */
import { parseArgs } from 'node:util';
import type { Locator, Page } from 'playwright';
import { readContent } from '../../src/plugins/content/read.ts';
import { openChromium } from '../lib/chromium.ts';
import { median, serveBuilt, serveStock } from './sites.ts';

const slowdown = 4;
/** Milliseconds: half the delay that people feel as instant. */
const limit = 50;
/** Milliseconds from press to release. */
const holdTime = 80;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { runs: { type: 'string', default: '5' }, 'no-stock': { type: 'boolean' } },
});
const runs = Number(values.runs);
const { navigation } = readContent();

interface Interaction {
  route: string;
  width: number;
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** Limit in milliseconds from the press until the next page is drawn. */
  pageLimit?: number;
}

const interactions: Record<string, Interaction> = {
  'open the menu': {
    route: '/',
    width: 1440,
    act: (page) => page.locator('details[data-group] summary').nth(1).press('Enter'),
  },
  'open the drawer': {
    route: '/',
    width: 360,
    act: (page) => press(page.getByRole('button', { name: navigation.labels.openMenu })),
  },
  'open a group of the drawer': {
    route: '/',
    width: 360,
    prepare: (page) => page.getByRole('button', { name: navigation.labels.openMenu }).click(),
    act: (page) => press(page.locator('#menu-drawer summary').first()),
  },
  'open a question': {
    route: '/',
    width: 360,
    prepare: (page) => page.locator('main details').last().scrollIntoViewIfNeeded(),
    act: (page) => press(page.locator('main details summary').last()),
  },
  'change the theme': {
    route: '/',
    width: 1440,
    act: (page) =>
      press(page.getByLabel(navigation.labels.theme).filter({ visible: true }).first()),
  },
  'open the quote dialog': {
    route: '/',
    width: 360,
    // The dialog's code loads when the button enters the viewport.
    prepare: async (page) => {
      await page.getByRole('link', { name: navigation.quote.label }).click();
      await page.getByRole('dialog', { name: navigation.quote.label }).waitFor();
      await page.keyboard.press('Escape');
    },
    act: (page) => press(page.getByRole('link', { name: navigation.quote.label })),
  },
  'go to the next page': {
    route: '/',
    width: 1440,
    pageLimit: 120,
    act: (page) => press(page.locator('main a[href^="/service/"]').first()),
  },
  'go to the home page': {
    route: '/about',
    width: 1440,
    pageLimit: 160,
    act: (page) => press(page.locator('nav a[href="/"]').first()),
  },
  'choose a kind of project': {
    route: '/portfolio',
    width: 1440,
    act: (page) => press(page.locator('main nav a[href$="#kind-shop"]')),
  },
  'type in the form': {
    route: '/contact',
    width: 360,
    prepare: (page) => page.locator('main form textarea').focus(),
    act: (page) => page.keyboard.type('We sell tea', { delay: holdTime }),
  },
  'send the form with mistakes': {
    route: '/contact',
    width: 360,
    prepare: (page) => page.locator('main form input[name=email]').fill('x'),
    act: (page) => press(page.locator('main form button[type=submit]')),
  },
  'search the blog': {
    route: '/blog',
    width: 1440,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /search/i })
        .first()
        .click();
      await page.getByRole('searchbox').waitFor();
      await page.waitForLoadState('networkidle');
    },
    act: (page) => page.keyboard.type('website', { delay: holdTime }),
  },
};

const stockInteractions: Record<string, Interaction> = {
  'stock: open the menu': {
    route: '/',
    width: 360,
    act: (page) => press(page.locator('.navbar__toggle')),
  },
  'stock: change the theme': {
    route: '/',
    width: 1440,
    act: (page) =>
      press(
        page.locator('[class*=ColorModeToggle] button, [class*=colorModeToggle] button').first(),
      ),
  },
};
const barePage: Interaction = {
  route: 'data:text/html,<html data-hydrated><details><summary>Question</summary>Answer</details>',
  width: 360,
  act: (page) => press(page.locator('summary')),
};

const rows: Record<string, Record<string, string | number>> = {};
const browser = await openChromium();
await addMeasurement('a bare page', barePage, '');
const ourOrigin = await serveBuilt(8793);
for (const [name, interaction] of Object.entries(interactions)) {
  await addMeasurement(name, interaction, ourOrigin, limit);
}
if (!values['no-stock']) {
  const stock = await serveStock(8795);
  for (const [name, interaction] of Object.entries(stockInteractions)) {
    await addMeasurement(name, interaction, stock);
  }
}
console.log(
  `From input to next paint, processor ${slowdown} times slower, medians of ${runs}. The browser counts in steps of 8 ms and calls everything below 16 nothing (0).`,
);
console.table(rows);
await browser.close();
process.exit(Object.values(rows).some((row) => row[''] === 'TOO SLOW') ? 1 : 0);

async function addMeasurement(
  name: string,
  interaction: Interaction,
  origin: string,
  limit?: number,
) {
  const measurements: Awaited<ReturnType<typeof measure>>[] = [];
  for (let run = 0; run < runs; run += 1) {
    measurements.push(await measure(interaction, origin));
    console.log(name, measurements.at(-1));
  }
  addRow(
    name,
    measurements.map(({ nextPaint }) => nextPaint),
    limit,
  );
  if (interaction.pageLimit) {
    addRow(
      `${name}: drawn`,
      measurements.map(({ pageDrawn }) => pageDrawn),
      interaction.pageLimit,
    );
  }
}

function addRow(name: string, times: number[], limit?: number) {
  const typical = median(times);
  const verdict = limit && { 'at most': limit, '': typical <= limit ? 'held' : 'TOO SLOW' };
  const range = { 'best ms': Math.min(...times), 'worst ms': Math.max(...times) };
  rows[name] = { 'median ms': typical, ...range, ...verdict };
}

async function measure({ route, width, prepare, act }: Interaction, origin: string) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, hasTouch: width < 1024 });
  try {
    await page.goto(`${origin}${route}`);
    // Our attribute, and Docusaurus' on the stock site.
    await page
      .locator('html[data-hydrated], html[data-has-hydrated="true"]')
      .waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.waitForTimeout(500);
    await page.evaluate(recordTimings);
    await act(page);
    await page.waitForTimeout(700);
    return await page.evaluate(() => ({
      nextPaint: Math.max(0, ...Reflect.get(window, 'durations')),
      pageDrawn: Math.round(Reflect.get(window, 'pageDrawn') ?? 0),
    }));
  } finally {
    await page.close();
  }
}

/**
 * Presses as long as a hand does. Playwright's click adds a hit test to the measured time and
 * releases before the press is painted.
 */
async function press(target: Locator): Promise<void> {
  const mouse = target.page().mouse;
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) {
    throw new Error('There is nothing to press.');
  }
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await target.page().waitForTimeout(300);
  await mouse.down();
  await target.page().waitForTimeout(holdTime);
  await mouse.up();
}

/** Runs in the page. A new h1 means a new page, which is drawn when its frame ends. */
function recordTimings(): void {
  const heading = document.querySelector('h1');
  function waitForNewHeading(pressedAt: number): void {
    if (document.querySelector('h1') === heading) {
      requestAnimationFrame(() => waitForNewHeading(pressedAt));
    } else {
      setTimeout(() => Reflect.set(window, 'pageDrawn', performance.now() - pressedAt));
    }
  }
  addEventListener('click', ({ timeStamp }) => waitForNewHeading(timeStamp), { capture: true });
  const durations: number[] = [];
  Reflect.set(window, 'durations', durations);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Number(Reflect.get(entry, 'interactionId')) > 0) {
        durations.push(entry.duration);
      }
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
