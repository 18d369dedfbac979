/** The most calls that a sweep and a request can make; the free plan allows 50 per invocation. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { withCallBudget } from '../../worker/call-budget.ts';
import { notify, recipients } from '../../worker/notify/notify.ts';
import { faultyBucket, faultyDatabase, refusingQueue } from './support/faulty.ts';
import { advanceTime, createHarness, insertRows, mailError } from './support/harness.ts';
import { simulateNetwork } from './support/network.ts';
import { applicationFields, applicationPost, pdfFile, submissionId } from './support/posts.ts';

const webhook = 'https://hooks.example/alert';
const turnstile = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/**
 * Counts the calls while the mail service refuses and no outcome of a notification can be written.
 */
function countingHarness(addressCount: number, ACKNOWLEDGE: string) {
  let others = 0;
  const count = () => {
    others += 1;
    return new Response(null, { status: 204 });
  };
  const addresses = Array.from({ length: addressCount }, (_, n) => `https://crm.example/${n}`);
  simulateNetwork({
    ...Object.fromEntries([webhook, ...addresses].map((address) => [address, count])),
    [turnstile]() {
      count();
      return Response.json({ success: false, 'error-codes': ['invalid-input-secret'] });
    },
  });
  const harness = createHarness({
    ACKNOWLEDGE,
    ALERT_WEBHOOK: webhook,
    MESSAGE_WEBHOOK: addresses.join(' '),
    DB: faultyDatabase(bindings.DB, (sql) => sql.includes('SET tell_at = ?4')),
    FILES: faultyBucket(bindings.FILES, ['put'], 2),
    OUTBOX: {
      send(body) {
        count();
        return refusingQueue.send(body);
      },
      sendBatch(batch) {
        count();
        return refusingQueue.sendBatch(batch);
      },
    },
  });
  harness.setMailService(() => mailError('E_DELIVERY_FAILED'));
  const { env, callsLeft } = withCallBudget(harness.env);
  const before = callsLeft();
  Object.assign(harness.env, env);
  return { harness, calls: () => before - callsLeft() + others };
}

/** Inserts more messages than one sweep can notify of. */
async function insertNotified({ env }: ReturnType<typeof createHarness>): Promise<void> {
  const names = await recipients({ ...env, ACKNOWLEDGE: 'true' });
  const received = {
    received_at: `${Date.now()}`,
    reference: `'new' || n`,
    submission: `'new' || n`,
  };
  const notified = { tell: `'${names}'`, tell_at: '1', email: `'a' || n || '@gmail.com'` };
  await insertRows(9, { ...received, ...notified });
}

// biome-ignore format: addresses, the setting, and the messages of one sweep
test.each<[addresses: number, setting: string, messages: number]>([
  [0, 'true', 3], [1, 'true', 2], [2, 'true', 2], [3, 'true', 1], [4, 'true', 1], [5, 'true', 1],
  [1, '', 4], [2, '', 3], [3, '', 2], [4, '', 2], [5, '', 1],
])('with %i webhooks and ACKNOWLEDGE "%s" a sweep notifies of %i messages within 24 calls', async (count, setting, messages) => {
  const { harness, calls } = countingHarness(count, setting);
  await insertNotified(harness);
  await notify(harness.env);
  expect(calls()).toBeLessThanOrEqual(24);
  const { results } = await bindings.DB.prepare('SELECT * FROM inquiries WHERE tell_attempts > 0').all();
  expect(results).toHaveLength(messages);
});

test('a sweep with maximum work and every failure makes 49 calls', async () => {
  const { harness, calls } = countingHarness(4, '');
  await insertRows(10_000, { delivered_at: '1' });
  await insertNotified(harness);
  const queued = { status: `'queued'`, received_at: '2', delivered_at: 'NULL' };
  const of = (name: string) => ({ reference: `'${name}'`, submission: `'${name}'` });
  await insertRows(1, { ...queued, ...of('exhausted'), attempts: '31' });
  await insertRows(1, { ...queued, ...of('overdue') });
  // Long enough for the daily round and the heartbeat to be missing.
  advanceTime(26 * 60 * 60_000);
  await bindings.DB.exec(`UPDATE signals SET seen_at = 1 WHERE name = 'heartbeat'`);
  await harness.sweep();
  expect(calls()).toBe(49);
});

test('a request with maximum work and every failure makes 35 calls at most', async () => {
  const { harness, calls } = countingHarness(5, 'true');
  harness.env.TURNSTILE_SECRET = 'secret';
  const fields = {
    ...applicationFields,
    submission: submissionId,
    'cf-turnstile-response': 'token',
  };
  expect((await harness.fetch(applicationPost(pdfFile(), { fields }))).status).toBe(200);
  expect(calls()).toBeGreaterThan(25);
  // The insert may need two more attempts of two calls each.
  expect(calls() + 4).toBeLessThanOrEqual(35);
});
