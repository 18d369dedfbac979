/** What a page view becomes, what a forged one costs, and that no trouble of the counting is anybody else's. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { numbersCsv, readNumbers } from '../../worker/desk/numbers.ts';
import type { Database } from '../../worker/env.ts';
import { retention, viewCounting } from '../../worker/limits.ts';
import { office } from '../../worker/office.ts';
import { countView, writeCounts } from '../../worker/views/counter.ts';
import { exhaustedLimiter } from './support/faulty.ts';
import { createHarness, onBothSides, rows, setTime, site } from './support/harness.ts';
import { send } from './support/posts.ts';

const { DB } = bindings;
const day = 24 * 60 * 60 * 1_000;
const page = '/sent';

type Fields = Record<string, string>;

function beacon(fields: Fields | string, headers: Fields = {}, cf: Fields = {}): Request {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields);
  const init = { method: 'POST', body, headers: { Origin: site, ...headers } };
  return Object.defineProperty(new Request(`${site}/api/v1/views`, init), 'cf', { value: cf });
}

/** The same database, which adds up what Cloudflare would charge. */
function metered() {
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

/** Answers once all that is under way was written. */
async function afterWait<Result>(work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const done = work();
  await vi.advanceTimersByTimeAsync(viewCounting.wait);
  return await done.finally(() => vi.useRealTimers());
}

async function counted(): Promise<string[]> {
  const { results } = await DB.prepare('SELECT * FROM views ORDER BY kind, name').all();
  return results.map(({ kind, name, views, visits }) => `${kind} ${name} ${views} ${visits}`);
}

const seen = { page, from: 'www.google.com', campaign: '' };
const assets = (status: number, type: string) => ({
  ASSETS: { fetch: async () => new Response('', { status, headers: { 'Content-Type': type } }) },
});
const broken = { fetch: () => Promise.reject(new Error('gone')) };
const visit = ['country IN 1 1', 'day  1 1', `page ${page} 1 1`, 'source search 1 1'];
const later = ['day  1 0', `page ${page} 1 0`];

// biome-ignore format: a beacon a line, and the rows that it writes
test.each<[what: string, sent: Request, written: string[], env?: Parameters<typeof createHarness>[0]]>([
  ['A visit', beacon(seen, {}, { country: 'IN' }), visit],
  ['A later page', beacon({ page }), later],
  ['One with more to its path', beacon({ page: `${page}/?utm_source=x#there` }), later],
  ['One of a campaign', beacon({ ...seen, campaign: 'harbour-day' }), ['day  1 1', `page ${page} 1 1`, 'source campaign:harbour-day 1 1']],
  ['One from an endless host', beacon({ ...seen, from: 'x'.repeat(900) }), ['day  1 1', `page ${page} 1 1`, 'source link 1 1']],
  ['One of no known country', beacon(seen, {}, { country: 'T1' }), visit.slice(1)],
  ['A page that is not there', beacon({ page: '/nothing' }), [], assets(404, 'text/html')],
  ['A file', beacon({ page: '/map.avif' }), [], assets(200, 'image/avif')],
  ['A page that cannot be looked up', beacon({ page }), [], { ASSETS: broken }],
  ['A path to another site', beacon({ page: '/.//evil.example/sent' }), []],
  ['No path', beacon({ page: 'https://' }), []],
  ['A long path', beacon({ page: `/${'x'.repeat(300)}` }), [], assets(200, 'text/html')],
  ['A long body', beacon({ page, more: 'x'.repeat(viewCounting.largestBody) }), []],
  ['Nothing', beacon(''), []],
  ['Bytes that are no text', beacon('\0%ff%&=&&page'), []],
  ['JSON', beacon(JSON.stringify(seen)), []],
  ['One from another website', beacon(seen, { Origin: 'https://evil.example' }), []],
  ['A robot by its own word', beacon(seen, { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }), []],
  ['A robot that the edge knows', beacon(seen, {}, { verifiedBotCategory: 'Search Engine Crawler' }), []],
  ['One of too many', beacon(seen, { 'CF-Connecting-IP': '203.0.113.7' }), [], { RATE_VIEWS: exhaustedLimiter }],
])('%s is answered with 204 and costs no more than its rows', async (_what, sent, written, env = {}) => {
  const meter = metered();
  const harness = createHarness({ DB: meter.DB, ...env });
  const answer = await afterWait(() => harness.fetch(sent));
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(await counted()).toEqual(written);
  expect(meter.written()).toBe(written.length);
});

test('Ten thousand in a minute are seven writes of the rows that one of each would be', async () => {
  const meter = metered();
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
  await vi.advanceTimersByTimeAsync(viewCounting.wait);
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

test('What two isolates write adds up', async () => {
  for (const isolate of [1, 2]) {
    await writeCounts(DB, [...one], isolate);
  }
  expect(await counted()).toEqual(['day  4 2', `page ${page} 4 2`]);
  expect(await DB.prepare('SELECT sum(written) AS n FROM views').first('n')).toBe(4);
});

test('A day writes as many rows as it may and no more; the next day counts again', async () => {
  await writeCounts(DB, [...one], 0);
  const after = (written: number) =>
    DB.prepare('UPDATE views SET written = ? WHERE written > 0').bind(written).run();
  const cost = await onBothSides(viewCounting.mostRowsADay, async (written) => {
    const meter = metered();
    await after(written);
    await writeCounts(meter.DB, [...one], 0);
    return meter.written();
  });
  expect(cost).toEqual([2, 0]);
  const meter = metered();
  await writeCounts(meter.DB, [...one], day);
  expect(meter.written()).toBe(2);
});

test('What waited in a request that was cut off is written by a later one', async () => {
  setTime(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  void countView(DB, { page, source: null, country: null });
  vi.clearAllTimers();
  vi.advanceTimersByTime(viewCounting.longestWait);
  const written = countView(DB, { page, source: null, country: null });
  await vi.advanceTimersByTimeAsync(viewCounting.wait);
  await written;
  expect(await counted()).toEqual(['day  2 0', `page ${page} 2 0`]);
});

test('Without its table nothing is counted, a message is kept as ever, and nobody is alerted', async () => {
  const harness = createHarness({ ALERT_WEBHOOK: 'https://hooks.example/alert' });
  const problem = vi.spyOn(console, 'error');
  await DB.exec('ALTER TABLE views RENAME TO gone');
  try {
    expect((await afterWait(() => harness.fetch(beacon(seen)))).status).toBe(204);
    expect(problem).toHaveBeenCalledWith('{"event":"view-not-counted","error":"no-table"}');
    await send(harness, { page });
    await harness.deliverOnce();
    await harness.daily();
    expect(await rows()).toMatchObject([{ status: 'delivered', page }]);
  } finally {
    await DB.exec('ALTER TABLE gone RENAME TO views');
  }
});

test('Where the owner counts nothing, nothing is read or written', async () => {
  const { counting } = office;
  office.counting = null;
  const sent = beacon(seen);
  const answer = await createHarness({ ASSETS: broken }).fetch(sent);
  office.counting = counting;
  expect([answer.status, sent.bodyUsed, await counted()]).toEqual([204, false, []]);
});

test('Counts go after 400 days', async () => {
  const now = Date.now();
  const left = await onBothSides(Math.floor(now / day) * day - retention.views, async (at) => {
    await writeCounts(DB, [...one], at);
    await createHarness().daily();
    return (await counted()).length;
  });
  expect(left).toEqual([0, 2]);
});

test('The numbers tell where visits and messages began since the first was counted, and the table has all of it', async () => {
  const now = Date.UTC(2026, 10, 23, 12);
  setTime(now);
  const harness = createHarness();
  await send(harness, { page, website: 'spam' });
  await send(harness, { page, name: 'Asha One', service: 'webdesign' });
  await send(harness, { page, name: 'Asha Two' });
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
    '"2026-11-16","page","/sent","1","2","1"',
    '"2026-11-16","service","webdesign","2","9","1"',
  ]);
});
