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
import { calculateMedian, serveOwnSite, serveStockSite } from './sites.ts';

const cpuSlowdownFactor = 4;
/** The limit is half of the longest delay that people feel as instant. */
const defaultLimitMs = 50;
/** The time from press to release. */
const holdTimeMs = 80;

const { values: optionValues } = parseArgs({
  args: process.argv.slice(3),
  options: { runs: { type: 'string', default: '5' }, 'no-stock': { type: 'boolean' } },
});
const runCount = Number(optionValues.runs);
const { navigation: navbarTexts } = readContent();

interface Interaction {
  route: string;
  width: number;
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** Limit for the milliseconds from the press until the next page is drawn. */
  pageLimit?: number;
}

const ourInteractionsToMeasure: Record<string, Interaction> = {
  'open the menu': {
    route: '/',
    width: 1440,
    act: (page) => page.locator('details[data-group] summary').nth(1).press('Enter'),
  },
  'open the drawer': {
    route: '/',
    width: 360,
    act: (page) =>
      pressAndHoldMouse(page.getByRole('button', { name: navbarTexts.labels.openMenu })),
  },
  'open a group of the drawer': {
    route: '/',
    width: 360,
    prepare: (page) => page.getByRole('button', { name: navbarTexts.labels.openMenu }).click(),
    act: (page) => pressAndHoldMouse(page.locator('#menu_drawer summary').first()),
  },
  'open a question': {
    route: '/',
    width: 360,
    prepare: (page) => page.locator('main details').last().scrollIntoViewIfNeeded(),
    act: (page) => pressAndHoldMouse(page.locator('main details summary').last()),
  },
  'change the theme': {
    route: '/',
    width: 1440,
    act: (page) =>
      pressAndHoldMouse(
        page.getByLabel(navbarTexts.labels.theme).filter({ visible: true }).first(),
      ),
  },
  'open the quote dialog': {
    route: '/',
    width: 360,
    // The dialog's code loads when the button enters the viewport.
    prepare: async (page) => {
      await page.getByRole('link', { name: navbarTexts.quote.label }).click();
      await page.getByRole('dialog', { name: navbarTexts.quote.label }).waitFor();
      await page.keyboard.press('Escape');
    },
    act: (page) => pressAndHoldMouse(page.getByRole('link', { name: navbarTexts.quote.label })),
  },
  'go to the next page': {
    route: '/',
    width: 1440,
    pageLimit: 120,
    act: (page) => pressAndHoldMouse(page.locator('main a[href^="/service/"]').first()),
  },
  'go to the home page': {
    route: '/about',
    width: 1440,
    pageLimit: 160,
    act: (page) => pressAndHoldMouse(page.locator('nav a[href="/"]').first()),
  },
  'choose a kind of project': {
    route: '/portfolio',
    width: 1440,
    act: (page) => pressAndHoldMouse(page.locator('main nav a[href$="#kind-shop"]')),
  },
  'type in the form': {
    route: '/contact',
    width: 360,
    prepare: (page) => page.locator('main form textarea').focus(),
    act: (page) => page.keyboard.type('We sell tea', { delay: holdTimeMs }),
  },
  'send the form with mistakes': {
    route: '/contact',
    width: 360,
    prepare: (page) => page.locator('main form input[name=email]').fill('x'),
    act: (page) => pressAndHoldMouse(page.locator('main form button[type=submit]')),
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
    act: (page) => page.keyboard.type('website', { delay: holdTimeMs }),
  },
};

const stockSiteInteractions: Record<string, Interaction> = {
  'stock: open the menu': {
    route: '/',
    width: 360,
    act: (page) => pressAndHoldMouse(page.locator('.navbar__toggle')),
  },
  'stock: change the theme': {
    route: '/',
    width: 1440,
    act: (page) =>
      pressAndHoldMouse(
        page.locator('[class*=ColorModeToggle] button, [class*=colorModeToggle] button').first(),
      ),
  },
  'stock: go to the next page': {
    route: '/',
    width: 1440,
    act: (page) => pressAndHoldMouse(page.locator('.navbar a[href="/docs/intro"]').first()),
  },
};
const barePageInteraction: Interaction = {
  route: 'data:text/html,<html data-hydrated><details><summary>Question</summary>Answer</details>',
  width: 360,
  act: (page) => pressAndHoldMouse(page.locator('summary')),
};

const resultRows: Record<string, Record<string, string | number>> = {};
const browser = await openChromium();
await measureAndAddRows('a bare page', barePageInteraction, '');
const ourOrigin = await serveOwnSite(8793);
for (const [interactionName, ourInteraction] of Object.entries(ourInteractionsToMeasure)) {
  await measureAndAddRows(interactionName, ourInteraction, ourOrigin, defaultLimitMs);
}
if (!optionValues['no-stock']) {
  const stockOrigin = await serveStockSite(8795);
  for (const [interactionName, interaction] of Object.entries(stockSiteInteractions)) {
    await measureAndAddRows(interactionName, interaction, stockOrigin);
  }
}
console.log(
  `From input to next paint, processor ${cpuSlowdownFactor} times slower, medians of ${runCount}. The browser counts in steps of 8 ms and calls everything below 16 nothing (0).`,
);
console.table(resultRows);
await browser.close();
process.exit(Object.values(resultRows).some((resultRow) => resultRow[''] === 'TOO SLOW') ? 1 : 0);

async function measureAndAddRows(
  rowName: string,
  interaction: Interaction,
  siteOrigin: string,
  limitMs?: number,
) {
  const measurements: Awaited<ReturnType<typeof measureInteraction>>[] = [];
  for (let runIndex = 0; runIndex < runCount; runIndex += 1) {
    measurements.push(await measureInteraction(interaction, siteOrigin));
    console.log(rowName, measurements.at(-1));
  }
  addResultRow(
    rowName,
    measurements.map(({ nextPaint }) => nextPaint),
    limitMs,
  );
  if (measurements.some(({ pageDrawn }) => pageDrawn > 0)) {
    addResultRow(
      `${rowName}: drawn`,
      measurements.map(({ pageDrawn }) => pageDrawn),
      interaction.pageLimit,
    );
  }
}

function addResultRow(rowName: string, timesMs: number[], limitMs?: number) {
  const medianMs = calculateMedian(timesMs);
  const limitColumns = limitMs && {
    'at most': limitMs,
    '': medianMs <= limitMs ? 'held' : 'TOO SLOW',
  };
  const rangeColumns = { 'best ms': Math.min(...timesMs), 'worst ms': Math.max(...timesMs) };
  resultRows[rowName] = { 'median ms': medianMs, ...rangeColumns, ...limitColumns };
}

async function measureInteraction({ route, width, prepare, act }: Interaction, siteOrigin: string) {
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    hasTouch: width < 1024,
  });
  try {
    await page.goto(`${siteOrigin}${route}`);
    // Our site and the stock site mark the end of hydration with different attributes.
    await page
      .locator('html[data-hydrated], html[data-has-hydrated="true"]')
      .waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    const cdpSession = await page.context().newCDPSession(page);
    await cdpSession.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownFactor });
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
async function pressAndHoldMouse(target: Locator): Promise<void> {
  const mouse = target.page().mouse;
  await target.scrollIntoViewIfNeeded();
  const targetBox = await target.boundingBox();
  if (!targetBox) {
    throw new Error('There is nothing to press.');
  }
  await mouse.move(targetBox.x + targetBox.width / 2, targetBox.y + targetBox.height / 2);
  await target.page().waitForTimeout(300);
  await mouse.down();
  await target.page().waitForTimeout(holdTimeMs);
  await mouse.up();
}

/** Runs in the page. A new h1 means a new page, which is drawn when its frame ends. */
function recordTimings(): void {
  const initialHeadingElement = document.querySelector('h1');
  function recordWhenHeadingChanges(clickTimeMs: number): void {
    if (document.querySelector('h1') === initialHeadingElement) {
      requestAnimationFrame(() => recordWhenHeadingChanges(clickTimeMs));
    } else {
      setTimeout(() => Reflect.set(window, 'pageDrawn', performance.now() - clickTimeMs));
    }
  }
  addEventListener('click', ({ timeStamp: clickTimeMs }) => recordWhenHeadingChanges(clickTimeMs), {
    capture: true,
  });
  const durationsMs: number[] = [];
  Reflect.set(window, 'durations', durationsMs);
  new PerformanceObserver((timingEntryList) => {
    for (const timingEntry of timingEntryList.getEntries()) {
      if (Number(Reflect.get(timingEntry, 'interactionId')) > 0) {
        durationsMs.push(timingEntry.duration);
      }
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
