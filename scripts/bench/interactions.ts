/**
 * How long a visitor waits for what a tap, a click or a key does: from the input to the next paint,
 * as the browser's Event Timing tells it, on a processor four times slower than this one.
 * Beside it, in the same run, what a stock site and a page of nothing but a `<details>` take: the
 * second is what this machine and its browser take by themselves.
 * `npm run bench -- interactions`; `--runs 9` for more runs; `--no-stock` without the stock site.
 */
import type { Browser, Page } from 'playwright';
import { readContent } from '../../src/plugins/content/read.ts';
import { openChromium } from '../steps/chromium.ts';
import { serveBuilt } from './serve-built.ts';
import { serveStock } from './stock.ts';

const slowdown = 4;
const most = 50; // ms: half of what people feel as instant
const runsAt = process.argv.indexOf('--runs');
const runs = runsAt === -1 ? 5 : Number(process.argv[runsAt + 1]);

const { navigation } = readContent();

interface Interaction {
  route: string;
  width: number;
  /** What has to be there before, unmeasured. */
  before?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
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
    act: (page) => page.getByRole('button', { name: navigation.labels.openMenu }).click(),
  },
  'open a group of the drawer': {
    route: '/',
    width: 360,
    before: (page) => page.getByRole('button', { name: navigation.labels.openMenu }).click(),
    act: (page) => page.locator('#menu-drawer summary').first().click(),
  },
  'open a question': {
    route: '/',
    width: 360,
    before: (page) => page.locator('main details').last().scrollIntoViewIfNeeded(),
    act: (page) => page.locator('main details summary').last().click(),
  },
  'change the theme': {
    route: '/',
    width: 1440,
    act: (page) =>
      page.getByLabel(navigation.labels.theme).filter({ visible: true }).first().click(),
  },
  'open the quote dialog': {
    route: '/',
    width: 360,
    // The dialog's code comes with the first look at its button.
    before: async (page) => {
      await page.getByRole('link', { name: 'Get a quote' }).click();
      await page.getByRole('dialog', { name: 'Get a quote' }).waitFor();
      await page.keyboard.press('Escape');
    },
    act: (page) => page.getByRole('link', { name: 'Get a quote' }).click(),
  },
  'open a project': {
    route: '/portfolio',
    width: 1440,
    // A mouse is over what it presses, and the page at rest there.
    before: async (page) => {
      await page.locator('main li[data-kind] a').first().hover();
      await page.waitForLoadState('networkidle');
    },
    act: (page) => page.locator('main li[data-kind] a').first().click(),
  },
  'type in the form': {
    route: '/contact',
    width: 360,
    before: (page) => page.locator('main form textarea').focus(),
    act: (page) => page.keyboard.type('We sell tea'),
  },
  'send the form with mistakes': {
    route: '/contact',
    width: 360,
    before: (page) => page.locator('main form input[name=email]').fill('x'),
    act: (page) => page.locator('main form button[type=submit]').click(),
  },
  'search the blog': {
    route: '/blog',
    width: 1440,
    before: async (page) => {
      await page
        .getByRole('button', { name: /search/i })
        .first()
        .click();
      await page.getByRole('searchbox').waitFor();
      await page.waitForLoadState('networkidle');
    },
    act: (page) => page.keyboard.type('website'),
  },
};

const yardsticks: Record<string, Interaction> = {
  'stock: open the menu': {
    route: '/',
    width: 360,
    act: (page) => page.locator('.navbar__toggle').click(),
  },
  'stock: change the theme': {
    route: '/',
    width: 1440,
    act: (page) =>
      page
        .locator('[class*=ColorModeToggle] button, [class*=colorModeToggle] button')
        .first()
        .click(),
  },
};
const bare: Interaction = {
  route:
    'data:text/html,<html data-has-hydrated="true"><details><summary>Question</summary>Answer</details>',
  width: 360,
  act: (page) => page.locator('summary').click(),
};

const ours = `http://127.0.0.1:${await serveBuilt(8793)}`;
const stock = process.argv.includes('--no-stock')
  ? undefined
  : `http://127.0.0.1:${await serveStock(8795)}`;
const browser = await openChromium();

const rows: Record<string, Record<string, string | number>> = {};
rows['a bare page'] = await row('a bare page', undefined, bare);
for (const [name, interaction] of Object.entries(interactions)) {
  const measured = await row(name, ours, interaction);
  const held = Number(measured['median ms']) <= most;
  rows[name] = { ...measured, 'at most': most, '': held ? 'held' : 'TOO SLOW' };
}
for (const [name, interaction] of Object.entries(stock ? yardsticks : {})) {
  rows[name] = await row(name, stock, interaction);
}
console.log(
  `From input to next paint, processor ${slowdown} times slower, medians of ${runs}. The browser counts in steps of 8 ms and calls everything below 16 nothing (0).`,
);
console.table(rows);
await browser.close();
process.exit(Object.values(rows).some((measured) => measured[''] === 'TOO SLOW') ? 1 : 0);

async function row(name: string, origin: string | undefined, interaction: Interaction) {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    times.push(await measure(browser, origin, interaction));
    console.log(`${name}: ${times.at(-1)} ms`);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return {
    'median ms': sorted[Math.floor(runs / 2)],
    'best ms': sorted[0],
    'worst ms': sorted[runs - 1],
  };
}

/** The longest of the events that the browser takes for the visitor's doing. */
async function measure(
  chrome: Browser,
  baseURL: string | undefined,
  { route, width, before, act }: Interaction,
): Promise<number> {
  const page = await chrome.newPage({
    viewport: { width, height: 800 },
    hasTouch: width < 997,
    baseURL,
  });
  try {
    await page.goto(route);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await before?.(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.waitForTimeout(500);
    await page.evaluate(watch);
    await act(page);
    await page.waitForTimeout(700);
    return await page.evaluate(() => Math.max(0, ...Reflect.get(window, 'waited')));
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
function watch(): void {
  const waited: number[] = [];
  Reflect.set(window, 'waited', waited);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Number(Reflect.get(entry, 'interactionId')) > 0) {
        waited.push(entry.duration);
      }
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
