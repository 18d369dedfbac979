import { expect, test } from 'vitest';
import { claim } from '../../worker/delivery/claim.ts';
import { createOutcomeWriter } from '../../worker/delivery/outcomes.ts';
import type { Database } from '../../worker/env.ts';
import { faultyDatabase } from './support/faulty.ts';
import { createHarness, readRows } from './support/harness.ts';
import { sendInquiries } from './support/posts.ts';

const always = () => true;
const status = 'delivered' as const;

async function threeOutcomes() {
  const { env } = createHarness();
  const references = await sendInquiries(createHarness(), 3);
  const { token } = await claim(env.DB, references, Date.now());
  const [first, second, third] = references.map((reference) => ({ reference, status }));
  if (!first || !second || !third) {
    throw new Error('There are three.');
  }
  const statements: string[] = [];
  const database: Database = {
    prepare(sql) {
      statements.push(sql);
      return env.DB.prepare(sql);
    },
  };
  return { database, statements, token, first, second, third };
}

async function deliveredRows() {
  return (await readRows()).filter((row) => row.status === status).length;
}

test('writes simultaneous outcomes together and a later one separately', async () => {
  const { database, statements, token, first, second, third } = await threeOutcomes();
  const write = createOutcomeWriter(database, token, { count: 3, mayWrite: always });
  await Promise.all([write(first), write(second)]);
  await write(third);
  expect(statements).toHaveLength(2);
  expect(await deliveredRows()).toBe(3);
});

test('writes all outcomes with the last when calls are scarce', async () => {
  const { database, statements, token, first, second, third } = await threeOutcomes();
  const write = createOutcomeWriter(database, token, { count: 3, mayWrite: () => false });
  await write(first);
  await write(second);
  expect(statements).toHaveLength(0);
  await write(third);
  expect(statements).toHaveLength(1);
  expect(await deliveredRows()).toBe(3);
});

test('writes the next group when one fails, and keeps the failed rows leased', async () => {
  const { database, token, first, second } = await threeOutcomes();
  const broken = faultyDatabase(database, always, 3);
  const write = createOutcomeWriter(broken, token, { count: 2, mayWrite: always });
  await write(first);
  await write(second);
  expect(await readRows()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ reference: first.reference, status: 'queued', lease_token: token }),
      expect.objectContaining({ reference: second.reference, status: 'delivered' }),
    ]),
  );
});
