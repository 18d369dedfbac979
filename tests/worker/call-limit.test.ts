/** Limits the calls of a sweep and of a request; the free plan allows 50 per invocation. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createCallCountingEnv } from '../../worker/call-budget.ts';
import { buildRecipientsJson, notifyRecipients } from '../../worker/notify/notify.ts';
import { faultyBucket, faultyDatabase, refusingQueue } from './support/faulty.ts';
import { advanceTime, createHarness, insertRows, mailError } from './support/harness.ts';
import { simulateNetwork, turnstileUrl, webhookUrl } from './support/network.ts';
import { pdfFile, sendApplication, submissionId } from './support/posts.ts';

/** The mail service refuses every mail, and no outcome of a notification can be written. */
function createCountingHarness(webhookCount: number, ACKNOWLEDGE: string) {
  let unbudgetedCallCount = 0;
  const countAndRespond = () => {
    unbudgetedCallCount += 1;
    return new Response(null, { status: 204 });
  };
  const countAndRefuseMessages = () => {
    countAndRespond();
    return refusingQueue.sendBatch([]);
  };
  const createWebhookUrl = (_: unknown, urlNumber: number) => `https://crm.example/${urlNumber}`;
  const messageWebhookUrls = Array.from({ length: webhookCount }, createWebhookUrl);
  simulateNetwork({
    ...Object.fromEntries([webhookUrl, ...messageWebhookUrls].map((url) => [url, countAndRespond])),
    [turnstileUrl]: () => {
      countAndRespond();
      return Response.json({ success: false, 'error-codes': ['invalid-input-secret'] });
    },
  });
  const harness = createHarness({
    ACKNOWLEDGE,
    ALERT_WEBHOOK: webhookUrl,
    MESSAGE_WEBHOOK: messageWebhookUrls.join(' '),
    DB: faultyDatabase(bindings.DB, (sql) => sql.includes('SET tell_at = ?4')),
    FILES: faultyBucket(bindings.FILES, ['put'], 2),
    OUTBOX: { send: countAndRefuseMessages, sendBatch: countAndRefuseMessages },
  });
  harness.setMailService(() => mailError('E_DELIVERY_FAILED'));
  const { env: budgetedEnv, callsLeft: readCallsLeft } = createCallCountingEnv(harness.env);
  const callsLeftBefore = readCallsLeft();
  Object.assign(harness.env, budgetedEnv);
  return { harness, readCallCount: () => callsLeftBefore - readCallsLeft() + unbudgetedCallCount };
}

/** Inserts more messages than one sweep can notify of. */
async function insertUnnotifiedMessages({ env }: ReturnType<typeof createHarness>): Promise<void> {
  const recipientsJson = await buildRecipientsJson({ ...env, ACKNOWLEDGE: 'true' });
  const uniqueColumns = { reference: `'new' || n`, submission: `'new' || n` };
  const notificationColumns = {
    received_at: `${Date.now()}`,
    tell: `'${recipientsJson}'`,
    tell_at: '1',
    email: `'a' || n || '@gmail.com'`,
  };
  await insertRows(9, { ...uniqueColumns, ...notificationColumns });
}

// biome-ignore format: addresses, the setting, and the messages of one sweep
test.each<[webhookCount: number, acknowledgeSetting: string, messageCount: number]>([
  [0, 'true', 3], [1, 'true', 2], [2, 'true', 2], [3, 'true', 1], [4, 'true', 1], [5, 'true', 1],
  [1, '', 4], [2, '', 3], [3, '', 2], [4, '', 2], [5, '', 1],
])('with %i webhooks and ACKNOWLEDGE "%s" a sweep notifies of %i messages within 24 calls', async (webhookCount, acknowledgeSetting, messageCount) => {
  const { harness, readCallCount } = createCountingHarness(webhookCount, acknowledgeSetting);
  await insertUnnotifiedMessages(harness);
  await notifyRecipients(harness.env);
  expect(readCallCount()).toBeLessThanOrEqual(24);
  const { results: notifiedRows } = await bindings.DB.prepare('SELECT * FROM inquiries WHERE tell_attempts > 0').all();
  expect(notifiedRows).toHaveLength(messageCount);
});

test('a sweep with maximum work and every failure makes 49 calls', async () => {
  const { harness, readCallCount } = createCountingHarness(4, '');
  await insertRows(10_000, { delivered_at: '1' });
  await insertUnnotifiedMessages(harness);
  const queuedColumns = { status: `'queued'`, received_at: '2', delivered_at: 'NULL' };
  const createUniqueColumns = (uniqueName: string) => ({
    reference: `'${uniqueName}'`,
    submission: `'${uniqueName}'`,
  });
  await insertRows(1, { ...queuedColumns, ...createUniqueColumns('exhausted'), attempts: '31' });
  await insertRows(1, { ...queuedColumns, ...createUniqueColumns('overdue') });
  // After 26 hours, both the daily round and the heartbeat are overdue.
  advanceTime(26 * 60 * 60_000);
  await bindings.DB.exec(`UPDATE signals SET seen_at = 1 WHERE name = 'heartbeat'`);
  await harness.sweep();
  expect(readCallCount()).toBe(49);
});

test('a request with maximum work and every failure makes 35 calls at most', async () => {
  const { harness, readCallCount } = createCountingHarness(5, 'true');
  harness.env.TURNSTILE_SECRET = 'secret';
  await sendApplication(harness, pdfFile(), {
    submission: submissionId,
    'cf-turnstile-response': 'token',
  });
  expect(readCallCount()).toBeGreaterThan(25);
  // The insert may need two more attempts of two calls each.
  expect(readCallCount() + 4).toBeLessThanOrEqual(35);
});
