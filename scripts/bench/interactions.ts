/**
 * `npm run bench -- interactions`: measures the time from a tap, click or key to the next paint by
 * the browser's Event Timing, with the processor slowed down four times. The same run measures a
 * bare page with a `<details>`, as a baseline of machine and browser. `--runs 9` repeats more often.
 */
import { parseArgs } from 'node:util';
import type { Locator, Page } from 'playwright';
import { readContent } from '../../src/plugins/content/read.ts';
import { openChromium } from '../lib/chromium.ts';
import { calculateMedian, serveOwnSite } from './sites.ts';

const cpuSlowdownFactor = 4;
/** The limit is half of the longest delay that people feel as instant. */
const defaultLimitMs = 50;
/** The time from press to release. */
const holdTimeMs = 80;

const { values: optionValues } = parseArgs({
  args: process.argv.slice(3),
  options: { runs: { type: 'string', default: '5' } },
});
const runCount = Number(optionValues.runs);
const { navigation: navbarTexts } = readContent();

interface Interaction {
  /** `/` without it. */
  route?: string;
  /** 360 without it. */
  width?: number;
  /** Selects what is pressed. */
  target: string;
  prepare?: (page: Page) => Promise<unknown>;
  /** Replaces the press. */
  act?: (target: Locator) => Promise<unknown>;
  /** Limit for the milliseconds from the press until the next page is drawn. */
  pageLimit?: number;
}

const menuButton = `role=button[name="${navbarTexts.labels.openMenu}"]`;
const quoteLink = `role=link[name="${navbarTexts.quote.label}"]`;
const lastQuestion = 'main details summary >> nth=-1';

const ourInteractions: Record<string, Interaction> = {
  'open the menu': {
    width: 1440,
    target: 'details[data-group] summary >> nth=1',
    act: (summary) => summary.press('Enter'),
  },
  'open the drawer': { target: menuButton },
  'open a group of the drawer': {
    target: '#menu_drawer summary >> nth=0',
    prepare: (page) => page.locator(menuButton).click(),
  },
  'open a question': { target: lastQuestion },
  'change the theme': {
    width: 1440,
    target: `[aria-label="${navbarTexts.labels.theme}"]:visible >> nth=0`,
  },
  'open the quote dialog': {
    target: quoteLink,
    // The dialog's code loads when the button enters the viewport.
    prepare: async (page) => {
      await page.locator(quoteLink).click();
      await page.getByRole('dialog', { name: navbarTexts.quote.label }).waitFor();
      await page.keyboard.press('Escape');
    },
  },
  'go to the next page': {
    width: 1440,
    target: 'main a[href^="/service/"] >> nth=0',
    pageLimit: 120,
  },
  'go to the home page': {
    route: '/about',
    width: 1440,
    target: 'nav a[href="/"] >> nth=0',
    pageLimit: 160,
  },
  'choose a kind of project': {
    route: '/portfolio',
    width: 1440,
    target: 'main nav a[href$="#kind-shop"]',
  },
  'type in the form': {
    route: '/contact',
    target: 'main form textarea',
    act: (field) => field.pressSequentially('We sell tea', { delay: holdTimeMs }),
  },
  'send the form with mistakes': {
    route: '/contact',
    target: 'main form button[type=submit]',
    prepare: (page) => page.locator('main form input[name=email]').fill('x'),
  },
  'search the blog': {
    route: '/blog',
    width: 1440,
    target: 'role=searchbox',
    prepare: async (page) => {
      await page.locator('role=button[name=/search/i] >> nth=0').click();
      await page.getByRole('searchbox').waitFor();
      await page.waitForLoadState('networkidle');
    },
    act: (field) => field.pressSequentially('website', { delay: holdTimeMs }),
  },
};

const barePageInteraction: Interaction = {
  route: 'data:text/html,<html data-hydrated><details><summary>Question</summary>Answer</details>',
  target: 'summary',
};

const resultRows: Record<string, Record<string, string | number>> = {};
const browser = await openChromium();
await measureAndAddRows({ 'a bare page': barePageInteraction }, '');
await measureAndAddRows(ourInteractions, await serveOwnSite(8793), defaultLimitMs);
console.log(
  `From input to next paint, processor ${cpuSlowdownFactor} times slower, medians of ${runCount}. The browser counts in steps of 8 ms and calls everything below 16 nothing (0).`,
);
console.table(resultRows);
await browser.close();
process.exit(Object.values(resultRows).some((resultRow) => resultRow[''] === 'TOO SLOW') ? 1 : 0);

async function measureAndAddRows(
  interactions: Record<string, Interaction>,
  siteOrigin: string,
  limitMs?: number,
) {
  for (const [rowName, interaction] of Object.entries(interactions)) {
    const paintTimesMs: number[] = [];
    const pageTimesMs: number[] = [];
    for (let runIndex = 0; runIndex < runCount; runIndex += 1) {
      const { nextPaint, pageDrawn } = await measureInteraction(interaction, siteOrigin);
      console.log(rowName, nextPaint, pageDrawn);
      paintTimesMs.push(nextPaint);
      pageTimesMs.push(pageDrawn);
    }
    addResultRow(rowName, paintTimesMs, limitMs);
    if (Math.max(...pageTimesMs) > 0) {
      addResultRow(`${rowName}: drawn`, pageTimesMs, interaction.pageLimit);
    }
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

async function measureInteraction(
  { route = '/', width = 360, target, prepare, act = pressAndHoldMouse }: Interaction,
  siteOrigin: string,
) {
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
    await page.locator(target).scrollIntoViewIfNeeded();
    const cdpSession = await page.context().newCDPSession(page);
    await cdpSession.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownFactor });
    await page.waitForTimeout(500);
    await page.evaluate(recordTimings);
    await act(page.locator(target));
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
  const page = target.page();
  await target.hover();
  await page.waitForTimeout(300);
  await page.mouse.down();
  await page.waitForTimeout(holdTimeMs);
  await page.mouse.up();
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
