import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { resend } from '../../worker/desk/resend.ts';
import {
  alertAfterAttempts,
  alertLease,
  delayAfter,
  jitter,
  lease,
  maxAttempts,
  retention,
  sweep,
} from '../../worker/limits.ts';
import { brokenQueue, faultyBucket, faultyDatabase, forgetfulQueue } from './support/faulty.ts';
import {
  createHarness,
  type Harness,
  mailError,
  owner,
  passTime,
  rows,
  storedFiles,
} from './support/harness.ts';
import { applicationPost, inquiry, jsonPost, pdf, referenceOf } from './support/posts.ts';

const submission = '0b6f9c1e-6a53-4d0c-9f0e-3c7a1de2b111';
const webhook = 'https://hooks.example/alert';
const notStored =
  'We could not keep your message just now, so it was not sent. Please try again in a minute.';
const maybeStored =
  'We could not confirm that we have your message. It may have arrived, but please send it again in a minute: that is safe, we will not count it twice.';

function isInsert(sql: string) {
  return sql.includes('INSERT INTO inquiries');
}
function isMark(sql: string) {
  return sql.includes("outcome.value ->> 'deliveredAt'");
}

async function send(harness: Harness): Promise<string> {
  const response = await harness.fetch(jsonPost({ ...inquiry, submission }));
  expect(response.status).toBe(200);
  return referenceOf(response);
}

/** Long enough for whatever waits to be due, then a sweep and what it put on the queue. */
async function later(harness: Harness, seconds = delayAfter(maxAttempts) * (1 + jitter)) {
  passTime(seconds * 1_000 + 1_000);
  await harness.sweep();
  return harness.deliverOnce();
}

/** Collects what is posted to the owner's webhook. */
function listenToWebhook(status = 200): string[] {
  const alerts: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    expect(request.url).toBe(webhook);
    alerts.push(await request.text());
    return new Response(null, { status });
  });
  return alerts;
}

/** Each fault ends with its message delivered once, or stored with an alert for the owner; or the visitor reads that it was not sent. */
const faults: { fault: string; ending: string; happens: () => Promise<void> }[] = [
  {
    fault: 'the database is down',
    ending: 'the visitor reads to send again, and nothing is mailed',
    async happens() {
      const harness = createHarness({ DB: faultyDatabase(bindings.DB, () => true) });
      const response = await harness.fetch(jsonPost(inquiry));
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('60');
      expect(await response.json()).toEqual({ message: maybeStored });
      expect(harness.waiting).toEqual([]);
      expect(await rows()).toEqual([]);
    },
  },
  {
    fault: 'the database fails once',
    ending: 'the visitor notices nothing',
    async happens() {
      const harness = createHarness({ DB: faultyDatabase(bindings.DB, isInsert, 1) });
      await send(harness);
      expect(await rows()).toHaveLength(1);
    },
  },
  {
    fault: 'the database is down after the CV was kept',
    ending:
      'the applicant reads to send again, and the CV stays until it is known that no row names it',
    async happens() {
      const harness = createHarness({ DB: faultyDatabase(bindings.DB, isInsert) });
      const response = await harness.fetch(applicationPost(pdf()));
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({ message: maybeStored });
      expect(await storedFiles()).toHaveLength(1);
      passTime(retention.orphanedFile + 60_000);
      await createHarness().daily();
      expect(await storedFiles()).toEqual([]);
    },
  },
  {
    fault: 'the file store is down',
    ending: 'the applicant reads that nothing was sent, and no row promises a file',
    async happens() {
      const harness = createHarness({ FILES: faultyBucket(bindings.FILES, ['put']) });
      const response = await harness.fetch(applicationPost(pdf()));
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({ message: notStored });
      expect(await rows()).toEqual([]);
    },
  },
  {
    fault: 'the queue does not take the message',
    ending: 'the sweep finds the row and it is delivered once',
    async happens() {
      const harness = createHarness({ OUTBOX: brokenQueue });
      const reference = await send(harness);
      const next = createHarness();
      passTime(sweep.minInFlight + 1);
      await next.sweep();
      expect(next.waiting).toEqual([reference]);
      await next.deliverOnce();
      expect(next.mails).toHaveLength(1);
      expect(await rows()).toMatchObject([{ reference, status: 'delivered' }]);
    },
  },
  {
    fault: 'the queue is still down during the sweep',
    ending: 'the row waits for the next sweep',
    async happens() {
      const reference = await send(createHarness({ OUTBOX: brokenQueue }));
      passTime(sweep.minInFlight + 1);
      await createHarness({ OUTBOX: brokenQueue }).sweep();
      passTime(sweep.minInFlight);
      const harness = createHarness();
      await harness.sweep();
      expect(harness.waiting).toEqual([reference]);
    },
  },
  {
    fault: 'the Worker restarts with messages in memory',
    ending: 'the sweep puts them back and each is delivered once',
    async happens() {
      const reference = await send(createHarness({ OUTBOX: forgetfulQueue }));
      const restarted = createHarness();
      await restarted.sweep();
      expect(restarted.waiting, 'not before it is overdue').toEqual([]);
      passTime(sweep.minInFlight + 1);
      await restarted.sweep();
      await restarted.sweep();
      expect(restarted.waiting, 'once, not with every sweep').toEqual([reference]);
      await restarted.deliverOnce();
      expect(restarted.mails).toHaveLength(1);
    },
  },
  {
    fault: 'the mail service fails for a while',
    ending: 'the message is tried again, each time later, and delivered once',
    async happens() {
      const harness = createHarness();
      const reference = await send(harness);
      harness.mailAnswers((call) => (call <= 3 ? mailError('E_RATE_LIMIT_EXCEEDED') : null));
      const delays: number[] = [];
      while (harness.waiting.length > 0) delays.push(...(await harness.deliverOnce()).delays);
      expect(delays).toEqual([expect.closeTo(33, -0.8), expect.closeTo(66, -1.1)]);
      const [{ due_at: dueAt } = {}] = await rows();
      expect(Number(dueAt) - Date.now()).toBeLessThanOrEqual(120 * (1 + jitter) * 1_000);
      expect(Number(dueAt) - Date.now()).toBeGreaterThan(119_000);
      await harness.sweep();
      expect(harness.waiting, 'not before it is due').toEqual([]);
      await later(harness, 120 * (1 + jitter));
      expect(harness.mails).toHaveLength(1);
      expect(await rows()).toMatchObject([
        { reference, status: 'delivered', attempts: 4, known_failures: 3 },
      ]);
    },
  },
  {
    fault: 'the connection to the mail service breaks without a code',
    ending: 'it counts as passing and the message is delivered once',
    async happens() {
      const harness = createHarness();
      await send(harness);
      harness.mailAnswers((call) => (call === 1 ? new Error('Network connection lost.') : null));
      while (harness.waiting.length > 0) await harness.deliverOnce();
      expect(harness.mails).toHaveLength(1);
    },
  },
  {
    fault: 'the mail service keeps failing',
    ending: 'the owner is told after half an hour, once, while the message is still tried',
    async happens() {
      const alerts = listenToWebhook();
      const harness = createHarness({ ALERT_WEBHOOK: webhook });
      const reference = await send(harness);
      harness.mailAnswers(() => mailError('E_INTERNAL_SERVER_ERROR'));
      await harness.deliverOnce();
      await harness.deliverOnce();
      for (let attempt = 3; attempt <= alertAfterAttempts; attempt += 1) {
        expect(alerts).toEqual([]);
        await later(harness, delayAfter(attempt - 1) * (1 + jitter));
      }
      await harness.sweep();
      await harness.sweep();
      expect(alerts).toHaveLength(1);
      expect(alerts[0]).toContain(reference);
      expect(alerts[0]).not.toContain(inquiry.email);
      expect(await rows()).toMatchObject([{ status: 'queued', alerted_as: 'delayed' }]);
    },
  },
  {
    fault: 'the mail service fails for longer than all tries',
    ending: 'the row says failed and stays, and the owner is told a second time',
    async happens() {
      const alerts = listenToWebhook();
      const harness = createHarness({ ALERT_WEBHOOK: webhook });
      const reference = await send(harness);
      let tries = 0;
      harness.mailAnswers((call) => {
        tries = call;
        return mailError('E_DAILY_LIMIT_EXCEEDED');
      });
      while (harness.waiting.length > 0) await harness.deliverOnce();
      while ((await rows())[0]?.status === 'queued') await later(harness);
      expect(tries).toBe(maxAttempts);
      expect(await rows()).toMatchObject([
        { status: 'failed', last_error: 'E_DAILY_LIMIT_EXCEEDED', alerted_as: 'failed' },
      ]);
      expect(alerts.filter((text) => text.includes(reference))).toHaveLength(2);
    },
  },
  {
    fault: 'the mail service refuses for good',
    ending: 'the row says failed, the owner is told at once, and a resend delivers it once',
    async happens() {
      const alerts = listenToWebhook();
      const harness = createHarness({ ALERT_WEBHOOK: webhook });
      const reference = await send(harness);
      harness.mailAnswers(() => mailError('E_SENDER_NOT_VERIFIED'));
      const { acknowledged } = await harness.deliverOnce();
      expect(acknowledged).toHaveLength(1);
      expect(await rows()).toMatchObject([
        { status: 'failed', last_error: 'E_SENDER_NOT_VERIFIED' },
      ]);
      expect(alerts).toHaveLength(1);

      harness.mailAnswers(() => null);
      expect(await resend(bindings.DB, [reference], owner())).toEqual([reference]);
      await harness.sweep();
      await harness.deliverOnce();
      expect(harness.mails).toHaveLength(1);
      expect(await rows()).toMatchObject([{ status: 'delivered' }]);
    },
  },
  {
    fault: "the owner's webhook does not answer",
    ending: 'the next sweep tells the owner again',
    async happens() {
      const harness = createHarness({ ALERT_WEBHOOK: webhook });
      await send(harness);
      harness.mailAnswers(() => mailError('E_SENDER_NOT_VERIFIED'));
      const first = listenToWebhook(500);
      await harness.deliverOnce();
      const second = listenToWebhook();
      passTime(alertLease);
      await harness.sweep();
      await harness.sweep();
      expect([first.length, second.length]).toEqual([1, 1]);
    },
  },
  {
    fault: 'the database fails while a sent message is marked',
    ending: 'the mark is written at the next try and one mail goes out',
    async happens() {
      const harness = createHarness({ DB: faultyDatabase(bindings.DB, isMark, 2) });
      await send(harness);
      await harness.deliverOnce();
      expect(harness.mails).toHaveLength(1);
      expect(await rows()).toMatchObject([{ status: 'delivered' }]);
    },
  },
  {
    fault: 'the consumer dies between sending and marking',
    ending:
      'the message is sent again after the lease of that consumer, and says that it may be a second copy',
    async happens() {
      const dying = createHarness({ DB: faultyDatabase(bindings.DB, isMark) });
      const reference = await send(dying);
      await dying.deliverOnce();

      const next = createHarness();
      next.enqueue({ reference });
      await next.deliverOnce();
      expect(next.mails, 'not during the lease').toEqual([]);
      passTime(lease);
      await next.sweep();
      expect(next.waiting).toEqual([reference]);
      await next.deliverOnce();
      expect(next.mails).toHaveLength(1);
      expect(next.mails[0]?.text).toContain('You may already have this message');
      expect(await rows()).toMatchObject([{ status: 'delivered' }]);
    },
  },
  {
    fault: 'the database is down when the consumer starts',
    ending: 'the queue keeps the message and nothing is sent twice',
    async happens() {
      const harness = createHarness();
      const reference = await send(harness);
      const down = createHarness({ DB: faultyDatabase(bindings.DB, () => true) });
      down.enqueue({ reference });
      const { delays } = await down.deliverOnce();
      expect(delays).toEqual([30]);
      await harness.deliverOnce();
      expect([...down.mails, ...harness.mails]).toHaveLength(1);
    },
  },
  {
    fault: 'two queue messages name one row',
    ending: 'one mail goes out',
    async happens() {
      const harness = createHarness();
      const reference = await send(harness);
      harness.enqueue({ reference });
      harness.enqueue({ reference });
      while (harness.waiting.length > 0) await harness.deliverOnce();
      expect(harness.mails).toHaveLength(1);
    },
  },
  {
    fault: 'one row of a batch cannot be read',
    ending: 'the others are delivered, and it is given up at once, and stays',
    async happens() {
      const harness = createHarness();
      const broken = await send(harness);
      await harness.fetch(jsonPost({ ...inquiry, name: 'Ravi' }));
      await bindings.DB.prepare(`UPDATE inquiries SET fields = '[1]' WHERE reference = ?`)
        .bind(broken)
        .run();
      await harness.deliverOnce();
      expect(harness.mails).toHaveLength(1);
      expect(await rows()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ status: 'delivered' }),
          expect.objectContaining({
            status: 'failed',
            last_error: 'unreadable',
            alerted_as: 'failed',
          }),
        ]),
      );
    },
  },
  {
    fault: 'a visitor sends one submission twice',
    ending: 'both times the same reference comes back and one mail goes out',
    async happens() {
      const harness = createHarness();
      expect(await send(harness)).toBe(await send(harness));
      await harness.deliverOnce();
      expect(harness.mails).toHaveLength(1);
      expect(await rows()).toHaveLength(1);
    },
  },
  {
    fault: 'one submission arrives twenty times at once',
    ending: 'there is one row and one mail',
    async happens() {
      const harness = createHarness();
      const references = await Promise.all(Array.from({ length: 20 }, () => send(harness)));
      expect(new Set(references).size).toBe(1);
      while (harness.waiting.length > 0) await harness.deliverOnce();
      expect(harness.mails).toHaveLength(1);
      expect(await rows()).toHaveLength(1);
    },
  },
  {
    fault: 'the same words arrive twenty times at once without a submission id',
    ending: 'there is one row and one mail',
    async happens() {
      const harness = createHarness();
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => harness.fetch(jsonPost(inquiry))),
      );
      const references = await Promise.all(responses.map(referenceOf));
      expect(new Set(references).size).toBe(1);
      expect(await rows()).toHaveLength(1);
    },
  },
  {
    fault: 'a visitor sends the same words again after ten minutes',
    ending: 'it is a new message',
    async happens() {
      const harness = createHarness();
      const first = await referenceOf(await harness.fetch(jsonPost(inquiry)));
      passTime(10 * 60_000 + 1);
      const second = await referenceOf(await harness.fetch(jsonPost(inquiry)));
      expect(second).not.toBe(first);
    },
  },
  {
    fault: 'a visitor changes the words and sends the same submission id again',
    ending: 'the changed message is kept too',
    async happens() {
      const harness = createHarness();
      const first = await send(harness);
      const changed = await harness.fetch(
        jsonPost({ ...inquiry, submission, message: 'Rather call on Monday.' }),
      );
      expect(await referenceOf(changed)).not.toBe(first);
      expect(await rows()).toHaveLength(2);
    },
  },
  {
    fault: 'an applicant sends one CV twice',
    ending: 'one file stays',
    async happens() {
      const harness = createHarness();
      await harness.fetch(applicationPost(pdf()));
      await harness.fetch(applicationPost(pdf()));
      expect(await rows()).toHaveLength(1);
      expect(await storedFiles()).toEqual([(await rows())[0]?.file_key]);
    },
  },
  {
    fault: 'the file store is down when the application is mailed',
    ending: 'the queue keeps the message and it is delivered once with its CV',
    async happens() {
      const harness = createHarness();
      const reference = await referenceOf(await harness.fetch(applicationPost(pdf())));
      const down = createHarness({ FILES: faultyBucket(bindings.FILES, ['get']) });
      down.enqueue({ reference });
      await down.deliverOnce();
      expect(await rows()).toMatchObject([{ status: 'queued' }]);
      expect(await rows()).toMatchObject([{ lease_until: null, known_failures: 1 }]);
      harness.enqueue({ reference });
      await harness.deliverOnce();
      expect([down.mails.length, harness.mails.length]).toEqual([0, 1]);
      expect(harness.mails[0]?.text).not.toContain('You may already have this message');
      expect(harness.mails[0]?.attachments).toHaveLength(1);
    },
  },
  {
    fault: 'the mail service does not take the attachment',
    ending: 'the application arrives without it and says where the CV is',
    async happens() {
      const harness = createHarness();
      const reference = await referenceOf(await harness.fetch(applicationPost(pdf())));
      harness.mailAnswers((call) => (call === 1 ? mailError('E_CONTENT_TOO_LARGE') : null));
      await harness.deliverOnce();
      expect(harness.mails[0]?.attachments).toEqual([]);
      expect(harness.mails[0]?.text).toContain(`npm run inbox -- cv ${reference}`);
      expect(await rows()).toMatchObject([{ status: 'delivered' }]);
      expect(await storedFiles()).toHaveLength(1);
    },
  },
  {
    fault: 'the queue gives a message up',
    ending: 'the row says failed, the owner is told, and the row stays',
    async happens() {
      const alerts = listenToWebhook();
      const harness = createHarness({ ALERT_WEBHOOK: webhook });
      const reference = await send(harness);
      const { acknowledged } = await harness.consumeDeadLetters(reference);
      expect(acknowledged).toHaveLength(1);
      expect(alerts).toHaveLength(1);
      expect(await rows()).toMatchObject([
        { reference, status: 'failed', last_error: 'dead-letter' },
      ]);
    },
  },
  {
    fault: 'the queue gives up a message that was delivered meanwhile',
    ending: 'it stays delivered',
    async happens() {
      const harness = createHarness();
      const reference = await send(harness);
      await harness.deliverOnce();
      await harness.consumeDeadLetters(reference);
      expect(await rows()).toMatchObject([{ status: 'delivered' }]);
    },
  },
  {
    fault: 'the database is down for a dead letter',
    ending: 'the dead letter waits',
    async happens() {
      const reference = await send(createHarness());
      const down = createHarness({ DB: faultyDatabase(bindings.DB, () => true) });
      const { retried, acknowledged } = await down.consumeDeadLetters(reference);
      expect([retried.length, acknowledged.length]).toEqual([1, 0]);
    },
  },
  {
    fault: 'the rate limit cannot be asked',
    ending: 'the message counts for more than the limit',
    async happens() {
      const harness = createHarness({
        RATE: {
          limit: async () => {
            throw new Error('unavailable');
          },
        },
      });
      await harness.fetch(jsonPost(inquiry, { 'CF-Connecting-IP': '203.0.113.7' }));
      expect(await rows()).toHaveLength(1);
    },
  },
];

test.each(faults)('When $fault, $ending', { timeout: 30_000 }, async ({ happens }) => {
  await happens();
});

test('A message goes all the way through the real queue and the real mail binding by itself', async () => {
  const harness = createHarness({ OUTBOX: bindings.OUTBOX, MAIL: bindings.MAIL });
  await send(harness);
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ status: 'delivered' }]), {
    timeout: 10_000,
    interval: 100,
  });
});
