/**
 * `npm run bench -- page [routes]`: runs Lighthouse's mobile simulation on our pages and on a stock
 * site's home page, both served by the same local asset layer. Without routes it measures two pages,
 * three times each; `--all` measures one of every kind, five times; `--runs 5` sets the number.
 * `--no-stock` skips the stock site; `--applied` slows network and processor down instead of
 * simulating it, and turns on reduced motion, because Lighthouse counts moving parts as loading.
 * VERBOSE=1 lists the audits that fail.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromiumFlags, findOrInstallChromium } from '../lib/chromium.ts';
import { root, runStep } from '../lib/run.ts';
import { measureHydrationMs } from './hydration-time.ts';
import { calculateMedian, serveOwnSite, serveStockSite } from './sites.ts';

type Figures = Map<string, number>;

interface Result {
  audits: Record<string, Audit>;
  categories: Record<string, { title: string; score: number | null }>;
  environment: { benchmarkIndex: number };
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}

/** npx downloads Lighthouse on demand, because its size is an eighth of all our packages. */
const lighthousePackage = 'lighthouse@13.5.0';
const reportPath = `${root}/node_modules/.cache/lighthouse.json`;

const oneRouteOfEachKind = [
  '/',
  '/about',
  '/about/mission-vision',
  '/about/leadership-message',
  '/about/team',
  '/service/webdesign',
  '/industry',
  '/industry/healthcare',
  '/portfolio',
  '/portfolio/tanzeb',
  '/gallery',
  '/contact',
  '/meeting',
  '/register',
  '/carrer',
  '/blog',
  '/blog/detail',
  '/blog/tags/websites',
  '/privacy',
];

const { values: optionValues, positionals: routeArgs } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    runs: { type: 'string' },
    'no-stock': { type: 'boolean' },
    applied: { type: 'boolean' },
  },
});
const runCount = Number(optionValues.runs ?? (optionValues.all ? 5 : 3));
const defaultRoutes = optionValues.all ? oneRouteOfEachKind : ['/', '/about'];
const measuredRoutes = routeArgs.length > 0 ? routeArgs : defaultRoutes;

const chromePath = await findOrInstallChromium();
const ourOrigin = await serveOwnSite(8791);

const resultRows: Record<string, Record<string, number>> = {};
for (const route of measuredRoutes) {
  resultRows[route] = await measureMedianRow(`${ourOrigin}${route}`);
}
if (!optionValues['no-stock']) {
  const stockRow = await measureMedianRow(`${await serveStockSite(8792)}/`);
  for (const resultRow of Object.values(resultRows)) {
    resultRow['to stock’s'] = calculateRatio(
      resultRow['first paint ms'],
      stockRow['first paint ms'],
    );
  }
  resultRows['stock /'] = stockRow;
}
console.log(
  `Lighthouse, mobile, ${optionValues.applied ? 'throttling applied' : 'simulated'}, medians of ${runCount}`,
);
console.table(resultRows);
console.log(
  'Machine: its speed while it measured, as Lighthouse counts it (1,500 to 2,000 is a quick desktop). Blocking times at different speeds do not compare.',
);
process.exit(0);

async function measureMedianRow(pageUrl: string): Promise<Record<string, number>> {
  const valuesByFigureName = new Map<string, number[]>();
  for (let runIndex = 0; runIndex < runCount; runIndex += 1) {
    for (const [figureName, figureValue] of await measureFigures(pageUrl)) {
      valuesByFigureName.set(figureName, [
        ...(valuesByFigureName.get(figureName) ?? []),
        figureValue,
      ]);
    }
  }
  const medianByFigureName = Object.fromEntries(
    [...valuesByFigureName].map(
      ([figureName, figureValues]) => [figureName, calculateMedian(figureValues)] as const,
    ),
  );
  return {
    ...medianByFigureName,
    'Index to paint': calculateRatio(
      medianByFigureName['Speed Index'],
      medianByFigureName['first paint ms'],
    ),
  };
}

function calculateRatio(dividend = Number.NaN, divisor = Number.NaN): number {
  return Number((dividend / divisor).toFixed(2));
}

async function measureFigures(pageUrl: string): Promise<Figures> {
  const { audits, categories, environment } = await runLighthouse(pageUrl);
  const readAuditNumber = (auditId: string) => audits[auditId]?.numericValue ?? Number.NaN;
  const scriptBytes = (audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((scriptBytesSoFar, { transferSize = 0 }) => scriptBytesSoFar + transferSize, 0);
  for (const [auditId, { score, title }] of Object.entries(audits)) {
    if (score !== null && score < 0.9 && process.env.VERBOSE) {
      console.log(`${pageUrl}: ${auditId} ${score} ${title}`);
    }
  }
  return new Map([
    ...Object.values(categories).map(
      ({ title, score }) => [title, Math.round((score ?? 0) * 100)] as const,
    ),
    ['first paint ms', Math.round(readAuditNumber('first-contentful-paint'))],
    ['Speed Index', Math.round(readAuditNumber('speed-index'))],
    ['largest paint ms', Math.round(readAuditNumber('largest-contentful-paint'))],
    ['hydrated ms', await measureHydrationMs(pageUrl)],
    ['blocking ms', Math.round(readAuditNumber('total-blocking-time'))],
    ['shift', Number(readAuditNumber('cumulative-layout-shift').toFixed(4))],
    ['script kB', Math.round(scriptBytes / 100) / 10],
    ['machine', Math.round(environment.benchmarkIndex)],
  ]);
}

async function runLighthouse(pageUrl: string): Promise<Result> {
  await runStep(
    'Lighthouse',
    'npx',
    [
      '--yes',
      '--loglevel=error',
      lighthousePackage,
      pageUrl,
      '--output=json',
      `--output-path=${reportPath}`,
      '--quiet',
      '--no-enable-error-reporting',
      `--throttling-method=${optionValues.applied ? 'devtools' : 'simulate'}`,
      `--chrome-flags=--headless=new ${[...chromiumFlags, ...(optionValues.applied ? ['--force-prefers-reduced-motion'] : [])].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromePath } },
  );
  return JSON.parse(await readFile(reportPath, 'utf8'));
}
