import { env as bindings } from 'cloudflare:workers';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { readHistory } from '../../worker/desk/history.ts';
import { eraseMessagesOfSender } from '../../worker/desk/remove.ts';
import { releaseMessages } from '../../worker/desk/resend.ts';
import type { Env } from '../../worker/env.ts';
import { isAllowedWebhookUrl } from '../../worker/notify/message-hook.ts';
import { buildRecipientsJson, notifyRecipients } from '../../worker/notify/notify.ts';
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
import { inquiry, jsonPost, sendInquiry } from './support/posts.ts';

const slackUrl = 'https://hooks.slack.com/services/T/B/x';
const discordUrl = 'https://discord.com/api/webhooks/1/x';
const googleUrl = 'https://chat.googleapis.com/v1/spaces/x/messages?key=k';
const crmUrl = 'https://crm.example/messages';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const leaseMs = 2 * minuteMs;

const confirmEnv = { ACKNOWLEDGE: 'true' };
const discordSchema = v.object({ embeds: v.tuple([v.object({ description: v.string() })]) });

interface ReceivedPost {
  url: string;
  headers: Headers;
  body: unknown;
}

/** Posts to the team's webhooks; `respond` creates the response to each. */
let posts: ReceivedPost[];
let respond: (request: Request) => Response | Promise<Response>;

beforeEach(() => {
  posts = [];
  respond = () => new Response('taken');
  const recordPost = async (request: Request) => {
    const response = await respond(request);
    posts.push({ url: request.url, headers: request.headers, body: await request.clone().json() });
    return response;
  };
  simulateNetwork(
    Object.fromEntries([slackUrl, discordUrl, googleUrl, crmUrl].map((url) => [url, recordPost])),
  );
});

async function readEvents(reference: string) {
  const historyEvents = await readHistory(bindings, reference);
  return historyEvents.map(({ what, detail }) => (detail === null ? what : `${what}, ${detail}`));
}

async function readNotificationTexts(reference: string) {
  const eventTexts = await readEvents(reference);
  return eventTexts.filter((eventText) => /^(not-)?(told|confirmed)\b/.test(eventText));
}

/** Expects that notifications do not affect the owner's mail. */
async function expectMailDelivered(harness: Harness) {
  await harness.deliverOnce();
  expect(harness.mails.filter(({ to }) => to === harness.env.MAIL_TO)).toHaveLength(1);
  expect(await readRows()).toMatchObject([{ status: 'delivered', attempts: 1, alerted_as: null }]);
}

const pageAndService = { page: '/service/webdesign', service: 'webdesign' };
const hostileMessage =
  '<!channel> <users/all>\nService: free\n\n[our bank](https://evil.example) @everyone';
const safeText = '‹!channel› ‹users/all› Service: free [our bank] (https://evil.example) @everyone';
const originLinesText = 'Service: webdesign\nPage: https://tern-and-tide.test/service/webdesign';
const allLinesText = `Name: Asha Verma\nEmail: asha@example.com\nPhone number: 9876543210\nNature of business: Retail\nMessage: ${safeText}\n${originLinesText}`;

// biome-ignore format: a row a line
test.each([
  ['the reference alone', '', originLinesText, undefined],
  ['the reference alone unless the setting is “true”', 'false', originLinesText, undefined],
  ['the fields if the setting is “true”', 'true', allLinesText, { ...inquiry, message: hostileMessage }],
])('sends webhooks %s, in the format of each chat', async (_case, fieldsSetting, expectedLines, expectedFields) => {
  const webhookSetting = ` ${slackUrl}\n${discordUrl} ${googleUrl}\n\n${crmUrl} `;
  const harness = createHarness({ MESSAGE_WEBHOOK: webhookSetting, MESSAGE_WEBHOOK_FIELDS: fieldsSetting });
  const reference = await sendInquiry(harness, { ...pageAndService, message: hostileMessage });
  const deskUrl = `${siteUrl}/desk?message=${reference}`;
  const expectedTitle = `Inquiry ${reference}`;
  const expectedChatText = `*${expectedTitle}*\n${expectedLines}\n<${deskUrl}|Open it on the desk>`;
  const timestamp = new Date(Number((await readRows())[0]?.received_at)).toISOString();
  const expectedData = { reference, form: 'inquiry', ...pageAndService, deskUrl, ...(expectedFields && { fields: expectedFields }) };
  expect(Object.fromEntries(posts.map(({ url, body }) => [url, body]))).toEqual({
    [slackUrl]: { text: expectedChatText, unfurl_links: false },
    [googleUrl]: { text: expectedChatText },
    [discordUrl]: { embeds: [{ title: expectedTitle, description: expectedLines, url: deskUrl }], allowed_mentions: { parse: [] } },
    [crmUrl]: { type: 'message.received', version: 1, timestamp, data: expectedData },
  });
  const postsWithId = posts.filter(({ headers }) => headers.has('webhook-id'));
  expect(postsWithId.map(({ url }) => url), 'only the program gets headers').toEqual([crmUrl]);
  const expectedEventTexts = [slackUrl, discordUrl, googleUrl, crmUrl].map((webhookUrl) => `told, ${new URL(webhookUrl).host}`);
  expect((await readEvents(reference)).sort()).toEqual(expectedEventTexts.sort());
  await harness.sweepAfter(10 * minuteMs);
  expect(posts).toHaveLength(4);
});

const rejectByTimeout = () => Promise.reject(new DOMException('Too late', 'TimeoutError'));
// biome-ignore format: a row a line
test.each<[caseName: string, kind: string, typeof respond]>([
  ['fails', 'status-500', () => new Response('', { status: 500 })],
  ['redirects to an internal address', 'status-307', () => Response.redirect('http://10.0.0.1/', 307)],
  ['never answers', 'TimeoutError', rejectByTimeout],
])('retries a webhook that %s for a day with one id, without affecting the mail', async (_case, errorKind, failingRespond) => {
  const abortTimeoutSpy = vi.spyOn(AbortSignal, 'timeout');
  const crmRequests: Request[] = [];
  respond = (request) => {
    if (request.url !== crmUrl) { return new Response(); }
    crmRequests.push(request);
    return failingRespond(request);
  };
  const harness = createHarness({ MESSAGE_WEBHOOK: `${slackUrl} ${crmUrl}` });
  const reference = await sendInquiry(harness);
  await expectMailDelivered(harness);
  await harness.sweepAfter(10 * minuteMs);
  expect([crmRequests.length, await readEvents(reference)]).toEqual([2, ['told, hooks.slack.com', 'delivered']]);
  await harness.sweepAfter(dayMs);
  expect((await readEvents(reference)).at(-1)).toBe(`not-told, crm.example: ${errorKind}`);
  await harness.sweepAfter(dayMs);
  expect(crmRequests.map(({ headers, redirect }) => [headers.get('webhook-id'), redirect])).toEqual(
    Array(3).fill([reference, 'manual']),
  );
  expect(new Set(abortTimeoutSpy.mock.calls.flat())).toEqual(new Set([10_000]));
});

test('posts to a webhook once despite simultaneous sweeps, and sends no confirmation after an interrupted claim', async () => {
  respond = () => new Response('', { status: 503 });
  const harness = createHarness({ MESSAGE_WEBHOOK: crmUrl });
  const reference = await sendInquiry(harness);
  respond = () => new Response();
  advanceTime(60_000);
  await Promise.all([harness.sweep(), harness.sweep()]);
  expect(posts).toHaveLength(2);
  expect(await readEvents(reference)).toEqual(['told, crm.example']);
  await updateRows(`tell = '["confirmation"]', tell_at = ?`, Date.now() + leaseMs);
  await Promise.all([harness.sweep(), notifyRecipients(harness.env, reference)]);
  expect(await readEvents(reference)).toHaveLength(1);
  await harness.sweepAfter(leaseMs);
  // The interrupted claim may have sent the confirmation.
  expect(await readEvents(reference)).toEqual(['told, crm.example', 'not-confirmed, interrupted']);
});

test('notifies a changed webhook of new messages only, and the removed webhook of none', async () => {
  respond = () => new Response('', { status: 503 });
  const reference = await sendInquiry(createHarness({ MESSAGE_WEBHOOK: crmUrl }));
  await createHarness({ MESSAGE_WEBHOOK: slackUrl }).sweepAfter(10 * minuteMs);
  expect(posts).toHaveLength(1);
  expect(await readEvents(reference)).toEqual([]);
  expect(await readRows()).toMatchObject([{ tell: null, tell_at: null }]);
});

test('notifies five webhooks at most', async () => {
  const webhookUrls = Array.from({ length: 9 }, (_, urlNumber) => `${crmUrl}?${urlNumber}`);
  simulateNetwork(Object.fromEntries(webhookUrls.map((url) => [url, respond])));
  respond = () => new Response();
  const harness = createHarness({ MESSAGE_WEBHOOK: webhookUrls.join(' ') });
  const reference = await sendInquiry(harness);
  expect(await readEvents(reference)).toHaveLength(5);
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
])('allows the webhook address %s: %s', async (webhookUrl, isAllowedUrl) => {
  expect([isAllowedWebhookUrl(webhookUrl, {}), isAllowedWebhookUrl(webhookUrl, developmentSettings)]).toEqual([isAllowedUrl, isAllowedUrl]);
  if (isAllowedUrl) { return; }
  const reference = await sendInquiry(createHarness({ MESSAGE_WEBHOOK: webhookUrl }));
  const webhookHost = URL.parse(webhookUrl)?.host ?? '?';
  expect(await readEvents(reference)).toEqual([`not-told, ${webhookHost}: not a public address`]);
});

test('allows loopback webhooks in development only', () => {
  expect(isAllowedWebhookUrl('http://127.0.0.1:9000/x', {})).toBe(false);
  expect(isAllowedWebhookUrl('http://127.0.0.1:9000/x', developmentSettings)).toBe(true);
});

function findConfirmations({ mails, env }: Harness) {
  return mails.filter(({ to }) => to !== env.MAIL_TO);
}

test('confirms a message to its visitor in the agency’s words, without the visitor’s input', async () => {
  const harness = createHarness({ ...confirmEnv, MAIL_TO: 'private@mailbox.example' });
  const reference = await sendInquiry(harness, { ...pageAndService, type: 'Buy pills' });
  const [confirmationMail] = harness.mails;
  expect(confirmationMail).toMatchObject({
    from: { name: 'Tern & Tide', email: harness.env.MAIL_FROM },
    to: inquiry.email,
    replyTo: { name: 'Tern & Tide', email: 'hello@tern-and-tide.test' },
    headers: { 'Auto-Submitted': 'auto-replied' },
    subject: `We have your message, ${reference}`,
    attachments: [],
  });
  const bodyTexts = ['within one working day', '+64 3 555 0142', 'wa.me', '08:30', 'reply to this'];
  for (const mailBody of [confirmationMail?.text, confirmationMail?.html]) {
    expect(mailBody).not.toMatch(/Asha|Verma|98765|website|Retail|pills|webdesign|asha@/);
    for (const expectedText of [reference, ...bodyTexts]) {
      expect(mailBody).toContain(expectedText);
    }
  }
  await expectMailDelivered(harness);
  expect(harness.mails[1]).not.toHaveProperty('headers');
  expect(await readEvents(reference)).toEqual(['confirmed', 'delivered']);
});

// biome-ignore format: a row a line
test.each<[caseName: string, reason: string, Error]>([
  ['the plan forbids', 'E_RECIPIENT_NOT_ALLOWED', mailError('E_RECIPIENT_NOT_ALLOWED')],
  ['may have gone out', 'E_INTERNAL_SERVER_ERROR', mailError('E_INTERNAL_SERVER_ERROR')],
])('records a confirmation that %s, without a retry or an alert', async (_case, expectedReason, mailServiceError) => {
  const harness = createHarness({ ...confirmEnv, ALERT_WEBHOOK: 'https://hooks.example/alert' });
  harness.setMailService((call) => (call === 1 ? mailServiceError : null));
  const reference = await sendInquiry(harness);
  await expectMailDelivered(harness);
  await harness.sweepAfter(10 * minuteMs);
  expect(findConfirmations(harness)).toEqual([]);
  expect(await readEvents(reference)).toEqual([`not-confirmed, ${expectedReason}`, 'delivered']);
});

const hangingMailEnv = { MAIL: { send: () => new Promise<never>(() => {}) } };

test('records the chat post at once while the confirmation hangs, gives the confirmation up after ten seconds, and repeats neither', async () => {
  const harness = createHarness({ ...confirmEnv, ...hangingMailEnv, MESSAGE_WEBHOOK: slackUrl });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const startMs = Date.now();
  const inquiryPromise = sendInquiry(harness);
  const readFirstRowTexts = async () =>
    readNotificationTexts(String((await readRows())[0]?.reference));
  // Each poll advances the test's clock by 50 ms.
  await vi.waitFor(
    async () => expect(await readFirstRowTexts()).toEqual(['told, hooks.slack.com']),
    5_000,
  );
  expect(Date.now() - startMs).toBeLessThan(9_000);
  await vi.advanceTimersByTimeAsync(10_000);
  await inquiryPromise;
  vi.useRealTimers();
  expect(await readFirstRowTexts()).toEqual(['told, hooks.slack.com', 'not-confirmed, timed-out']);
  await harness.sweepAfter(leaseMs);
  await harness.sweepAfter(dayMs);
  expect([posts.length, (await readFirstRowTexts()).length]).toEqual([1, 2]);
});

test('posts to the chat once when the request dies while the confirmation hangs', async () => {
  const harness = createHarness({ ...confirmEnv, ...hangingMailEnv, MESSAGE_WEBHOOK: slackUrl });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void sendInquiry(harness);
  const readToldColumn = async () => (await readRows())[0]?.told;
  await vi.waitFor(async () => expect(await readToldColumn()).toContain('hooks.slack.com'), 5_000);
  vi.clearAllTimers();
  vi.useRealTimers();
  await harness.sweepAfter(leaseMs);
  expect(posts).toHaveLength(1);
  expect(await readEvents(String((await readRows())[0]?.reference))).toEqual([
    'told, hooks.slack.com',
    'not-confirmed, interrupted',
  ]);
});

const isOutcomeQuery = (sql: string) => sql.includes('UPDATE inquiries SET tell_at = ?4');

test.each<[caseName: string, moment: FailureMoment]>([
  ['fails twice', 'before'],
  ['loses its response twice', 'after'],
])('retries writing an outcome that %s, and records it once', async (_case, failureMoment) => {
  const failingDatabase = faultyDatabase(bindings.DB, isOutcomeQuery, 2, failureMoment);
  const harness = createHarness({ DB: failingDatabase, MESSAGE_WEBHOOK: slackUrl });
  const reference = await sendInquiry(harness);
  await harness.sweepAfter(leaseMs);
  expect([await readEvents(reference), posts.length]).toEqual([['told, hooks.slack.com'], 1]);
});

test('queues the mail before notifying the team', async () => {
  const callOrder: string[] = [];
  respond = () => {
    callOrder.push('chat');
    return new Response();
  };
  const harness = createHarness({ MESSAGE_WEBHOOK: slackUrl });
  const { OUTBOX: realQueue } = harness.env;
  harness.env.OUTBOX = {
    ...realQueue,
    send: (messageBody) => {
      callOrder.push('queue');
      return realQueue.send(messageBody);
    },
  };
  await sendInquiry(harness);
  expect(callOrder).toEqual(['queue', 'chat']);
});

test('doubles the pause between attempts, plus up to a fifth', async () => {
  respond = () => new Response('', { status: 503 });
  setTime(Date.now());
  const harness = createHarness({ MESSAGE_WEBHOOK: crmUrl });
  await sendInquiry(harness);
  for (const minDelaySeconds of [30, 60, 120]) {
    const pauseMs = Number((await readRows())[0]?.tell_at) - Date.now();
    expect(pauseMs).toBeGreaterThanOrEqual(minDelaySeconds * 1_000);
    expect(pauseMs).toBeLessThanOrEqual(minDelaySeconds * 1_200 + 1);
    await harness.sweepAfter(pauseMs);
  }
});

test('notifies of the longest overdue messages first', async () => {
  const harness = createHarness({ MESSAGE_WEBHOOK: crmUrl });
  await insertRows(9, { tell: `'${await buildRecipientsJson(harness.env)}'`, tell_at: '1000 - n' });
  await harness.sweep();
  const notifiedRows = (await readRows()).filter(({ tell_at: notifyAtMs }) => notifyAtMs === null);
  expect(notifiedRows.map(({ reference }) => reference).sort()).toEqual(['6', '7', '8', '9']);
});

test('never notifies of a message without recipients', async () => {
  await sendInquiry(createHarness({ ACKNOWLEDGE: 'false', MESSAGE_WEBHOOK: '' }));
  expect(await readRows()).toMatchObject([{ tell: null, tell_at: null, tell_attempts: 0 }]);
});

test('truncates a chat message to 3,000 characters without splitting a character', async () => {
  const harness = createHarness({ MESSAGE_WEBHOOK: discordUrl, MESSAGE_WEBHOOK_FIELDS: 'true' });
  const descriptionLengths: number[] = [];
  for (const textStart of ['', 'x']) {
    await sendInquiry(harness, { message: `${textStart}${'😀'.repeat(1_900)}` });
    const { embeds } = v.parse(discordSchema, posts.at(-1)?.body);
    descriptionLengths.push(embeds[0].description.length);
    expect(embeds[0].description.isWellFormed()).toBe(true);
  }
  expect(descriptionLengths).toEqual([3_000, 3_000]);
});

const secret = `whsec_${btoa('A key of at least 24 bytes.')}`;

test('signs posts so that a program can verify them', async () => {
  const harness = createHarness({ MESSAGE_WEBHOOK: crmUrl, MESSAGE_WEBHOOK_SECRET: `${secret}\n` });
  const reference = await sendInquiry(harness);
  const [webhookPost] = posts;
  const timestampHeader = webhookPost?.headers.get('webhook-timestamp');
  expect(Math.abs(Date.now() / 1_000 - Number(timestampHeader))).toBeLessThan(60);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secretBytes = new TextEncoder().encode('A key of at least 24 bytes.');
  const signingKey = await crypto.subtle.importKey('raw', secretBytes, algorithm, false, ['sign']);
  const signedContent = `${reference}.${timestampHeader}.${JSON.stringify(webhookPost?.body)}`;
  const signatureBuffer = await crypto.subtle.sign(
    'HMAC',
    signingKey,
    new TextEncoder().encode(signedContent),
  );
  const expectedSignature = btoa(String.fromCharCode(...new Uint8Array(signatureBuffer)));
  expect(webhookPost?.headers.get('webhook-signature')).toBe(`v1,${expectedSignature}`);
});

// biome-ignore format: keys side by side
test.each([
  ['no prefix', 'QSBrZXkgb2YgYXQgbGVhc3QgMjQgYnl0ZXMu'], ['no base64', 'whsec_A key of at least 24 bytes'],
  ['23 bytes', `whsec_${btoa('x'.repeat(23))}`], ['65 bytes', `whsec_${btoa('x'.repeat(65))}`], ['nothing', 'whsec_'],
])('posts to chats but not to programs with a key of %s', async (_case, invalidSecret) => {
  const harness = createHarness({ MESSAGE_WEBHOOK: `${slackUrl} ${crmUrl}`, MESSAGE_WEBHOOK_SECRET: invalidSecret });
  const reference = await sendInquiry(harness);
  await harness.sweepAfter(dayMs + leaseMs);
  expect(posts.map(({ url }) => url)).toEqual([slackUrl]);
  expect(await readNotificationTexts(reference)).toEqual(['told, hooks.slack.com', 'not-told, crm.example: unusable-secret']);
});

test.each([24, 64])('signs with a key of %i bytes', async (keyLength) => {
  const MESSAGE_WEBHOOK_SECRET = `whsec_${btoa('x'.repeat(keyLength))}`;
  await sendInquiry(createHarness({ MESSAGE_WEBHOOK: crmUrl, MESSAGE_WEBHOOK_SECRET }));
  expect(posts[0]?.headers.get('webhook-signature')).toMatch(/^v1,.{44}$/);
});

/** Stores a message whose request ends before it notifies anybody. */
async function sendInquiryWithoutNotifying(envSettings: Partial<Env>) {
  const isClaim = (sql: string) => sql.includes('tell_attempts + 1');
  return sendInquiry(createHarness({ ...envSettings, DB: faultyDatabase(bindings.DB, isClaim) }));
}

// biome-ignore format: a row a line
test.each<[caseName: string, waitMs: number, settings: Partial<Env>, expectedEvent: string, confirmationCount: number]>([
  ['arrived less than a day ago', dayMs - 2 * minuteMs, confirmEnv, 'confirmed', 1],
  ['arrived more than a day ago', dayMs + minuteMs, confirmEnv, 'not-confirmed, too-late', 0],
  ['arrived before confirmations were disabled', 10 * minuteMs, { ACKNOWLEDGE: '' }, 'not-confirmed, switched-off', 0],
  ['arrived before the setting became “false”', 10 * minuteMs, { ACKNOWLEDGE: 'false' }, 'not-confirmed, switched-off', 0],
])('confirms a delayed message only within a day and while enabled: it %s', async (_case, waitMs, laterSettings, expectedEvent, confirmationCount) => {
  const reference = await sendInquiryWithoutNotifying(confirmEnv);
  const harness = createHarness(laterSettings);
  await harness.sweepAfter(waitMs);
  expect([await readNotificationTexts(reference), findConfirmations(harness).length]).toEqual([[expectedEvent], confirmationCount]);
  expect(await readRows()).toMatchObject([{ tell: null, tell_at: null }]);
});

test('sends no confirmation in a second claim, because the first may have sent it', async () => {
  const reference = await sendInquiryWithoutNotifying(confirmEnv);
  await updateRows('tell_attempts = 1');
  const harness = createHarness(confirmEnv);
  await harness.sweepAfter(10 * minuteMs);
  expect(await readEvents(reference)).toEqual(['not-confirmed, interrupted']);
  expect(harness.mails).toEqual([]);
});

test('counts a confirmation towards the daily limit unless it surely failed', async () => {
  const harness = createHarness(confirmEnv);
  const mailErrors = ['E_DELIVERY_FAILED', 'E_INTERNAL_SERVER_ERROR'].map(mailError);
  harness.setMailService((call) => mailErrors[call - 1] ?? null);
  const references: string[] = [];
  for (const messageText of ['One', 'Two', 'Three']) {
    references.push(await sendInquiry(harness, { message: messageText }));
  }
  const eventTexts = await Promise.all(references.map(readEvents));
  expect(eventTexts.flat()).toEqual([
    'not-confirmed, E_DELIVERY_FAILED',
    'not-confirmed, E_INTERNAL_SERVER_ERROR',
    'not-confirmed, enough-today',
  ]);
});

test('notifies nobody of a held message, even after its release', async () => {
  const harness = createHarness({ ...confirmEnv, MESSAGE_WEBHOOK: crmUrl });
  const reference = await sendInquiry(harness, { website: 'https://buy.example' });
  await releaseMessages(bindings.DB, [reference], deskActor());
  await harness.sweepAfter(10 * minuteMs);
  await expectMailDelivered(harness);
  expect([posts, harness.mails.length]).toEqual([[], 1]);
});

test('keeps only hashes of an erased person’s address and domain, for a day', async () => {
  const harness = createHarness(confirmEnv);
  await sendInquiry(harness);
  await eraseMessagesOfSender(bindings, inquiry.email, deskActor());
  const confirmationStatement = bindings.DB.prepare('SELECT box, domain FROM confirmations');
  const anyHash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect((await confirmationStatement.all()).results).toEqual([{ box: anyHash, domain: anyHash }]);
  await harness.sweepAfter(dayMs - minuteMs);
  expect((await confirmationStatement.all()).results).toEqual([{ box: anyHash, domain: anyHash }]);
  await harness.sweepAfter(minuteMs);
  expect((await confirmationStatement.all()).results).toEqual([]);
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
])('limits confirmations per day: %s get %i', async (_case, maxConfirmations, emailAddresses) => {
  const harness = createHarness(confirmEnv);
  for (const email of emailAddresses) { await sendInquiry(harness, { email, message: email }); }
  expect(findConfirmations(harness)).toHaveLength(maxConfirmations);
  await harness.sweepAfter(dayMs);
  await sendInquiry(harness, { email: emailAddresses[0], message: 'The day after' });
  expect(findConfirmations(harness)).toHaveLength(maxConfirmations + Math.min(1, maxConfirmations));
});

test('sends two hundred confirmations a day at most', async () => {
  const harness = createHarness(confirmEnv);
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
  const harness = createHarness(confirmEnv);
  expect((await harness.fetch(jsonPost({ ...inquiry, email }))).status).toBe(422);
  expect(harness.mails).toEqual([]);
});
