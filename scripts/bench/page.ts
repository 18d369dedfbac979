/**
 * Lighthouse's mobile simulation over our pages and a stock site's home page, both served by the
 * same local asset layer. A quick look: `npm run bench -- page`, two pages three times; named ones:
 * `npm run bench -- page / /about --runs 5`; one of every kind, five times: `npm run bench -- page --all`
 * Without the stock site: `--no-stock`. VERBOSE=1 names what takes points away.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium } from '../steps/chromium.ts';
import { serveBuilt } from './serve-built.ts';
import { serveStock } from './stock.ts';

interface Figures {
  scores: number[];
  first: number;
  largest: number;
  blocking: number;
  shift: number;
  scripts: number;
  machine: number;
}

const everyKind = [
  '/',
  '/about',
  '/about/mission-vision',
  '/about/leadership-message',
  '/about/team',
  '/service/webdesign',
  '/industry',
  '/portfolio',
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

const words = process.argv.slice(3);
const runsAt = words.indexOf('--runs');
const all = words.includes('--all');
const runs = runsAt === -1 ? (all ? 5 : 3) : Number(words[runsAt + 1]);
const named = words.filter((word) => word.startsWith('/'));
const unnamed = all ? everyKind : ['/', '/about'];
const routes = named.length > 0 ? named : unnamed;
const withStock = !words.includes('--no-stock');

const chromePath = await findChromium();
const port = await serveBuilt(8791);

const rows: Record<string, Record<string, string | number>> = {};
for (const route of routes) {
  rows[route] = row(await medianOf(`http://127.0.0.1:${port}${route}`));
}
if (withStock) {
  const stockPort = await serveStock(port + 1);
  rows['stock /'] = row(await medianOf(`http://127.0.0.1:${stockPort}/`));
}
console.log(`Lighthouse, mobile simulation, medians of ${runs}`);
console.table(rows);
console.log(
  'Machine: its speed while it measured, as Lighthouse counts it (1,500 to 2,000 is a quick desktop). Blocking times at different speeds do not compare.',
);
process.exit(0);

async function medianOf(address: string): Promise<Figures> {
  const figures: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    figures.push(await measure(address));
  }
  const middle = (pick: (one: Figures) => number) =>
    figures.map(pick).sort((one, other) => one - other)[Math.floor(figures.length / 2)];
  return {
    scores: [0, 1, 2, 3].map((index) => middle(({ scores }) => scores[index])),
    first: middle(({ first }) => first),
    largest: middle(({ largest }) => largest),
    blocking: middle(({ blocking }) => blocking),
    shift: middle(({ shift }) => shift),
    scripts: middle(({ scripts }) => scripts),
    machine: middle(({ machine }) => machine),
  };
}

async function measure(address: string): Promise<Figures> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    const result = await lighthouse(address, { port: chrome.port, logLevel: 'error' });
    if (!result) {
      throw new Error(`Lighthouse gave no result for ${address}.`);
    }
    const { audits, categories, environment } = result.lhr;
    const value = (id: string) => audits[id].numericValue ?? 0;
    const requests = audits['network-requests'].details;
    const items = requests?.type === 'table' ? requests.items : [];
    for (const { id, score, title } of Object.values(audits)) {
      if (score !== null && score < 0.9 && process.env.VERBOSE) {
        console.log(`${address}: ${id} ${score} ${title}`);
      }
    }
    return {
      scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
        Math.round((categories[id].score ?? 0) * 100),
      ),
      first: value('first-contentful-paint'),
      largest: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      scripts: items
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
      machine: environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
}

function row({ scores, first, largest, blocking, shift, scripts, machine }: Figures) {
  return {
    performance: scores[0],
    accessibility: scores[1],
    'best practices': scores[2],
    SEO: scores[3],
    'first paint ms': Math.round(first),
    'largest paint ms': Math.round(largest),
    'blocking ms': Math.round(blocking),
    shift: Number(shift.toFixed(4)),
    'script kB': Math.round(scripts / 100) / 10,
    machine: Math.round(machine),
  };
}
