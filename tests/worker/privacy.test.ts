/** The policy states these numbers; desk.test.ts and daily-round.test.ts test its other rules. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { addNote } from '../../worker/desk/history.ts';
import { removeMessages } from '../../worker/desk/remove.ts';
import { isOverRate } from '../../worker/guards/rate.ts';
import { writeViewCounts } from '../../worker/views/counter.ts';
import { createActor, harness, siteUrl } from './support/harness.ts';
import { pdfFile, sendApplication } from './support/posts.ts';
import { listFileKeys, readRows } from './support/stores.ts';
import { dayMs, minuteMs, setTime } from './support/time.ts';

const { DB } = bindings;

async function countRowsAndFiles() {
  const { results: tables } = await DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
       AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT IN ('d1_migrations', 'signals')
       AND name NOT LIKE 'inquiry\\_words\\_%' ESCAPE '\\'`,
  ).all<{ name: string }>();
  const remainingCounts: Record<string, unknown> = { files: (await listFileKeys()).length };
  for (const { name } of tables) {
    remainingCounts[name] = await DB.prepare(`SELECT count(*) AS n FROM ${name}`).first('n');
  }
  return Object.fromEntries(Object.entries(remainingCounts).filter(([, count]) => count !== 0));
}

async function runTasksAndCountAt(timeInMs: number) {
  setTime(timeInMs);
  await harness.daily();
  await harness.removeOrphans();
  await harness.sweep();
  return countRowsAndFiles();
}

async function storeApplication() {
  const reference = await sendApplication(harness);
  await harness.deliverOnce();
  await addNote(bindings, reference, 'Call her', createActor());
  return reference;
}

const weekRowCount = { weeks: 1 };

test.each([
  ['delivered', 180, 2, storeApplication],
  ['held', 90, 1, () => sendApplication(harness, pdfFile(), { website: 'spam' })],
])('keeps a %s message with its data for %i days', async (_case, days, history, storeMessage) => {
  await storeMessage();
  const [row] = await readRows();
  const keptSinceMs = Number(row?.delivered_at ?? row?.received_at);
  const countsBefore = { inquiries: 1, history, inquiry_words: 1, files: 1, ...weekRowCount };
  expect(await runTasksAndCountAt(keptSinceMs + days * dayMs - minuteMs)).toEqual(countsBefore);
  expect(await runTasksAndCountAt(keptSinceMs + days * dayMs + minuteMs)).toEqual(weekRowCount);
});

test('keeps only reference, time and actor of an erasure, for 180 days', async () => {
  const reference = await storeApplication();
  const { name: actor, now: erasedAtMs } = createActor();
  await removeMessages(bindings, [reference], { name: actor, now: erasedAtMs });
  const { results: historyRows } = await DB.prepare('SELECT * FROM history').all();
  const erasedEvent = { reference, at: erasedAtMs, what: 'erased', actor, detail: null };
  expect(historyRows).toEqual([{ id: expect.any(Number), ...erasedEvent }]);
  const keptCounts = { history: 1, ...weekRowCount };
  expect(await runTasksAndCountAt(erasedAtMs + 180 * dayMs)).toEqual(keptCounts);
  expect(await runTasksAndCountAt(erasedAtMs + 180 * dayMs + minuteMs)).toEqual(weekRowCount);
});

test('keeps anonymous views by day for 400 days', async () => {
  const todayStartMs = Math.floor(Date.now() / dayMs) * dayMs;
  for (const kind of ['day', 'page', 'source', 'country'] as const) {
    await writeViewCounts(DB, [{ kind, name: '', views: 1, visits: 1 }], todayStartMs);
  }
  expect(await runTasksAndCountAt(todayStartMs + 401 * dayMs - minuteMs)).toEqual({ views: 4 });
  expect(await runTasksAndCountAt(todayStartMs + 401 * dayMs)).toEqual({});
});

test.each([
  [10, 'messages', bindings.RATE],
  [2, 'unchecked messages', bindings.RATE_UNVERIFIED],
  [60, 'views', bindings.RATE_VIEWS],
])('allows one address %i %s a minute', async (limitPerMinute, _case, limiter) => {
  const visitorRequest = new Request(siteUrl, { headers: { 'CF-Connecting-IP': '198.51.100.43' } });
  let allowedCount = 0;
  for (let sentRequestCount = 0; sentRequestCount <= 2 * limitPerMinute; sentRequestCount += 1) {
    allowedCount += (await isOverRate(limiter, visitorRequest)) ? 0 : 1;
  }
  // The requests may span two minutes.
  expect(allowedCount).toBeGreaterThanOrEqual(limitPerMinute);
  expect(allowedCount).toBeLessThanOrEqual(2 * limitPerMinute);
});
