/** A row between queue, consumers and sweeps: who may send it, when, and whose marks count. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { release, resend, resendFailed } from '../../worker/desk/resend.ts';
import { claim } from '../../worker/inquiries/claim.ts';
import { sendMail } from '../../worker/inquiries/mail.ts';
import { type Outcome, writeOutcomes } from '../../worker/inquiries/outcomes.ts';
import { deadLetterQueue, lease, mailTimeout, maxAttempts, sweep } from '../../worker/limits.ts';
import { names as referencesNamedBy } from './support/batch.ts';
import { faultyDatabase, faultyMailBy } from './support/faulty.ts';
import {
  createHarness,
  type Harness,
  mailError,
  owner,
  passTime,
  rows,
} from './support/harness.ts';
import { applicationPost, inquiry, jsonPost, pdf, referenceOf } from './support/posts.ts';

async function send(harness: Harness, name = 'Asha Verma'): Promise<string> {
  const response = await harness.fetch(jsonPost({ ...inquiry, name }));
  expect(response.status).toBe(200);
  return referenceOf(response);
}

function isClaim(sql: string) {
  return sql.includes('SET lease_until = ?2 + ?3');
}
function isMark(sql: string) {
  return sql.includes("outcome.value ->> 'deliveredAt'");
}

const secondCopy = 'You may already have this message';

test.each<[string, Omit<Outcome, 'reference'>]>([
  ['says delivered', { status: 'delivered', deliveredAt: 1 }],
  ['says to try later', { status: 'queued', error: 'E_X', certain: true, dueAt: 0 }],
  ['gives it up', { status: 'failed', error: 'E_X' }],
])(
  'A consumer that %s after its lease does not change the row of the next one',
  async (_late, outcome) => {
    const reference = await send(createHarness());
    const slow = await claim(bindings.DB, [reference], Date.now());
    passTime(lease);
    const next = await claim(bindings.DB, [reference], Date.now());
    expect(next.inquiries).toMatchObject([{ reference, maybeDelivered: true }]);
    await writeOutcomes(bindings.DB, slow.token, [{ reference, ...outcome }]);
    expect(await rows()).toMatchObject([
      { status: 'queued', lease_token: next.token, known_failures: 0 },
    ]);
    expect((await claim(bindings.DB, [reference], Date.now())).inquiries).toEqual([]);
  },
);

test('A late mark does not undo a resend of the owner', async () => {
  const harness = createHarness();
  const reference = await send(harness);
  const { token } = await claim(bindings.DB, [reference], Date.now());
  expect(await resend(bindings.DB, [reference], owner())).toEqual([reference]);
  expect(await writeOutcomes(bindings.DB, token, [{ reference, status: 'delivered' }])).toBe(0);
  await harness.sweep();
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
});

test('A mark in time ends the lease and counts once', async () => {
  const reference = await send(createHarness());
  const { token } = await claim(bindings.DB, [reference], Date.now());
  expect(await writeOutcomes(bindings.DB, token, [{ reference, status: 'delivered' }])).toBe(1);
  expect(await rows()).toMatchObject([
    { status: 'delivered', lease_until: null, lease_token: null },
  ]);
});

test.each([
  ['the taking of a row', isClaim],
  ['the mark of a sent one', isMark],
])('When the answer to %s is lost, one mail goes out, unannounced', async (_what, statement) => {
  const harness = createHarness({ DB: faultyDatabase(bindings.DB, statement, 1, 'after') });
  await send(harness);
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
  expect(harness.mails[0]?.text).not.toContain(secondCopy);
  expect(await rows()).toMatchObject([{ status: 'delivered', attempts: 1 }]);
});

test('When the mail service takes a mail and its answer is lost, the second mail says what it is', async () => {
  const harness = createHarness();
  let lost = true;
  const { MAIL } = harness.env;
  harness.env.MAIL = faultyMailBy(MAIL, () => {
    const moment = lost ? 'after' : null;
    lost = false;
    return moment;
  });
  await send(harness);
  await harness.deliverOnce();
  await harness.deliverOnce();
  expect(harness.mails.map(({ text }) => text?.includes(secondCopy))).toEqual([false, true]);
  expect(await rows()).toMatchObject([{ status: 'delivered', known_failures: 0 }]);
});

test('When the mail service has an internal error, the mail may have been sent, and the next one says so', async () => {
  const harness = createHarness();
  await send(harness);
  harness.mailAnswers((call) => (call === 1 ? mailError('E_INTERNAL_SERVER_ERROR') : null));
  await harness.deliverOnce();
  await harness.deliverOnce();
  expect(harness.mails.map(({ text }) => text?.includes(secondCopy))).toEqual([true]);
});

test('While a queue message waits for its quick retry, the sweep sends no other for its row', async () => {
  const harness = createHarness();
  await send(harness);
  harness.mailAnswers(() => mailError('E_RATE_LIMIT_EXCEEDED'));
  await harness.deliverOnce();
  await harness.sweep();
  expect(harness.queued).toHaveLength(1);
  passTime(sweep.minInFlight);
  await harness.sweep();
  expect(harness.queued, 'but not endlessly').toHaveLength(2);
});

test('A mail that hangs times out before the lease ends, and counts as possibly sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const harness = createHarness({ MAIL: { send: () => new Promise(() => {}) } });
  const sending = sendMail(harness.env, { subject: 'x', text: 'x', html: 'x', replyTo: null });
  await vi.advanceTimersByTimeAsync(mailTimeout);
  expect(await sending).toEqual({ sent: false, final: false, certain: false, error: 'timed-out' });
  expect(mailTimeout).toBeLessThan(lease);
});

test('A consumer whose lease ends too soon begins no mail', async () => {
  const harness = createHarness();
  const mail = { subject: 'x', text: 'x', html: 'x', replyTo: null };
  const deadline = Date.now() + mailTimeout - 1;
  expect(await sendMail(harness.env, mail, [], deadline)).toMatchObject({
    sent: false,
    certain: true,
  });
  expect(await sendMail(harness.env, mail, [], deadline + 60_000)).toEqual({ sent: true });
  expect(harness.mails).toHaveLength(1);
});

test('When a mail takes most of the lease, the next one of the batch is not begun with it', async () => {
  const harness = createHarness();
  for (const page of ['one', 'two']) await harness.fetch(applicationPost(pdf(page)));
  harness.env.MAIL = faultyMailBy(harness.env.MAIL, () => {
    passTime(lease - mailTimeout + 1);
    return null;
  });
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
  expect((await rows()).map(({ last_error: error }) => error).toSorted()).toEqual([
    'no-time-left',
    null,
  ]);
});

test('A mail that was sent leaves no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const mail = { subject: 'x', text: 'x', html: 'x', replyTo: null };
  await sendMail(createHarness().env, mail);
  expect(vi.getTimerCount()).toBe(0);
});

test('A returning consumer tries a waiting row once, however many messages name it', async () => {
  const harness = createHarness();
  const reference = await send(harness);
  harness.mailAnswers(() => mailError('E_RATE_LIMIT_EXCEEDED'));
  for (let again = 0; again < 28; again += 1) harness.enqueue({ reference });
  for (let again = 0; again < 5; again += 1)
    harness.enqueue({ references: [reference, reference] });
  const { delays, acknowledged } = await harness.deliverOnce();
  expect(await rows()).toMatchObject([{ attempts: 1 }]);
  expect([delays.length, acknowledged.length]).toEqual([1, 33]);
});

test('A row is not tried before it is due, whoever asks', async () => {
  const harness = createHarness();
  const reference = await send(harness);
  const due = Date.now() + 60_000;
  await bindings.DB.prepare('UPDATE inquiries SET due_at = ?').bind(due).run();
  const { acknowledged } = await harness.deliverOnce();
  expect([harness.mails.length, acknowledged.length]).toEqual([0, 1]);
  expect((await claim(bindings.DB, [reference], due - 1)).inquiries).toEqual([]);
  expect((await claim(bindings.DB, [reference], due)).inquiries).toHaveLength(1);
});

test('While nobody reads the queue, one message names a row, and each further one only when as much time again has passed', async () => {
  const harness = createHarness();
  passTime(0);
  await send(harness);
  const counts: number[] = [];
  for (let minutes = 5; minutes <= 85; minutes += 5) {
    passTime(5 * 60_000);
    await harness.sweep();
    counts.push(harness.waiting.length);
  }
  // After 5, 10, 20, 40 and 80 minutes.
  expect(counts).toEqual([2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6]);
});

test('A new row counts as in flight until its queue message is overdue', async () => {
  const harness = createHarness();
  await send(harness);
  const [row] = await rows();
  expect(Number(row?.carried_until) - Number(row?.received_at)).toBe(sweep.minInFlight);
  passTime(sweep.minInFlight - 1_000);
  await harness.sweep();
  expect(harness.queued).toHaveLength(1);
});

test('What a sweep finds goes on the queue in groups, and each row of a group is delivered', async () => {
  const harness = createHarness();
  const names = Array.from({ length: 23 }, (_, number) => `Asha ${number}`);
  for (const name of names) await send(harness, name);
  await harness.deliverOnce();
  await resend(
    bindings.DB,
    (await rows()).map(({ reference }) => String(reference)),
    owner(),
  );
  await harness.sweep();
  expect(harness.queued.map((body) => referencesNamedBy(body).length)).toEqual([20, 3]);
  harness.mails.length = 0;
  await harness.deliverOnce();
  expect(new Set(harness.mails.map(({ subject }) => subject)).size).toBe(23);
});

test.each(['codecrafters-outbox', deadLetterQueue])(
  'An invalid message on %s is logged and acknowledged; those beside it are delivered',
  async (queue) => {
    const problem = vi.spyOn(console, 'error');
    const harness = createHarness();
    const reference = await send(harness);
    const invalid = [
      null,
      'x',
      {},
      { reference: 7 },
      { reference: 'CC-x' },
      { references: 'x' },
      { heartbeat: 'x' },
    ];
    const { acknowledged, retried } = await harness.consume(
      [...invalid, { reference, sentAt: Date.now() }],
      queue,
    );
    expect([acknowledged.length, retried.length]).toEqual([invalid.length + 1, 0]);
    expect(
      problem.mock.calls.flat().filter((line) => String(line).includes('invalid-queue-message')),
    ).toHaveLength(invalid.length);
    expect(await rows()).toMatchObject([
      { status: queue === deadLetterQueue ? 'failed' : 'delivered' },
    ]);
  },
);

test('A dead letter does not take a row from the consumer that has it', async () => {
  const harness = createHarness();
  const reference = await send(harness);
  await claim(bindings.DB, [reference], Date.now());
  await harness.consumeDeadLetters(reference);
  expect(await rows()).toMatchObject([{ status: 'queued' }]);
});

test('A row whose consumers always die is given up after as many attempts as any other, and the owner is alerted', async () => {
  const harness = createHarness();
  await send(harness);
  await bindings.DB.prepare('UPDATE inquiries SET attempts = ?, lease_until = 1, lease_token = ?')
    .bind(maxAttempts - 1, 'gone')
    .run();
  await harness.sweep();
  expect(await rows()).toMatchObject([{ status: 'queued' }]);
  await bindings.DB.prepare('UPDATE inquiries SET attempts = ?').bind(maxAttempts).run();
  expect((await harness.deliverOnce()).acknowledged).toHaveLength(1);
  expect(harness.mails).toEqual([]);
  await harness.sweep();
  expect(await rows()).toMatchObject([
    { status: 'failed', last_error: 'interrupted', alerted_as: 'failed' },
  ]);
});

test('A batch with attachments holds one in memory at a time', async () => {
  const harness = createHarness();
  for (let number = 0; number < 3; number += 1)
    await harness.fetch(applicationPost(pdf(`page ${number}`)));
  let [inMemory, most] = [0, 0];
  const { get } = harness.env.FILES;
  harness.env.FILES = new Proxy(harness.env.FILES, {
    get(target, name) {
      if (name !== 'get') return Reflect.get(target, name).bind(target);
      return (key: string) => {
        inMemory += 1;
        most = Math.max(most, inMemory);
        return get.call(target, key);
      };
    },
  });
  harness.env.MAIL = faultyMailBy(harness.env.MAIL, () => {
    inMemory -= 1;
    return null;
  });
  await harness.deliverOnce();
  expect([harness.mails.length, most]).toEqual([3, 1]);
});

test('The owner sends all failed messages again at once, and no held one', async () => {
  const harness = createHarness();
  harness.mailAnswers(() => mailError('E_SENDER_NOT_VERIFIED'));
  for (const name of ['One', 'Two']) await send(harness, name);
  await harness.deliverOnce();
  const held = await referenceOf(await harness.fetch(jsonPost({ ...inquiry, website: 'x' })));
  harness.mailAnswers(() => null);
  expect(await resend(bindings.DB, [held], owner())).toEqual([]);
  expect(await resendFailed(bindings.DB, owner())).toHaveLength(2);
  expect(await resendFailed(bindings.DB, owner())).toEqual([]);
  await harness.sweep();
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(2);
  expect(await release(bindings.DB, [held], owner())).toEqual([held]);
  expect(await release(bindings.DB, [held], owner())).toEqual([]);
});

test.each(['delivered', 'failed', 'held'])(
  'A message that is %s is not sent when the queue names it again',
  async (status) => {
    const harness = createHarness();
    await send(harness);
    await bindings.DB.prepare('UPDATE inquiries SET status = ?').bind(status).run();
    await harness.deliverOnce();
    expect(harness.mails).toEqual([]);
    expect(await rows()).toMatchObject([{ status, attempts: 0 }]);
  },
);
