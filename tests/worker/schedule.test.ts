import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { retention } from '../../worker/limits.ts';
import { faultyBucket } from './support/faulty.ts';
import {
  createHarness,
  type Harness,
  mailError,
  passTime,
  rows,
  storedFiles,
} from './support/harness.ts';
import { applicationPost, inquiry, jsonPost, pdf } from './support/posts.ts';

async function deliveredApplication(harness: Harness) {
  await harness.fetch(applicationPost(pdf()));
  await harness.deliverOnce();
}

test('A delivered application is removed with its file when it has grown old, and not a day earlier', async () => {
  const harness = createHarness();
  await deliveredApplication(harness);
  passTime(retention.delivered - 60_000);
  await harness.daily();
  expect([(await rows()).length, (await storedFiles()).length]).toEqual([1, 1]);
  passTime(120_000);
  await harness.daily();
  expect([(await rows()).length, (await storedFiles()).length]).toEqual([0, 0]);
});

test('When a file cannot be removed, no row names it any more, and the round of orphaned files removes it', async () => {
  await deliveredApplication(createHarness());
  passTime(retention.delivered + 60_000);
  await createHarness({ FILES: faultyBucket(bindings.FILES, ['delete']) }).daily();
  expect([(await rows()).length, (await storedFiles()).length]).toEqual([0, 1]);
  await createHarness().daily();
  expect(await storedFiles()).toEqual([]);
});

test('A failed or waiting message is never removed by its age', async () => {
  const harness = createHarness();
  await harness.fetch(jsonPost(inquiry));
  harness.mailAnswers(() => mailError('E_SENDER_NOT_VERIFIED'));
  await harness.deliverOnce();
  await harness.fetch(jsonPost({ ...inquiry, name: 'Ravi' }));
  passTime(10 * retention.delivered);
  await harness.daily();
  expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'queued']);
});

test('A held message is removed when nobody released it for long enough', async () => {
  const harness = createHarness();
  await harness.fetch(jsonPost({ ...inquiry, website: 'x' }));
  passTime(retention.held + 60_000);
  await harness.daily();
  expect(await rows()).toEqual([]);
});

test('A file that no row names is removed after a day', async () => {
  const harness = createHarness();
  await deliveredApplication(harness);
  await bindings.FILES.put('applications/stray', 'x');
  await harness.daily();
  expect(await storedFiles()).toHaveLength(2);
  passTime(retention.orphanedFile + 60_000);
  await harness.daily();
  expect(await storedFiles()).toEqual([(await rows())[0]?.file_key]);
});

test('Once a day the owner reads how many messages are held', async () => {
  const harness = createHarness();
  await harness.fetch(jsonPost({ ...inquiry, website: 'x' }));
  await harness.fetch(jsonPost({ ...inquiry, name: 'Other', website: 'x' }));
  await harness.fetch(jsonPost({ ...inquiry, name: 'No spam' }));
  await harness.daily();
  expect(harness.mails).toMatchObject([
    {
      subject: '2 messages are held as spam',
      text: expect.stringContaining('npm run inbox -- list --status held --remote\n'),
    },
  ]);
  passTime(25 * 60 * 60 * 1_000);
  await harness.daily();
  expect(harness.mails).toHaveLength(1);
});

test('Once a day the site is asked to build itself, so that scheduled posts appear', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(`${request.method} ${request.url}`);
    return new Response(null, { status: 204 });
  });
  const harness = createHarness({ DEPLOY_HOOK: 'https://deploy.example/hook' });
  await harness.sweep();
  expect(asked).toEqual([]);
  await harness.daily();
  expect(asked).toEqual(['POST https://deploy.example/hook']);
});

test('When one daily task fails, the others still run', async () => {
  const harness = createHarness({ FILES: faultyBucket(bindings.FILES, ['list', 'delete']) });
  await harness.fetch(jsonPost({ ...inquiry, website: 'x' }));
  await harness.daily();
  expect(harness.mails).toHaveLength(1);
});
