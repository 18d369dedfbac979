/** The policy states these numbers; desk.test.ts and daily-round.test.ts test its other rules. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { addNote, setNoteHidden } from '../../worker/desk/history.ts';
import { changeMessages } from '../../worker/desk/marks.ts';
import { eraseMessagesOfSender, removeMessages } from '../../worker/desk/remove.ts';
import { isOverRate } from '../../worker/guards/rate.ts';
import { writeViewCounts } from '../../worker/views/counter.ts';
import { createActor, createHarness, harness, siteUrl } from './support/harness.ts';
import { simulateNetwork } from './support/network.ts';
import { contact, pdfFile, sendApplication, sendInquiry } from './support/posts.ts';
import { listFileKeys, readRows } from './support/stores.ts';
import { advanceTime, dayMs, minuteMs, setTime } from './support/time.ts';

const { DB } = bindings;

async function readTables(): Promise<Record<string, unknown[]>> {
  const { results: tables } = await DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
       AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name <> 'd1_migrations'`,
  ).all<{ name: string }>();
  const readRows = async ({ name }: { name: string }) =>
    [name, (await DB.prepare(`SELECT * FROM ${name}`).all()).results] as const;
  return Object.fromEntries(await Promise.all(tables.map(readRows)));
}

/** The tables `signals` and `counts` always have the same rows, and `people` names the desk's own. */
async function countRowsAndFiles() {
  const { signals, counts, people, ...tables } = await readTables();
  const rowCounts = Object.entries({ ...tables, files: await listFileKeys() }).map(
    ([name, { length }]) => [name, length] as const,
  );
  return Object.fromEntries(rowCounts.filter(([, count]) => count > 0));
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
  await addNote(bindings, reference, 'Call her', createActor());
  return reference;
}

const weekRowCount = { weeks: 1 };

test.each([
  ['delivered', 180, { history: 2, deliveries: 1 }, storeApplication],
  ['held', 90, { history: 1 }, () => sendApplication(harness, pdfFile(), { website: 'spam' })],
])('keeps a %s message with its data for %i days', async (_case, days, counts, storeMessage) => {
  await storeMessage();
  const [row] = await readRows();
  const keptSinceMs = Number(row?.settled_at ?? row?.received_at);
  const countsBefore = { messages: 1, files: 1, ...counts, ...weekRowCount };
  expect(await runTasksAndCountAt(keptSinceMs + days * dayMs - minuteMs)).toEqual(countsBefore);
  expect(await runTasksAndCountAt(keptSinceMs + days * dayMs + minuteMs)).toEqual(weekRowCount);
});

test('keeps only reference, time and actor of an erasure, for 180 days', async () => {
  const reference = await storeApplication();
  const { name: actor, nowMs: erasedAtMs } = createActor();
  await removeMessages(bindings, [reference], { name: actor, nowMs: erasedAtMs });
  const { results: historyRows } = await DB.prepare('SELECT * FROM history').all();
  const erasedEvent = { reference, happened_at: erasedAtMs, event: 'erased', actor };
  const emptyColumns = { recipient: null, detail: null };
  expect(historyRows).toEqual([{ id: expect.any(Number), ...erasedEvent, ...emptyColumns }]);
  const keptCounts = { history: 1, ...weekRowCount };
  expect(await runTasksAndCountAt(erasedAtMs + 180 * dayMs)).toEqual(keptCounts);
  expect(await runTasksAndCountAt(erasedAtMs + 180 * dayMs + minuteMs)).toEqual(weekRowCount);
});

test('leaves no word of an erased person in any table or file, and every word of another', async () => {
  const [name, email, phoneNumber] = ['Zubeida', 'zubeida@example.com', '9123456780'] as const;
  const [message, position, noteText] = ['Lighthouse', 'Foghorn', 'Lantern'] as const;
  const words = [name, email, phoneNumber, message, position, noteText];
  simulateNetwork({ 'https://chat.example/hook': () => new Response('Foghorn', { status: 500 }) });
  const settings = { ACKNOWLEDGE: 'true', MESSAGE_WEBHOOK: 'https://chat.example/hook' };
  const sender = createHarness(settings);
  const person = { ...contact, name, email, phoneNumber, message };
  const reference = await sendInquiry(sender, person);
  await sendApplication(sender, pdfFile(message, `${name}.pdf`), { name, email, position });
  await sendInquiry(sender, { ...person, website: message });
  const noteId = await addNote(bindings, reference, noteText, createActor());
  await addNote(bindings, reference, noteText, createActor());
  await setNoteHidden(bindings, reference, noteId ?? 0, true);
  await changeMessages(bindings, 'resend', [reference], createActor());
  await sendInquiry(sender, { name: 'Asha Verma' });
  const readText = async () => JSON.stringify([await readTables(), await listFileKeys()]);
  const findWords = (text: string) =>
    words.filter((word) => text.toLowerCase().includes(word.toLowerCase()));
  expect(findWords(await readText())).toEqual(words);
  expect((await listFileKeys()).length).toBe(1);
  await eraseMessagesOfSender(bindings, email, createActor());
  await sender.sweepAfter(dayMs);
  const textAfter = await readText();
  expect(findWords(textAfter)).toEqual([]);
  expect(textAfter).toContain('Asha Verma');
  expect(await listFileKeys()).toEqual([]);
});

test.each([
  ['sweep', ['sweep']],
  ['daily', ['daily-round']],
  ['removeOrphans', []],
] as const)('the cron of %s runs its own tasks alone', async (cron, expectedSignals) => {
  advanceTime(minuteMs);
  await writeViewCounts(DB, [{ kind: 'day', name: '', views: 1, visits: 1 }], 0);
  await bindings.FILES.put('applications/orphan', '');
  advanceTime(dayMs / 2);
  await harness[cron]();
  const { signals = [], views = [] } = await readTables();
  const seenNow = signals.filter((row) => Object(row).seen_at === Date.now());
  expect(seenNow).toMatchObject(expectedSignals.map((name) => ({ name })));
  expect(views).toHaveLength(cron === 'daily' ? 0 : 1);
  expect(await listFileKeys()).toHaveLength(cron === 'removeOrphans' ? 0 : 1);
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
