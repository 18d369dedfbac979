import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { retention } from '../../worker/limits.ts';
import { faultyBucket } from './support/faulty.ts';
import {
  createHouse,
  type House,
  mailError,
  passTime,
  rows,
  storedFiles,
} from './support/house.ts';
import { applicationPost, inquiry, jsonPost, pdf } from './support/posts.ts';

async function deliveredApplication(house: House) {
  await house.fetch(applicationPost(pdf()));
  await house.deliverOnce();
}

test('A delivered application is removed with its file when it has grown old, and not a day earlier', async () => {
  const house = createHouse();
  await deliveredApplication(house);
  passTime(retention.delivered - 60_000);
  await house.daily();
  expect([(await rows()).length, (await storedFiles()).length]).toEqual([1, 1]);
  passTime(120_000);
  await house.daily();
  expect([(await rows()).length, (await storedFiles()).length]).toEqual([0, 0]);
});

test('When a file cannot be removed, its row stays until it can', async () => {
  await deliveredApplication(createHouse());
  passTime(retention.delivered + 60_000);
  await createHouse({ FILES: faultyBucket(bindings.FILES, ['delete']) }).daily();
  expect(await rows()).toHaveLength(1);
  await createHouse().daily();
  expect([(await rows()).length, (await storedFiles()).length]).toEqual([0, 0]);
});

test('A failed or waiting message is never removed by its age', async () => {
  const house = createHouse();
  await house.fetch(jsonPost(inquiry));
  house.mailAnswers(() => mailError('E_SENDER_NOT_VERIFIED'));
  await house.deliverOnce();
  await house.fetch(jsonPost({ ...inquiry, name: 'Ravi' }));
  passTime(10 * retention.delivered);
  await house.daily();
  expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'queued']);
});

test('A held message is removed when nobody released it for long enough', async () => {
  const house = createHouse();
  await house.fetch(jsonPost({ ...inquiry, website: 'x' }));
  passTime(retention.held + 60_000);
  await house.daily();
  expect(await rows()).toEqual([]);
});

test('A file that no row names is removed after a day', async () => {
  const house = createHouse();
  await deliveredApplication(house);
  await bindings.FILES.put('applications/stray', 'x');
  await house.daily();
  expect(await storedFiles()).toHaveLength(2);
  passTime(retention.strayFile + 60_000);
  await house.daily();
  expect(await storedFiles()).toEqual([(await rows())[0]?.file_key]);
});

test('Once a day the owner reads how many messages are held', async () => {
  const house = createHouse();
  await house.fetch(jsonPost({ ...inquiry, website: 'x' }));
  await house.fetch(jsonPost({ ...inquiry, name: 'Other', website: 'x' }));
  await house.daily();
  expect(house.letters).toMatchObject([
    {
      subject: '2 messages are held as spam',
      text: expect.stringContaining('npm run inbox -- list --status held --remote\n'),
    },
  ]);
  passTime(25 * 60 * 60 * 1_000);
  await house.daily();
  expect(house.letters).toHaveLength(1);
});

test('Once a day the site is asked to build itself, so that scheduled posts appear', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(`${request.method} ${request.url}`);
    return new Response(null, { status: 204 });
  });
  const house = createHouse({ DEPLOY_HOOK: 'https://deploy.example/hook' });
  await house.sweep();
  expect(asked).toEqual([]);
  await house.daily();
  expect(asked).toEqual(['POST https://deploy.example/hook']);
});

test('When one daily task fails, the others still run', async () => {
  const house = createHouse({ FILES: faultyBucket(bindings.FILES, ['list', 'delete']) });
  await house.fetch(jsonPost({ ...inquiry, website: 'x' }));
  await house.daily();
  expect(house.letters).toHaveLength(1);
});
