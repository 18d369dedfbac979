/** tests/specification/privacy-policy.test.ts checks that the policy states the same numbers. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { addNote } from '../../worker/desk/history.ts';
import { removeMessages } from '../../worker/desk/remove.ts';
import { isOverRate } from '../../worker/guards/rate.ts';
import { writeViewCounts } from '../../worker/views/counter.ts';
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
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Counts the rows of every table and the files of the bucket. */
async function countRowsAndFiles() {
  const { results: tables } = await DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
       AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT IN ('d1_migrations', 'signals')
       AND name NOT LIKE 'inquiry\\_words\\_%' ESCAPE '\\'`,
  ).all<{ name: string }>();
  const tableCountEntries = await Promise.all(
    tables.map(async ({ name: table }): Promise<[string, number]> => {
      const rowCount = await DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n');
      return [table, rowCount ?? 0];
    }),
  );
  const fileCount = (await listFileKeys()).length;
  return Object.fromEntries(
    [...tableCountEntries, ['files', fileCount] as const].filter(([, rowCount]) => rowCount > 0),
  );
}

async function countLeftAt(timeInMs: number) {
  setTime(timeInMs);
  const harness = createHarness();
  await harness.daily();
  await harness.removeOrphans();
  await harness.sweep();
  return countRowsAndFiles();
}

async function storeApplication() {
  const harness = createHarness();
  const reference = await sendApplication(harness);
  await harness.deliverOnce();
  await addNote(bindings, reference, 'Call her', deskActor());
  return reference;
}

async function storeHeldApplication() {
  const heldFields = { name: 'A', email: 'a@example.com', position: 'Any', website: 'spam' };
  await createHarness().fetch(applicationPost(pdfFile(), { fields: heldFields }));
}

const weeklyCounts = { weeks: 1 };

test.each([
  ['delivered', 180, 2, storeApplication],
  ['held', 90, 1, storeHeldApplication],
])(
  'keeps a %s message with its CV, history and notes for %i days',
  async (_case, retentionDays, history, storeMessage) => {
    await storeMessage();
    const [row] = await readRows();
    const keptSinceMs = Number(row?.delivered_at ?? row?.received_at);
    const countsBefore = { inquiries: 1, history, inquiry_words: 1, files: 1, ...weeklyCounts };
    expect(await countLeftAt(keptSinceMs + retentionDays * dayMs - minuteMs)).toEqual(countsBefore);
    expect(await countLeftAt(keptSinceMs + retentionDays * dayMs + minuteMs)).toEqual(weeklyCounts);
  },
);

test.each(['queued', 'failed'])(
  'keeps a %s message until it is delivered or the owner decides',
  async (status) => {
    await storeApplication();
    await updateRows('status = ?, delivered_at = NULL', status);
    expect(await countLeftAt(Date.now() + 1_000 * dayMs)).toMatchObject({ inquiries: 1, files: 1 });
  },
);

test('removes an orphaned CV within a day, even if one round fails', async () => {
  await FILES.put('applications/stray', 'x');
  const uploadedMs = (await FILES.head('applications/stray'))?.uploaded.getTime() ?? 0;
  expect(await countLeftAt(uploadedMs + 11 * hourMs)).toEqual({ files: 1 });
  // Rounds run every six hours, and one may fail.
  expect(await countLeftAt(uploadedMs + dayMs - 6 * hourMs + minuteMs)).toEqual({});
});

test('keeps only reference, time and actor of an erasure, for 180 days', async () => {
  const reference = await storeApplication();
  const { name: actor, now: removalMs } = deskActor();
  await removeMessages(bindings, [reference], { name: actor, now: removalMs });
  expect(await countRowsAndFiles()).toEqual({ history: 1, ...weeklyCounts });
  const { results: historyRows } = await DB.prepare(
    'SELECT reference, at, what, actor, detail FROM history',
  ).all();
  expect(historyRows).toEqual([{ reference, at: removalMs, what: 'erased', actor, detail: null }]);
  expect(await countLeftAt(removalMs + 180 * dayMs)).toEqual({ history: 1, ...weeklyCounts });
  expect(await countLeftAt(removalMs + 180 * dayMs + minuteMs)).toEqual(weeklyCounts);
});

test('keeps counts by week, form and service forever', async () => {
  await insertRows(3, { service: `'webdesign'` });
  await countLeftAt(Date.now() + 1_000 * dayMs);
  const { results: weekRows } = await DB.prepare('SELECT * FROM weeks').all();
  expect(weekRows).toEqual([
    { week: 0, form: 'contact', service: 'webdesign', received: 3, held: 0, failed: 0 },
  ]);
});

test('keeps anonymous views by day for 400 days', async () => {
  const todayStartMs = Math.floor(Date.now() / dayMs) * dayMs;
  const viewKinds = ['day', 'page', 'source', 'country'] as const;
  const viewCounts = viewKinds.map((kind) => ({ kind, name: '', views: 1, visits: 1 }));
  await writeViewCounts(DB, viewCounts, todayStartMs);
  expect(await countLeftAt(todayStartMs + 401 * dayMs - minuteMs)).toEqual({ views: 4 });
  expect(await countLeftAt(todayStartMs + 401 * dayMs)).toEqual({});
});

async function countAllowedRequests(limiter: RateLimit, requestCount: number): Promise<number> {
  const addressRequest = new Request(siteUrl, { headers: { 'CF-Connecting-IP': '198.51.100.43' } });
  let allowedCount = 0;
  for (let sentCount = 0; sentCount < requestCount; sentCount += 1) {
    allowedCount += (await isOverRate(limiter, addressRequest)) ? 0 : 1;
  }
  return allowedCount;
}

test.each([
  [10, 'messages', bindings.RATE],
  [2, 'unchecked messages', bindings.RATE_UNVERIFIED],
  [60, 'views', bindings.RATE_VIEWS],
])('allows one address %i %s a minute', async (limitPerMinute, _case, limiter) => {
  const allowedCount = await countAllowedRequests(limiter, 2 * limitPerMinute + 1);
  // The requests may span two minutes.
  expect(allowedCount).toBeGreaterThanOrEqual(limitPerMinute);
  expect(allowedCount).toBeLessThanOrEqual(2 * limitPerMinute);
});
