import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { numbersCsv, readNumbers } from '../../worker/desk/numbers.ts';
import { release } from '../../worker/desk/resend.ts';
import type { Database } from '../../worker/env.ts';
import { office } from '../../worker/office.ts';
import { countView, writeCounts } from '../../worker/views/counter.ts';
import { builtPagesBinding } from './support/built-pages.ts';
import { exhaustedLimiter, faultyDatabase } from './support/faulty.ts';
import {
  createHarness,
  deskActor,
  insertRows,
  readRows,
  runAroundLimit,
  setTime,
  siteUrl,
} from './support/harness.ts';
import { sendInquiry } from './support/posts.ts';

const { DB } = bindings;
const hour = 60 * 60 * 1_000;
const day = 24 * hour;
const page = '/about';

type Fields = Record<string, string>;

function beacon(fields: Fields | string, headers: Fields = {}, cf: Fields = {}): Request {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields);
  const init = { method: 'POST', body, headers: { Origin: siteUrl, ...headers } };
  return Object.defineProperty(new Request(`${siteUrl}/api/v1/views`, init), 'cf', { value: cf });
}

/** Sums the rows written, which Cloudflare bills. */
function createMeter() {
  let written = 0;
  const watch = (statement: D1PreparedStatement): D1PreparedStatement =>
    Object.assign(Object.create(statement), {
      bind: (...values: unknown[]) => watch(statement.bind(...values)),
      async run() {
        const result = await statement.run();
        written += result.meta.rows_written;
        return result;
      },
    });
  const database: Database = { prepare: (sql) => watch(DB.prepare(sql)) };
  return { DB: database, written: () => written };
}

/** Advances the clock until the work is done. */
async function afterWait<Result>(work: () => Promise<Result>, now = Date.now()): Promise<Result> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now });
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await vi.advanceTimersByTimeAsync(10_000);
  }
  return await done.finally(() => vi.useRealTimers());
}

async function readCounts(): Promise<string[]> {
  const { results } = await DB.prepare('SELECT * FROM views ORDER BY kind, name').all();
  return results.map(({ kind, name, views, visits }) => `${kind} ${name} ${views} ${visits}`);
}

const firstView = { page, from: 'www.google.com', campaign: '' };
/** Responds like pages that no sitemap lists. */
const assets = {
  fetch: async () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
};
const brokenAssets = { fetch: () => Promise.reject(new Error('gone')) };
const visitRows = ['country IN 1 1', 'day  1 1', `page ${page} 1 1`, 'source search 1 1'];
const laterViewRows = ['day  1 0', `page ${page} 1 0`];

// biome-ignore format: a beacon a line, and the rows that it writes
test.each<[what: string, sent: Request, written: string[], env?: Parameters<typeof createHarness>[0]]>([
  ['A visit', beacon(firstView, {}, { country: 'IN' }), visitRows],
  ['A visit without a referrer', beacon({ page, from: '' }), ['day  1 1', `page ${page} 1 1`, 'source direct 1 1']],
  ['A later page', beacon({ page }, {}, { country: 'IN' }), laterViewRows],
  ['The home page', beacon({ page: '/' }), ['day  1 0', 'page / 1 0']],
  ['A path with query and hash', beacon({ page: `${page}/?utm_source=x#there` }), laterViewRows],
  ['A visit from a campaign', beacon({ ...firstView, campaign: 'harbour-day' }), ['day  1 1', `page ${page} 1 1`, 'source campaign:harbour-day 1 1']],
  ['A visit from a very long host', beacon({ ...firstView, from: 'x'.repeat(900) }), ['day  1 1', `page ${page} 1 1`, 'source link 1 1']],
  ['A visit from an unknown country', beacon(firstView, {}, { country: 'T1' }), visitRows.slice(1)],
  ['A visit with an invalid country', beacon(firstView, {}, { country: 'INDIA' }), visitRows.slice(1)],
  ...['/nothing', '/map.avif', '/sitemap.xml', '/desk', '/editor', '/404', '/problem/contact', '/sent', '/test', '/ABOUT', '/%61bout', '/about.html'].map(
    (path): [string, Request, string[]] => [`The path ${path}, which is not in the sitemap,`, beacon({ page: path }), []],
  ),
  ['A page while the sitemap cannot be read', beacon({ page }), [], { ASSETS: brokenAssets }],
  ['A page of a build without a sitemap', beacon({ page }), [], { ASSETS: assets }],
  ['A path to another site', beacon({ page: '/.//evil.example/sent' }), []],
  ['No path', beacon({ page: 'https://' }), []],
  ['A long path', beacon({ page: `/${'x'.repeat(300)}` }), []],
  ['A long body', beacon({ page, more: 'x'.repeat(1_000) }), []],
  ['An empty body', beacon(''), []],
  ['A malformed body', beacon('\0%ff%&=&&page=%ff%00'), []],
  ['JSON', beacon(JSON.stringify(firstView)), []],
  ['A post from another website', beacon(firstView, { Origin: 'https://evil.example' }), []],
  ['A robot by its user agent', beacon(firstView, { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }), []],
  ['A robot known to Cloudflare', beacon(firstView, {}, { verifiedBotCategory: 'Search Engine Crawler' }), []],
  ['A view above the rate limit', beacon(firstView, { 'CF-Connecting-IP': '203.0.113.7' }), [], { RATE_VIEWS: exhaustedLimiter }],
])('answers 204 and writes only the expected rows: %s', async (_what, sent, written, env = {}) => {
  const meter = createMeter();
  const harness = createHarness({ DB: meter.DB, ...env });
  const answer = await afterWait(() => harness.fetch(sent));
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(await readCounts()).toEqual(written);
  expect(meter.written()).toBe(written.length);
});

test('reads the sitemap once, and again after a failure', async () => {
  const asked: string[] = [];
  const ASSETS = {
    fetch: async (input: RequestInfo | URL) => {
      asked.push(new URL(new Request(input).url).pathname);
      return asked.length === 1
        ? new Response('', { status: 500 })
        : builtPagesBinding.fetch(input);
    },
  };
  const harness = createHarness({ ASSETS });
  for (const _view of [1, 2, 3]) {
    await afterWait(() => harness.fetch(beacon({ page })));
  }
  expect(asked).toEqual(['/sitemap.xml', '/sitemap.xml']);
  expect(await readCounts()).toEqual(['day  2 0', `page ${page} 2 0`]);
});

test('counts nothing and logs no problem without a build', async () => {
  const problem = vi.spyOn(console, 'error');
  const ASSETS = { fetch: async () => new Response('Not found', { status: 404 }) };
  await afterWait(() => createHarness({ ASSETS }).fetch(beacon({ page })));
  expect([await readCounts(), problem.mock.calls]).toEqual([[], []]);
});

function viewsFrom(address: string, count: number, now: number) {
  const harness = createHarness();
  const views = Array.from({ length: count }, () =>
    beacon({ page }, { 'CF-Connecting-IP': address }),
  );
  return afterWait(() => Promise.all(views.map((view) => harness.fetch(view))), now);
}

test('counts 500 views a day from one address without affecting others', async () => {
  const morning = Date.UTC(2026, 10, 23, 1);
  await viewsFrom('203.0.113.7', 400, morning);
  await viewsFrom('203.0.113.7', 101, morning + 22 * hour);
  expect(await readCounts()).toContain(`page ${page} 500 0`);
  await viewsFrom('203.0.113.8', 2, morning + 22 * hour);
  await viewsFrom('203.0.113.7', 2, morning + 22 * hour);
  expect(await readCounts()).toContain(`page ${page} 502 0`);
  await viewsFrom('203.0.113.7', 3, morning + 23 * hour);
  expect(await readCounts()).toContain(`page ${page} 3 0`);
});

test('writes ten thousand views of a minute in seven batches', async () => {
  const meter = createMeter();
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  const writes = [];
  for (let number = 0; number < 10_000; number += 1) {
    const view = { page: `/${number % 50}`, source: number % 2 ? 'link' : null, country: 'IN' };
    writes.push(countView(meter.DB, view));
    if (number % 100 === 0) {
      await vi.advanceTimersByTimeAsync(600);
    }
  }
  await vi.advanceTimersByTimeAsync(10_000);
  await Promise.all(writes);
  expect(Date.now() - start).toBeLessThan(80_000);
  expect(await DB.prepare("SELECT sum(views) AS n FROM views WHERE kind = 'page'").first('n')).toBe(
    10_000,
  );
  expect(meter.written()).toBeLessThanOrEqual(7 * (50 + 3));
});

const one = [
  { kind: 'day', name: '', views: 2, visits: 1 },
  { kind: 'page', name: page, views: 2, visits: 1 },
] as const;

test('adds up the counts of several isolates', async () => {
  for (const isolate of [1, 2]) {
    await writeCounts(DB, [...one], isolate);
  }
  expect(await readCounts()).toEqual(['day  4 2', `page ${page} 4 2`]);
  expect(await DB.prepare('SELECT sum(written) AS n FROM views').first('n')).toBe(4);
});

test('does not repeat a write whose response was lost', async () => {
  const isWrite = (sql: string) => sql.includes('INSERT INTO views');
  const harness = createHarness({ DB: faultyDatabase(DB, isWrite, 1, 'after') });
  await afterWait(() => harness.fetch(beacon({ page })));
  expect(await readCounts()).toEqual(laterViewRows);
});

test('stops at the daily limit of rows and continues the next day', async () => {
  await writeCounts(DB, [...one], 0);
  const after = (written: number) =>
    DB.prepare('UPDATE views SET written = ? WHERE written > 0').bind(written).run();
  const cost = await runAroundLimit(30_000, async (written) => {
    const meter = createMeter();
    await after(written);
    await writeCounts(meter.DB, [...one], 0);
    return meter.written();
  });
  expect(cost).toEqual([2, 0]);
  const meter = createMeter();
  await writeCounts(meter.DB, [...one], day);
  expect(meter.written()).toBe(2);
});

test('writes the views of an interrupted request with a later one', async () => {
  setTime(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  void countView(DB, { page, source: null, country: null });
  vi.clearAllTimers();
  vi.advanceTimersByTime(20_000);
  const written = countView(DB, { page, source: null, country: null });
  await vi.advanceTimersByTimeAsync(10_000);
  await written;
  expect(await readCounts()).toEqual(['day  2 0', `page ${page} 2 0`]);
});

test('counts nothing without its table, and still stores messages without an alert', async () => {
  const harness = createHarness({ ALERT_WEBHOOK: 'https://hooks.example/alert' });
  const problem = vi.spyOn(console, 'error');
  await DB.exec('ALTER TABLE views RENAME TO gone');
  try {
    expect((await afterWait(() => harness.fetch(beacon(firstView)))).status).toBe(204);
    expect(problem).toHaveBeenCalledWith('{"event":"view-not-counted","error":"no-table"}');
    await sendInquiry(harness, { page });
    await harness.deliverOnce();
    await harness.daily();
    expect(await readRows()).toMatchObject([{ status: 'delivered', page }]);
  } finally {
    await DB.exec('ALTER TABLE gone RENAME TO views');
  }
});

test('reads and writes nothing where counting is off', async () => {
  const { counting } = office;
  office.counting = null;
  const sent = beacon(firstView);
  const answer = await createHarness({ ASSETS: brokenAssets }).fetch(sent);
  office.counting = counting;
  expect([answer.status, sent.bodyUsed, await readCounts()]).toEqual([204, false, []]);
});

test('reports origins of visits and messages since the first view, also as CSV', async () => {
  const now = Date.UTC(2026, 10, 23, 12);
  setTime(now);
  const harness = createHarness();
  await sendInquiry(harness, { page, website: 'spam' });
  await sendInquiry(harness, { page, name: 'Asha One', service: 'webdesign' });
  await sendInquiry(harness, { page, name: 'Asha Two' });
  await DB.prepare('UPDATE inquiries SET received_at = ? WHERE service IS NULL AND status <> ?')
    .bind(now - 8 * day, 'held')
    .run();
  const web = { kind: 'page', name: '/service/webdesign', views: 9, visits: 2 } as const;
  const india = { kind: 'country', name: 'IN', views: 3, visits: 3 } as const;
  await writeCounts(DB, [...one, web, india], now - 7 * day);
  const read = await readNumbers(bindings, now);
  expect(read.since).toBe(Date.UTC(2026, 10, 16));
  expect(read.traffic.filter(({ week }) => week === 51)).toMatchObject([
    { name: 'views', received: 2 },
    { name: 'visits', received: 1 },
  ]);
  expect(read.origins).toEqual([
    { ...web, messages: 0 },
    { ...india, messages: 0 },
    { ...one[1], messages: 1 },
    { ...web, kind: 'service', name: 'webdesign', messages: 1 },
  ]);
  const csv = numbersCsv(read).split('\r\n');
  expect(csv.slice(-6, -1)).toEqual([
    '"2026-11-23","week","","0","0","2"',
    '"2026-11-16","page","/service/webdesign","2","9","0"',
    '"2026-11-16","country","IN","3","3","0"',
    '"2026-11-16","page","/about","1","2","1"',
    '"2026-11-16","service","webdesign","2","9","1"',
  ]);
});

test('counts a released message for its page, service and week', async () => {
  const path = '/service/webdesign';
  const reference = await sendInquiry(createHarness(), {
    page: path,
    service: 'webdesign',
    website: 'x',
  });
  await writeCounts(DB, [{ kind: 'page', name: path, views: 1, visits: 0 }, one[0]], Date.now());
  const messages = async () => {
    const { origins, forms } = await readNumbers(bindings, Date.now());
    return [...origins.map((origin) => `${origin.kind} ${origin.messages}`), forms[0]?.held];
  };
  expect(await messages()).toEqual(['page 0', 'service 0', 1]);
  await release(DB, [reference], deskActor());
  expect(await messages()).toEqual(['page 1', 'service 1', 0]);
});

test('starts weeks on Monday and compares origins over 25 weeks', async () => {
  const now = Date.UTC(2026, 10, 25);
  const path = '/service/webdesign';
  const [sunday, monday] = [Date.UTC(2026, 5, 7), Date.UTC(2026, 5, 8)];
  for (const time of [sunday, monday, Date.UTC(2026, 10, 22), Date.UTC(2026, 10, 23)]) {
    const name = `'at ${time}'`;
    const sent = { form: `'inquiry'`, page: `'${path}'`, service: `'webdesign'` };
    const received = { reference: name, submission: name, received_at: `${time}` };
    await insertRows(1, { ...sent, ...received });
    await writeCounts(DB, [{ kind: 'page', name: path, views: 1, visits: 0 }, one[0]], time);
  }
  const { since, weeks, traffic, origins } = await readNumbers(bindings, now);
  expect([weeks.length, since, weeks[28]]).toEqual([53, monday, monday]);
  const viewed = traffic.filter(({ name }) => name === 'views').map(({ week }) => week);
  expect(viewed).toEqual([27, 28, 51, 52]);
  const [page, service] = origins;
  expect(page).toMatchObject({ kind: 'page', views: 3, messages: 3 });
  expect(service).toMatchObject({ kind: 'service', views: 3, messages: 3 });
});
