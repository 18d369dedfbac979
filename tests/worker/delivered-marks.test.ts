import { expect, test } from 'vitest';
import type { Database } from '../../worker/env.ts';
import { createDeliveredMarks } from '../../worker/inquiries/delivered-marks.ts';
import { claim } from '../../worker/inquiries/delivery-state.ts';
import { faultyDatabase } from './support/faulty.ts';
import { createHarness, rows } from './support/harness.ts';
import { inquiry, jsonPost, referenceOf } from './support/posts.ts';

async function threeMessages() {
  const harness = createHarness();
  const names = ['Asha', 'Ravi', 'Meera'];
  const answers = await Promise.all(
    names.map((name) => harness.fetch(jsonPost({ ...inquiry, name }))),
  );
  const database = harness.env.DB;
  const references = await Promise.all(answers.map(referenceOf));
  const { token } = await claim(database, references, Date.now());
  return { database, references, token };
}

function counting(real: Database) {
  const statements: string[] = [];
  const database: Database = {
    prepare(sql) {
      statements.push(sql);
      return real.prepare(sql);
    },
  };
  return { database, statements };
}

test('Mails that are sent together are marked together, and a later one by itself', async () => {
  const { database: real, references, token } = await threeMessages();
  const { database, statements } = counting(real);
  const [first = '', second = '', third = ''] = references;
  const mark = createDeliveredMarks(database, token);
  await Promise.all([mark(first), mark(second)]);
  await mark(third);
  expect(statements).toHaveLength(2);
  expect((await rows()).map(({ status }) => status)).toEqual(Array(3).fill('delivered'));
});

test('When one group cannot be marked, its marks reject and the next group is marked', async () => {
  const { database, references, token } = await threeMessages();
  const [first = '', second = ''] = references;
  const mark = createDeliveredMarks(
    faultyDatabase(database, () => true, 3),
    token,
  );
  await expect(mark(first)).rejects.toThrow('Network connection lost');
  await mark(second);
  expect(await rows()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ reference: first, status: 'queued' }),
      expect.objectContaining({ reference: second, status: 'delivered' }),
    ]),
  );
});
