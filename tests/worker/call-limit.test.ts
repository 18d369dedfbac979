/** Limits the calls of a sweep and of a request; the free plan allows 50 per invocation. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createCallCountingEnv } from '../../worker/call-counting-env.ts';
import { buildRecipientsJson, notifyDueRecipients } from '../../worker/notify/notify.ts';
import { faultyBucket, faultyDatabase, refusingQueue } from './support/faulty.ts';
import { createHarness, mailError } from './support/harness.ts';
import { alertWebhookUrl, simulateNetwork, turnstileUrl } from './support/network.ts';
import { pdfFile, sendApplication, tokenFields } from './support/posts.ts';
import { insertRows } from './support/stores.ts';
import { advanceTime, hourMs } from './support/time.ts';

function createCountingHarness(webhookCount: number, confirmationSetting: string) {
  let fakeCallCount = 0;
  const countAndSucceed = () => {
    fakeCallCount += 1;
    return new Response(null, { status: 204 });
  };
  const countAndAlwaysFail = () => {
    countAndSucceed();
    return refusingQueue.sendBatch([]);
  };
  const crmUrls = [...Array(webhookCount).keys()].map((index) => `https://crm.example/${index}`);
  simulateNetwork({
    ...Object.fromEntries([alertWebhookUrl, ...crmUrls].map((url) => [url, countAndSucceed])),
    [turnstileUrl]: () => {
      countAndSucceed();
      return Response.json({ success: false, 'error-codes': ['invalid-input-secret'] });
    },
  });
  const harness = createHarness({
    ACKNOWLEDGE: confirmationSetting,
    ALERT_WEBHOOK: alertWebhookUrl,
    MESSAGE_WEBHOOK: crmUrls.join(' '),
    DB: faultyDatabase(bindings.DB, (sql) => sql.includes('SET tell_at = ?4')),
    FILES: faultyBucket(bindings.FILES, ['put'], 2),
    OUTBOX: { send: countAndAlwaysFail, sendBatch: countAndAlwaysFail },
  });
  harness.setMailService(() => mailError('E_DELIVERY_FAILED'));
  const { env: callCountingEnv, callsLeft: readCallsLeft } = createCallCountingEnv(harness.env);
  Object.assign(harness.env, callCountingEnv);
  return { harness, readCallCount: () => 50 - readCallsLeft() + fakeCallCount };
}

async function insertUnnotifiedMessages({ env }: ReturnType<typeof createHarness>): Promise<void> {
  await insertRows(9, {
    reference: `'new' || n`,
    received_at: `${Date.now()}`,
    tell: `'${await buildRecipientsJson({ ...env, ACKNOWLEDGE: 'true' })}'`,
    tell_at: '1',
    email: `'a' || n || '@gmail.com'`,
  });
}

// biome-ignore format: addresses, the setting, and the messages of one sweep
test.each<[webhookCount: number, confirmationSetting: string, messageCount: number]>([
  [0, 'true', 3], [1, 'true', 2], [2, 'true', 2], [3, 'true', 1], [4, 'true', 1], [5, 'true', 1],
  [1, '', 4], [2, '', 3], [3, '', 2], [4, '', 2], [5, '', 1],
])('with %i webhooks and ACKNOWLEDGE "%s" a sweep notifies of %i messages within 24 calls', async (webhookCount, confirmationSetting, messageCount) => {
  const { harness, readCallCount } = createCountingHarness(webhookCount, confirmationSetting);
  await insertUnnotifiedMessages(harness);
  await notifyDueRecipients(harness.env);
  expect(readCallCount()).toBeLessThanOrEqual(24);
  const { results: notifiedRows } = await bindings.DB.prepare('SELECT * FROM inquiries WHERE tell_attempts > 0').all();
  expect(notifiedRows).toHaveLength(messageCount);
});

test('a sweep with maximum work and every failure makes 49 calls', async () => {
  const { harness, readCallCount } = createCountingHarness(4, '');
  await insertRows(10_000, { delivered_at: '1' });
  await insertUnnotifiedMessages(harness);
  // The first of these messages has used its attempts, the second is overdue.
  await insertRows(2, {
    reference: `'queued' || n`,
    status: `'queued'`,
    attempts: 'iif(n = 1, 31, 0)',
  });
  // After 26 hours, both the daily round and the heartbeat are overdue.
  advanceTime(26 * hourMs);
  await bindings.DB.exec(`UPDATE signals SET seen_at = 1 WHERE name = 'heartbeat'`);
  await harness.sweep();
  expect(readCallCount()).toBe(49);
});

test('a request with maximum work and every failure makes 35 calls at most', async () => {
  const { harness, readCallCount } = createCountingHarness(5, 'true');
  harness.env.TURNSTILE_SECRET = 'secret';
  await sendApplication(harness, pdfFile(), tokenFields);
  expect(readCallCount()).toBeGreaterThan(25);
  // The insert may need two more attempts of two calls each.
  expect(readCallCount() + 4).toBeLessThanOrEqual(35);
});
