import { expect, test } from 'vitest';
import { turnstileAction } from '../../src/shared/hidden-fields.ts';
import { duplicateWindowMs, submissionWindowMs } from './support/expected-limits.ts';
import { faultyDatabase } from './support/faulty.ts';
import {
  advanceTime,
  createHarness,
  type Harness,
  listFileKeys,
  readRows,
  runAroundLimit,
  setTime,
} from './support/harness.ts';
import { simulateTurnstile } from './support/network.ts';
import { ipHeader, pdfFile, sendApplication, sendInquiry, submissionId } from './support/posts.ts';

const passing = { success: true, hostname: 'tern-and-tide.test', action: turnstileAction };
const failing = { success: false };
const withToken = { submission: submissionId, 'cf-turnstile-response': 'good' };
const withTurnstile = { TURNSTILE_SECRET: 'secret' };

test.each([
  ['one submission', { submission: submissionId }],
  ['the same text without a submission id', {}],
])(
  'stores and mails %s once when it arrives twenty times simultaneously',
  async (_what, fields) => {
    const harness = createHarness();
    const sent = await Promise.all(Array.from({ length: 20 }, () => sendInquiry(harness, fields)));
    expect(new Set(sent).size).toBe(1);
    while (harness.waiting.length > 0) {
      await harness.deliverOnce();
    }
    expect([harness.mails.length, (await readRows()).length]).toEqual([1, 1]);
  },
);

function createRepetition(harness: Harness, first: string, fields: () => object) {
  return async (now: number) => {
    setTime(now);
    return (await sendInquiry(harness, { ...fields() }, ipHeader)) === first;
  };
}

test.each([
  ['without a submission id', () => ({})],
  ['with another submission id', () => ({ submission: crypto.randomUUID() })],
])('stores the same text %s as a new message after ten minutes', async (_how, fields) => {
  advanceTime(0);
  const harness = createHarness();
  const isRepeated = createRepetition(harness, await sendInquiry(harness, fields()), fields);
  expect(await runAroundLimit(Date.now() + duplicateWindowMs, isRepeated)).toEqual([true, false]);
});

test('never stores the same submission with the same text twice', async () => {
  const harness = createHarness();
  const first = await sendInquiry(harness, { submission: submissionId });
  advanceTime(10 * submissionWindowMs);
  expect(await sendInquiry(harness, { submission: submissionId })).toBe(first);
  expect(await readRows()).toHaveLength(1);
  expect(harness.waiting).toEqual([first]);
});

test('returns a submission’s own reference after another one with the same text', async () => {
  const harness = createHarness();
  const first = await sendInquiry(harness, { submission: submissionId });
  advanceTime(duplicateWindowMs);
  expect(await sendInquiry(harness, { submission: crypto.randomUUID() })).not.toBe(first);
  expect(await sendInquiry(harness, { submission: submissionId })).toBe(first);
});

test('stores different text under the same submission id as another message', async () => {
  const { requests } = simulateTurnstile(passing);
  const harness = createHarness(withTurnstile);
  const first = await sendInquiry(harness, withToken, ipHeader);
  expect(await sendInquiry(harness, { ...withToken, name: 'Mallory' }, ipHeader)).not.toBe(first);
  expect(requests, 'it is judged, too').toHaveLength(2);
  const names = (await readRows()).map(({ fields }) => JSON.parse(String(fields)).name);
  expect(names).toEqual(['Asha Verma', 'Mallory']);
});

test('stores a repeated CV once, and another CV as another application', async () => {
  const harness = createHarness();
  const first = await sendApplication(harness);
  expect(await sendApplication(harness)).toBe(first);
  expect(await listFileKeys()).toEqual([(await readRows())[0]?.file_key]);
  expect(await sendApplication(harness, pdfFile('two pages'))).not.toBe(first);
});

test('keeps the result of a held submission for a day', async () => {
  advanceTime(0);
  const harness = createHarness();
  const first = await sendInquiry(harness, { submission: submissionId, website: 'x' });
  const isRepeated = createRepetition(harness, first, () => ({ submission: submissionId }));
  expect(await runAroundLimit(Date.now() + submissionWindowMs, isRepeated)).toEqual([true, false]);
});

test('keeps the result of a submission for a day without asking Turnstile again', async () => {
  advanceTime(0);
  const { requests } = simulateTurnstile(failing, passing);
  const harness = createHarness(withTurnstile);
  const first = await sendInquiry(harness, withToken, ipHeader);
  expect(requests).toMatchObject([{ idempotency_key: submissionId, response: 'good' }]);
  const isRepeated = createRepetition(harness, first, () => withToken);
  const seen = async (now: number) => ({ again: await isRepeated(now), asked: requests.length });
  expect(await runAroundLimit(Date.now() + submissionWindowMs, seen)).toEqual([
    { again: true, asked: 1 },
    { again: false, asked: 2 },
  ]);
  expect((await readRows()).map(({ status }) => status)).toEqual(['held', 'queued']);
});

test('returns the first result when the token is used up', async () => {
  const { requests } = simulateTurnstile(passing, failing);
  const harness = createHarness(withTurnstile);
  const first = await sendInquiry(harness, withToken, ipHeader);
  expect(await sendInquiry(harness, withToken, ipHeader)).toBe(first);
  expect(requests).toHaveLength(1);
  expect(await readRows()).toMatchObject([{ status: 'queued' }]);
});

test('stores one message when two posts of a submission get different verdicts', async () => {
  simulateTurnstile(passing, failing);
  const harness = createHarness(withTurnstile);
  const sent = await Promise.all([
    sendInquiry(harness, withToken, ipHeader),
    sendInquiry(harness, withToken, ipHeader),
  ]);
  expect(new Set(sent).size).toBe(1);
  expect(await readRows()).toHaveLength(1);
});

test('asks Turnstile and stores one message when the earlier result cannot be read', async () => {
  const { requests } = simulateTurnstile(passing);
  const harness = createHarness(withTurnstile);
  await sendInquiry(harness, withToken, ipHeader);
  harness.env.DB = faultyDatabase(harness.env.DB, (sql) => sql.includes('fingerprint IN'));
  await sendInquiry(harness, withToken, ipHeader);
  expect(requests).toHaveLength(2);
  expect(await readRows()).toHaveLength(1);
});

test('restores a lost CV without asking Turnstile again', async () => {
  const { requests } = simulateTurnstile(passing);
  const harness = createHarness(withTurnstile);
  const first = await sendApplication(harness, pdfFile(), withToken);
  const lost = await listFileKeys();
  await harness.env.FILES.delete(lost);
  expect(await sendApplication(harness, pdfFile(), withToken)).toBe(first);
  expect(await listFileKeys()).toEqual([(await readRows())[0]?.file_key]);
  expect(await listFileKeys()).not.toEqual(lost);
  expect(requests).toHaveLength(1);
});
