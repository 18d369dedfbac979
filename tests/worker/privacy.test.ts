/**
 * Checks what a privacy policy promises against the Worker; tests/specification/privacy-policy.test.ts
 * checks that the owner's policy states the same numbers.
 */
import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { addNote } from '../../worker/desk/history.ts';
import { remove } from '../../worker/desk/remove.ts';
import { isOverRate } from '../../worker/guards/rate.ts';
import { writeCounts } from '../../worker/views/counter.ts';
import {
  createHarness,
  deskActor,
  insertRows,
  listFileKeys,
  readRows,
  setTime,
  siteUrl,
  updateRows,
} from './support/harness.ts';
import { applicationPost, pdfFile, sendApplication } from './support/posts.ts';

const { DB, FILES } = bindings;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Counts everything stored, in every table and the bucket. */
async function countEverything() {
  const { results } = await DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
       AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT IN ('d1_migrations', 'signals')
       AND name NOT LIKE 'inquiry\\_words\\_%' ESCAPE '\\'`,
  ).all<{ name: string }>();
  const weeklyCounts = await Promise.all(
    results.map(async ({ name }): Promise<[string, number]> => {
      const count = await DB.prepare(`SELECT count(*) AS n FROM ${name}`).first<number>('n');
      return [name, count ?? 0];
    }),
  );
  const files = (await listFileKeys()).length;
  return Object.fromEntries(
    [...weeklyCounts, ['files', files] as const].filter(([, count]) => count > 0),
  );
}

async function countLeftAt(moment: number) {
  setTime(moment);
  const harness = createHarness();
  await harness.daily();
  await harness.removeOrphans();
  await harness.sweep();
  return countEverything();
}

async function storeApplication() {
  const harness = createHarness();
  const reference = await sendApplication(harness);
  await harness.deliverOnce();
  await addNote(bindings, reference, 'Call her', deskActor());
  return reference;
}

async function storeHeldApplication() {
  const fields = { name: 'A', email: 'a@example.com', position: 'Any', website: 'spam' };
  await createHarness().fetch(applicationPost(pdfFile(), { fields }));
}

const weeklyCounts = { weeks: 1 };

test.each([
  ['delivered', 180, 2, storeApplication],
  ['held', 90, 1, storeHeldApplication],
])(
  'keeps a %s message with its CV, history and notes for %i days',
  async (_status, days, history, keep) => {
    await keep();
    const [row] = await readRows();
    const start = Number(row?.delivered_at ?? row?.received_at);
    const kept = { inquiries: 1, history, inquiry_words: 1, files: 1, ...weeklyCounts };
    expect(await countLeftAt(start + days * day - minute)).toEqual(kept);
    expect(await countLeftAt(start + days * day + minute)).toEqual(weeklyCounts);
  },
);

test.each(['queued', 'failed'])(
  'keeps a %s message until it is delivered or the owner decides',
  async (status) => {
    await storeApplication();
    await updateRows('status = ?, delivered_at = NULL', status);
    expect(await countLeftAt(Date.now() + 1_000 * day)).toMatchObject({ inquiries: 1, files: 1 });
  },
);

test('removes an orphaned CV within a day, even if one round fails', async () => {
  await FILES.put('applications/stray', 'x');
  const uploaded = (await FILES.head('applications/stray'))?.uploaded.getTime() ?? 0;
  expect(await countLeftAt(uploaded + 11 * hour)).toEqual({ files: 1 });
  // Rounds run every six hours, and one may fail.
  expect(await countLeftAt(uploaded + day - 6 * hour + minute)).toEqual({});
});

test('keeps only reference, time and actor of an erasure, for 180 days', async () => {
  const reference = await storeApplication();
  const { name, now } = deskActor();
  await remove(bindings, [reference], { name, now });
  expect(await countEverything()).toEqual({ history: 1, ...weeklyCounts });
  const { results } = await DB.prepare(
    'SELECT reference, at, what, actor, detail FROM history',
  ).all();
  expect(results).toEqual([{ reference, at: now, what: 'erased', actor: name, detail: null }]);
  expect(await countLeftAt(now + 180 * day)).toEqual({ history: 1, ...weeklyCounts });
  expect(await countLeftAt(now + 180 * day + minute)).toEqual(weeklyCounts);
});

test('keeps counts by week, form and service forever', async () => {
  await insertRows(3, { service: `'webdesign'` });
  await countLeftAt(Date.now() + 1_000 * day);
  const { results } = await DB.prepare('SELECT * FROM weeks').all();
  expect(results).toEqual([
    { week: 0, form: 'contact', service: 'webdesign', received: 3, held: 0, failed: 0 },
  ]);
});

test('keeps anonymous views by day for 400 days', async () => {
  const today = Math.floor(Date.now() / day) * day;
  const kinds = ['day', 'page', 'source', 'country'] as const;
  const views = kinds.map((kind) => ({ kind, name: '', views: 1, visits: 1 }));
  await writeCounts(DB, views, today);
  expect(await countLeftAt(today + 401 * day - minute)).toEqual({ views: 4 });
  expect(await countLeftAt(today + 401 * day)).toEqual({});
});

/** Counts how many of `count` requests from one address the limiter allows. */
async function countAllowed(limiter: RateLimit, count: number): Promise<number> {
  const request = new Request(siteUrl, { headers: { 'CF-Connecting-IP': '198.51.100.43' } });
  let allowed = 0;
  for (let sent = 0; sent < count; sent += 1) {
    allowed += (await isOverRate(limiter, request)) ? 0 : 1;
  }
  return allowed;
}

test.each([
  [10, 'messages', bindings.RATE],
  [2, 'unchecked messages', bindings.RATE_UNVERIFIED],
  [60, 'views', bindings.RATE_VIEWS],
])('allows one address %i %s a minute', async (limit, _what, limiter) => {
  const allowed = await countAllowed(limiter, 2 * limit + 1);
  // The count may span two minutes.
  expect(allowed).toBeGreaterThanOrEqual(limit);
  expect(allowed).toBeLessThanOrEqual(2 * limit);
});
