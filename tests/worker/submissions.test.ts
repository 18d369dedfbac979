import { expect, test } from 'vitest';
import { faultyDatabase } from './support/faulty.ts';
import { harness } from './support/harness.ts';
import { simulateTurnstile, turnstileSuccess } from './support/network.ts';
import { ipHeader, sendInquiry, submissionId, tokenFields } from './support/posts.ts';
import { readRows } from './support/stores.ts';
import { advanceTime, dayMs, minuteMs, runAroundLimit, setTime } from './support/time.ts';

function enableTurnstile(...results: object[]) {
  harness.env.TURNSTILE_SECRET = 'secret';
  return simulateTurnstile(...results).turnstileForms;
}

test.each([
  ['one submission', { submission: submissionId }],
  ['the same text without a submission id', {}],
])('stores and mails %s once when it arrives twenty times at once', async (_case, fields) => {
  const sendOne = () => sendInquiry(harness, fields);
  expect(new Set(await Promise.all(Array.from({ length: 20 }, sendOne))).size).toBe(1);
  expect([harness.mails.length, (await readRows()).length]).toEqual([1, 1]);
});

function createRepeatCheck(firstReference: string, createFields: () => object) {
  return async (timeInMs: number) => {
    setTime(timeInMs);
    return (await sendInquiry(harness, { ...createFields() }, ipHeader)) === firstReference;
  };
}

test.each([
  ['without a submission id', () => ({})],
  ['with another submission id', () => ({ submission: crypto.randomUUID() })],
])('stores the same text %s as a new message after ten minutes', async (_case, createFields) => {
  advanceTime(0);
  const isRepeatAt = createRepeatCheck(await sendInquiry(harness, createFields()), createFields);
  expect(await runAroundLimit(Date.now() + 10 * minuteMs, isRepeatAt)).toEqual([true, false]);
});

test('stores the same submission with the same text and service once, even after another one with that text', async () => {
  const firstReference = await sendInquiry(harness, { submission: submissionId });
  advanceTime(10 * dayMs);
  expect(await sendInquiry(harness, { submission: submissionId })).toBe(firstReference);
  expect(await readRows()).toHaveLength(1);
  expect(harness.mails).toHaveLength(1);
  expect(await sendInquiry(harness, { submission: crypto.randomUUID() })).not.toBe(firstReference);
  expect(await sendInquiry(harness, { submission: submissionId })).toBe(firstReference);
  expect(await sendInquiry(harness, { service: 'webdesign' })).not.toBe(await sendInquiry(harness));
});

test('stores different text under the same submission id as another message', async () => {
  const turnstileForms = enableTurnstile(turnstileSuccess);
  for (const senderName of ['Asha Verma', 'Mallory']) {
    const reference = await sendInquiry(harness, { ...tokenFields, name: senderName }, ipHeader);
    const row = (await readRows()).find((storedRow) => storedRow.reference === reference);
    expect(JSON.parse(String(row?.fields)).name).toBe(senderName);
  }
  expect(new Set(turnstileForms.map((form) => form.idempotency_key)).size).toBe(2);
});

test('keeps the result of a held submission for a day', async () => {
  advanceTime(0);
  const firstReference = await sendInquiry(harness, { submission: submissionId, website: 'x' });
  const isRepeatAt = createRepeatCheck(firstReference, () => ({ submission: submissionId }));
  expect(await runAroundLimit(Date.now() + dayMs, isRepeatAt)).toEqual([true, false]);
});

test('keeps the result of a submission for a day without asking Turnstile again', async () => {
  advanceTime(0);
  const turnstileForms = enableTurnstile({ success: false }, turnstileSuccess);
  const firstReference = await sendInquiry(harness, tokenFields, ipHeader);
  // The hash of the submission's id and of every cleaned value of the inquiry: a new field changes it.
  const check = { idempotency_key: 'e3b0a876-04af-351b-0e51-cd9bf60ceb75', response: 'good' };
  expect(turnstileForms).toMatchObject([check]);
  const isRepeatAt = createRepeatCheck(firstReference, () => tokenFields);
  const windowEndMs = Date.now() + dayMs;
  expect([await isRepeatAt(windowEndMs - 1), turnstileForms.length]).toEqual([true, 1]);
  expect([await isRepeatAt(windowEndMs), turnstileForms]).toMatchObject([false, [check, check]]);
  expect((await readRows()).map(({ status }) => status)).toEqual(['held', 'delivered']);
});

test('stores one message when two posts of a submission get different Turnstile results', async () => {
  enableTurnstile(turnstileSuccess, { success: false });
  const sendOne = () => sendInquiry(harness, tokenFields, ipHeader);
  const [firstReference, secondReference] = await Promise.all([sendOne(), sendOne()]);
  expect(secondReference).toBe(firstReference);
  expect(await readRows()).toHaveLength(1);
});

test('asks Turnstile and stores one message when the earlier result cannot be read', async () => {
  const turnstileForms = enableTurnstile(turnstileSuccess);
  await sendInquiry(harness, tokenFields, ipHeader);
  harness.env.DB = faultyDatabase(harness.env.DB, (sql) => sql.includes('fingerprint IN'));
  await sendInquiry(harness, tokenFields, ipHeader);
  expect(turnstileForms).toHaveLength(2);
  expect(await readRows()).toHaveLength(1);
});
