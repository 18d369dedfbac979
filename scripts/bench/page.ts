/**
 * `npm run bench -- page [routes]`: runs Lighthouse's mobile simulation on our pages and on a stock
 * site's home page, both served by the same local asset layer. Without routes it takes two pages,
 * three times each; `--all` takes one of every kind, five times; `--runs 5` sets the number.
 * `--no-stock` skips the stock site; `--applied` slows network and processor down instead of
 * simulating it, and turns on reduced motion, because Lighthouse counts moving parts as loading.
 * VERBOSE=1 lists the audits that fail.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromiumFlags, findChromium } from '../lib/chromium.ts';
import { root, runStep } from '../lib/run.ts';
import { timeInCharge } from './in-charge.ts';
import { median, serveBuilt, serveStock } from './sites.ts';

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

/** npx fetches it on demand, because it weighs an eighth of all our packages. */
const lighthouse = 'lighthouse@13.5.0';
const report = `${root}/node_modules/.cache/lighthouse.json`;

const onePageOfEachKind = [
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
const runs = Number(values.runs ?? (values.all ? 5 : 3));
const defaultRoutes = values.all ? onePageOfEachKind : ['/', '/about'];
const routes = positionals.length > 0 ? positionals : defaultRoutes;

const chromePath = await findChromium();
const ourOrigin = await serveBuilt(8791);

const rows: Record<string, Record<string, number>> = {};
for (const route of routes) {
  rows[route] = await medians(`${ourOrigin}${route}`);
}
if (!values['no-stock']) {
  const stock = await medians(`${await serveStock(8792)}/`);
  for (const row of Object.values(rows)) {
    row['to stock’s'] = ratio(row['first paint ms'], stock['first paint ms']);
  }
  rows['stock /'] = stock;
}
console.log(
  `Lighthouse, mobile, ${values.applied ? 'throttling applied' : 'simulated'}, medians of ${runs}`,
);
console.table(rows);
console.log(
  'Machine: its speed while it measured, as Lighthouse counts it (1,500 to 2,000 is a quick desktop). Blocking times at different speeds do not compare.',
);
process.exit(0);

async function medians(address: string): Promise<Record<string, number>> {
  const valuesByName = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const [name, value] of await measure(address)) {
      valuesByName.set(name, [...(valuesByName.get(name) ?? []), value]);
    }
  }
  const row = Object.fromEntries(
    [...valuesByName].map(([name, numbers]) => [name, median(numbers)] as const),
  );
  return { ...row, 'Index to paint': ratio(row['Speed Index'], row['first paint ms']) };
}

function ratio(value = Number.NaN, base = Number.NaN): number {
  return Number((value / base).toFixed(2));
}

async function measure(address: string): Promise<Figures> {
  const { audits, categories, environment } = await visit(address);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const scripts = (audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  for (const [id, { score, title }] of Object.entries(audits)) {
    if (score !== null && score < 0.9 && process.env.VERBOSE) {
      console.log(`${address}: ${id} ${score} ${title}`);
    }
  }
  return new Map([
    ...Object.values(categories).map(
      ({ title, score }) => [title, Math.round((score ?? 0) * 100)] as const,
    ),
    ['first paint ms', Math.round(value('first-contentful-paint'))],
    ['Speed Index', Math.round(value('speed-index'))],
    ['largest paint ms', Math.round(value('largest-contentful-paint'))],
    ['in charge ms', await timeInCharge(address)],
    ['blocking ms', Math.round(value('total-blocking-time'))],
    ['shift', Number(value('cumulative-layout-shift').toFixed(4))],
    ['script kB', Math.round(scripts / 100) / 10],
    ['machine', Math.round(environment.benchmarkIndex)],
  ]);
}

async function visit(address: string): Promise<Result> {
  await runStep(
    'Lighthouse',
    'npx',
    [
      '--yes',
      '--loglevel=error',
      lighthouse,
      address,
      '--output=json',
      `--output-path=${report}`,
      '--quiet',
      '--no-enable-error-reporting',
      `--throttling-method=${values.applied ? 'devtools' : 'simulate'}`,
      `--chrome-flags=--headless=new ${[...chromiumFlags, ...(values.applied ? ['--force-prefers-reduced-motion'] : [])].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromePath } },
  );
  return JSON.parse(await readFile(report, 'utf8'));
}
