/**
 * `npm run bench -- page [routes]`: runs Lighthouse's mobile simulation on our pages and on a stock
 * site's home page, both served by the same local asset layer. Without routes it measures two pages,
 * three times each; `--all` measures one of every kind, five times; `--runs 5` sets the number.
 * `--no-stock` skips the stock site; `--applied` slows network and processor down instead of
 * simulating it, and turns on reduced motion, because Lighthouse counts moving parts as loading.
 * Another column has the time until Docusaurus sets `data-has-hydrated` on a slow phone.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromiumFlags, findOrInstallChromium, openChromium } from '../lib/chromium.ts';
import { root, runStep } from '../lib/run.ts';
import { calculateMedian, serveOwnSite, serveStockSite } from './sites.ts';

type Figures = Record<string, number> & Record<'first paint ms' | 'Speed Index', number>;

type Request = { resourceType?: string; transferSize?: number };

/** npx downloads Lighthouse on demand, because its size is an eighth of all our packages. */
const lighthousePackage = 'lighthouse@13.5.0';
const reportPath = `${root}/node_modules/.cache/lighthouse.json`;

const oneRouteOfEachKind = `
  / /about /about/mission-vision /about/leadership-message /about/team /service/webdesign
  /industry /industry/healthcare /portfolio /portfolio/tanzeb /gallery /contact /meeting /register
  /carrer /blog /blog/detail /blog/tags/websites /privacy`
  .trim()
  .split(/\s+/);

/** Lighthouse's applied throttling of a slow 4G line: latency in milliseconds, throughput in bytes a second. */
const slowNetworkConditions = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    runs: { type: 'string' },
    'no-stock': { type: 'boolean' },
    applied: { type: 'boolean' },
  },
});
const runCount = Number(values.runs ?? (values.all ? 5 : 3));
const defaultRoutes = values.all ? oneRouteOfEachKind : ['/', '/about'];
const measuredRoutes = positionals.length > 0 ? positionals : defaultRoutes;

const chromePath = await findOrInstallChromium();
const browser = await openChromium();
const ourOrigin = await serveOwnSite(8791);

const resultRows: Record<string, Figures> = {};
for (const route of measuredRoutes) {
  resultRows[route] = await measureMedians(`${ourOrigin}${route}`);
}
if (!values['no-stock']) {
  const stockFigures = await measureMedians(`${await serveStockSite(8792)}/`);
  for (const figures of Object.values(resultRows)) {
    figures['to stock’s'] = round(figures['first paint ms'] / stockFigures['first paint ms'], 2);
  }
  resultRows['stock /'] = stockFigures;
}
console.log(
  `Lighthouse, mobile, ${values.applied ? 'throttling applied' : 'simulated'}, medians of ${runCount}`,
);
console.table(resultRows);
console.log(
  'Machine: its speed while it measured, as Lighthouse counts it (1,500 to 2,000 is a quick desktop). Blocking times at different speeds do not compare.',
);
process.exit(0);

async function measureMedians(pageUrl: string): Promise<Figures> {
  const runs: Figures[] = [];
  for (let run = 0; run < runCount; run += 1) {
    runs.push(await measureFigures(pageUrl));
  }
  const medianEntries = Object.keys(runs[0] ?? {}).map((name) => {
    return [name, calculateMedian(runs.map((figures) => figures[name] ?? Number.NaN))];
  });
  const medians: Figures = Object.fromEntries(medianEntries);
  const indexToPaint = round(medians['Speed Index'] / medians['first paint ms'], 2);
  return { ...medians, 'Index to paint': indexToPaint };
}

async function measureFigures(pageUrl: string): Promise<Figures> {
  const { audits, categories, environment } = await runLighthouse(pageUrl);
  const readAudit = (auditId: string, digits = 0) =>
    round(audits[auditId]?.numericValue ?? Number.NaN, digits);
  const scoresByCategory = Object.values<{ title: string; score: number }>(categories).map(
    ({ title, score }) => [title, round(score * 100)],
  );
  const requests: Request[] = audits['network-requests']?.details?.items ?? [];
  const scriptBytes = requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    ...Object.fromEntries(scoresByCategory),
    'first paint ms': readAudit('first-contentful-paint'),
    'Speed Index': readAudit('speed-index'),
    'largest paint ms': readAudit('largest-contentful-paint'),
    'hydrated ms': await measureHydrationMs(pageUrl),
    'blocking ms': readAudit('total-blocking-time'),
    shift: readAudit('cumulative-layout-shift', 4),
    'script kB': round(scriptBytes / 1000, 1),
    machine: round(environment.benchmarkIndex),
  };
}

function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}

async function runLighthouse(pageUrl: string) {
  const motionFlags = values.applied ? ['--force-prefers-reduced-motion'] : [];
  const options = [
    '--output=json',
    `--output-path=${reportPath}`,
    '--quiet',
    '--no-enable-error-reporting',
    `--throttling-method=${values.applied ? 'devtools' : 'simulate'}`,
    `--chrome-flags=${['--headless=new', ...chromiumFlags, ...motionFlags].join(' ')}`,
  ];
  const npxArgs = ['--yes', '--loglevel=error', lighthousePackage, pageUrl, ...options];
  await runStep('Lighthouse', 'npx', npxArgs, { env: { ...process.env, CHROME_PATH: chromePath } });
  return JSON.parse(await readFile(reportPath, 'utf8'));
}

async function measureHydrationMs(pageUrl: string): Promise<number> {
  const page = await browser.newPage(phone);
  const cdpSession = await page.context().newCDPSession(page);
  await cdpSession.send('Network.emulateNetworkConditions', slowNetworkConditions);
  await cdpSession.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement?.dataset.hasHydrated === 'true') {
        performance.mark('hydrated');
      }
    }).observe(document, { attributeFilter: ['data-has-hydrated'], subtree: true });
  });
  await page.goto(pageUrl, { waitUntil: 'commit' });
  const mark = await page.waitForFunction(() => performance.getEntriesByName('hydrated')[0]);
  const hydrationMs = await mark.evaluate((entry) => entry?.startTime ?? Number.NaN);
  await page.close();
  return Math.round(hydrationMs);
}
