import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { changeMessages } from '../../worker/desk/marks.ts';
import { buildNumbersCsv, readNumbers } from '../../worker/desk/numbers.ts';
import { office } from '../../worker/office.ts';
import { collectView, writeViewCounts } from '../../worker/views/counter.ts';
import { builtPagesBinding } from './support/built-pages.ts';
import { exhaustedLimiter, faultyDatabase, interceptStatements } from './support/faulty.ts';
import { createActor, createHarness, type Harness, harness, siteUrl } from './support/harness.ts';
import { sendInquiry } from './support/posts.ts';
import { expectRows, insertMessages } from './support/stores.ts';
import { dayMs, setTime } from './support/time.ts';

const { DB } = bindings;
const pagePath = '/about';

type Fields = Record<string, string>;

function createBeacon(fields: Fields | string, headers: Fields = {}, cf: Fields = {}): Request {
  const beaconBody = typeof fields === 'string' ? fields : new URLSearchParams(fields);
  const beaconInit = { method: 'POST', body: beaconBody, headers: { Origin: siteUrl, ...headers } };
  const beacon = new Request(`${siteUrl}/api/v1/views`, beaconInit);
  return Object.defineProperty(beacon, 'cf', { value: cf });
}

/** Sums the written rows, because Cloudflare bills them. */
function createWriteMeter() {
  let writtenRowCount = 0;
  const meteredDatabase = interceptStatements(DB, async (performCall) => {
    const result = Object(await performCall());
    writtenRowCount += result.meta.rows_written;
    return result;
  });
  return { DB: meteredDatabase, readWrittenCount: () => writtenRowCount };
}

async function sendBeacons(harness: Harness, beacons: Request[], startMs = Date.now()) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: startMs });
  let areResponsesDone = false;
  const responsesPromise = Promise.all(beacons.map(harness.fetch)).finally(() => {
    areResponsesDone = true;
  });
  while (!areResponsesDone) {
    await vi.advanceTimersByTimeAsync(10_000);
  }
  vi.useRealTimers();
  return responsesPromise;
}

async function readViewRowTexts(): Promise<string[]> {
  const { results: viewRows } = await DB.prepare('SELECT * FROM views ORDER BY kind, name').all();
  return viewRows.map(({ kind, name, views, visits }) => `${kind} ${name} ${views} ${visits}`);
}

const visitFields = { page: pagePath, from: 'www.google.com', campaign: '' };
const assetsWithoutSitemap = { fetch: () => builtPagesBinding.fetch(`${siteUrl}/sent`) };
const brokenAssets = { fetch: () => Promise.reject(new Error('gone')) };
const visitRowTexts = ['country IN 1 1', 'day  1 1', `page ${pagePath} 1 1`, 'source search 1 1'];
const laterPageRowTexts = ['day  1 0', `page ${pagePath} 1 0`];

// biome-ignore format: paths side by side
const unlistedPaths = [
  '/nothing-here', '/service/nothing-here', '/logo.svg', '/robots.txt', '/sitemap.xml', '/about.html', '/index', '/index.html', '/ABOUT',
  '/desk', '/editor', '/404', '/problem/contact', '/sent', '/test', '/%61bout', '/about%2F', '/%2Fabout', '/about%00', '/service//webdesign', '/about/%2e%2e%2fcontact',
];

// biome-ignore format: a beacon and the rows that it writes on each line
test.each<[caseName: string, sentBeacon: Request, expectedRows: string[], envOverrides?: Parameters<typeof createHarness>[0]]>([
  ['A visit', createBeacon(visitFields, {}, { country: 'IN' }), visitRowTexts],
  ['A visit without a referrer', createBeacon({ page: pagePath, from: '' }), ['day  1 1', `page ${pagePath} 1 1`, 'source direct 1 1']],
  ['A later page', createBeacon({ page: pagePath }, {}, { country: 'IN' }), laterPageRowTexts],
  ['The home page', createBeacon({ page: '/' }), ['day  1 0', 'page / 1 0']],
  ['A path with query and hash', createBeacon({ page: `${pagePath}/?utm_source=x#there` }), laterPageRowTexts],
  ['A visit from a campaign', createBeacon({ ...visitFields, campaign: 'harbour-day' }), ['day  1 1', `page ${pagePath} 1 1`, 'source campaign:harbour-day 1 1']],
  ['A visit from an unknown country', createBeacon(visitFields, {}, { country: 'T1' }), visitRowTexts.slice(1)],
  ['A visit with an invalid country', createBeacon(visitFields, {}, { country: 'INDIA' }), visitRowTexts.slice(1)],
  ...unlistedPaths.map((path): [string, Request, string[]] => [`The path ${path}, which is not in the sitemap,`, createBeacon({ page: path }), []]),
  ['A page while the sitemap cannot be read', createBeacon({ page: pagePath }), [], { ASSETS: brokenAssets }],
  ['A page of a build without a sitemap', createBeacon({ page: pagePath }), [], { ASSETS: assetsWithoutSitemap }],
  ['A path to another site', createBeacon({ page: '/.//evil.example/sent' }), []],
  ['No path', createBeacon({ page: 'https://' }), []],
  ['A long path', createBeacon({ page: `/${'x'.repeat(300)}` }), []],
  ['A long body', createBeacon({ page: pagePath, more: 'x'.repeat(1_000) }), []],
  ['An empty body', createBeacon(''), []],
  ['A malformed body', createBeacon('\0%ff%&=&&page=%ff%00'), []],
  ['JSON', createBeacon(JSON.stringify(visitFields)), []],
  ['A speed report', createBeacon({ page: '/hi/about', device: 'phone', ttfb: '350', lcp: '1800.5', inp: '2000', cls: '0' }), ['day  0 0', 'speed phone /about cls 0 1 0', 'speed phone /about inp 5 1 0', 'speed phone /about lcp 1 1 0', 'speed phone /about ttfb 0 1 0']],
  ['A speed report without an answer to input', createBeacon({ page: '/', device: 'computer', lcp: '1800' }), ['day  0 0', 'speed computer / lcp 0 1 0']],
  ['A speed report of an unlisted page', createBeacon({ page: '/sent', device: 'phone', lcp: '1' }), []],
  ['A speed report of an unknown device', createBeacon({ page: pagePath, device: 'phone /x', lcp: '1' }), []],
  ['A speed report of no number', createBeacon({ page: pagePath, device: 'phone', lcp: '1e' }), []],
  ['A speed report below zero', createBeacon({ page: pagePath, device: 'phone', lcp: '-1' }), []],
  ['A post from another website', createBeacon(visitFields, { Origin: 'https://evil.example' }), []],
  ['A robot by its user agent', createBeacon(visitFields, { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }), []],
  ['A phone of the maker CUBOT', createBeacon(visitFields, { 'User-Agent': 'Mozilla/5.0 (Linux; Android 9; CUBOT_X19) Mobile Safari/537.36' }), visitRowTexts.slice(1)],
  ['A phone named CUBOT alone', createBeacon(visitFields, { 'User-Agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT KING KONG 9)' }), visitRowTexts.slice(1)],
  ['A robot known to Cloudflare', createBeacon(visitFields, {}, { verifiedBotCategory: 'Search Engine Crawler' }), []],
  ['A view above the rate limit', createBeacon(visitFields, { 'CF-Connecting-IP': '203.0.113.7' }), [], { RATE_VIEWS: exhaustedLimiter }],
])('answers 204 and writes only the expected rows: %s', async (_case, sentBeacon, expectedRows, envOverrides = {}) => {
  const writeMeter = createWriteMeter();
  const harness = createHarness({ DB: writeMeter.DB, ...envOverrides });
  const [response] = await sendBeacons(harness, [sentBeacon]);
  expect([response?.status, await response?.text()]).toEqual([204, '']);
  expect(await readViewRowTexts()).toEqual(expectedRows);
  expect(writeMeter.readWrittenCount()).toBe(expectedRows.length);
});

test('keeps the service of a message while the sitemap cannot be read', async () => {
  await sendInquiry(createHarness({ ASSETS: brokenAssets }), { service: 'webdesign' });
  await expectRows({ service: 'webdesign' });
});

test('reads the sitemap once, and again after a failure', async () => {
  const fetchAsset = vi.fn(builtPagesBinding.fetch);
  fetchAsset.mockResolvedValueOnce(new Response('', { status: 500 }));
  harness.env.ASSETS = { fetch: fetchAsset };
  for (const _view of [1, 2, 3]) {
    await sendBeacons(harness, [createBeacon({ page: pagePath })]);
  }
  const requestedUrls = fetchAsset.mock.calls.map(([fetchInput]) => new Request(fetchInput).url);
  const sitemapPaths = ['/sitemap.xml', '/hi/sitemap.xml'];
  expect(requestedUrls.map((url) => new URL(url).pathname)).toEqual([
    ...sitemapPaths,
    ...sitemapPaths,
  ]);
  expect(await readViewRowTexts()).toEqual(['day  2 0', `page ${pagePath} 2 0`]);
});

test('counts nothing and logs no problem without a build', async () => {
  const consoleErrorSpy = vi.spyOn(console, 'error');
  const ASSETS = { fetch: async () => new Response('Not found', { status: 404 }) };
  await sendBeacons(createHarness({ ASSETS }), [createBeacon({ page: pagePath })]);
  expect([await readViewRowTexts(), consoleErrorSpy.mock.calls]).toEqual([[], []]);
});

test('counts 500 views a day from one address, or one /64 or /48 network, without affecting others', async () => {
  for (const [ipAddress, viewCount, hour, expectedCount] of [
    ['203.0.113.7', 400, 1, 400],
    ['203.0.113.7', 101, 23, 500],
    ['203.0.113.8', 2, 23, 502],
    ['203.0.113.7', 2, 23, 502],
    ['203.0.113.7', 3, 24, 3],
    ['2001:db8:1:2::3', 400, 24, 403],
    ['2001:db8:1:2:9::', 101, 24, 503],
    ['2001:db8:1:3::1', 1, 24, 503],
    ['2001:db8:2::1', 1, 24, 504],
    ['127.0.0.1', 501, 24, 1_005],
  ] as const) {
    const beacons = Array.from({ length: viewCount }, () =>
      createBeacon({ page: pagePath }, { 'CF-Connecting-IP': ipAddress }),
    );
    await sendBeacons(createHarness(), beacons, Date.UTC(2026, 10, 23, hour));
    expect(await readViewRowTexts()).toContain(`page ${pagePath} ${expectedCount} 0`);
  }
});

test('writes ten thousand views of a minute in seven batches', async () => {
  const writeMeter = createWriteMeter();
  const startMs = Date.now();
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  const viewWritePromises = [];
  for (let viewId = 0; viewId < 10_000; viewId += 1) {
    const view = { page: `/${viewId % 50}`, source: viewId % 2 ? 'link' : null, country: 'IN' };
    viewWritePromises.push(collectView(writeMeter.DB, view));
    if (viewId % 100 === 0) {
      await vi.advanceTimersByTimeAsync(600);
    }
  }
  await vi.advanceTimersByTimeAsync(10_000);
  await Promise.all(viewWritePromises);
  expect(Date.now() - startMs).toBeLessThan(80_000);
  const sumStatement = DB.prepare("SELECT sum(views) AS n FROM views WHERE kind = 'page'");
  expect(await sumStatement.first('n')).toBe(10_000);
  expect(writeMeter.readWrittenCount()).toBeLessThanOrEqual(7 * (50 + 3));
});

const dayAndPageRows = [
  { kind: 'day', name: '', views: 2, visits: 1 },
  { kind: 'page', name: pagePath, views: 2, visits: 1 },
] as const;

test('adds up the counts of several isolates, and stops at the daily limit of rows until the next day', async () => {
  for (const writeTimeMs of [1, 2]) {
    await writeViewCounts(DB, [...dayAndPageRows], writeTimeMs);
  }
  expect(await readViewRowTexts()).toEqual(['day  4 2', `page ${pagePath} 4 2`]);
  expect(await DB.prepare('SELECT sum(written) AS n FROM views').first('n')).toBe(4);
  const writeMeter = createWriteMeter();
  for (const [writtenRowCountBefore, timeInMs, expectedWrittenCount] of [
    [29_999, 0, 2],
    [30_000, 0, 2],
    [30_000, dayMs, 4],
  ] as const) {
    await DB.exec(`UPDATE views SET written = ${writtenRowCountBefore} WHERE written > 0`);
    await writeViewCounts(writeMeter.DB, [...dayAndPageRows], timeInMs);
    expect(writeMeter.readWrittenCount()).toBe(expectedWrittenCount);
  }
});

test('does not repeat a write whose response was lost', async () => {
  const isInsertQuery = (sql: string) => sql.includes('INSERT INTO views');
  const harness = createHarness({ DB: faultyDatabase(DB, isInsertQuery, 1, 'after') });
  await sendBeacons(harness, [createBeacon({ page: pagePath })]);
  expect(await readViewRowTexts()).toEqual(laterPageRowTexts);
});

test('writes the views of an interrupted request with a later one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: 0 });
  const view = { page: pagePath, source: null, country: null };
  void collectView(DB, view);
  vi.clearAllTimers();
  vi.advanceTimersByTime(20_000);
  const laterViewPromise = collectView(DB, view);
  await vi.advanceTimersByTimeAsync(10_000);
  await laterViewPromise;
  expect(await readViewRowTexts()).toEqual(['day  2 0', `page ${pagePath} 2 0`]);
});

test('counts nothing without its table, and still stores messages without an alert', async () => {
  const harness = createHarness({ ALERT_WEBHOOK: 'https://hooks.example/alert' });
  const consoleErrorSpy = vi.spyOn(console, 'error');
  await DB.exec('ALTER TABLE views RENAME TO gone');
  try {
    const [response] = await sendBeacons(harness, [createBeacon(visitFields)]);
    expect(response?.status).toBe(204);
    expect(consoleErrorSpy).toHaveBeenCalledWith('{"event":"view-not-counted","error":"no-table"}');
    await sendInquiry(harness, { page: pagePath });
    await harness.daily();
    await expectRows({ status: 'delivered', page: pagePath });
  } finally {
    await DB.exec('ALTER TABLE gone RENAME TO views');
  }
});

test('reads and writes nothing where counting is off', async () => {
  const { counting: originalCountingSetting } = office;
  office.counting = null;
  const ignoredBeacon = createBeacon(visitFields);
  const { status } = await createHarness({ ASSETS: brokenAssets }).fetch(ignoredBeacon);
  office.counting = originalCountingSetting;
  expect([status, ignoredBeacon.bodyUsed, await readViewRowTexts()]).toEqual([204, false, []]);
});

test('exports visits and messages by week and origin since the first view as CSV', async () => {
  const nowMs = Date.UTC(2026, 10, 23, 12);
  setTime(nowMs - 8 * dayMs);
  await sendInquiry(harness, { page: pagePath, name: 'Asha Two' });
  setTime(nowMs);
  await sendInquiry(harness, { page: pagePath, website: 'spam', service: 'webdesign' });
  await sendInquiry(harness, { page: pagePath, name: 'Asha Three', service: 'invented' });
  await sendInquiry(harness, { page: pagePath, website: 'spam', service: 'invented' });
  await sendInquiry(harness, { page: pagePath, name: 'Asha One', service: 'webdesign' });
  const webdesignRow = { kind: 'page', name: '/service/webdesign', views: 9, visits: 2 } as const;
  const indiaRow = { kind: 'country', name: 'IN', views: 3, visits: 3 } as const;
  await writeViewCounts(DB, [...dayAndPageRows, webdesignRow, indiaRow], nowMs - 7 * dayMs);
  const deskNumbers = await readNumbers(bindings, nowMs);
  const { series } = deskNumbers;
  expect(series.filter(({ kind }) => kind === 'traffic')).toMatchObject([
    { name: 'messages', counts: { 50: 1, 52: 2 } },
    { name: 'views', counts: { 51: 2 } },
    { name: 'visits', counts: { 51: 1 } },
  ]);
  const serviceCounts = series.filter(({ kind }) => kind === 'services');
  expect(serviceCounts, 'no invented and no held one').toMatchObject([
    { name: 'webdesign', total: 1, held: 0 },
  ]);
  expect(buildNumbersCsv(deskNumbers).split('\r\n').slice(-6, -1)).toEqual([
    '"2026-11-23","week","","0","0","2"',
    '"2026-11-16","page","/service/webdesign","2","9","0"',
    '"2026-11-16","service","webdesign","2","9","1"',
    '"2026-11-16","country","IN","3","3","0"',
    '"2026-11-16","page","/about","1","2","2"',
  ]);
});

const storedPageRow = { kind: 'page', name: '/service/webdesign', views: 1, visits: 0 } as const;

test('counts a released message for its page, service and week', async () => {
  const spamFields = { page: storedPageRow.name, service: 'webdesign', website: 'x' };
  const reference = await sendInquiry(createHarness(), spamFields);
  await writeViewCounts(DB, [storedPageRow, dayAndPageRows[0]], Date.now());
  const readMessageCounts = async () => {
    const { origins, series } = await readNumbers(bindings, Date.now());
    const formCount = series.find(({ kind }) => kind === 'forms');
    return [...origins.map(({ kind, messages }) => `${kind} ${messages}`), formCount?.held];
  };
  expect(await readMessageCounts()).toEqual(['page 0', 'service 0', 1]);
  await changeMessages(bindings, 'release', [reference], createActor());
  expect(await readMessageCounts()).toEqual(['page 1', 'service 1', 0]);
});

test('reads the speed of visits of the last 28 days', async () => {
  const nowMs = Date.UTC(2026, 10, 27, 12);
  for (const [daysAgo, views] of [
    [0, 3],
    [27, 2],
    [28, 90],
  ] as const) {
    const tally = { kind: 'speed', name: 'phone / lcp 1', views, visits: 0 } as const;
    await writeViewCounts(DB, [tally], nowMs - daysAgo * dayMs);
  }
  const { speed, origins } = await readNumbers(harness.env, nowMs);
  expect([speed, origins]).toEqual([[{ name: 'phone / lcp 1', visits: 5 }], []]);
});

test('starts weeks on Monday and compares origins over 25 weeks', async () => {
  const [sundayMs, mondayMs] = [Date.UTC(2026, 5, 7), Date.UTC(2026, 5, 8)];
  for (const receivedMs of [sundayMs, mondayMs, Date.UTC(2026, 10, 22), Date.UTC(2026, 10, 23)]) {
    const originColumns = { page: `'/service/webdesign'`, service: `'webdesign'` };
    const receivedAt = `${receivedMs}`;
    await insertMessages(1, { reference: receivedAt, received_at: receivedAt, ...originColumns });
    await writeViewCounts(DB, [storedPageRow, dayAndPageRows[0]], receivedMs);
  }
  const { since, weeks, series, origins } = await readNumbers(bindings, Date.UTC(2026, 10, 25));
  expect([weeks.length, since, weeks[28]]).toEqual([53, mondayMs, mondayMs]);
  const viewCounts = series.find(({ name }) => name === 'views')?.counts ?? {};
  expect(Object.keys(viewCounts)).toEqual(['27', '28', '51', '52']);
  const expectedCounts = { views: 3, messages: 3 };
  expect(origins).toMatchObject(['page', 'service'].map((kind) => ({ kind, ...expectedCounts })));
});
