import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { turnstileAction } from '../../src/shared/hidden-fields.ts';
import { release } from '../../worker/desk/resend.ts';
import { createHarness, owner, rows } from './support/harness.ts';
import { inquiry, jsonPost, referenceOf } from './support/posts.ts';

const secret = 'turnstile-secret';
const token = 'cf-turnstile-response';
const from = { 'CF-Connecting-IP': '203.0.113.7' };

function turnstileAnswers(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    expect(request.url).toBe('https://challenges.cloudflare.com/turnstile/v0/siteverify');
    const asked = await request.formData();
    expect(Object.fromEntries(asked)).toEqual({
      secret,
      response: 'good',
      remoteip: '203.0.113.7',
    });
    return answer();
  });
}

test.each([
  ['a filled honeypot', { website: 'https://buy.example' }, 'a hidden field was filled in'],
  ['an inhuman speed', { elapsed: 300 }, 'sent after 300 ms'],
  ['many links', { message: 'http://a.example '.repeat(11) }, '11 links'],
])(
  'A message with %s is held with its reason and not mailed; its sender learns nothing',
  async (_sign, fields, reason) => {
    const harness = createHarness();
    const response = await harness.fetch(jsonPost({ ...inquiry, ...fields }));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      message: 'Your inquiry has been sent successfully!',
    });
    expect(harness.waiting).toEqual([]);
    await harness.sweep();
    expect(harness.waiting).toEqual([]);
    expect(await rows()).toMatchObject([{ status: 'held', held_reason: reason }]);
  },
);

test('A visitor who takes their time and names ten pages is no spammer', async () => {
  const harness = createHarness();
  await harness.fetch(
    jsonPost({ ...inquiry, elapsed: '45000', message: 'https://a.example '.repeat(10) }),
  );
  expect(await rows()).toMatchObject([{ status: 'queued' }]);
});

test('A message that the owner releases is delivered once', async () => {
  const harness = createHarness();
  const reference = await referenceOf(await harness.fetch(jsonPost({ ...inquiry, website: 'x' })));
  expect(await release(bindings.DB, [reference], owner())).toEqual([reference]);
  await harness.sweep();
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
  expect(await rows()).toMatchObject([{ status: 'delivered', held_reason: null }]);
});

test('A visitor taken for spam by mistake who sends again gets through', async () => {
  const harness = createHarness();
  await harness.fetch(jsonPost({ ...inquiry, elapsed: 300 }));
  await harness.fetch(jsonPost({ ...inquiry, elapsed: 9_000 }));
  expect(harness.waiting).toHaveLength(1);
});

test('Without Turnstile keys nobody is asked', async () => {
  const harness = createHarness();
  await harness.fetch(jsonPost({ ...inquiry, [token]: 'good' }));
  expect(await rows()).toMatchObject([{ status: 'queued' }]);
});

test.each([
  [
    'passes',
    () =>
      Response.json({ success: true, hostname: 'codecrafters.example', action: turnstileAction }),
    { status: 'queued' },
  ],
  [
    'does not pass',
    () => Response.json({ success: false }),
    { status: 'held', held_reason: 'Turnstile did not pass' },
  ],
  [
    'cannot be judged, as the service fails,',
    () => new Response('', { status: 500 }),
    { status: 'queued' },
  ],
  [
    'cannot be judged, as the service is not reached,',
    () => Promise.reject(new Error('down')),
    { status: 'queued' },
  ],
  [
    'cannot be judged, as the answer is no JSON,',
    () => new Response('<html>'),
    { status: 'queued' },
  ],
])('A message that %s is kept accordingly', async (_verdict, answer, expected) => {
  turnstileAnswers(answer);
  const harness = createHarness({ TURNSTILE_SECRET: secret });
  expect((await harness.fetch(jsonPost({ ...inquiry, [token]: 'good' }, from))).status).toBe(200);
  expect(await rows()).toMatchObject([expected]);
});

test('A sender whom Turnstile lets pass may send as much as without it', async () => {
  turnstileAnswers(() =>
    Response.json({ success: true, hostname: 'codecrafters.example', action: turnstileAction }),
  );
  const harness = createHarness({
    TURNSTILE_SECRET: secret,
    RATE_UNVERIFIED: { limit: async () => ({ success: false }) },
  });
  expect((await harness.fetch(jsonPost({ ...inquiry, [token]: 'good' }, from))).status).toBe(200);
});

test('A message without a Turnstile token, as from a browser without JavaScript, is held and not lost', async () => {
  const harness = createHarness({ TURNSTILE_SECRET: secret });
  expect((await harness.fetch(jsonPost(inquiry, from))).status).toBe(200);
  expect(await rows()).toMatchObject([{ status: 'held', held_reason: 'sent without Turnstile' }]);
});

test.each([
  ['cannot be reached', () => new Response('', { status: 503 })],
  ['does not let the sender pass', () => Response.json({ success: false })],
])('While Turnstile %s, an address may send less', async (_while, answer) => {
  turnstileAnswers(answer);
  const harness = createHarness({
    TURNSTILE_SECRET: secret,
    RATE_UNVERIFIED: { limit: async () => ({ success: false }) },
  });
  expect((await harness.fetch(jsonPost({ ...inquiry, [token]: 'good' }, from))).status).toBe(429);
  expect(await rows()).toEqual([]);
});
