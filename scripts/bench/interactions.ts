/**
 * `npm run bench -- interactions`: measures the time from a tap, click or key to the next paint by
 * the browser's Event Timing, with the processor slowed down four times. The same run measures a
 * bare page with a `<details>` and links of a stock site, as a baseline of machine and browser.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { readContent } from '../../src/plugins/content/read.ts';
import { openChromium } from '../lib/chromium.ts';
import { calculateMedian, serveOwnSite, serveStockSite } from './sites.ts';

const cpuSlowdownFactor = 4;
/** The limit is half of the longest delay that people feel as instant. */
const defaultLimitMs = 50;
const holdTimeMs = 80;
const runCount = 7;
const { navigation } = readContent();

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
  opensPage?: boolean;
  /** Limit for the milliseconds from the click until the next page is painted. */
  pageLimit?: number;
}

const menuButton = `role=button[name="${navigation.labels.openMenu}"]`;
const quoteLink = `role=link[name="${navigation.quote.label}"]`;
const lastQuestion = 'main details summary >> nth=-1';

const openChat = (page: Page) => page.getByRole('button', { name: navigation.chat.button }).click();
const followLink = (route: string, to: string, pageLimit?: number): Interaction => ({
  route,
  width: 1440,
  target: `a[href="${to}"]:visible >> nth=0`,
  opensPage: true,
  pageLimit,
});

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
    target: `[aria-label="${navigation.labels.theme}"]:visible >> nth=0`,
  },
  'open the quote dialog': {
    target: quoteLink,
    // The first opening loads the dialog's code.
    prepare: async (page) => {
      await openChat(page);
      await page.locator(quoteLink).click();
      await page.getByRole('dialog', { name: navigation.quote.label }).waitFor();
      await page.keyboard.press('Escape');
      await openChat(page);
    },
  },
  '/ to /contact': followLink('/', '/contact', 150),
  '/contact to /': followLink('/contact', '/', 200),
  '/ to a service': followLink('/', '/service/webdesign', 150),
  '/ to /blog': followLink('/', '/blog', 150),
  '/contact to /portfolio': followLink('/contact', '/portfolio', 150),
  'choose a kind': { route: '/portfolio', width: 1440, target: 'main nav a[href$="#kind-shop"]' },
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

type Timings = Record<'nextPaint' | 'pagePainted' | 'blocking', number>;
const resultRows: Record<string, Record<string, string | number>> = {};
const browser = await openChromium();
const ourOrigin = await serveOwnSite(8793);
const stockOrigin = await serveStockSite(8794);
await addRows('a bare page', barePageInteraction, '');
await addRows('stock / to /docs/intro', followLink('/', '/docs/intro'), stockOrigin);
await addRows('stock /blog to /', followLink('/blog', '/'), stockOrigin);
for (const [name, interaction] of Object.entries(ourInteractions)) {
  await addRows(name, interaction, ourOrigin, defaultLimitMs);
}
console.log(
  `From input to next paint, processor ${cpuSlowdownFactor} times slower, medians of ${runCount}. The browser counts in steps of 8 ms and calls everything below 16 nothing (0).`,
);
console.table(resultRows);
await browser.close();
process.exit(Object.values(resultRows).some((row) => row[''] === 'TOO SLOW') ? 1 : 0);

async function addRows(name: string, interaction: Interaction, origin: string, limitMs?: number) {
  const runs: Timings[] = [];
  for (let run = 0; run < runCount; run += 1) {
    runs.push(await measureInteraction(interaction, origin));
  }
  addRow(name, runs, 'nextPaint', limitMs);
  if (interaction.opensPage) {
    addRow(`${name}: page painted`, runs, 'pagePainted', interaction.pageLimit);
    addRow(`${name}: blocking`, runs, 'blocking');
  }
}

function addRow(name: string, runs: Timings[], timing: keyof Timings, limitMs?: number) {
  const timesMs = runs.map((timings) => Math.round(timings[timing]));
  const median = calculateMedian(timesMs);
  resultRows[name] = {
    'median ms': median,
    'best ms': Math.min(...timesMs),
    'worst ms': Math.max(...timesMs),
    ...(limitMs && { 'at most': limitMs, '': median <= limitMs ? 'held' : 'TOO SLOW' }),
  };
}

async function measureInteraction(
  { route = '/', width = 360, target, prepare, act = pressAndHoldMouse, opensPage }: Interaction,
  siteOrigin: string,
): Promise<Timings> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, hasTouch: width < 1024 });
  await page.goto(`${siteOrigin}${route}`);
  // Our site and the stock site mark the end of hydration with different attributes.
  const hydrated = page.locator('html[data-hydrated], html[data-has-hydrated="true"]');
  await hydrated.waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.locator(target).scrollIntoViewIfNeeded();
  const cdpSession = await page.context().newCDPSession(page);
  await cdpSession.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownFactor });
  await page.waitForTimeout(500);
  await page.evaluate(recordTimings);
  await act(page.locator(target));
  if (opensPage) {
    await page.waitForFunction(() => Reflect.get(window, 'timings').pagePainted > 0);
  }
  await page.waitForTimeout(700);
  const timings: Timings = await page.evaluate(() => Reflect.get(window, 'timings'));
  await page.close();
  return timings;
}

/**
 * Presses as long as a hand does. Playwright's click adds a hit test to the measured time and
 * releases before the press is painted.
 */
async function pressAndHoldMouse(target: Locator): Promise<void> {
  const { mouse } = target.page();
  await target.hover();
  await pause(300);
  await mouse.down();
  await pause(holdTimeMs);
  await mouse.up();
}

/** Runs in the page. A new h1 means a new page; the browser tells when it was painted. */
function recordTimings(): void {
  const timings = { nextPaint: 0, pagePainted: 0, blocking: 0 };
  Reflect.set(window, 'timings', timings);
  const initialHeading = document.querySelector('h1');
  let clickTimeMs = 0;
  addEventListener('click', ({ timeStamp }) => (clickTimeMs = timeStamp), { capture: true });
  new MutationObserver(() => {
    const heading = document.querySelector('h1');
    heading?.toggleAttribute('elementtiming', heading !== initialHeading);
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const heading of list.getEntries()) {
      timings.pagePainted = Reflect.get(heading, 'renderTime') - clickTimeMs;
    }
  }).observe({ type: 'element' });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      timings.blocking += duration - 50;
    }
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = Reflect.get(entry, 'interactionId') > 0;
      timings.nextPaint = Math.max(timings.nextPaint, isInteraction ? entry.duration : 0);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
