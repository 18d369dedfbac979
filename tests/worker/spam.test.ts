import { expect, test } from 'vitest';
import { turnstileAction } from '../../src/shared/hidden-fields.ts';
import { referencePattern } from '../../worker/reference.ts';
import { exhaustedLimiter } from './support/faulty.ts';
import { createHarness, harness } from './support/harness.ts';
import { alertWebhookUrl, simulateTurnstile, turnstileSuccess } from './support/network.ts';
import { emailPath, inquiry, ipHeader, jsonPost, sendInquiry } from './support/posts.ts';
import { expectRows, readDeliveries, readRows } from './support/stores.ts';

const tokenField = { 'cf-turnstile-response': 'good' };
const turnstileEnv = { TURNSTILE_SECRET: 'secret', ALERT_WEBHOOK: alertWebhookUrl };

const tenLinksText = 'https://a.example HTTP://b.example '.repeat(5);

test.each<[caseName: string, fields: Record<string, unknown>, reason: string | null]>([
  ['with a filled honeypot', { website: 'https://buy.example' }, 'a hidden field was filled in'],
  ['sent at once', { elapsed: 0 }, 'sent after 0 ms'],
  ['sent just too fast', { elapsed: 1_199 }, 'sent after 1199 ms'],
  ['sent just slowly enough', { elapsed: 1_200 }, null],
  ['with ten links', { message: tenLinksText }, null],
  ['with eleven links', { message: `${tenLinksText} https://c.example` }, '11 links'],
])('answers a message %s as usual, and holds only spam', async (_case, fields, heldReason) => {
  const usualResponse = await harness.fetch(jsonPost({ ...inquiry, name: 'Ravi' }));
  const response = await harness.fetch(jsonPost({ ...inquiry, ...fields }));
  expect([response.status, usualResponse.status]).toEqual([200, 200]);
  expect([...response.headers.keys()]).toEqual([...usualResponse.headers.keys()]);
  const message = 'Your inquiry has been sent successfully!';
  const expectedBody = { message, reference: expect.stringMatching(referencePattern) };
  expect(await usualResponse.json()).toEqual(expectedBody);
  expect(await response.json()).toEqual(expectedBody);
  await harness.sweep();
  expect(harness.mails).toHaveLength(heldReason === null ? 2 : 1);
  const status = heldReason === null ? 'delivered' : 'held';
  await expectRows({ status: 'delivered' }, { status, spam_reason: heldReason });
});

test('accepts a second message of a visitor held by mistake', async () => {
  await sendInquiry(harness, { elapsed: 300 });
  await sendInquiry(harness, { elapsed: 9_000 });
  expect(harness.mails).toHaveLength(1);
});

const failedReason = 'Turnstile did not pass';
const createErrorResult = (errorCode: string) => ({ success: false, 'error-codes': [errorCode] });

type TurnstileResult = Parameters<typeof simulateTurnstile>[0];

test.each<[caseName: string, result: TurnstileResult, reason: string | null, alertCount: number]>([
  ['that the sender passed', turnstileSuccess, null, 0],
  ['that the sender failed', { success: false }, failedReason, 0],
  ['with another site’s name', { ...turnstileSuccess, hostname: 'evil.example' }, failedReason, 0],
  ['without a site’s name', { success: true, action: turnstileAction }, failedReason, 0],
  ['with another action', { ...turnstileSuccess, action: 'login' }, failedReason, 0],
  ['without an action', { success: true, hostname: turnstileSuccess.hostname }, failedReason, 0],
  ['that a token is used up', createErrorResult('timeout-or-duplicate'), failedReason, 0],
  ['that our secret is wrong', createErrorResult('invalid-input-secret'), null, 1],
  ['that our secret is missing', createErrorResult('missing-input-secret'), null, 1],
  ['that the request is malformed', createErrorResult('bad-request'), failedReason, 0],
  ['that it has an internal error', createErrorResult('internal-error'), null, 1],
  ['with an error', () => new Response('', { status: 500 }), null, 0],
  ['with invalid JSON', () => new Response('<html>'), null, 0],
  ['never', () => Promise.reject(new Error('down')), null, 0],
])('holds senders at fault: Turnstile answers %s', async (_case, result, reason, alertCount) => {
  const { turnstileForms, alerts } = simulateTurnstile(result);
  const harness = createHarness(turnstileEnv);
  await sendInquiry(harness, tokenField, ipHeader);
  await sendInquiry(harness, { ...tokenField, name: 'Ravi' }, ipHeader);
  const expectedRow = { status: reason === null ? 'delivered' : 'held', spam_reason: reason };
  await expectRows(expectedRow, expectedRow);
  const expectedTurnstileForm = { secret: 'secret', response: 'good', remoteip: '203.0.113.7' };
  expect(turnstileForms[0]).toEqual(expectedTurnstileForm);
  expect(alerts.filter(({ text }) => text.includes('TURNSTILE_SECRET'))).toHaveLength(alertCount);
  // A sender who did not pass the check may send fewer messages.
  harness.env.RATE_UNVERIFIED = exhaustedLimiter;
  const thirdPost = jsonPost({ ...inquiry, ...tokenField, name: 'Meera' }, ipHeader);
  const { status } = await harness.fetch(thirdPost);
  const expectedStatusAndRowCount = result === turnstileSuccess ? [200, 3] : [429, 2];
  expect([status, (await readRows()).length]).toEqual(expectedStatusAndRowCount);
});

test('accepts test keys in development', async () => {
  simulateTurnstile({ success: true, hostname: 'example.com', action: 'test' });
  const post = jsonPost({ ...inquiry, ...tokenField, submission: crypto.randomUUID() });
  await createHarness(turnstileEnv).fetch(new Request(`http://localhost:8787${emailPath}`, post));
  await expectRows({ status: 'delivered' });
});

test('holds a message without a Turnstile token, as from a browser without JavaScript', async () => {
  await sendInquiry(createHarness(turnstileEnv), {}, ipHeader);
  await expectRows({ status: 'held', spam_reason: 'sent without Turnstile' });
});

test('mails possible spam at once where no desk could release it, to the owner alone', async () => {
  const settings = { ACKNOWLEDGE: 'true', MESSAGE_WEBHOOK: 'https://crm.example/x' };
  const harness = createHarness({ ...settings, ACCESS_AUD: '' });
  const reference = await sendInquiry(harness, { website: 'x' });
  const subject = `Possible spam: Inquiry ${reference} from Asha Verma`;
  const text = expect.stringContaining('\n\nPossible spam: a hidden field was filled in.\n\n');
  expect(harness.mails).toMatchObject([{ to: harness.env.MAIL_TO, subject, text }]);
  expect(await readDeliveries()).toMatchObject([{ recipient: 'owner', status: 'delivered' }]);
  for (const deskSettings of [{ ...settings, DESK_KEY: 'key', ACCESS_AUD: '' }, settings]) {
    const deskHarness = createHarness(deskSettings);
    await sendInquiry(deskHarness, { website: 'x', name: JSON.stringify(deskSettings) });
    expect(deskHarness.mails).toEqual([]);
  }
});
