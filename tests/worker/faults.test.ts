import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { resendStatement } from '../../worker/inquiries/desk.ts';
import { alertAfterAttempts, lease, mostAttempts, sweep } from '../../worker/limits.ts';
import { brokenQueue, faultyBucket, faultyDatabase, forgetfulQueue } from './support/faulty.ts';
import {
  createHouse,
  type House,
  mailError,
  passTime,
  rows,
  storedFiles,
} from './support/house.ts';
import { applicationPost, inquiry, jsonPost, pdf, referenceOf } from './support/posts.ts';

const submission = '0b6f9c1e-6a53-4d0c-9f0e-3c7a1de2b111';
const webhook = 'https://hooks.example/alert';
const notStored =
  'We could not keep your message just now, so it was not sent. Please try again in a minute.';

function isInsert(sql: string) {
  return sql.includes('INSERT INTO inquiries');
}
function isMark(sql: string) {
  return sql.includes("status = 'delivered', delivered_at");
}

async function send(house: House): Promise<string> {
  const response = await house.fetch(jsonPost({ ...inquiry, submission }));
  expect(response.status).toBe(200);
  return referenceOf(response);
}

/** Listens where the owner's second channel ends. */
function listenToWebhook(status = 200): string[] {
  const heard: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    expect(request.url).toBe(webhook);
    heard.push(await request.text());
    return new Response(null, { status });
  });
  return heard;
}

/** Each fault ends with its message delivered once, or kept where the owner is told of it; or the visitor was told that it was not sent. */
const faults: { fault: string; ending: string; happens: () => Promise<void> }[] = [
  {
    fault: 'the database is down',
    ending: 'the visitor reads that nothing was sent, and nothing is mailed',
    async happens() {
      const house = createHouse({ DB: faultyDatabase(bindings.DB, () => true) });
      const response = await house.fetch(jsonPost(inquiry));
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('60');
      expect(await response.json()).toEqual({ message: notStored });
      expect(house.waiting).toEqual([]);
      expect(await rows()).toEqual([]);
    },
  },
  {
    fault: 'the database stumbles once',
    ending: 'the visitor notices nothing',
    async happens() {
      const house = createHouse({ DB: faultyDatabase(bindings.DB, isInsert, 1) });
      await send(house);
      expect(await rows()).toHaveLength(1);
    },
  },
  {
    fault: 'the database is down after the CV was kept',
    ending: 'the applicant reads that nothing was sent, and the CV does not stay behind',
    async happens() {
      const house = createHouse({ DB: faultyDatabase(bindings.DB, isInsert) });
      const response = await house.fetch(applicationPost(pdf()));
      expect(response.status).toBe(503);
      expect(await storedFiles()).toEqual([]);
    },
  },
  {
    fault: 'the file store is down',
    ending: 'the applicant reads that nothing was sent, and no row promises a file',
    async happens() {
      const house = createHouse({ FILES: faultyBucket(bindings.FILES, ['put']) });
      const response = await house.fetch(applicationPost(pdf()));
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({ message: notStored });
      expect(await rows()).toEqual([]);
    },
  },
  {
    fault: 'the queue does not take the message',
    ending: 'the sweep finds the row and it is delivered once',
    async happens() {
      const house = createHouse({ OUTBOX: brokenQueue });
      const reference = await send(house);
      const later = createHouse();
      passTime(sweep.grace + 1);
      await later.sweep();
      expect(later.waiting).toEqual([reference]);
      await later.deliverOnce();
      expect(later.letters).toHaveLength(1);
      expect(await rows()).toMatchObject([{ reference, status: 'delivered' }]);
    },
  },
  {
    fault: 'the queue is still down during the sweep',
    ending: 'the row waits for the next sweep',
    async happens() {
      const reference = await send(createHouse({ OUTBOX: brokenQueue }));
      passTime(sweep.grace + 1);
      await createHouse({ OUTBOX: brokenQueue }).sweep();
      const later = createHouse();
      await later.sweep();
      expect(later.waiting).toEqual([reference]);
    },
  },
  {
    fault: 'the Worker restarts with messages in memory',
    ending: 'the sweep puts them back and each is delivered once',
    async happens() {
      const reference = await send(createHouse({ OUTBOX: forgetfulQueue }));
      const restarted = createHouse();
      await restarted.sweep();
      expect(restarted.waiting, 'not before it is overdue').toEqual([]);
      passTime(sweep.grace + 1);
      await restarted.sweep();
      await restarted.sweep();
      expect(restarted.waiting, 'once, not with every sweep').toEqual([reference]);
      await restarted.deliverOnce();
      expect(restarted.letters).toHaveLength(1);
    },
  },
  {
    fault: 'the mail service fails for a while',
    ending: 'the message is tried again, each time later, and delivered once',
    async happens() {
      const house = createHouse();
      const reference = await send(house);
      house.mailAnswers((call) => (call <= 3 ? mailError('E_RATE_LIMIT_EXCEEDED') : null));
      const delays: number[] = [];
      while (house.waiting.length > 0) delays.push(...(await house.deliverOnce()).delays);
      expect(delays).toEqual([30, 60, 120]);
      expect(house.letters).toHaveLength(1);
      expect(await rows()).toMatchObject([
        { reference, status: 'delivered', attempts: 4, known_failures: 3 },
      ]);
    },
  },
  {
    fault: 'the way to the mail service breaks without a code',
    ending: 'it counts as passing and the message is delivered once',
    async happens() {
      const house = createHouse();
      await send(house);
      house.mailAnswers((call) => (call === 1 ? new Error('Network connection lost.') : null));
      while (house.waiting.length > 0) await house.deliverOnce();
      expect(house.letters).toHaveLength(1);
    },
  },
  {
    fault: 'the mail service keeps failing',
    ending: 'the owner is told after half an hour, once, while the message is still tried',
    async happens() {
      const heard = listenToWebhook();
      const house = createHouse({ ALERT_WEBHOOK: webhook });
      const reference = await send(house);
      house.mailAnswers(() => mailError('E_INTERNAL_SERVER_ERROR'));
      for (let attempt = 1; attempt < alertAfterAttempts; attempt += 1) await house.deliverOnce();
      await house.sweep();
      expect(heard).toEqual([]);
      await house.deliverOnce();
      await house.sweep();
      await house.sweep();
      expect(heard).toHaveLength(1);
      expect(heard[0]).toContain(reference);
      expect(heard[0]).not.toContain(inquiry.email);
      expect(await rows()).toMatchObject([{ status: 'queued' }]);
      expect(house.waiting).toEqual([reference]);
    },
  },
  {
    fault: 'the mail service fails for longer than all tries',
    ending: 'the row says failed and stays',
    async happens() {
      const house = createHouse();
      await send(house);
      house.mailAnswers(() => mailError('E_DAILY_LIMIT_EXCEEDED'));
      let tries = 0;
      while (house.waiting.length > 0) {
        await house.deliverOnce();
        tries += 1;
      }
      expect(tries).toBe(mostAttempts);
      expect(await rows()).toMatchObject([
        { status: 'failed', last_error: 'E_DAILY_LIMIT_EXCEEDED' },
      ]);
    },
  },
  {
    fault: 'the mail service refuses for good',
    ending: 'the row says failed, the owner is told at once, and a resend delivers it once',
    async happens() {
      const heard = listenToWebhook();
      const house = createHouse({ ALERT_WEBHOOK: webhook });
      const reference = await send(house);
      house.mailAnswers(() => mailError('E_SENDER_NOT_VERIFIED'));
      const { acknowledged } = await house.deliverOnce();
      expect(acknowledged).toHaveLength(1);
      expect(await rows()).toMatchObject([
        { status: 'failed', last_error: 'E_SENDER_NOT_VERIFIED' },
      ]);
      expect(heard).toHaveLength(1);

      house.mailAnswers(() => null);
      await bindings.DB.prepare(resendStatement).bind(reference).run();
      await house.sweep();
      await house.deliverOnce();
      expect(house.letters).toHaveLength(1);
      expect(await rows()).toMatchObject([{ status: 'delivered' }]);
    },
  },
  {
    fault: "the owner's webhook does not answer",
    ending: 'the next sweep tells the owner again',
    async happens() {
      const house = createHouse({ ALERT_WEBHOOK: webhook });
      await send(house);
      house.mailAnswers(() => mailError('E_SENDER_NOT_VERIFIED'));
      const first = listenToWebhook(500);
      await house.deliverOnce();
      const second = listenToWebhook();
      await house.sweep();
      await house.sweep();
      expect([first.length, second.length]).toEqual([1, 1]);
    },
  },
  {
    fault: 'the database stumbles while a sent message is marked',
    ending: 'the mark is written at the next try and one mail goes out',
    async happens() {
      const house = createHouse({ DB: faultyDatabase(bindings.DB, isMark, 2) });
      await send(house);
      await house.deliverOnce();
      expect(house.letters).toHaveLength(1);
      expect(await rows()).toMatchObject([{ status: 'delivered' }]);
    },
  },
  {
    fault: 'the consumer dies between sending and marking',
    ending:
      'the message is sent again once its holder is surely gone, and says that it may be a second copy',
    async happens() {
      const dying = createHouse({ DB: faultyDatabase(bindings.DB, isMark) });
      const reference = await send(dying);
      await dying.deliverOnce();
      expect(dying.waiting).toEqual([reference]);

      const next = createHouse();
      next.waiting.push(reference);
      await next.deliverOnce();
      expect(next.letters, 'nobody sends while another may be sending').toEqual([]);
      passTime(lease);
      await next.deliverOnce();
      expect(next.letters).toHaveLength(1);
      expect(next.letters[0]?.text).toContain('You may already have this message');
      expect(await rows()).toMatchObject([{ status: 'delivered' }]);
    },
  },
  {
    fault: 'the database is down when the consumer starts',
    ending: 'the queue keeps the message and nothing is sent twice',
    async happens() {
      const house = createHouse();
      const reference = await send(house);
      const down = createHouse({ DB: faultyDatabase(bindings.DB, () => true) });
      down.waiting.push(reference);
      const { delays } = await down.deliverOnce();
      expect(delays).toEqual([30]);
      await house.deliverOnce();
      expect([...down.letters, ...house.letters]).toHaveLength(1);
    },
  },
  {
    fault: 'two queue messages name one row',
    ending: 'one mail goes out',
    async happens() {
      const house = createHouse();
      const reference = await send(house);
      house.waiting.push(reference, reference);
      while (house.waiting.length > 0) await house.deliverOnce();
      expect(house.letters).toHaveLength(1);
    },
  },
  {
    fault: 'one row of a batch cannot be read',
    ending:
      'the others are delivered, and it stays until the queue gives it up and the owner is told',
    async happens() {
      const house = createHouse();
      const broken = await send(house);
      await house.fetch(jsonPost({ ...inquiry, name: 'Ravi' }));
      await bindings.DB.prepare(`UPDATE inquiries SET fields = '[1]' WHERE reference = ?`)
        .bind(broken)
        .run();
      await house.deliverOnce();
      expect(house.letters).toHaveLength(1);
      expect(house.waiting).toEqual([broken]);
      await house.bury(broken);
      const states = (await rows()).map(({ status }) => status);
      expect(states).toEqual(expect.arrayContaining(['delivered', 'failed']));
    },
  },
  {
    fault: 'a visitor sends one submission twice',
    ending: 'both times the same reference comes back and one mail goes out',
    async happens() {
      const house = createHouse();
      expect(await send(house)).toBe(await send(house));
      await house.deliverOnce();
      expect(house.letters).toHaveLength(1);
      expect(await rows()).toHaveLength(1);
    },
  },
  {
    fault: 'one submission arrives twenty times at once',
    ending: 'there is one row and one mail',
    async happens() {
      const house = createHouse();
      const references = await Promise.all(Array.from({ length: 20 }, () => send(house)));
      expect(new Set(references).size).toBe(1);
      while (house.waiting.length > 0) await house.deliverOnce();
      expect(house.letters).toHaveLength(1);
      expect(await rows()).toHaveLength(1);
    },
  },
  {
    fault: 'the same words arrive twenty times at once without a submission id',
    ending: 'there is one row and one mail',
    async happens() {
      const house = createHouse();
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => house.fetch(jsonPost(inquiry))),
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
      const house = createHouse();
      const first = await referenceOf(await house.fetch(jsonPost(inquiry)));
      passTime(10 * 60_000 + 1);
      const second = await referenceOf(await house.fetch(jsonPost(inquiry)));
      expect(second).not.toBe(first);
    },
  },
  {
    fault: 'a visitor changes the words and sends the same submission id again',
    ending: 'the changed message is kept too',
    async happens() {
      const house = createHouse();
      const first = await send(house);
      const changed = await house.fetch(
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
      const house = createHouse();
      await house.fetch(applicationPost(pdf()));
      await house.fetch(applicationPost(pdf()));
      expect(await rows()).toHaveLength(1);
      expect(await storedFiles()).toEqual([(await rows())[0]?.file_key]);
    },
  },
  {
    fault: 'the file store is down when the application is mailed',
    ending: 'the queue keeps the message and it is delivered once with its CV',
    async happens() {
      const house = createHouse();
      const reference = await referenceOf(await house.fetch(applicationPost(pdf())));
      const down = createHouse({ FILES: faultyBucket(bindings.FILES, ['get']) });
      down.waiting.push(reference);
      await down.deliverOnce();
      expect(await rows()).toMatchObject([{ status: 'queued' }]);
      passTime(lease);
      await house.deliverOnce();
      expect([down.letters.length, house.letters.length]).toEqual([0, 1]);
      expect(house.letters[0]?.attachments).toHaveLength(1);
    },
  },
  {
    fault: 'the mail service does not take the attachment',
    ending: 'the application arrives without it and says where the CV is',
    async happens() {
      const house = createHouse();
      const reference = await referenceOf(await house.fetch(applicationPost(pdf())));
      house.mailAnswers((call) => (call === 1 ? mailError('E_CONTENT_TOO_LARGE') : null));
      await house.deliverOnce();
      expect(house.letters[0]?.attachments).toEqual([]);
      expect(house.letters[0]?.text).toContain(`npm run inbox -- cv ${reference}`);
      expect(await rows()).toMatchObject([{ status: 'delivered' }]);
      expect(await storedFiles()).toHaveLength(1);
    },
  },
  {
    fault: 'the queue gives a message up',
    ending: 'the row says failed, the owner is told, and the row stays',
    async happens() {
      const heard = listenToWebhook();
      const house = createHouse({ ALERT_WEBHOOK: webhook });
      const reference = await send(house);
      const { acknowledged } = await house.bury(reference);
      expect(acknowledged).toHaveLength(1);
      expect(heard).toHaveLength(1);
      expect(await rows()).toMatchObject([
        { reference, status: 'failed', last_error: 'dead-letter' },
      ]);
    },
  },
  {
    fault: 'the queue gives up a message that was delivered meanwhile',
    ending: 'it stays delivered',
    async happens() {
      const house = createHouse();
      const reference = await send(house);
      await house.deliverOnce();
      await house.bury(reference);
      expect(await rows()).toMatchObject([{ status: 'delivered' }]);
    },
  },
  {
    fault: 'the database is down for a dead letter',
    ending: 'the dead letter waits',
    async happens() {
      const reference = await send(createHouse());
      const down = createHouse({ DB: faultyDatabase(bindings.DB, () => true) });
      const { retried, acknowledged } = await down.bury(reference);
      expect([retried.length, acknowledged.length]).toEqual([1, 0]);
    },
  },
  {
    fault: 'the rate limit cannot be asked',
    ending: 'the message counts for more than the limit',
    async happens() {
      const house = createHouse({
        RATE: {
          limit: async () => {
            throw new Error('unavailable');
          },
        },
      });
      await house.fetch(jsonPost(inquiry, { 'CF-Connecting-IP': '203.0.113.7' }));
      expect(await rows()).toHaveLength(1);
    },
  },
];

test.each(faults)('When $fault, $ending', async ({ happens }) => {
  await happens();
});

test('A message goes all the way through the real queue and the real mail binding by itself', async () => {
  const house = createHouse({ OUTBOX: bindings.OUTBOX, MAIL: bindings.MAIL });
  await send(house);
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ status: 'delivered' }]), {
    timeout: 10_000,
    interval: 100,
  });
});
