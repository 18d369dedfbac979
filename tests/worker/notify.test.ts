import { env as bindings } from 'cloudflare:workers';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { readHistory } from '../../worker/desk/history.ts';
import { erase } from '../../worker/desk/remove.ts';
import { release } from '../../worker/desk/resend.ts';
import type { Env } from '../../worker/env.ts';
import { isAllowed } from '../../worker/notify/message-hook.ts';
import { notify, recipients } from '../../worker/notify/notify.ts';
import { type FailureMoment, faultyDatabase } from './support/faulty.ts';
import {
  advanceTime,
  createHarness,
  deskActor,
  type Harness,
  insertRows,
  mailError,
  readRows,
  setTime,
  siteUrl,
  updateRows,
} from './support/harness.ts';
import { simulateNetwork } from './support/network.ts';
import { inquiryFields, jsonPost, sendInquiry } from './support/posts.ts';

const slack = 'https://hooks.slack.com/services/T/B/x';
const discord = 'https://discord.com/api/webhooks/1/x';
const google = 'https://chat.googleapis.com/v1/spaces/x/messages?key=k';
const crm = 'https://crm.example/messages';
const minute = 60_000;
const day = 24 * 60 * minute;
const lease = 2 * minute;

const withConfirmation = { ACKNOWLEDGE: 'true' };
const discordSchema = v.object({ embeds: v.tuple([v.object({ description: v.string() })]) });

interface Received {
  url: string;
  headers: Headers;
  body: unknown;
}

/** Requests to the team's webhooks, which respond with `answer`. */
let received: Received[];
let answer: (request: Request) => Response | Promise<Response>;

beforeEach(() => {
  received = [];
  answer = () => new Response('taken');
  const take = async (request: Request) => {
    const response = await answer(request);
    received.push({
      url: request.url,
      headers: request.headers,
      body: await request.clone().json(),
    });
    return response;
  };
  simulateNetwork(Object.fromEntries([slack, discord, google, crm].map((url) => [url, take])));
});

async function historyOf(reference: string) {
  const history = await readHistory(bindings, reference);
  return history.map(({ what, detail }) => (detail === null ? what : `${what}, ${detail}`));
}

async function notificationsOf(reference: string) {
  const events = await historyOf(reference);
  return events.filter((event) => /^(not-)?(told|confirmed)\b/.test(event));
}

/** Checks that the owner's mail is unaffected by notifications. */
async function expectMailed(harness: Harness) {
  await harness.deliverOnce();
  expect(harness.mails.filter(({ to }) => to === harness.env.MAIL_TO)).toHaveLength(1);
  expect(await readRows()).toMatchObject([{ status: 'delivered', attempts: 1, alerted_as: null }]);
}

const origin = { page: '/service/webdesign', service: 'webdesign' };
const message =
  '<!channel> <users/all>\nService: free\n\n[our bank](https://evil.example) @everyone';
const neutralised =
  '‹!channel› ‹users/all› Service: free [our bank] (https://evil.example) @everyone';
const chatLines = 'Service: webdesign\nPage: https://tern-and-tide.test/service/webdesign';
const fullLines = `Name: Asha Verma\nEmail: asha@example.com\nPhone number: 9876543210\nNature of business: Retail\nMessage: ${neutralised}\n${chatLines}`;

// biome-ignore format: a row a line
test.each([
  ['the reference alone', '', chatLines, undefined],
  ['the reference alone unless the setting is “true”', 'false', chatLines, undefined],
  ['the fields if the setting is “true”', 'true', fullLines, { ...inquiryFields, message }],
])('sends webhooks %s, in the format of each chat', async (_what, chosen, lines, fields) => {
  const addresses = ` ${slack}\n${discord} ${google}\n\n${crm} `;
  const harness = createHarness({ MESSAGE_WEBHOOK: addresses, MESSAGE_WEBHOOK_FIELDS: chosen });
  const reference = await sendInquiry(harness, { ...origin, message });
  const url = `${siteUrl}/desk?message=${reference}`;
  const title = `Inquiry ${reference}`;
  const text = `*${title}*\n${lines}\n<${url}|Open it on the desk>`;
  const timestamp = new Date(Number((await readRows())[0]?.received_at)).toISOString();
  const data = { reference, form: 'inquiry', ...origin, deskUrl: url, ...(fields && { fields }) };
  expect(Object.fromEntries(received.map(({ url, body }) => [url, body]))).toEqual({
    [slack]: { text, unfurl_links: false },
    [google]: { text },
    [discord]: { embeds: [{ title, description: lines, url }], allowed_mentions: { parse: [] } },
    [crm]: { type: 'message.received', version: 1, timestamp, data },
  });
  const signed = received.filter(({ headers }) => headers.has('webhook-id'));
  expect(signed.map(({ url }) => url), 'chats get no headers for programs').toEqual([crm]);
  const hosts = [slack, discord, google, crm].map((address) => `told, ${new URL(address).host}`);
  expect((await historyOf(reference)).sort()).toEqual(hosts.sort());
  await harness.sweepAfter(10 * minute);
  expect(received).toHaveLength(4);
});

const timeOut = () => Promise.reject(new DOMException('Too late', 'TimeoutError'));
// biome-ignore format: a row a line
test.each<[what: string, kind: string, typeof answer]>([
  ['fails', 'status-500', () => new Response('', { status: 500 })],
  ['redirects to an internal address', 'status-307', () => Response.redirect('http://10.0.0.1/', 307)],
  ['never answers', 'TimeoutError', timeOut],
])('retries a webhook that %s for a day with one id, without affecting the mail', async (_what, kind, trouble) => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout');
  const tries: Request[] = [];
  answer = (request) => {
    if (request.url !== crm) { return new Response(); }
    tries.push(request);
    return trouble(request);
  };
  const harness = createHarness({ MESSAGE_WEBHOOK: `${slack} ${crm}` });
  const reference = await sendInquiry(harness);
  await expectMailed(harness);
  await harness.sweepAfter(10 * minute);
  expect([tries.length, await historyOf(reference)]).toEqual([2, ['told, hooks.slack.com', 'delivered']]);
  await harness.sweepAfter(day);
  expect((await historyOf(reference)).at(-1)).toBe(`not-told, crm.example: ${kind}`);
  await harness.sweepAfter(day);
  expect(tries.map(({ headers, redirect }) => [headers.get('webhook-id'), redirect])).toEqual(
    Array(3).fill([reference, 'manual']),
  );
  expect(new Set(timeouts.mock.calls.flat())).toEqual(new Set([10_000]));
});

test('posts once despite simultaneous sweeps, and sends no confirmation after an interrupted claim', async () => {
  answer = () => new Response('', { status: 503 });
  const harness = createHarness({ MESSAGE_WEBHOOK: crm });
  const reference = await sendInquiry(harness);
  answer = () => new Response();
  advanceTime(60_000);
  await Promise.all([harness.sweep(), harness.sweep()]);
  expect(received).toHaveLength(2);
  expect(await historyOf(reference)).toEqual(['told, crm.example']);
  await updateRows(`tell = '["confirmation"]', tell_at = ?`, Date.now() + lease);
  await Promise.all([harness.sweep(), notify(harness.env, reference)]);
  expect(await historyOf(reference)).toHaveLength(1);
  await harness.sweepAfter(lease);
  // The interrupted claim may have sent the confirmation.
  expect(await historyOf(reference)).toEqual(['told, crm.example', 'not-confirmed, interrupted']);
});

test('notifies a changed webhook of new messages only, and the removed one of none', async () => {
  answer = () => new Response('', { status: 503 });
  const reference = await sendInquiry(createHarness({ MESSAGE_WEBHOOK: crm }));
  await createHarness({ MESSAGE_WEBHOOK: slack }).sweepAfter(10 * minute);
  expect(received).toHaveLength(1);
  expect(await historyOf(reference)).toEqual([]);
  expect(await readRows()).toMatchObject([{ tell: null, tell_at: null }]);
});

test('notifies five webhooks at most', async () => {
  const many = Array.from({ length: 9 }, (_, number) => `${crm}?${number}`);
  simulateNetwork(Object.fromEntries(many.map((url) => [url, answer])));
  answer = () => new Response();
  const harness = createHarness({ MESSAGE_WEBHOOK: many.join(' ') });
  const reference = await sendInquiry(harness);
  expect(await historyOf(reference)).toHaveLength(5);
});

const developmentSettings = { DESK_KEY: 'key' };
// biome-ignore format: addresses side by side
test.each([
  ['https://crm.example/x', true], ['https://crm.example:8443/x?y=z', true], ['http://crm.example/x', false],
  ['https://me:secret@crm.example/x', false], ['ftp://crm.example/x', false], ['crm.example/x', false],
  ['https://127.0.0.1/x', false], ['https://2130706433/x', false], ['https://0x7f.1/x', false],
  ['https://169.254.169.254/latest', false], ['https://[::1]/x', false], ['https://[fd00::1]/x', false],
  ['https://localhost/x', false], ['https://a.localhost/x', false], ['https://LOCALHOST./x', false],
  ['https://intranet/x', false], ['https://printer.local/x', false], ['https://metadata.google.internal./x', false],
])('allows the webhook address %s: %s', async (address, allowed) => {
  expect([isAllowed(address, {}), isAllowed(address, developmentSettings)]).toEqual([allowed, allowed]);
  if (allowed) { return; }
  const reference = await sendInquiry(createHarness({ MESSAGE_WEBHOOK: address }));
  const host = URL.parse(address)?.host ?? '?';
  expect(await historyOf(reference)).toEqual([`not-told, ${host}: not a public address`]);
});

test('allows loopback webhooks in development only', () => {
  expect(isAllowed('http://127.0.0.1:9000/x', {})).toBe(false);
  expect(isAllowed('http://127.0.0.1:9000/x', developmentSettings)).toBe(true);
});

function confirmationsOf({ mails, env }: Harness) {
  return mails.filter(({ to }) => to !== env.MAIL_TO);
}

test('confirms a message to its visitor in the agency’s words, without the visitor’s input', async () => {
  const harness = createHarness({ ...withConfirmation, MAIL_TO: 'private@mailbox.example' });
  const reference = await sendInquiry(harness, { ...origin, type: 'Buy pills' });
  const [mail] = harness.mails;
  expect(mail).toMatchObject({
    from: { name: 'Tern & Tide', email: harness.env.MAIL_FROM },
    to: inquiryFields.email,
    replyTo: { name: 'Tern & Tide', email: 'hello@tern-and-tide.test' },
    headers: { 'Auto-Submitted': 'auto-replied' },
    subject: `We have your message, ${reference}`,
    attachments: [],
  });
  const next = ['within one working day', '+64 3 555 0142', 'wa.me', '08:30', 'reply to this'];
  for (const shown of [mail?.text, mail?.html]) {
    expect(shown).not.toMatch(/Asha|Verma|98765|website|Retail|pills|webdesign|asha@/);
    for (const text of [reference, ...next]) {
      expect(shown).toContain(text);
    }
  }
  await expectMailed(harness);
  expect(harness.mails[1]).not.toHaveProperty('headers');
  expect(await historyOf(reference)).toEqual(['confirmed', 'delivered']);
});

// biome-ignore format: a row a line
test.each<[what: string, reason: string, Error]>([
  ['the plan forbids', 'E_RECIPIENT_NOT_ALLOWED', mailError('E_RECIPIENT_NOT_ALLOWED')],
  ['may have gone out', 'E_INTERNAL_SERVER_ERROR', mailError('E_INTERNAL_SERVER_ERROR')],
])('records a confirmation that %s, without a retry or an alert', async (_what, reason, error) => {
  const harness = createHarness({ ...withConfirmation, ALERT_WEBHOOK: 'https://hooks.example/alert' });
  harness.setMailService((call) => (call === 1 ? error : null));
  const reference = await sendInquiry(harness);
  await expectMailed(harness);
  await harness.sweepAfter(10 * minute);
  expect(confirmationsOf(harness)).toEqual([]);
  expect(await historyOf(reference)).toEqual([`not-confirmed, ${reason}`, 'delivered']);
});

const hangingMail = { MAIL: { send: () => new Promise<never>(() => {}) } };

test('records the chat at once while mail hangs, gives mail up after ten seconds, and repeats neither', async () => {
  const harness = createHarness({ ...withConfirmation, ...hangingMail, MESSAGE_WEBHOOK: slack });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const start = Date.now();
  const sending = sendInquiry(harness);
  const history = async () => notificationsOf(String((await readRows())[0]?.reference));
  // Each poll advances the test's clock by 50 ms.
  await vi.waitFor(async () => expect(await history()).toEqual(['told, hooks.slack.com']), 5_000);
  expect(Date.now() - start).toBeLessThan(9_000);
  await vi.advanceTimersByTimeAsync(10_000);
  await sending;
  vi.useRealTimers();
  expect(await history()).toEqual(['told, hooks.slack.com', 'not-confirmed, timed-out']);
  await harness.sweepAfter(lease);
  await harness.sweepAfter(day);
  expect([received.length, (await history()).length]).toEqual([1, 2]);
});

test('posts to the chat once when the request dies while mail hangs', async () => {
  const harness = createHarness({ ...withConfirmation, ...hangingMail, MESSAGE_WEBHOOK: slack });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void sendInquiry(harness);
  const told = async () => (await readRows())[0]?.told;
  await vi.waitFor(async () => expect(await told()).toContain('hooks.slack.com'), 5_000);
  vi.clearAllTimers();
  vi.useRealTimers();
  await harness.sweepAfter(lease);
  expect(received).toHaveLength(1);
  expect(await historyOf(String((await readRows())[0]?.reference))).toEqual([
    'told, hooks.slack.com',
    'not-confirmed, interrupted',
  ]);
});

const isWrite = (sql: string) => sql.includes('UPDATE inquiries SET tell_at = ?4');

test.each<[what: string, moment: FailureMoment]>([
  ['fails twice', 'before'],
  ['loses its response twice', 'after'],
])('retries writing an outcome that %s, and records it once', async (_what, moment) => {
  const DB = faultyDatabase(bindings.DB, isWrite, 2, moment);
  const harness = createHarness({ DB, MESSAGE_WEBHOOK: slack });
  const reference = await sendInquiry(harness);
  await harness.sweepAfter(lease);
  expect([await historyOf(reference), received.length]).toEqual([['told, hooks.slack.com'], 1]);
});

test('queues the mail before notifying the team', async () => {
  const events: string[] = [];
  answer = () => {
    events.push('chat');
    return new Response();
  };
  const harness = createHarness({ MESSAGE_WEBHOOK: slack });
  const { OUTBOX } = harness.env;
  harness.env.OUTBOX = {
    ...OUTBOX,
    send: (body) => {
      events.push('queue');
      return OUTBOX.send(body);
    },
  };
  await sendInquiry(harness);
  expect(events).toEqual(['queue', 'chat']);
});

test('doubles the pause between attempts, plus up to a fifth', async () => {
  answer = () => new Response('', { status: 503 });
  setTime(Date.now());
  const harness = createHarness({ MESSAGE_WEBHOOK: crm });
  await sendInquiry(harness);
  for (const seconds of [30, 60, 120]) {
    const pause = Number((await readRows())[0]?.tell_at) - Date.now();
    expect(pause).toBeGreaterThanOrEqual(seconds * 1_000);
    expect(pause).toBeLessThanOrEqual(seconds * 1_200 + 1);
    await harness.sweepAfter(pause);
  }
});

test('notifies of the longest overdue messages first', async () => {
  const harness = createHarness({ MESSAGE_WEBHOOK: crm });
  await insertRows(9, { tell: `'${await recipients(harness.env)}'`, tell_at: '1000 - n' });
  await harness.sweep();
  const settled = (await readRows()).filter(({ tell_at: tellAt }) => tellAt === null);
  expect(settled.map(({ reference }) => reference).sort()).toEqual(['6', '7', '8', '9']);
});

test('never notifies of a message without recipients', async () => {
  await sendInquiry(createHarness({ ACKNOWLEDGE: 'false', MESSAGE_WEBHOOK: '' }));
  expect(await readRows()).toMatchObject([{ tell: null, tell_at: null, tell_attempts: 0 }]);
});

test('truncates a chat message to 3,000 characters without splitting one', async () => {
  const harness = createHarness({ MESSAGE_WEBHOOK: discord, MESSAGE_WEBHOOK_FIELDS: 'true' });
  const lengths: number[] = [];
  for (const before of ['', 'x']) {
    await sendInquiry(harness, { message: `${before}${'😀'.repeat(1_900)}` });
    const { embeds } = v.parse(discordSchema, received.at(-1)?.body);
    lengths.push(embeds[0].description.length);
    expect(embeds[0].description.isWellFormed()).toBe(true);
  }
  expect(lengths).toEqual([3_000, 3_000]);
});

const secret = `whsec_${btoa('A key of at least 24 bytes.')}`;

test('signs posts so that a program can verify them', async () => {
  const harness = createHarness({ MESSAGE_WEBHOOK: crm, MESSAGE_WEBHOOK_SECRET: `${secret}\n` });
  const reference = await sendInquiry(harness);
  const [post] = received;
  const timestamp = post?.headers.get('webhook-timestamp');
  expect(Math.abs(Date.now() / 1_000 - Number(timestamp))).toBeLessThan(60);
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = new TextEncoder().encode('A key of at least 24 bytes.');
  const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['sign']);
  const content = `${reference}.${timestamp}.${JSON.stringify(post?.body)}`;
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(content));
  const expected = btoa(String.fromCharCode(...new Uint8Array(signature)));
  expect(post?.headers.get('webhook-signature')).toBe(`v1,${expected}`);
});

// biome-ignore format: keys side by side
test.each([
  ['no prefix', 'QSBrZXkgb2YgYXQgbGVhc3QgMjQgYnl0ZXMu'], ['no base64', 'whsec_A key of at least 24 bytes'],
  ['23 bytes', `whsec_${btoa('x'.repeat(23))}`], ['65 bytes', `whsec_${btoa('x'.repeat(65))}`], ['nothing', 'whsec_'],
])('posts to chats but not to programs with a key of %s', async (_what, wrong) => {
  const harness = createHarness({ MESSAGE_WEBHOOK: `${slack} ${crm}`, MESSAGE_WEBHOOK_SECRET: wrong });
  const reference = await sendInquiry(harness);
  await harness.sweepAfter(day + lease);
  expect(received.map(({ url }) => url)).toEqual([slack]);
  expect(await notificationsOf(reference)).toEqual(['told, hooks.slack.com', 'not-told, crm.example: unusable-secret']);
});

test.each([24, 64])('signs with a key of %i bytes', async (length) => {
  const MESSAGE_WEBHOOK_SECRET = `whsec_${btoa('x'.repeat(length))}`;
  await sendInquiry(createHarness({ MESSAGE_WEBHOOK: crm, MESSAGE_WEBHOOK_SECRET }));
  expect(received[0]?.headers.get('webhook-signature')).toMatch(/^v1,.{44}$/);
});

/** Stores a message whose request dies before notifying anybody. */
async function sendAndDie(settings: Partial<Env>) {
  const isClaim = (sql: string) => sql.includes('tell_attempts + 1');
  return sendInquiry(createHarness({ ...settings, DB: faultyDatabase(bindings.DB, isClaim) }));
}

// biome-ignore format: a row a line
test.each<[what: string, wait: number, settings: Partial<Env>, history: string, sent: number]>([
  ['arrived less than a day ago', day - 2 * minute, withConfirmation, 'confirmed', 1],
  ['arrived more than a day ago', day + minute, withConfirmation, 'not-confirmed, too-late', 0],
  ['arrived before confirmations were disabled', 10 * minute, { ACKNOWLEDGE: '' }, 'not-confirmed, switched-off', 0],
  ['arrived before the setting became “false”', 10 * minute, { ACKNOWLEDGE: 'false' }, 'not-confirmed, switched-off', 0],
])('confirms a delayed message only within a day and while enabled: it %s', async (_what, wait, settings, history, sent) => {
  const reference = await sendAndDie(withConfirmation);
  const harness = createHarness(settings);
  await harness.sweepAfter(wait);
  expect([await notificationsOf(reference), confirmationsOf(harness).length]).toEqual([[history], sent]);
  expect(await readRows()).toMatchObject([{ tell: null, tell_at: null }]);
});

test('sends no confirmation in a second claim, because the first may have sent it', async () => {
  const reference = await sendAndDie(withConfirmation);
  await updateRows('tell_attempts = 1');
  const harness = createHarness(withConfirmation);
  await harness.sweepAfter(10 * minute);
  expect(await historyOf(reference)).toEqual(['not-confirmed, interrupted']);
  expect(harness.mails).toEqual([]);
});

test('counts a confirmation towards the daily limit unless it surely failed', async () => {
  const harness = createHarness(withConfirmation);
  const errors = ['E_DELIVERY_FAILED', 'E_INTERNAL_SERVER_ERROR'].map(mailError);
  harness.setMailService((call) => errors[call - 1] ?? null);
  const references: string[] = [];
  for (const message of ['One', 'Two', 'Three']) {
    references.push(await sendInquiry(harness, { message }));
  }
  const histories = await Promise.all(references.map(historyOf));
  expect(histories.flat()).toEqual([
    'not-confirmed, E_DELIVERY_FAILED',
    'not-confirmed, E_INTERNAL_SERVER_ERROR',
    'not-confirmed, enough-today',
  ]);
});

test('notifies nobody of a held message, even after its release', async () => {
  const harness = createHarness({ ...withConfirmation, MESSAGE_WEBHOOK: crm });
  const reference = await sendInquiry(harness, { website: 'https://buy.example' });
  await release(bindings.DB, [reference], deskActor());
  await harness.sweepAfter(10 * minute);
  await expectMailed(harness);
  expect([received, harness.mails.length]).toEqual([[], 1]);
});

test('keeps only hashes of an erased person’s address and domain, for a day', async () => {
  const harness = createHarness(withConfirmation);
  await sendInquiry(harness);
  await erase(bindings, inquiryFields.email, deskActor());
  const stored = bindings.DB.prepare('SELECT box, domain FROM confirmations');
  const box = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect((await stored.all()).results).toEqual([{ box, domain: box }]);
  await harness.sweepAfter(day - minute);
  expect((await stored.all()).results).toEqual([{ box, domain: box }]);
  await harness.sweepAfter(minute);
  expect((await stored.all()).results).toEqual([]);
});

// biome-ignore format: addresses side by side
test.each([
  ['one mailbox by many names', 1, ['asha@example.com', 'ASHA@example.com', 'asha+1@example.com', 'asha+2+3@Example.COM']],
  ['one Gmail mailbox with dots', 1, ['a.sha@gmail.com', 'asha@gmail.com', 'a.s.h.a+x@googlemail.com']],
  ['one Proton mailbox by its domains', 1, ['asha@proton.me', 'as.ha@protonmail.com', 'a-s_ha+x@pm.me']],
  ['one iCloud mailbox by its domains', 1, ['asha@icloud.com', 'asha@me.com', 'asha+x@mac.com']],
  ['one Outlook mailbox with tags', 1, ['asha@outlook.com', 'asha+x@outlook.com', 'asha+y@outlook.com']],
  ['nine mailboxes of one public provider', 9, [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `asha${number}@outlook.com`)],
  ['nine names of one domain and its subdomains', 5, [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `a${number}@${number > 4 ? `d${number}.` : ''}all.example`)],
  ['nine subdomains below .co.in', 5, [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `a@d${number}.all.co.in`)],
  ['six domains below .co.in', 6, [1, 2, 3, 4, 5, 6].map((number) => `a@all${number}.co.in`)],
  ['mailboxes that only look alike', 3, ['a.sha@example.com', 'asha@example.com', 'asha@mail.example.com']],
  ['addresses that mail servers refuse', 0, ['a..b@example.com', '.a@example.com', 'a@-example.com', `${'a'.repeat(65)}@example.com`]],
])('limits confirmations per day: %s get %i', async (_what, most, addresses) => {
  const harness = createHarness(withConfirmation);
  for (const email of addresses) { await sendInquiry(harness, { email, message: email }); }
  expect(confirmationsOf(harness)).toHaveLength(most);
  await harness.sweepAfter(day);
  await sendInquiry(harness, { email: addresses[0], message: 'The day after' });
  expect(confirmationsOf(harness)).toHaveLength(most + Math.min(1, most));
});

test('sends two hundred confirmations a day at most', async () => {
  const harness = createHarness(withConfirmation);
  await bindings.DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 199)
     INSERT INTO confirmations (box, at) SELECT n, ? FROM numbers`,
  )
    .bind(Date.now())
    .run();
  for (const email of ['first@outlook.com', 'second@outlook.com']) {
    await sendInquiry(harness, { email, message: email });
  }
  expect(harness.mails.map(({ to }) => to)).toEqual(['first@outlook.com']);
});

// biome-ignore format: addresses side by side
test.each([
  'a@example.com,b@example.com', 'a@example.com;b@example.com', 'a@example.com b@example.com',
  'a@example.com\r\nBcc: b@example.com', '"b@example.com"@example.com', '<b@example.com>', 'a@example.com>',
])('sends no confirmation to several recipients or with an injected header: %j', async (email) => {
  const harness = createHarness(withConfirmation);
  expect((await harness.fetch(jsonPost({ ...inquiryFields, email }))).status).toBe(422);
  expect(harness.mails).toEqual([]);
});
