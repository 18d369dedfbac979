import { expect, test } from 'vitest';
import type { Database } from '../../worker/env.ts';
import { createMarker } from '../../worker/inquiries/marker.ts';
import { faultyDatabase } from './support/faulty.ts';
import { createHouse, rows } from './support/house.ts';
import { inquiry, jsonPost, referenceOf } from './support/posts.ts';

async function threeMessages() {
  const house = createHouse();
  const names = ['Asha', 'Ravi', 'Meera'];
  const answers = await Promise.all(
    names.map((name) => house.fetch(jsonPost({ ...inquiry, name }))),
  );
  return { database: house.env.DB, references: await Promise.all(answers.map(referenceOf)) };
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

test('Letters that end together are marked together, and a later one by itself', async () => {
  const { database: real, references } = await threeMessages();
  const { database, statements } = counting(real);
  const [first = '', second = '', third = ''] = references;
  const markSent = createMarker(database);
  await Promise.all([markSent(first), markSent(second)]);
  await markSent(third);
  expect(statements).toHaveLength(2);
  expect((await rows()).map(({ status }) => status)).toEqual(Array(3).fill('delivered'));
});

test('When one group cannot be marked, its letters are told and the next group is marked', async () => {
  const { database, references } = await threeMessages();
  const [first = '', second = ''] = references;
  const markSent = createMarker(faultyDatabase(database, () => true, 3));
  await expect(markSent(first)).rejects.toThrow('Network connection lost');
  await markSent(second);
  expect(await rows()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ reference: first, status: 'queued' }),
      expect.objectContaining({ reference: second, status: 'delivered' }),
    ]),
  );
});
