/** The free plan allows 50 calls per invocation. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { faultyBucket, faultyDatabase, interceptStatements } from './support/faulty.ts';
import { createHarness, mailError } from './support/harness.ts';
import { alertWebhookUrl, simulateNetwork, turnstileUrl } from './support/network.ts';
import { pdfFile, sendApplication, tokenFields } from './support/posts.ts';
import { insertMessages } from './support/stores.ts';
import { advanceTime, hourMs } from './support/time.ts';

/** Counts every statement and call, while mail, webhooks and the outcomes of deliveries fail. */
function createCountingHarness() {
  let callCount = 0;
  const count = () => {
    callCount += 1;
  };
  const countAndRefuse = () => {
    count();
    return new Response('', { status: 500 });
  };
  const crmUrls = [0, 1, 2, 3, 4].map((index) => `https://crm.example/${index}`);
  simulateNetwork({
    ...Object.fromEntries([alertWebhookUrl, ...crmUrls].map((url) => [url, countAndRefuse])),
    [turnstileUrl]: () => {
      count();
      return Response.json({ success: false, 'error-codes': ['invalid-input-secret'] });
    },
  });
  const countingDatabase = interceptStatements(bindings.DB, (performCall, sql) => {
    sql.split(';').forEach(count);
    return performCall();
  });
  const countingBucket = new Proxy(bindings.FILES, {
    get:
      (target, name) =>
      (...args: unknown[]) => {
        count();
        return Reflect.apply(Reflect.get(target, name), target, args);
      },
  });
  const harness = createHarness({
    ACKNOWLEDGE: 'true',
    ALERT_WEBHOOK: alertWebhookUrl,
    MESSAGE_WEBHOOK: crmUrls.join(' '),
    DB: faultyDatabase(
      countingDatabase,
      (sql) => sql.includes('SET lease_token = NULL, status'),
      undefined,
      'after',
    ),
    FILES: faultyBucket(countingBucket, ['put'], 2, 'after'),
  });
  harness.setMailService(() => {
    count();
    return mailError('E_CONTENT_TOO_LARGE');
  });
  return { harness, readCallCount: () => callCount };
}

test.each([
  ['of messages alone', 'NULL'],
  ['of applications with a CV', `'applications/x' || n`],
  ['of both', `iif(n % 2, NULL, 'applications/x' || n)`],
])('a sweep with the most work %s and every failure is within 50 calls', async (_case, fileKey) => {
  const { harness, readCallCount } = createCountingHarness();
  for (let n = 1; n <= 90; n += 1) {
    await bindings.FILES.put(`applications/x${n}`, 'x');
  }
  const application = { file_key: fileKey, form: `'application'` };
  const waiting = { status: `'waiting'`, settled_at: 'NULL', alert_at: '1' };
  const lease_token = `iif(value % 3, NULL, 'gone')`;
  await insertMessages(90, application, { ...waiting, lease_token });
  await bindings.DB.exec(
    `INSERT INTO deliveries (message, recipient, waiting_since, due_at, lease_token) SELECT id, 'visitor', 0, 0, ${lease_token.replace('value', 'id')} FROM messages`,
  );
  // Both the daily round and the heartbeat are overdue.
  advanceTime(26 * hourMs);
  await harness.sweep();
  expect(readCallCount()).toBeGreaterThan(40);
  expect(readCallCount()).toBeLessThanOrEqual(50);
});

test('a request with maximum work and every failure makes 50 calls at most', async () => {
  const { harness, readCallCount } = createCountingHarness();
  harness.env.TURNSTILE_SECRET = 'secret';
  await sendApplication(harness, pdfFile(), tokenFields);
  expect(readCallCount()).toBeGreaterThan(25);
  // The insert may need two more attempts of three calls each.
  expect(readCallCount() + 6).toBeLessThanOrEqual(50);
});
