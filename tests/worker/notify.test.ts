/** Who is told of a message beside the owner: the visitor by a confirmation, the team at addresses of its own. */
import { env as bindings } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { readHistory } from '../../worker/desk/history.ts';
import { erase } from '../../worker/desk/remove.ts';
import { release } from '../../worker/desk/resend.ts';
import { hookTimeout, lease, notifications } from '../../worker/limits.ts';
import { isAllowed } from '../../worker/notify/message-hook.ts';
import { notify, recipients } from '../../worker/notify/notify.ts';
import {
  changeRows,
  createHarness,
  type Harness,
  insertRows,
  mailError,
  owner,
  passTime,
  rows,
  site,
} from './support/harness.ts';
import { answerNetwork } from './support/network.ts';
import { inquiry, jsonPost, send } from './support/posts.ts';

const slack = 'https://hooks.slack.com/services/T/B/x';
const discord = 'https://discord.com/api/webhooks/1/x';
const google = 'https://chat.googleapis.com/v1/spaces/x/messages?key=k';
const crm = 'https://crm.example/messages';
const day = notifications.lasts;

interface Received {
  url: string;
  headers: Headers;
  body: unknown;
}

/** What arrived at the team's addresses, which answer as `answer` says. */
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
  answerNetwork(Object.fromEntries([slack, discord, google, crm].map((url) => [url, take])));
});

async function historyOf(reference: string) {
  const history = await readHistory(bindings, reference);
  return history.map(({ what, detail }) => (detail === null ? what : `${what}, ${detail}`));
}

/** What the owner's mail and the row are, whatever becomes of the rest. */
async function expectMailed(harness: Harness) {
  await harness.deliverOnce();
  expect(harness.mails.filter(({ to }) => to === harness.env.MAIL_TO)).toHaveLength(1);
  expect(await rows()).toMatchObject([{ status: 'delivered', attempts: 1, alerted_as: null }]);
}

/** Time passes until somebody may try again. */
async function sweepLater(harness: Harness, after = 10 * 60_000) {
  passTime(after);
  await harness.sweep();
}

const typed = { page: '/service/webdesign', service: 'webdesign' };
const message = '<!channel> <users/all> [our bank](https://evil.example) @everyone';
const harmless = '‹!channel› ‹users/all› [our bank] (https://evil.example) @everyone';
const inChat = 'Service: webdesign\nPage: https://tern-and-tide.test/service/webdesign';
const inFull = `Name: Asha Verma\nEmail: asha@example.com\nPhone number: 9876543210\nNature of business: Retail\nMessage: ${harmless}\n${inChat}`;

// biome-ignore format: a row a line
test.each([
  ['the reference alone', '', inChat, undefined],
  ['what was typed, where the owner wants it', 'true', inFull, { ...inquiry, message }],
])('The team’s chats and programs get %s, as they show it well', async (_what, chosen, lines, fields) => {
  const addresses = ` ${slack}\n${discord} ${google}\n\n${crm} `;
  const harness = createHarness({ MESSAGE_WEBHOOK: addresses, MESSAGE_WEBHOOK_FIELDS: chosen });
  const reference = await send(harness, { ...typed, message });
  const url = `${site}/desk?message=${reference}`;
  const title = `Inquiry ${reference}`;
  const text = `*${title}*\n${lines}\n<${url}|Open it on the desk>`;
  const timestamp = new Date(Number((await rows())[0]?.received_at)).toISOString();
  const data = { reference, form: 'inquiry', ...typed, deskUrl: url, ...(fields && { fields }) };
  expect(Object.fromEntries(received.map(({ url, body }) => [url, body]))).toEqual({
    [slack]: { text, unfurl_links: false },
    [google]: { text },
    [discord]: { embeds: [{ title, description: lines, url }], allowed_mentions: { parse: [] } },
    [crm]: { type: 'message.received', version: 1, timestamp, data },
  });
  const hosts = [slack, discord, google, crm].map((address) => `told, ${new URL(address).host}`);
  expect((await historyOf(reference)).sort()).toEqual(hosts.sort());
  await sweepLater(harness);
  expect(received).toHaveLength(4);
});

const never = () => Promise.reject(new DOMException('Too late', 'TimeoutError'));
// biome-ignore format: a row a line
test.each<[what: string, kind: string, typeof answer]>([
  ['has trouble', 'status-500', () => new Response('', { status: 500 })],
  ['redirects to an internal address', 'status-307', () => Response.redirect('http://10.0.0.1/', 307)],
  ['never answers', 'TimeoutError', never],
])('An address that %s is told for a day under one id, and the mail knows nothing of it', async (_what, kind, trouble) => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout');
  const tries: Request[] = [];
  answer = (request) => {
    if (request.url !== crm) { return new Response(); }
    tries.push(request);
    return trouble(request);
  };
  const harness = createHarness({ MESSAGE_WEBHOOK: `${slack} ${crm}` });
  const reference = await send(harness);
  await expectMailed(harness);
  await sweepLater(harness);
  expect([tries.length, await historyOf(reference)]).toEqual([2, ['told, hooks.slack.com', 'delivered']]);
  await sweepLater(harness, day);
  expect((await historyOf(reference)).at(-1)).toBe(`not-told, crm.example: ${kind}`);
  await sweepLater(harness, day);
  expect(tries.map(({ headers, redirect }) => [headers.get('webhook-id'), redirect])).toEqual(
    Array(3).fill([reference, 'manual']),
  );
  expect(new Set(timeouts.mock.calls.flat())).toEqual(new Set([hookTimeout]));
});

test('Two sweeps at once tell an address once, and a sender that died leaves it to a later one', async () => {
  answer = () => new Response('', { status: 503 });
  const harness = createHarness({ MESSAGE_WEBHOOK: crm });
  const reference = await send(harness);
  answer = () => new Response();
  passTime(60_000);
  await Promise.all([harness.sweep(), harness.sweep()]);
  expect(received).toHaveLength(2);
  expect(await historyOf(reference)).toEqual(['told, crm.example']);
  await changeRows(`tell = '["confirmation"]', tell_at = ?`, Date.now() + lease);
  await Promise.all([harness.sweep(), notify(harness.env, reference)]);
  expect(await historyOf(reference)).toHaveLength(1);
  await sweepLater(harness, lease);
  // It may have sent the confirmation, so no other one does.
  expect(await historyOf(reference)).toEqual(['told, crm.example', 'not-confirmed, interrupted']);
});

test('An address that the owner changes is told of new messages only, and the old one of none', async () => {
  answer = () => new Response('', { status: 503 });
  const reference = await send(createHarness({ MESSAGE_WEBHOOK: crm }));
  await sweepLater(createHarness({ MESSAGE_WEBHOOK: slack }));
  expect(received).toHaveLength(1);
  expect(await historyOf(reference)).toEqual([]);
  expect(await rows()).toMatchObject([{ tell: null, tell_at: null }]);
});

test('Only so many addresses are told, and a sweep only of so many messages', async () => {
  const many = Array.from({ length: 9 }, (_, number) => `${crm}?${number}`);
  answerNetwork(Object.fromEntries(many.map((url) => [url, answer])));
  answer = () => new Response();
  const harness = createHarness({ MESSAGE_WEBHOOK: many.join(' ') });
  const reference = await send(harness);
  expect(await historyOf(reference)).toHaveLength(notifications.mostAddresses);
  const one = createHarness({ MESSAGE_WEBHOOK: `${crm}?0` });
  await insertRows(30, { tell: `'${await recipients(one.env)}'`, tell_at: '1' });
  await one.sweep();
  const told = (await rows()).filter(({ told, form }) => told !== null && form === 'contact');
  expect(told).toHaveLength(Math.floor(notifications.callsASweep / 3));
});

const local = { DESK_KEY: 'key' };
// biome-ignore format: addresses side by side
test.each([
  ['https://crm.example/x', true], ['https://crm.example:8443/x?y=z', true], ['http://crm.example/x', false],
  ['https://me:secret@crm.example/x', false], ['ftp://crm.example/x', false], ['crm.example/x', false],
  ['https://127.0.0.1/x', false], ['https://2130706433/x', false], ['https://0x7f.1/x', false],
  ['https://169.254.169.254/latest', false], ['https://[::1]/x', false], ['https://[fd00::1]/x', false],
  ['https://localhost/x', false], ['https://a.localhost/x', false], ['https://LOCALHOST./x', false],
  ['https://intranet/x', false], ['https://printer.local/x', false], ['https://metadata.google.internal./x', false],
])('The address %s is told: %s', async (address, allowed) => {
  expect([isAllowed(address, {}), isAllowed(address, local)]).toEqual([allowed, allowed]);
  if (allowed) { return; }
  const reference = await send(createHarness({ MESSAGE_WEBHOOK: address }));
  expect((await historyOf(reference)).join()).toMatch(/^not-told, .*: not a public address$/);
});

test('On one’s own machine a program there is told, too', () => {
  expect(isAllowed('http://127.0.0.1:9000/x', {})).toBe(false);
  expect(isAllowed('http://127.0.0.1:9000/x', local)).toBe(true);
});

const withConfirmation = { ACKNOWLEDGE: 'true' };
function confirmationsOf({ mails, env }: Harness) {
  return mails.filter(({ to }) => to !== env.MAIL_TO);
}

test('A visitor gets a confirmation in the agency’s words, with nothing that was typed but the address it goes to', async () => {
  const harness = createHarness(withConfirmation);
  const reference = await send(harness, { ...typed, type: 'Buy pills' });
  const [mail] = harness.mails;
  expect(mail).toMatchObject({
    from: { name: 'Tern & Tide', email: harness.env.MAIL_FROM },
    to: inquiry.email,
    replyTo: { name: 'Tern & Tide', email: harness.env.MAIL_TO },
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
  ['the plan does not allow', 'E_RECIPIENT_NOT_ALLOWED', mailError('E_RECIPIENT_NOT_ALLOWED')],
  ['may have gone out', 'E_INTERNAL_SERVER_ERROR', mailError('E_INTERNAL_SERVER_ERROR')],
  ['got no answer', 'timed-out', new Error('The mail service timed out.')],
])('A confirmation that %s is not sent again, stands in the history and alerts nobody', async (_what, reason, error) => {
  const harness = createHarness({ ...withConfirmation, ALERT_WEBHOOK: 'https://hooks.example/alert' });
  harness.mailAnswers((call) => (call === 1 ? error : null));
  const reference = await send(harness);
  await expectMailed(harness);
  await sweepLater(harness);
  expect(confirmationsOf(harness)).toEqual([]);
  expect(await historyOf(reference)).toEqual([`not-confirmed, ${reason}`, 'delivered']);
});

test('A message that was held is told nobody, not even when the owner releases it', async () => {
  const harness = createHarness({ ...withConfirmation, MESSAGE_WEBHOOK: crm });
  const reference = await send(harness, { website: 'https://buy.example' });
  await release(bindings.DB, [reference], owner());
  await sweepLater(harness);
  await expectMailed(harness);
  expect([received, harness.mails.length]).toEqual([[], 1]);
});

test('Of a person who is erased nothing is left but a hash of the address, and that for a day', async () => {
  const harness = createHarness(withConfirmation);
  await send(harness);
  await erase(bindings, inquiry.email, owner());
  const stored = bindings.DB.prepare('SELECT box FROM confirmations');
  const box = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect((await stored.all()).results).toEqual([{ box }]);
  await sweepLater(harness, day - 60_000);
  expect((await stored.all()).results).toEqual([{ box }]);
  await sweepLater(harness, 60_000);
  expect((await stored.all()).results).toEqual([]);
});

// biome-ignore format: addresses side by side
test.each([
  ['one mailbox by many names', 1, ['asha@example.com', 'ASHA@example.com', 'asha+1@example.com', 'asha+2+3@Example.COM']],
  ['one of Google’s mailboxes with dots', 1, ['a.sha@gmail.com', 'asha@gmail.com', 'a.s.h.a+x@googlemail.com']],
  ['mailboxes that only look alike', 3, ['a.sha@example.com', 'asha@example.com', 'asha@mail.example.com']],
  ['addresses that mail servers read as others', 0, ['a..b@example.com', '.a@example.com', 'a@-example.com', `${'a'.repeat(65)}@example.com`]],
])('Spam through the confirmation comes to little: %s get %i in a day', async (_what, most, addresses) => {
  const harness = createHarness(withConfirmation);
  for (const email of addresses) { await send(harness, { email, message: email }); }
  expect(confirmationsOf(harness)).toHaveLength(most);
  await sweepLater(harness, day);
  await send(harness, { message: 'The day after' });
  expect(confirmationsOf(harness)).toHaveLength(most + 1);
});

// biome-ignore format: addresses side by side
test.each([
  'a@example.com,b@example.com', 'a@example.com;b@example.com', 'a@example.com b@example.com',
  'a@example.com\r\nBcc: b@example.com', '"b@example.com"@example.com', '<b@example.com>', 'a@example.com>',
])('No confirmation goes to what names several or adds a header: %j', async (email) => {
  const harness = createHarness(withConfirmation);
  expect((await harness.fetch(jsonPost({ ...inquiry, email }))).status).toBe(422);
  expect(harness.mails).toEqual([]);
});
