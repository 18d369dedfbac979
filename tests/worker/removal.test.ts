/** What the daily round removes. What it removes in rounds, and what the owner erases, stands in desk.test.ts. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Env } from '../../worker/env.ts';
import { retention } from '../../worker/limits.ts';
import { faultyBucket, faultyDatabase } from './support/faulty.ts';
import {
  changeRows,
  createHarness,
  onBothSides,
  passTime,
  rows,
  setTime,
  storedFiles,
} from './support/harness.ts';
import { apply, pdf } from './support/posts.ts';

async function left(now: number) {
  setTime(now);
  await createHarness().daily();
  return [(await rows()).length, (await storedFiles()).length];
}

test.each([
  ['delivered', 'half a year', retention.delivered],
  ['held', 'three months', retention.held],
])(
  'A message that is %s is removed with its file after %s, and not a moment earlier',
  async (status, _time, age) => {
    await apply(createHarness());
    const start = Date.now();
    await changeRows('status = ?1, received_at = ?2, delivered_at = ?2', status, start);
    expect(await onBothSides(start + age + 1, left)).toEqual([
      [1, 1],
      [0, 0],
    ]);
  },
);

test.each(['failed', 'queued'])(
  'A message that is %s is never removed by its age',
  async (status) => {
    await apply(createHarness());
    await changeRows('status = ?1, delivered_at = received_at', status);
    expect(await left(Date.now() + 10 * retention.delivered)).toEqual([1, 1]);
  },
);

const isDelete = (sql: string) => sql.includes('DELETE FROM inquiries');

test.each<[what: string, broken: () => Partial<Env>, files: number]>([
  ['its file cannot be', () => ({ FILES: faultyBucket(bindings.FILES, ['delete']) }), 2],
  ['the answer is lost', () => ({ DB: faultyDatabase(bindings.DB, isDelete, 1, 'after') }), 0],
])(
  'When a message is removed and %s, the round of orphaned files takes the file',
  async (_what, broken, files) => {
    const harness = createHarness();
    for (const name of ['One', 'Two']) await apply(harness, pdf(name), { name });
    await harness.deliverOnce();
    passTime(retention.delivered + 60_000);
    await createHarness(broken()).daily();
    expect([(await rows()).length, (await storedFiles()).length]).toEqual([0, files]);
    await createHarness().daily();
    expect(await storedFiles()).toEqual([]);
  },
);

test('A file that no row names is removed when it is older than a day', async () => {
  await apply(createHarness());
  await bindings.FILES.put('applications/stray', 'x');
  const uploaded = (await bindings.FILES.head('applications/stray'))?.uploaded.getTime() ?? 0;
  expect(await onBothSides(uploaded + retention.orphanedFile + 1, left)).toEqual([
    [1, 2],
    [1, 1],
  ]);
  expect(await storedFiles()).toEqual([(await rows())[0]?.file_key]);
});

test('The round of orphaned files reads every page of the bucket', async () => {
  for (let number = 0; number < 7; number += 1)
    await bindings.FILES.put(`applications/old-${number}`, 'x');
  const harness = createHarness();
  await apply(harness);
  passTime(retention.orphanedFile + 60_000);
  harness.env.FILES = new Proxy(bindings.FILES, {
    get: (target, name) =>
      name === 'list'
        ? (options: R2ListOptions) => target.list({ ...options, limit: 2 })
        : Reflect.get(target, name).bind(target),
  });
  await harness.daily();
  expect(await storedFiles()).toEqual([(await rows())[0]?.file_key]);
});
