import { env as bindings } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { isAllowedWebhookUrl } from '../../worker/delivery/webhook.ts';
import { readHistory } from '../../worker/desk/history.ts';
import { changeMessages } from '../../worker/desk/marks.ts';
import { eraseMessagesOfSender } from '../../worker/desk/remove.ts';
import type { Env } from '../../worker/env.ts';
import { leaseMs } from './support/expected-limits.ts';
import { type FailureMoment, faultyDatabase } from './support/faulty.ts';
import { createActor, createHarness, type Harness, mailError, siteUrl } from './support/harness.ts';
import { alertWebhookUrl, simulateWebhooks } from './support/network.ts';
import { type Fields, inquiry, jsonPost, sendInquiry } from './support/posts.ts';
import { expectRows, readDeliveries, readRows, updateTable } from './support/stores.ts';
import { advanceTime, dayMs, hourMs, minuteMs } from './support/time.ts';

const slackUrl = 'https://hooks.slack.com/services/T/B/x';
const discordUrl = 'https://discord.com/api/webhooks/1/x';
const googleChatUrl = 'https://chat.googleapis.com/v1/spaces/x/messages?key=k';
const crmUrl = 'https://crm.example/messages';

const confirmationEnv = { ACKNOWLEDGE: 'true' };

/** Posts to the team's webhooks; `respondToWebhook` creates the response to each. */
type WebhookBody = { embeds?: { description: string }[] };
let webhookPosts: (Pick<Request, 'url' | 'headers' | 'redirect'> & { body: WebhookBody })[];
let respondToWebhook: (request: Request) => Response | Promise<Response>;

beforeEach(() => {
  webhookPosts = [];
  respondToWebhook = () => new Response('taken');
  simulateWebhooks([slackUrl, discordUrl, googleChatUrl, crmUrl], async (request) => {
    const { url, headers, redirect } = request;
    webhookPosts.push({ url, headers, redirect, body: await request.clone().json() });
    return respondToWebhook(request);
  });
});

/** Reads the history, without the hash of a webhook. */
async function readEventTexts(reference?: string) {
  const [row] = await readRows();
  const historyEvents = await readHistory(bindings, reference ?? String(row?.reference));
  return historyEvents.map(({ event, recipient, detail }) =>
    [event, recipient?.replace(/#.*/, ''), detail].filter(Boolean).join(' '),
  );
}

async function expectEvents(reference: string | undefined, ...eventTexts: string[]) {
  expect((await readEventTexts(reference)).sort()).toEqual(eventTexts);
}

const isFor = (recipient: string) => (text: string) => text.includes(recipient);

async function sendInquiryWithSettings(settings: Partial<Env>, fields?: Fields) {
  const harness = createHarness(settings);
  return { harness, reference: await sendInquiry(harness, fields) };
}

const createUnavailableResponse = () => new Response('', { status: 503 });

const pageAndServiceFields = { page: '/service/webdesign', service: 'webdesign' };
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
])('sends webhooks %s, in the format of each chat', async (_case, fieldsSetting, expectedLinesText, expectedFields) => {
  const webhookSettings = { MESSAGE_WEBHOOK: ` ${slackUrl}\n${discordUrl} ${googleChatUrl}\n\n${crmUrl} `, MESSAGE_WEBHOOK_FIELDS: fieldsSetting };
  const { harness, reference } = await sendInquiryWithSettings(webhookSettings, { ...pageAndServiceFields, message: hostileMessage });
  const deskUrl = `${siteUrl}/desk?message=${reference}`;
  const expectedTitle = `Inquiry ${reference}`;
  const expectedChatText = `*${expectedTitle}*\n${expectedLinesText}\n<${deskUrl}|Open it on the desk>`;
  const timestamp = new Date(Number((await readRows())[0]?.received_at)).toISOString();
  const expectedData = { reference, form: 'inquiry', ...pageAndServiceFields, deskUrl, ...(expectedFields && { fields: expectedFields }) };
  expect(Object.fromEntries(webhookPosts.map(({ url, body }) => [url, body]))).toEqual({
    [slackUrl]: { text: expectedChatText, unfurl_links: false },
    [googleChatUrl]: { text: expectedChatText },
    [discordUrl]: { embeds: [{ title: expectedTitle, description: expectedLinesText, url: deskUrl }], allowed_mentions: { parse: [] } },
    [crmUrl]: { type: 'message.received', version: 1, timestamp, data: expectedData },
  });
  const postsWithId = webhookPosts.filter(({ headers }) => headers.has('webhook-id'));
  expect(postsWithId.map(({ url }) => url), 'only the program gets headers').toEqual([crmUrl]);
  const recipients = ['chat.googleapis.com', 'crm.example', 'discord.com', 'hooks.slack.com', 'owner'];
  await expectEvents(reference, ...recipients.map((name) => `delivered ${name}`));
  await harness.sweepAfter(10 * minuteMs);
  expect(webhookPosts).toHaveLength(4);
});

// biome-ignore format: a row a line
test.each<[caseName: string, kind: string, typeof respondToWebhook]>([
  ['fails', 'status-500', () => new Response('', { status: 500 })],
  ['redirects to an internal address', 'status-307', () => Response.redirect('http://10.0.0.1/', 307)],
  ['never answers', 'TimeoutError', () => Promise.reject(new DOMException('Too late', 'TimeoutError'))],
])('retries a webhook that %s for a day with one id, without affecting others', async (_case, errorKind, respondWithFailure) => {
  const abortTimeoutSpy = vi.spyOn(AbortSignal, 'timeout');
  respondToWebhook = (request) => request.url === crmUrl ? respondWithFailure(request) : new Response();
  const findCrmPosts = () => webhookPosts.filter(({ url }) => url === crmUrl);
  const { harness, reference } = await sendInquiryWithSettings({ MESSAGE_WEBHOOK: `${slackUrl} ${crmUrl}` });
  await harness.sweepAfter(minuteMs);
  expect([findCrmPosts().length, harness.mails.length]).toEqual([2, 1]);
  await expectEvents(reference, 'delivered hooks.slack.com', 'delivered owner');
  for (let hour = 0; hour < 30; hour += 1) { await harness.sweepAfter(1.2 * hourMs); }
  expect((await readEventTexts(reference)).filter(isFor('crm'))).toEqual([`failed crm.example ${errorKind}`]);
  const idsAndRedirects = findCrmPosts().map(({ headers, redirect }) => [headers.get('webhook-id'), redirect]);
  expect(idsAndRedirects).toEqual(Array(31).fill([reference, 'manual']));
  expect(new Set(abortTimeoutSpy.mock.calls.flat())).toEqual(new Set([10_000]));
  const mails = harness.mails.filter(({ subject }) => subject.includes(reference));
  expect([webhookPosts.length, mails.length], 'no second chat post').toEqual([32, 1]);
});

test('repeats a post with an unknown outcome with the same id, and the mail with a note, but no confirmation', async () => {
  const settings = { ...confirmationEnv, MESSAGE_WEBHOOK: crmUrl };
  const DB = faultyDatabase(bindings.DB, isOutcomeQuery, 3);
  const { harness, reference } = await sendInquiryWithSettings({ ...settings, DB });
  await harness.sweepAfter(leaseMs);
  await harness.sweep();
  const toVisitor = harness.mails.filter(({ to }) => to === inquiry.email);
  const toOwner = harness.mails.filter(({ to }) => to === harness.env.MAIL_TO);
  expect(toVisitor).toHaveLength(1);
  const hasNote = toOwner.map(({ text }) => text?.includes('You may already have this message'));
  expect(hasNote).toEqual([false, true]);
  const ids = webhookPosts.map(({ headers }) => headers.get('webhook-id'));
  expect(ids).toEqual([reference, reference]);
  await expectEvents(
    reference,
    'delivered crm.example',
    'delivered owner',
    'failed visitor interrupted',
    'tried owner interrupted',
  );
});

test('posts to a webhook once despite simultaneous sweeps', async () => {
  respondToWebhook = createUnavailableResponse;
  const { harness } = await sendInquiryWithSettings({ MESSAGE_WEBHOOK: crmUrl });
  respondToWebhook = () => new Response();
  advanceTime(minuteMs);
  await Promise.all([harness.sweep(), harness.sweep()]);
  expect(webhookPosts).toHaveLength(2);
});

test('notifies a changed webhook of new messages only, and the removed webhook of none', async () => {
  respondToWebhook = createUnavailableResponse;
  const { reference } = await sendInquiryWithSettings({ MESSAGE_WEBHOOK: crmUrl });
  await createHarness({ MESSAGE_WEBHOOK: slackUrl }).sweepAfter(10 * minuteMs);
  expect(webhookPosts).toHaveLength(1);
  expect((await readEventTexts(reference)).at(-1)).toBe('failed crm.example address-removed');
});

test('notifies five webhooks at most', async () => {
  const webhookUrls = Array.from({ length: 9 }, (_, urlNumber) => `${crmUrl}?${urlNumber}`);
  simulateWebhooks(webhookUrls, respondToWebhook);
  await sendInquiryWithSettings({ MESSAGE_WEBHOOK: webhookUrls.join(' ') });
  expect((await readEventTexts()).filter(isFor('crm.example'))).toHaveLength(5);
});

// biome-ignore format: addresses side by side
test.each<[url: string, isAllowed: boolean, isAllowedInDevelopment?: boolean]>([
  ['https://crm.example/x', true], ['https://crm.example:8443/x?y=z', true], ['http://crm.example/x', false],
  ['https://me:secret@crm.example/x', false], ['ftp://crm.example/x', false], ['crm.example/x', false],
  ['https://127.0.0.1/x', false], ['https://2130706433/x', false], ['https://0x7f.1/x', false],
  ['https://169.254.169.254/latest', false], ['https://[::1]/x', false], ['https://[fd00::1]/x', false],
  ['https://localhost/x', false], ['https://a.localhost/x', false], ['https://LOCALHOST./x', false],
  ['http://127.0.0.1:9000/x', false, true], ['https://intranet/x', false], ['https://printer.local/x', false], ['https://metadata.google.internal./x', false],
])('allows the webhook address %s: %s, in development a local one too', async (webhookUrl, isAllowedUrl, isAllowedInDevelopment = isAllowedUrl) => {
  expect([{}, { DESK_KEY: 'key' }].map((settings) => isAllowedWebhookUrl(webhookUrl, settings))).toEqual([isAllowedUrl, isAllowedInDevelopment]);
  if (isAllowedUrl) { return; }
  await sendInquiryWithSettings({ MESSAGE_WEBHOOK: webhookUrl });
  const webhookHost = URL.parse(webhookUrl)?.host ?? '?';
  expect((await readEventTexts()).filter(isFor('public'))).toEqual([`failed ${webhookHost} not-a-public-address`]);
});

function findConfirmations({ mails, env }: Harness) {
  return mails.filter(({ to }) => to !== env.MAIL_TO);
}

test('confirms a message to its visitor in the agency’s words, without the visitor’s input', async () => {
  const settings = { ...confirmationEnv, MAIL_TO: 'private@mailbox.example' };
  const visitorFields = { ...pageAndServiceFields, type: 'Buy pills' };
  const { harness, reference } = await sendInquiryWithSettings(settings, visitorFields);
  const [ownerMail, confirmationMail] = harness.mails;
  expect(confirmationMail).toMatchObject({
    from: { name: 'Tern & Tide', email: harness.env.MAIL_FROM },
    to: inquiry.email,
    replyTo: { name: 'Tern & Tide', email: 'hello@tern-and-tide.test' },
    headers: { 'Auto-Submitted': 'auto-replied' },
    subject: `We have your message, ${reference}`,
    attachments: [],
  });
  const texts = ['within one working day', '+64 3 555 0142', 'wa.me', '8:30 am', 'reply to this'];
  for (const body of [confirmationMail?.text, confirmationMail?.html]) {
    expect(body).not.toMatch(/Asha|Verma|98765|website|Retail|pills|webdesign|asha@/);
    for (const text of [reference, ...texts]) {
      expect(body).toContain(text);
    }
  }
  expect(ownerMail).not.toHaveProperty('headers');
  await expectEvents(reference, 'delivered owner', 'delivered visitor');
});

test.each([
  ['the plan forbids', 'E_RECIPIENT_NOT_ALLOWED'],
  ['may have gone out', 'E_INTERNAL_SERVER_ERROR'],
])('records a confirmation that %s, without a retry or an alert', async (_case, mailErrorCode) => {
  const harness = createHarness({ ...confirmationEnv, ALERT_WEBHOOK: alertWebhookUrl });
  harness.setMailService((nthCall) => (nthCall === 2 ? mailError(mailErrorCode) : null));
  const reference = await sendInquiry(harness);
  await harness.sweepAfter(10 * minuteMs);
  expect([harness.mails.length, findConfirmations(harness)]).toEqual([1, []]);
  await expectEvents(reference, 'delivered owner', `failed visitor ${mailErrorCode}`);
});

test('gives a hanging confirmation up after ten seconds, and repeats neither it nor the others', async () => {
  const harness = createHarness({ ...confirmationEnv, MESSAGE_WEBHOOK: slackUrl });
  const { MAIL, MAIL_TO } = harness.env;
  const { promise: isHanging, resolve: reportHanging } = Promise.withResolvers<void>();
  const send = async (mail: EmailMessage | EmailMessageBuilder) => {
    if (mail.to === MAIL_TO) {
      return MAIL.send(Object(mail));
    }
    reportHanging();
    return new Promise<never>(() => {});
  };
  harness.env.MAIL = { send };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const inquiryPromise = sendInquiry(harness);
  await isHanging;
  await vi.advanceTimersByTimeAsync(10_000);
  await inquiryPromise;
  vi.useRealTimers();
  await harness.sweepAfter(leaseMs);
  await harness.sweepAfter(dayMs);
  const deliveredEvents = ['delivered hooks.slack.com', 'delivered owner'];
  await expectEvents(undefined, ...deliveredEvents, 'failed visitor timed-out');
  expect(webhookPosts).toHaveLength(1);
});

const isOutcomeQuery = (sql: string) => sql.includes('SET lease_token = NULL, status');

test.each<[caseName: string, moment: FailureMoment]>([
  ['fails twice', 'before'],
  ['loses its response twice', 'after'],
])('retries writing an outcome that %s, and records it once', async (_case, failureMoment) => {
  const DB = faultyDatabase(bindings.DB, isOutcomeQuery, 2, failureMoment);
  const { harness } = await sendInquiryWithSettings({ DB, MESSAGE_WEBHOOK: slackUrl });
  await harness.sweepAfter(leaseMs);
  expect(await readEventTexts()).toHaveLength(2);
  expect([webhookPosts.length, harness.mails.length]).toEqual([1, 1]);
});

test('has only the owner as recipient unless others are set', async () => {
  await sendInquiryWithSettings({ ACKNOWLEDGE: 'false', MESSAGE_WEBHOOK: '' });
  expect(await readDeliveries()).toMatchObject([{ recipient: 'owner' }]);
});

test('truncates a chat message to 3,000 characters without splitting a character', async () => {
  const settings = { MESSAGE_WEBHOOK: discordUrl, MESSAGE_WEBHOOK_FIELDS: 'true' };
  for (const messageStart of ['', 'x']) {
    await sendInquiryWithSettings(settings, { message: `${messageStart}${'😀'.repeat(1_900)}` });
    const description = webhookPosts.at(-1)?.body.embeds?.[0]?.description;
    expect([description?.length, description?.isWellFormed()]).toEqual([3_000, true]);
  }
});

test.each([
  ['24 bytes', 'x'.repeat(24)],
  ['27 bytes', 'A key of at least 24 bytes.'],
  ['64 bytes', 'x'.repeat(64)],
])('signs posts so that a program can verify them, with a key of %s', async (_case, key) => {
  const MESSAGE_WEBHOOK_SECRET = `whsec_${btoa(key)}\n`;
  const settings = { MESSAGE_WEBHOOK: crmUrl, MESSAGE_WEBHOOK_SECRET };
  const { reference } = await sendInquiryWithSettings(settings);
  const [{ headers, body } = {}] = webhookPosts;
  const timestampHeader = headers?.get('webhook-timestamp');
  expect(Math.abs(Date.now() / 1_000 - Number(timestampHeader))).toBeLessThan(60);
  const encodeUtf8 = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const hmacKey = await crypto.subtle.importKey('raw', encodeUtf8(key), algorithm, false, ['sign']);
  const signedContent = encodeUtf8(`${reference}.${timestampHeader}.${JSON.stringify(body)}`);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', hmacKey, signedContent));
  expect(headers?.get('webhook-signature')).toBe(`v1,${btoa(String.fromCharCode(...signature))}`);
});

// biome-ignore format: keys side by side
test.each([
  ['no prefix', 'QSBrZXkgb2YgYXQgbGVhc3QgMjQgYnl0ZXMu'], ['no base64', 'whsec_A key of at least 24 bytes'],
  ['23 bytes', `whsec_${btoa('x'.repeat(23))}`], ['65 bytes', `whsec_${btoa('x'.repeat(65))}`], ['nothing', 'whsec_'],
])('posts to chats but not to programs with a key of %s', async (_case, invalidSecret) => {
  const { harness } = await sendInquiryWithSettings({ MESSAGE_WEBHOOK: `${slackUrl} ${crmUrl}`, MESSAGE_WEBHOOK_SECRET: invalidSecret });
  await updateTable('deliveries', `attempts = 30 WHERE status = 'waiting'`);
  await harness.sweepAfter(hourMs);
  expect(webhookPosts.map(({ url }) => url)).toEqual([slackUrl]);
  expect((await readEventTexts()).filter(isFor('crm'))).toEqual(['failed crm.example unusable-secret']);
});

const isClaimQuery = (sql: string) => sql.includes('SET lease_token = ?1');
/** With these settings, a request ends before the Worker confirms the message to its sender. */
const interruptedRequestEnv = { ...confirmationEnv, DB: faultyDatabase(bindings.DB, isClaimQuery) };

// biome-ignore format: a row a line
test.each<[caseName: string, waitMs: number, settings: Partial<Env>, expectedEvent: string, confirmationCount: number]>([
  ['arrived less than a day ago', dayMs - 2 * minuteMs, confirmationEnv, 'delivered visitor', 1],
  ['arrived more than a day ago', dayMs + minuteMs, confirmationEnv, 'failed visitor too-late', 0],
  ['arrived before confirmations were disabled', 10 * minuteMs, { ACKNOWLEDGE: '' }, 'failed visitor switched-off', 0],
  ['arrived before the setting became “false”', 10 * minuteMs, { ACKNOWLEDGE: 'false' }, 'failed visitor switched-off', 0],
])('confirms a delayed message only within a day and while enabled: it %s', async (_case, waitMs, laterSettings, expectedEventText, confirmationCount) => {
  await sendInquiryWithSettings(interruptedRequestEnv);
  const harness = createHarness(laterSettings);
  await harness.sweepAfter(waitMs);
  expect((await readEventTexts()).filter(isFor('visitor'))).toEqual([expectedEventText]);
  expect(findConfirmations(harness)).toHaveLength(confirmationCount);
  await expectRows({ status: 'delivered' });
});

test('counts a confirmation towards the daily limit unless it surely failed', async () => {
  const harness = createHarness(confirmationEnv);
  const simulatedMailErrors = ['E_DELIVERY_FAILED', 'E_INTERNAL_SERVER_ERROR'].map(mailError);
  harness.setMailService((callNumber) => simulatedMailErrors[callNumber / 2 - 1] ?? null);
  for (const expectedReason of ['E_DELIVERY_FAILED', 'E_INTERNAL_SERVER_ERROR', 'enough-today']) {
    const reference = await sendInquiry(harness, { message: expectedReason });
    const visitorEvents = (await readEventTexts(reference)).filter(isFor('visitor'));
    expect(visitorEvents).toEqual([`failed visitor ${expectedReason}`]);
  }
});

test('notifies nobody of a held message, even after its release', async () => {
  const settings = { ...confirmationEnv, MESSAGE_WEBHOOK: crmUrl };
  const { harness, reference } = await sendInquiryWithSettings(settings, { website: 'spam' });
  await changeMessages(harness.env, 'release', [reference], createActor());
  await harness.sweepAfter(10 * minuteMs);
  expect([webhookPosts, harness.mails.length]).toEqual([[], 1]);
});

test('keeps only hashes of an erased person’s address and domain, for a day', async () => {
  const { harness } = await sendInquiryWithSettings(confirmationEnv);
  await eraseMessagesOfSender(bindings, inquiry.email, createActor());
  const hashesQuery = bindings.DB.prepare('SELECT mailbox_hash, domain_hash FROM confirmations');
  const anyHash = expect.stringMatching(/^[0-9a-f]{64}$/);
  await harness.sweepAfter(dayMs - minuteMs);
  const hashes = { mailbox_hash: anyHash, domain_hash: anyHash };
  expect((await hashesQuery.all()).results).toEqual([hashes]);
  await harness.sweepAfter(minuteMs);
  expect((await hashesQuery.all()).results).toEqual([]);
});

// biome-ignore format: addresses side by side
test.each([
  ['one mailbox by many names', 1, ['asha@example.com', 'ASHA@example.com', 'asha+1@example.com', 'asha+2+3@Example.COM']],
  ['nine mailboxes of one public provider', 9, [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `asha${number}@outlook.com`)],
  ['nine names of one domain and its subdomains', 5, [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `a${number}@${number > 4 ? `d${number}.` : ''}all.example`)],
  ['nine subdomains of one domain of a country', 5, [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `asha@d${number}.agency.in`)],
  ['mailboxes that only look alike', 3, ['a.sha@example.com', 'asha@example.com', 'asha@mail.example.com']],
  ['addresses that mail servers refuse', 0, ['a..b@example.com', '.a@example.com', 'a@-example.com', `${'a'.repeat(65)}@example.com`]],
])('limits confirmations per day: %s get %i', async (_case, maxConfirmations, senderEmailAddresses) => {
  const harness = createHarness(confirmationEnv);
  for (const email of senderEmailAddresses) { await sendInquiry(harness, { email, message: email }); }
  expect(findConfirmations(harness)).toHaveLength(maxConfirmations);
  await harness.sweepAfter(dayMs);
  await sendInquiry(harness, { email: senderEmailAddresses[0], message: 'The day after' });
  expect(findConfirmations(harness)).toHaveLength(maxConfirmations + Math.min(1, maxConfirmations));
});

test('sends two hundred confirmations a day at most', async () => {
  const harness = createHarness(confirmationEnv);
  const insertMailboxesSql = `INSERT INTO confirmations (mailbox_hash, sent_at) SELECT value, ? FROM json_each(?)`;
  const mailboxesJson = JSON.stringify([...Array(199).keys()]);
  await bindings.DB.prepare(insertMailboxesSql).bind(Date.now(), mailboxesJson).run();
  for (const email of ['first@outlook.com', 'second@outlook.com']) {
    await sendInquiry(harness, { email, message: email });
  }
  expect(findConfirmations(harness).map(({ to }) => to)).toEqual(['first@outlook.com']);
});

// biome-ignore format: addresses side by side
test.each([
  'a@example.com,b@example.com', 'a@example.com;b@example.com', 'a@example.com b@example.com',
  'a@example.com\r\nBcc: b@example.com', '"b@example.com"@example.com', '<b@example.com>', 'a@example.com>',
])('sends no confirmation to several recipients or with an injected header: %j', async (email) => {
  const harness = createHarness(confirmationEnv);
  expect((await harness.fetch(jsonPost({ ...inquiry, email }))).status).toBe(422);
  expect(harness.mails).toEqual([]);
});
