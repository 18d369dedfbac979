/** Checks what the privacy policy promises against the Worker. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import policy from '../../src/docs/privacy.md?raw';
import { addNote } from '../../worker/desk/history.ts';
import { remove } from '../../worker/desk/remove.ts';
import { isOverRate } from '../../worker/guards/rate.ts';
import { writeCounts } from '../../worker/views/counter.ts';
import { dailyShare } from '../../worker/views/daily-share.ts';
import {
  changeRows,
  createHarness,
  insertRows,
  owner,
  rows,
  setTime,
  site,
  storedFiles,
} from './support/harness.ts';
import { applicationPost, apply, pdf } from './support/posts.ts';

const { DB, FILES } = bindings;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const text = policy.replaceAll(/\s+/g, ' ');

function promised(pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1]);
}

/** Reads the storage and the duration of a row of the policy's table, with days as a number. */
function rowOf(what: string) {
  const [, where = '', howLong = ''] =
    new RegExp(`^\\| ${what}[^|]*\\| ([^|]*) \\| ([^|]*) \\|$`, 'm').exec(policy) ?? [];
  return { where, howLong, days: Number(/^(\d+) days?\b/.exec(howLong)?.[1]) };
}

/** Counts everything stored, in every table and the bucket. */
async function everything() {
  const { results } = await DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
       AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT IN ('d1_migrations', 'signals')
       AND name NOT LIKE 'inquiry\\_words\\_%' ESCAPE '\\'`,
  ).all<{ name: string }>();
  const counts = await Promise.all(
    results.map(async ({ name }): Promise<[string, number]> => {
      const count = await DB.prepare(`SELECT count(*) AS n FROM ${name}`).first<number>('n');
      return [name, count ?? 0];
    }),
  );
  const files = (await storedFiles()).length;
  return Object.fromEntries(
    [...counts, ['files', files] as const].filter(([, count]) => count > 0),
  );
}

async function leftAt(moment: number) {
  setTime(moment);
  const harness = createHarness();
  await harness.daily();
  await harness.removeOrphans();
  await harness.sweep();
  return everything();
}

async function keepApplication() {
  const harness = createHarness();
  const reference = await apply(harness);
  await harness.deliverOnce();
  await addNote(bindings, reference, 'Call her', owner());
  return reference;
}

const inDatabase = 'database; its CV in the file store';
const counts = { weeks: 1 };

test('has its eight sections in order', () => {
  expect([...policy.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual([
    '1. Information we collect',
    '2. How we use it',
    '3. How we keep it safe',
    '4. Cookies',
    '5. Third parties',
    '6. Your rights',
    '7. Changes to this policy',
    '8. Contact',
  ]);
});

test('keeps a delivered message with its CV, history and notes for the stated days', async () => {
  const { where, days } = rowOf(
    'A message that reached our mailbox, with its history and our notes',
  );
  await keepApplication();
  const delivered = Number((await rows())[0]?.delivered_at);
  const kept = { inquiries: 1, history: 2, inquiry_words: 1, files: 1, ...counts };
  expect(await leftAt(delivered + days * day - minute)).toEqual(kept);
  expect(await leftAt(delivered + days * day + minute)).toEqual(counts);
  expect([where, days]).toEqual([inDatabase, 180]);
});

test('keeps a message held as spam for the stated days', async () => {
  const { where, days } = rowOf('A message held back as possible spam');
  const post = { fields: { name: 'A', email: 'a@example.com', position: 'Any', website: 'spam' } };
  await createHarness().fetch(applicationPost(pdf(), post));
  const received = Number((await rows())[0]?.received_at);
  const kept = { inquiries: 1, history: 1, inquiry_words: 1, files: 1, ...counts };
  expect(await leftAt(received + days * day - minute)).toEqual(kept);
  expect(await leftAt(received + days * day + minute)).toEqual(counts);
  expect([where, days]).toEqual([inDatabase, 90]);
});

test.each(['queued', 'failed'])(
  'keeps a %s message until it is delivered or the owner decides',
  async (status) => {
    const { where, howLong } = rowOf('A message that could not be mailed to us yet');
    await keepApplication();
    await changeRows('status = ?, delivered_at = NULL', status);
    expect(await leftAt(Date.now() + 1_000 * day)).toMatchObject({ inquiries: 1, files: 1 });
    expect([where, howLong]).toEqual([
      inDatabase,
      'until it has been delivered, or until we decide about it',
    ]);
  },
);

test('removes an orphaned CV within the stated day, even if one round fails', async () => {
  const { where, days } = rowOf('A CV whose message did not arrive');
  await FILES.put('applications/stray', 'x');
  const uploaded = (await FILES.head('applications/stray'))?.uploaded.getTime() ?? 0;
  expect(await leftAt(uploaded + 11 * hour)).toEqual({ files: 1 });
  // Rounds run every six hours, and one may fail.
  expect(await leftAt(uploaded + days * day - 6 * hour + minute)).toEqual({});
  expect([where, days]).toEqual(['file store', 1]);
});

test('removes the hashes of confirmations after the stated time', async () => {
  const { where, days } = rowOf('The codes that count confirmations');
  const harness = createHarness({ ACKNOWLEDGE: 'true' });
  const reference = await apply(harness, null);
  expect(harness.mails).toHaveLength(1);
  const { results } = await DB.prepare('SELECT * FROM confirmations').all();
  expect(JSON.stringify(results)).not.toMatch(/nida|example/);
  const sent = Number(results[0]?.at);
  await remove(bindings, [reference], owner());
  expect(await leftAt(sent + days * day - minute)).toMatchObject({ confirmations: 1 });
  expect(await leftAt(sent + days * day)).not.toHaveProperty('confirmations');
  expect([where, days]).toEqual(['database', 1]);
});

test('keeps only reference, time and actor of an erasure, for the stated days', async () => {
  const { where, days } = rowOf('The reference number of an erased message, with when and by whom');
  const reference = await keepApplication();
  const actor = owner();
  await remove(bindings, [reference], actor);
  expect(await everything()).toEqual({ history: 1, ...counts });
  const { results } = await DB.prepare('SELECT * FROM history').all();
  const [{ id, ...left } = {}] = results;
  expect(left).toEqual({
    reference,
    at: actor.now,
    what: 'erased',
    actor: actor.name,
    detail: null,
  });
  expect(await leftAt(actor.now + days * day)).toEqual({ history: 1, ...counts });
  expect(await leftAt(actor.now + days * day + minute)).toEqual(counts);
  expect([where, days]).toEqual(['database', 180]);
});

test('keeps counts by week, form and service forever', async () => {
  const { where, howLong } = rowOf('Counts of messages by week, form and service');
  await insertRows(3, { service: `'webdesign'` });
  await leftAt(Date.now() + 1_000 * day);
  const { results } = await DB.prepare('SELECT * FROM weeks').all();
  expect(results).toEqual([
    { week: 0, form: 'contact', service: 'webdesign', received: 3, held: 0, failed: 0 },
  ]);
  expect([where, howLong]).toEqual(['database', 'not removed: they tell nothing of any person']);
});

test('keeps anonymous views by day for the stated days', async () => {
  const days = promised(/kept in our database and removed after (\d+) days/);
  const count = { name: '', views: 1, visits: 1 };
  const today = Math.floor(Date.now() / day) * day;
  const kinds = ['day', 'page', 'source', 'country'] as const;
  await writeCounts(
    DB,
    kinds.map((kind) => ({ ...count, kind })),
    today,
  );
  expect(await leftAt(today + days * day + day - minute)).toEqual({ views: 4 });
  expect(await leftAt(today + days * day + day)).toEqual({});
  expect(days).toBe(400);
});

async function allowed(limiter: RateLimit, count: number): Promise<number> {
  const request = new Request(site, { headers: { 'CF-Connecting-IP': '198.51.100.43' } });
  let through = 0;
  for (let sent = 0; sent < count; sent += 1) {
    through += (await isOverRate(limiter, request)) ? 0 : 1;
  }
  return through;
}

test.each<[what: string, limiter: RateLimit, pattern: RegExp, most: number]>([
  [
    'messages a minute',
    bindings.RATE,
    /more than (\d+) messages arrive from it within a minute/,
    10,
  ],
  ['unchecked messages', bindings.RATE_UNVERIFIED, /more than (\d+) where Turnstile/, 2],
  ['views a minute', bindings.RATE_VIEWS, /no more than (\d+) views a minute/, 60],
])('states how many %s one address may send', async (_what, limiter, pattern, most) => {
  expect(promised(pattern)).toBe(most);
  const through = await allowed(limiter, 2 * most + 1);
  // The count may span two minutes.
  expect(through).toBeGreaterThanOrEqual(most);
  expect(through).toBeLessThanOrEqual(2 * most);
});

test('states how many views per day one address may have counted', async () => {
  const most = promised(/and (\d+) views a day are counted/);
  expect([most, await allowed(dailyShare, most + 5)]).toEqual([500, 500]);
});

test('states the maximum size of a CV', async () => {
  const largest = promised(/a CV of up to (\d+) MB/) * 1024 * 1024;
  const statusOf = async (size: number) => {
    const cv = new File(['%PDF-', new Uint8Array(size - 5)], 'cv.pdf');
    return (await createHarness().fetch(applicationPost(cv))).status;
  };
  expect([await statusOf(largest), await statusOf(largest + 1)]).toEqual([200, 422]);
});
