import { expect, test } from 'vitest';
import { turnstileAction } from '../../src/shared/hidden-fields.ts';
import { duplicateWindow, submissionWindow } from './support/expected-limits.ts';
import { faultyDatabase } from './support/faulty.ts';
import {
  advanceTime,
  compareAtLimit,
  createHarness,
  type Harness,
  rows,
  setTime,
  storedFiles,
} from './support/harness.ts';
import { simulateTurnstile } from './support/network.ts';
import { from, pdf, send, sendApplication, submission } from './support/posts.ts';

const passing = { success: true, hostname: 'tern-and-tide.test', action: turnstileAction };
const failing = { success: false };
const withToken = { submission, 'cf-turnstile-response': 'good' };
const withTurnstile = { TURNSTILE_SECRET: 'secret' };

test.each([
  ['one submission', { submission }],
  ['the same text without a submission id', {}],
])(
  'stores and mails %s once when it arrives twenty times simultaneously',
  async (_what, fields) => {
    const harness = createHarness();
    const sent = await Promise.all(Array.from({ length: 20 }, () => send(harness, fields)));
    expect(new Set(sent).size).toBe(1);
    while (harness.waiting.length > 0) {
      await harness.deliverOnce();
    }
    expect([harness.mails.length, (await rows()).length]).toEqual([1, 1]);
  },
);

function createRepetition(harness: Harness, first: string, fields: () => object) {
  return async (now: number) => {
    setTime(now);
    return (await send(harness, { ...fields() }, from)) === first;
  };
}

test.each([
  ['without a submission id', () => ({})],
  ['with another submission id', () => ({ submission: crypto.randomUUID() })],
])('stores the same text %s as a new message after ten minutes', async (_how, fields) => {
  advanceTime(0);
  const harness = createHarness();
  const isRepeated = createRepetition(harness, await send(harness, fields()), fields);
  expect(await compareAtLimit(Date.now() + duplicateWindow, isRepeated)).toEqual([true, false]);
});

test('never stores the same submission with the same text twice', async () => {
  const harness = createHarness();
  const first = await send(harness, { submission });
  advanceTime(10 * submissionWindow);
  expect(await send(harness, { submission })).toBe(first);
  expect(await rows()).toHaveLength(1);
  expect(harness.waiting).toEqual([first]);
});

test('returns a submission’s own reference after another one with the same text', async () => {
  const harness = createHarness();
  const first = await send(harness, { submission });
  advanceTime(duplicateWindow);
  expect(await send(harness, { submission: crypto.randomUUID() })).not.toBe(first);
  expect(await send(harness, { submission })).toBe(first);
});

test('stores different text under the same submission id as another message', async () => {
  const { requests } = simulateTurnstile(passing);
  const harness = createHarness(withTurnstile);
  const first = await send(harness, withToken, from);
  expect(await send(harness, { ...withToken, name: 'Mallory' }, from)).not.toBe(first);
  expect(requests, 'it is judged, too').toHaveLength(2);
  const names = (await rows()).map(({ fields }) => JSON.parse(String(fields)).name);
  expect(names).toEqual(['Asha Verma', 'Mallory']);
});

test('stores a repeated CV once, and another CV as another application', async () => {
  const harness = createHarness();
  const first = await sendApplication(harness);
  expect(await sendApplication(harness)).toBe(first);
  expect(await storedFiles()).toEqual([(await rows())[0]?.file_key]);
  expect(await sendApplication(harness, pdf('two pages'))).not.toBe(first);
});

test('keeps the result of a held submission for a day', async () => {
  advanceTime(0);
  const harness = createHarness();
  const first = await send(harness, { submission, website: 'x' });
  const isRepeated = createRepetition(harness, first, () => ({ submission }));
  expect(await compareAtLimit(Date.now() + submissionWindow, isRepeated)).toEqual([true, false]);
});

test('keeps the result of a submission for a day without asking Turnstile again', async () => {
  advanceTime(0);
  const { requests } = simulateTurnstile(failing, passing);
  const harness = createHarness(withTurnstile);
  const first = await send(harness, withToken, from);
  expect(requests).toMatchObject([{ idempotency_key: submission, response: 'good' }]);
  const isRepeated = createRepetition(harness, first, () => withToken);
  const seen = async (now: number) => ({ again: await isRepeated(now), asked: requests.length });
  expect(await compareAtLimit(Date.now() + submissionWindow, seen)).toEqual([
    { again: true, asked: 1 },
    { again: false, asked: 2 },
  ]);
  expect((await rows()).map(({ status }) => status)).toEqual(['held', 'queued']);
});

test('returns the first result when the token is used up', async () => {
  const { requests } = simulateTurnstile(passing, failing);
  const harness = createHarness(withTurnstile);
  const first = await send(harness, withToken, from);
  expect(await send(harness, withToken, from)).toBe(first);
  expect(requests).toHaveLength(1);
  expect(await rows()).toMatchObject([{ status: 'queued' }]);
});

test('stores one message when two posts of a submission get different verdicts', async () => {
  simulateTurnstile(passing, failing);
  const harness = createHarness(withTurnstile);
  const sent = await Promise.all([send(harness, withToken, from), send(harness, withToken, from)]);
  expect(new Set(sent).size).toBe(1);
  expect(await rows()).toHaveLength(1);
});

test('asks Turnstile and stores one message when the earlier result cannot be read', async () => {
  const { requests } = simulateTurnstile(passing);
  const harness = createHarness(withTurnstile);
  await send(harness, withToken, from);
  harness.env.DB = faultyDatabase(harness.env.DB, (sql) => sql.includes('fingerprint IN'));
  await send(harness, withToken, from);
  expect(requests).toHaveLength(2);
  expect(await rows()).toHaveLength(1);
});

test('restores a lost CV without asking Turnstile again', async () => {
  const { requests } = simulateTurnstile(passing);
  const harness = createHarness(withTurnstile);
  const first = await sendApplication(harness, pdf(), withToken);
  const lost = await storedFiles();
  await harness.env.FILES.delete(lost);
  expect(await sendApplication(harness, pdf(), withToken)).toBe(first);
  expect(await storedFiles()).toEqual([(await rows())[0]?.file_key]);
  expect(await storedFiles()).not.toEqual(lost);
  expect(requests).toHaveLength(1);
});
