/** What the daily round tells and asks. What it removes stands in removal.test.ts, its message to itself in alerts.test.ts. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { faultyBucket } from './support/faulty.ts';
import { createHarness, mailError, passTime } from './support/harness.ts';
import { answerNetwork } from './support/network.ts';
import { send } from './support/posts.ts';

const day = 24 * 60 * 60 * 1_000;
const spam = { website: 'x' };

test('Once a day the owner reads how many messages are held, of each once', async () => {
  const harness = createHarness();
  await send(harness, spam);
  await send(harness, { ...spam, name: 'Other' });
  await send(harness, { name: 'No spam' });
  await harness.daily();
  const look = 'npm run inbox -- list --status held --remote\n';
  expect(harness.mails).toMatchObject([
    { subject: '2 messages are held as spam', text: expect.stringContaining(look) },
  ]);
  passTime(day);
  await harness.daily();
  expect(harness.mails).toHaveLength(1);
});

test('When the mail fails on the day of the notice, the next day’s tells of the same held messages, once', async () => {
  const harness = createHarness();
  await send(harness, spam);
  harness.mailAnswers(() => mailError('E_DAILY_LIMIT_EXCEEDED'));
  await harness.daily();
  expect(harness.mails).toEqual([]);
  harness.mailAnswers(() => null);
  passTime(3 * day);
  await send(harness, { ...spam, name: 'Ravi' });
  await harness.daily();
  await harness.daily();
  expect(harness.mails).toMatchObject([{ subject: '2 messages are held as spam' }]);
});

test('Once a day the site is asked to build itself, so that scheduled posts appear', async () => {
  const hook = 'https://deploy.example/hook';
  const asked: string[] = [];
  answerNetwork({
    [hook](request) {
      asked.push(request.method);
      return new Response(null, { status: 204 });
    },
  });
  const harness = createHarness({ DEPLOY_HOOK: hook });
  await harness.sweep();
  expect(asked).toEqual([]);
  await harness.daily();
  expect(asked).toEqual(['POST']);
});

test('When one daily task fails, the others still run', async () => {
  const harness = createHarness({ FILES: faultyBucket(bindings.FILES, ['list', 'delete']) });
  await send(harness, spam);
  await harness.daily();
  expect(harness.mails).toHaveLength(1);
});
