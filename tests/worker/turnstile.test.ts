/** Turnstile judges visitors; what is its own fault or ours holds nobody's message. */
import { expect, test, vi } from 'vitest';
import { turnstileAction } from '../../src/shared/hidden-fields.ts';
import { submissionWindow } from '../../worker/limits.ts';
import { faultyDatabase } from './support/faulty.ts';
import { createHarness, passTime, rows } from './support/harness.ts';
import {
  application,
  applicationPost,
  inquiry,
  jsonPost,
  pdf,
  referenceOf,
} from './support/posts.ts';

const submission = '0b6f9c1e-6a53-4d0c-9f0e-3c7a1de2b111';
const webhook = 'https://hooks.example/alert';
const passing = { success: true, hostname: 'codecrafters.example', action: turnstileAction };
const from = { 'CF-Connecting-IP': '203.0.113.7' };
const body = { ...inquiry, submission, 'cf-turnstile-response': 'good' };

function turnstileAnswers(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const alerts: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url === webhook) {
      alerts.push(await request.text());
      return new Response(null, { status: 204 });
    }
    asked.push(Object.fromEntries(await request.formData()));
    return Response.json(answers[Math.min(asked.length, answers.length) - 1]);
  });
  return {
    asked,
    alerts,
    harness: createHarness({ TURNSTILE_SECRET: 'secret', ALERT_WEBHOOK: webhook }),
  };
}

test.each(['invalid-input-secret', 'missing-input-secret', 'bad-request', 'internal-error'])(
  'When Turnstile answers %s, no message is held for it, and the owner is alerted once',
  async (code) => {
    const { harness, alerts } = turnstileAnswers({ success: false, 'error-codes': [code] });
    await harness.fetch(jsonPost(body, from));
    await harness.fetch(jsonPost({ ...body, name: 'Ravi' }, from));
    expect((await rows()).map(({ status }) => status)).toEqual(['queued', 'queued']);
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toContain('TURNSTILE_SECRET');
  },
);

test.each([
  ['of another site', { ...passing, hostname: 'evil.example' }],
  ['of no site', { success: true, action: turnstileAction }],
  ['for another purpose', { ...passing, action: 'login' }],
  ['for no purpose', { success: true, hostname: passing.hostname }],
  ['that is used up', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
])('A message with a token %s is held', async (_token, answer) => {
  const { harness } = turnstileAnswers(answer);
  await harness.fetch(jsonPost(body, from));
  expect(await rows()).toMatchObject([{ status: 'held', held_reason: 'Turnstile did not pass' }]);
});

test('On one’s own machine a test key’s token is enough', async () => {
  const { harness } = turnstileAnswers({ success: true, hostname: 'example.com', action: 'test' });
  await harness.fetch(new Request('http://localhost:8787/api/v1/email', jsonPost(body)));
  expect(await rows()).toMatchObject([{ status: 'queued' }]);
});

test('A retry with a used token has the result of the first, and Turnstile is not asked again', async () => {
  const { harness, asked } = turnstileAnswers(passing, {
    success: false,
    'error-codes': ['timeout-or-duplicate'],
  });
  const first = await referenceOf(await harness.fetch(jsonPost(body, from)));
  expect(await referenceOf(await harness.fetch(jsonPost(body, from)))).toBe(first);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ idempotency_key: submission, response: 'good' });
  expect(await rows()).toMatchObject([{ status: 'queued' }]);
});

test('One submission has one result for a day, whatever the checks say of it', async () => {
  const { harness } = turnstileAnswers({ success: false, 'error-codes': [] }, passing);
  const first = await referenceOf(await harness.fetch(jsonPost(body, from)));
  passTime(submissionWindow - 60_000);
  expect(await referenceOf(await harness.fetch(jsonPost(body, from)))).toBe(first);
  expect(await rows()).toMatchObject([{ status: 'held' }]);
  passTime(120_000);
  expect(await referenceOf(await harness.fetch(jsonPost(body, from)))).not.toBe(first);
});

test('Two posts of one submission that are judged differently at the same moment are one message', async () => {
  const { harness } = turnstileAnswers(passing, { success: false, 'error-codes': [] });
  const answers = await Promise.all([
    harness.fetch(jsonPost(body, from)),
    harness.fetch(jsonPost(body, from)),
  ]);
  const [first, second] = await Promise.all(answers.map(referenceOf));
  expect(second).toBe(first);
  expect(await rows()).toHaveLength(1);
});

test('When the earlier result cannot be looked up, Turnstile is asked, and there is still one message', async () => {
  const { harness, asked } = turnstileAnswers(passing);
  await harness.fetch(jsonPost(body, from));
  harness.env.DB = faultyDatabase(harness.env.DB, (sql) => sql.includes('fingerprint IN'));
  expect((await harness.fetch(jsonPost(body, from))).status).toBe(200);
  expect(asked).toHaveLength(2);
  expect(await rows()).toHaveLength(1);
});

test('Other words under the same submission are judged and kept as another message', async () => {
  const { harness, asked } = turnstileAnswers(passing);
  await harness.fetch(jsonPost(body, from));
  await harness.fetch(jsonPost({ ...body, message: 'Rather call on Monday.' }, from));
  expect(asked).toHaveLength(2);
  expect(await rows()).toHaveLength(2);
});

test('A repeated application brings a lost CV back without being judged again', async () => {
  const { harness, asked } = turnstileAnswers(passing);
  const post = () =>
    applicationPost(pdf(), {
      fields: { ...application, submission, 'cf-turnstile-response': 'good' },
      headers: from,
    });
  const first = await referenceOf(await harness.fetch(post()));
  const [row] = await rows();
  await harness.env.FILES.delete(String(row?.file_key));
  expect(await referenceOf(await harness.fetch(post()))).toBe(first);
  const [now] = await rows();
  expect(now?.file_key).not.toBe(row?.file_key);
  expect(await harness.env.FILES.head(String(now?.file_key))).not.toBeNull();
  expect(asked).toHaveLength(1);
});
