/**
 * The rules of MDN's HTTP Observatory over the served site. The package wants DNS and a real
 * certificate, so it is handed the local server's answers as if they had come over HTTPS.
 * It brings 230 packages and 130 MB (a web server, a database client, an error reporter), so it is
 * fetched when asked for and kept beside the stock site, outside the project's own tree.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readContent } from '../../src/plugins/content/read.ts';
import { root, runOrExit } from '../steps/run.ts';
import { serveBuilt } from './serve-built.ts';

const version = '1.4.8';
const folder = `${root}/node_modules/.cache/observatory`;
const home = `${folder}/node_modules/@mdn/mdn-http-observatory`;
const wanted = 'A+';

/** One address of each kind that a scanner could be pointed at. */
const addresses = [
  '/',
  '/contact',
  '/meeting',
  '/service/webdesign',
  '/blog/detail',
  '/nothing-here',
  '/service/nothing-here',
  '/sent/CC-7K3M-9QX2',
  '/api/v1/health',
];

/** What its rules look at; `auto` is the answer that they judge. */
interface Scanned {
  hostname: string;
  resources: { path: string };
  responses: {
    auto: Answer;
    http: null;
    https: Answer;
    cors: Answer;
    httpRedirects: never[];
    httpsRedirects: never[];
  };
  session: { url: URL; jar: unknown };
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  httpEquiv: Map<string, string[]>;
  verified: boolean;
  request: { headers: Record<string, string> };
}

interface Verdict {
  result: string;
  pass: boolean;
}

interface Rules {
  tests: ((scanned: Scanned) => Verdict)[];
  modifierOf: (result: string) => number;
  gradeOf: (score: number) => { grade: string };
  extraFrom: number;
  metaTags: (html: string, address: string) => Map<string, string[]>;
  emptyJar: () => { setCookieSync: (cookie: string, address: string) => void };
}

await install();
const rules = await loadRules();
const port = await serveBuilt(8795);

const site = new URL(readContent().company.site);
const rows: Record<string, Record<string, string | number>> = {};
for (const address of addresses) {
  rows[address] = judge(await ask(address));
}
console.log(`MDN HTTP Observatory ${version}, its own rules over the local server's answers`);
console.table(rows);
console.log(
  'Not checked here: the certificate, the redirect from http to https (Cloudflare: Always Use HTTPS), the browsers’ preload list. They can take points away from a deployed site: https://developer.mozilla.org/en-US/observatory',
);
process.exit(Object.values(rows).every(({ grade }) => grade === wanted) ? 0 : 1);

async function install(): Promise<void> {
  if (!existsSync(`${home}/package.json`)) {
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/package.json`, JSON.stringify({ private: true }));
    console.log(`Fetching @mdn/mdn-http-observatory ${version} …`);
    // Its install script downloads browsers' lists from elsewhere; the rules work without them.
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await runOrExit(
      'Fetching the Observatory',
      'npm',
      ['install', ...options, '--save-exact', `@mdn/mdn-http-observatory@${version}`],
      { cwd: folder },
    );
  }
  await writeFile(`${home}/conf/hsts-preload.json`, '{}');
  await writeFile(`${home}/conf/tld-list.json`, '[]');
}

async function loadRules(): Promise<Rules> {
  const [{ ALL_TESTS }, grader, charts, { parseHttpEquivHeaders }] = await Promise.all(
    ['constants.js', 'grader/grader.js', 'grader/charts.js', 'retriever/utils.js'].map(
      (file) => import(path.join(home, 'src', file)),
    ),
  );
  const { CookieJar } = createRequire(`${home}/package.json`)('tough-cookie');
  return {
    tests: ALL_TESTS,
    modifierOf: grader.getScoreModifier,
    gradeOf: grader.getGradeForScore,
    extraFrom: charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT,
    metaTags: parseHttpEquivHeaders,
    emptyJar: () => new CookieJar(),
  };
}

async function ask(address: string): Promise<Scanned> {
  const local = `http://127.0.0.1:${port}${address}`;
  const page = await fetch(local, { headers: { Accept: 'text/html' }, redirect: 'manual' });
  const html = await page.text();
  const stranger = { Origin: 'https://stranger.example', 'Access-Control-Request-Method': 'GET' };
  const preflight = await fetch(local, { method: 'OPTIONS', headers: stranger });
  const url = new URL(address, site);
  const jar = rules.emptyJar();
  for (const cookie of page.headers.getSetCookie()) {
    jar.setCookieSync(cookie, url.href);
  }
  const auto = asAnswer(page, rules.metaTags(html, url.href));
  return {
    hostname: site.hostname,
    resources: { path: html },
    responses: {
      auto,
      http: null,
      https: auto,
      cors: { ...asAnswer(preflight), request: { headers: stranger } },
      httpRedirects: [],
      httpsRedirects: [],
    },
    session: { url, jar },
  };
}

function asAnswer(response: Response, httpEquiv = new Map<string, string[]>()): Answer {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    httpEquiv,
    verified: true,
    request: { headers: {} },
  };
}

/** As its scanner counts: what is well done adds to the score only where little is missing. */
function judge(scanned: Scanned): Record<string, string | number> {
  const verdicts = rules.tests.map((test) => test(scanned));
  const points = verdicts.map(({ result }) => rules.modifierOf(result));
  const sum = (list: number[]) => list.reduce((one, other) => one + other, 100);
  const plain = sum(points.filter((point) => point < 0));
  const score = plain >= rules.extraFrom ? sum(points) : plain;
  return {
    status: scanned.responses.auto.status,
    grade: rules.gradeOf(score).grade,
    score,
    'not passed': verdicts
      .filter(({ pass }) => !pass)
      .map(({ result }) => result)
      .join(', '),
  };
}
