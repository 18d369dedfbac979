/**
 * `npm run bench -- page [routes]`: measures our pages and a stock site's home page, on a slow phone
 * over a modelled mobile line (line.ts), and by Lighthouse's mobile simulation. Without routes it
 * measures two pages; `--all` measures one of every kind. `--no-stock` skips the stock site.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromiumFlags, findOrInstallChromium, openChromium } from '../lib/chromium.ts';
import { root, runStep } from '../lib/run.ts';
import { serveOverLine } from './line.ts';
import { calculateMedian, serveOwnSite, serveStockSite } from './sites.ts';

type Figures = Record<string, number> & Record<'first paint ms' | 'Speed Index', number>;
type Site = Awaited<ReturnType<typeof serveBoth>>;
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

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { all: { type: 'boolean' }, 'no-stock': { type: 'boolean' } },
});
const runCount = 3;
const defaultRoutes = values.all ? oneRouteOfEachKind : ['/', '/about'];
const measuredRoutes = positionals.length > 0 ? positionals : defaultRoutes;

const chromePath = await findOrInstallChromium();
const browser = await openChromium();
const ourSite = await serveBoth(await serveOwnSite(8791), 8795);

const resultRows: Record<string, Figures> = {};
for (const route of measuredRoutes) {
  resultRows[route] = await measureMedians(ourSite, route);
}
if (!values['no-stock']) {
  const stockSite = await serveBoth(await serveStockSite(8792), 8796);
  const stockFigures = await measureMedians(stockSite, '/');
  for (const figures of Object.values(resultRows)) {
    figures['to stock’s'] = round(figures['first paint ms'] / stockFigures['first paint ms'], 2);
  }
  resultRows['stock /'] = stockFigures;
}
console.log(
  `In milliseconds, medians of ${runCount}: on a modelled line with the processor four times slower; then Lighthouse’s mobile simulation`,
);
console.table(resultRows);
console.log(
  'Machine: its speed while it measured, as Lighthouse counts it (1,500 to 2,000 is a quick desktop). Blocking times at different speeds do not compare.',
);
process.exit(0);

async function serveBoth(origin: string, linePort: number) {
  return { origin, lineOrigin: await serveOverLine(origin, linePort) };
}

async function measureMedians(site: Site, route: string): Promise<Figures> {
  // The first visit fills the cache behind the line.
  await measureOverLine(site.lineOrigin + route);
  const runs: Figures[] = [];
  for (let run = 0; run < runCount; run += 1) {
    runs.push({
      ...(await measureOverLine(site.lineOrigin + route)),
      ...(await simulate(site.origin + route)),
    });
  }
  const medianEntries = Object.keys(runs[0] ?? {}).map((name) => {
    return [name, calculateMedian(runs.map((figures) => figures[name] ?? Number.NaN))];
  });
  const medians: Figures = Object.fromEntries(medianEntries);
  const indexToPaint = round(medians['Speed Index'] / medians['first paint ms'], 2);
  return { ...medians, 'Index to paint': indexToPaint };
}

async function simulate(pageUrl: string): Promise<Figures> {
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
  const options = [
    '--output=json',
    `--output-path=${reportPath}`,
    '--quiet',
    '--no-enable-error-reporting',
    `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
  ];
  const npxArgs = ['--yes', '--loglevel=error', lighthousePackage, pageUrl, ...options];
  await runStep('Lighthouse', 'npx', npxArgs, { env: { ...process.env, CHROME_PATH: chromePath } });
  return JSON.parse(await readFile(reportPath, 'utf8'));
}

/** Docusaurus sets `data-has-hydrated` when the scripts are in charge. */
async function measureOverLine(pageUrl: string) {
  const page = await browser.newPage({ ...phone, ignoreHTTPSErrors: true });
  const cdpSession = await page.context().newCDPSession(page);
  await cdpSession.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement?.dataset.hasHydrated === 'true') {
        performance.mark('hydrated');
      }
    }).observe(document, { attributeFilter: ['data-has-hydrated'], subtree: true });
    new PerformanceObserver((list) => {
      performance.mark('largest-paint', { startTime: list.getEntries().at(-1)?.startTime });
    }).observe({ type: 'largest-contentful-paint' });
  });
  await page.goto(pageUrl, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('hydrated')[0]);
  const figures = await page.evaluate(() => {
    const readStart = (name: string) =>
      Math.round(performance.getEntriesByName(name).at(-1)?.startTime ?? Number.NaN);
    const [navigation] = performance.getEntriesByType('navigation');
    return {
      'document there': Math.round(Object(navigation).responseEnd),
      'first paint': readStart('first-contentful-paint'),
      'largest paint': readStart('largest-paint'),
      'scripts in charge': readStart('hydrated'),
    };
  });
  await page.close();
  return figures;
}
