import { expect, test } from 'vitest';
import { turnstileAction } from '../../src/shared/hidden-fields.ts';
import { spamLimits } from './support/expected-limits.ts';
import { exhaustedLimiter } from './support/faulty.ts';
import { createHarness, readRows } from './support/harness.ts';
import { simulateTurnstile, webhookUrl } from './support/network.ts';
import {
  emailPath,
  inquiryFields,
  ipHeader,
  jsonPost,
  sendInquiry,
  submissionId,
} from './support/posts.ts';

const token = { 'cf-turnstile-response': 'good' };
const passing = { success: true, hostname: 'tern-and-tide.test', action: turnstileAction };
const withTurnstile = { TURNSTILE_SECRET: 'secret', ALERT_WEBHOOK: webhookUrl };

function linksText(count: number): string {
  return 'https://a.example HTTP://b.example '.repeat(count).split(' ').slice(0, count).join(' ');
}

test.each<[sign: string, fields: Record<string, unknown>, reason: string | null]>([
  ['with a filled honeypot', { website: 'https://buy.example' }, 'a hidden field was filled in'],
  ['sent at once', { elapsed: 0 }, 'sent after 0 ms'],
  ['sent just too fast', { elapsed: spamLimits.minDuration - 1 }, 'sent after 1199 ms'],
  ['sent just slowly enough', { elapsed: spamLimits.minDuration }, null],
  ['with the duration as text', { elapsed: '45000' }, null],
  ['with ten links', { message: linksText(spamLimits.maxLinks) }, null],
  ['with eleven links', { message: linksText(spamLimits.maxLinks + 1) }, '11 links'],
])('answers a message %s as usual, and holds only spam', async (_sign, fields, reason) => {
  const harness = createHarness();
  const plain = await harness.fetch(jsonPost({ ...inquiryFields, name: 'Ravi' }));
  const answer = await harness.fetch(jsonPost({ ...inquiryFields, ...fields }));
  expect(answer.status).toBe(plain.status);
  expect([...answer.headers.keys()]).toEqual([...plain.headers.keys()]);
  const expectedBody = { ...(await plain.json<object>()), reference: expect.any(String) };
  expect(await answer.json()).toEqual(expectedBody);
  await harness.sweep();
  expect(harness.waiting).toHaveLength(reason === null ? 2 : 1);
  const status = reason === null ? 'queued' : 'held';
  expect((await readRows()).at(-1)).toMatchObject({ status, held_reason: reason });
});

test('accepts a second message of a visitor held by mistake', async () => {
  const harness = createHarness();
  await sendInquiry(harness, { elapsed: 300 });
  await sendInquiry(harness, { elapsed: 9_000 });
  expect(harness.waiting).toHaveLength(1);
});

test('asks nobody without a Turnstile secret', async () => {
  await sendInquiry(createHarness(), token);
  expect(await readRows()).toMatchObject([{ status: 'queued' }]);
});

const failed = 'Turnstile did not pass';
const broken = (code: string) => ({ success: false, 'error-codes': [code] });

type Given = Parameters<typeof simulateTurnstile>[0];

test.each<[what: string, answer: Given, reason: string | null, alerts: number]>([
  ['that the sender passed', passing, null, 0],
  ['that the sender failed', { success: false }, failed, 0],
  ['with another site’s name', { ...passing, hostname: 'evil.example' }, failed, 0],
  ['without a site’s name', { success: true, action: turnstileAction }, failed, 0],
  ['with another action', { ...passing, action: 'login' }, failed, 0],
  ['without an action', { success: true, hostname: passing.hostname }, failed, 0],
  ['that a token is used up', broken('timeout-or-duplicate'), failed, 0],
  ['that our secret is wrong', broken('invalid-input-secret'), null, 1],
  ['that our secret is missing', broken('missing-input-secret'), null, 1],
  ['that our request is invalid', broken('bad-request'), null, 1],
  ['that it has an internal error', broken('internal-error'), null, 1],
  ['with an error', () => new Response('', { status: 500 }), null, 0],
  ['with invalid JSON', () => new Response('<html>'), null, 0],
  ['never', () => Promise.reject(new Error('down')), null, 0],
])(
  'holds a message only through the sender’s fault: Turnstile answers %s',
  async (_what, answer, reason, count) => {
    const { requests, alerts } = simulateTurnstile(answer);
    const harness = createHarness(withTurnstile);
    await sendInquiry(harness, token, ipHeader);
    await sendInquiry(harness, { ...token, name: 'Ravi' }, ipHeader);
    const expected = { status: reason === null ? 'queued' : 'held', held_reason: reason };
    expect(await readRows()).toMatchObject([expected, expected]);
    expect(requests[0]).toEqual({ secret: 'secret', response: 'good', remoteip: '203.0.113.7' });
    expect(alerts.filter(({ text }) => text.includes('TURNSTILE_SECRET'))).toHaveLength(count);
    // A sender who did not pass the check may send fewer messages.
    harness.env.RATE_UNVERIFIED = exhaustedLimiter;
    const again = await harness.fetch(
      jsonPost({ ...inquiryFields, ...token, name: 'Meera' }, ipHeader),
    );
    expect(again.status).toBe(answer === passing ? 200 : 429);
    expect(await readRows()).toHaveLength(answer === passing ? 3 : 2);
  },
);

test('accepts test keys in development', async () => {
  simulateTurnstile({ success: true, hostname: 'example.com', action: 'test' });
  const post = jsonPost({ ...inquiryFields, ...token, submission: submissionId });
  await createHarness(withTurnstile).fetch(new Request(`http://localhost:8787${emailPath}`, post));
  expect(await readRows()).toMatchObject([{ status: 'queued' }]);
});

test('holds a message without a Turnstile token, as from a browser without JavaScript', async () => {
  await sendInquiry(createHarness(withTurnstile), {}, ipHeader);
  expect(await readRows()).toMatchObject([
    { status: 'held', held_reason: 'sent without Turnstile' },
  ]);
});
