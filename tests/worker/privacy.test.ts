/** What the privacy policy promises, beside what is left in the stores when the time has passed. */
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

/** A number that the policy names in its text. */
function promised(pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1]);
}

/** What the table says of a thing: where it is and how long, in days where it names them. */
function rowOf(what: string) {
  const [, where = '', howLong = ''] =
    new RegExp(`^\\| ${what}[^|]*\\| ([^|]*) \\| ([^|]*) \\|$`, 'm').exec(policy) ?? [];
  return { where, howLong, days: Number(/^(\d+) days?\b/.exec(howLong)?.[1]) };
}

/** Everything that is kept, in every table of the database and in the file store. */
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

/** What is left after all rounds of that moment. */
async function leftAt(moment: number) {
  setTime(moment);
  const harness = createHarness();
  await harness.daily();
  await harness.removeOrphans();
  await harness.sweep();
  return everything();
}

/** An application with a CV, its history and a note. */
async function keepApplication() {
  const harness = createHarness();
  const reference = await apply(harness);
  await harness.deliverOnce();
  await addNote(bindings, reference, 'Call her', owner());
  return reference;
}

const inDatabase = 'database; its CV in the file store';
const counts = { weeks: 1 };

test('The policy has its eight sections in order', () => {
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

test('A message that reached the mailbox is kept with its CV, history and notes as long as the policy says', async () => {
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

test('A message held as spam is kept as long as the policy says', async () => {
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
  'A message that is %s is kept until it arrives or the owner decides',
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

test('A CV without a message is gone as soon as the policy says, also when a round of that day fails', async () => {
  const { where, days } = rowOf('A CV whose message did not arrive');
  await FILES.put('applications/stray', 'x');
  const uploaded = (await FILES.head('applications/stray'))?.uploaded.getTime() ?? 0;
  expect(await leftAt(uploaded + 11 * hour)).toEqual({ files: 1 });
  // Rounds come every six hours; the one before has failed.
  expect(await leftAt(uploaded + days * day - 6 * hour + minute)).toEqual({});
  expect([where, days]).toEqual(['file store', 1]);
});

test('The codes that count confirmations are gone as soon as the policy says', async () => {
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

test('Of an erased message the reference, the time and who erased it are left, as long as the policy says', async () => {
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

test('What is never removed are counts by week, form and service', async () => {
  const { where, howLong } = rowOf('Counts of messages by week, form and service');
  await insertRows(3, { service: `'webdesign'` });
  await leftAt(Date.now() + 1_000 * day);
  const { results } = await DB.prepare('SELECT * FROM weeks').all();
  expect(results).toEqual([
    { week: 0, form: 'contact', service: 'webdesign', received: 3, held: 0, failed: 0 },
  ]);
  expect([where, howLong]).toEqual(['database', 'not removed: they tell nothing of any person']);
});

test('Views are kept by the day, without anything of a person, as long as the policy says', async () => {
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

/** How many of so many requests from one address get through. */
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
])(
  'The policy names how many %s are taken from one address',
  async (_what, limiter, pattern, most) => {
    expect(promised(pattern)).toBe(most);
    const through = await allowed(limiter, 2 * most + 1);
    // Two minutes may meet while it counts.
    expect(through).toBeGreaterThanOrEqual(most);
    expect(through).toBeLessThanOrEqual(2 * most);
  },
);

test('The policy names how many views a day are counted from one address', async () => {
  const most = promised(/and (\d+) views a day are counted/);
  expect([most, await allowed(dailyShare, most + 5)]).toEqual([500, 500]);
});

test('The policy names how large a CV may be', async () => {
  const largest = promised(/a CV of up to (\d+) MB/) * 1024 * 1024;
  const statusOf = async (size: number) => {
    const cv = new File(['%PDF-', new Uint8Array(size - 5)], 'cv.pdf');
    return (await createHarness().fetch(applicationPost(cv))).status;
  };
  expect([await statusOf(largest), await statusOf(largest + 1)]).toEqual([200, 422]);
});
