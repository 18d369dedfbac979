import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { returnOverdue, takeOverdue } from '../../worker/cron/sweep.ts';
import { claim } from '../../worker/delivery/claim.ts';
import { sendMail } from '../../worker/delivery/mail.ts';
import { type Outcome, writeOutcomes } from '../../worker/delivery/outcomes.ts';
import { release, resend, resendFailed } from '../../worker/desk/resend.ts';
import { readReferences } from './support/batch.ts';
import {
  jitterShare,
  leaseMs,
  mailTimeoutMs,
  maxAttempts,
  sweepLimits,
} from './support/expected-limits.ts';
import {
  advanceTime,
  createHarness,
  deadLetterQueueName,
  deskActor,
  type Harness,
  insertRows,
  mailError,
  outboxQueueName,
  readRows,
  runAroundLimit,
  updateRows,
} from './support/harness.ts';
import { pdfFile, sendApplication, sendInquiries, sendInquiry } from './support/posts.ts';

const { DB } = bindings;
const mail = { subject: 'x', text: 'x', html: 'x', replyTo: null };
const tooOften = mailError('E_RATE_LIMIT_EXCEEDED');

async function statusOfRow() {
  return (await readRows())[0]?.status;
}

async function applyMany(harness: Harness, count: number): Promise<void> {
  for (let page = 0; page < count; page += 1) {
    await sendApplication(harness, pdfFile(`${page}`));
  }
}

test.each<[what: string, outcome: Omit<Outcome, 'reference'>]>([
  ['says delivered', { status: 'delivered', deliveredAt: 1 }],
  ['says to retry', { status: 'queued', error: 'E_X', certain: true, dueAt: 0 }],
  ['gives it up', { status: 'failed', error: 'E_X' }],
])(
  'ignores a late outcome that %s, and leaves the row to the next consumer',
  async (_late, outcome) => {
    const reference = await sendInquiry(createHarness());
    const slow = await claim(DB, [reference], Date.now());
    advanceTime(leaseMs);
    const next = await claim(DB, [reference], Date.now());
    expect(next.inquiries).toMatchObject([{ reference, maybeDelivered: true }]);
    await writeOutcomes(DB, slow.token, [{ reference, ...outcome }]);
    const held = { status: 'queued', lease_token: next.token, known_failures: 0 };
    expect(await readRows()).toMatchObject([held]);
    expect((await claim(DB, [reference], Date.now())).inquiries).toEqual([]);
  },
);

test('ignores a late outcome after the owner resent the message', async () => {
  const harness = createHarness();
  const reference = await sendInquiry(harness);
  const { token } = await claim(DB, [reference], Date.now());
  expect(await resend(DB, [reference], deskActor())).toEqual([reference]);
  expect(await writeOutcomes(DB, token, [{ reference, status: 'delivered' }])).toBe(0);
  await harness.sweepAndDeliver();
  expect(harness.mails).toHaveLength(1);
});

test('ends the lease when an outcome is written in time', async () => {
  const reference = await sendInquiry(createHarness());
  const { token } = await claim(DB, [reference], Date.now());
  expect(await writeOutcomes(DB, token, [{ reference, status: 'delivered' }])).toBe(1);
  const delivered = { status: 'delivered', lease_until: null, lease_token: null };
  expect(await readRows()).toMatchObject([delivered]);
});

test.each([0, 1])('retries with exponential delays, with random share %i', async (chance) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const by = 1 + jitterShare * chance;
  advanceTime(0);
  const harness = createHarness();
  await sendInquiry(harness);
  harness.setMailService((call) => (call <= 3 ? tooOften : null));
  const delays = [(await harness.deliverOnce()).delays, (await harness.deliverOnce()).delays];
  expect(delays, 'by the same queue message').toEqual([[30 * by], [60 * by]]);
  const dueAt = Date.now() + 120_000 * by;
  expect((await harness.deliverOnce()).delays, 'by a sweep').toEqual([]);
  expect(await readRows()).toMatchObject([{ attempts: 3, carried_until: 0, due_at: dueAt }]);
  const queued = await runAroundLimit(dueAt, async (now) => {
    await harness.sweepAfter(now - Date.now());
    return harness.queued.length;
  });
  expect(queued).toEqual([0, 1]);
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
  expect(await readRows()).toMatchObject([{ status: 'delivered', attempts: 4, known_failures: 3 }]);
});

test('gives a message up at its last attempt, not in the sweep after it', async () => {
  const harness = createHarness();
  const reference = await sendInquiry(harness);
  harness.setMailService(() => tooOften);
  const status = async (attempts: number) => {
    await updateRows(`status = 'queued', due_at = 0, attempts = ?1`, attempts - 1);
    harness.enqueue({ references: [reference] });
    await harness.deliverOnce();
    return statusOfRow();
  };
  expect(await runAroundLimit(maxAttempts, status)).toEqual(['queued', 'failed']);
});

test('gives up a row whose consumers always die after the maximum of attempts, and alerts the owner', async () => {
  const harness = createHarness();
  await sendInquiry(harness);
  await updateRows(`attempts = ?, lease_until = 1, lease_token = 'gone'`, maxAttempts - 1);
  await harness.sweep();
  expect(await readRows()).toMatchObject([{ status: 'queued' }]);
  await updateRows('attempts = ?', maxAttempts);
  expect((await harness.deliverOnce()).acknowledged).toHaveLength(1);
  expect(harness.mails).toEqual([]);
  await harness.sweep();
  const failed = { status: 'failed', last_error: 'interrupted', alerted_as: 'failed' };
  expect(await readRows()).toMatchObject([failed]);
});

test('requeues no row whose queue message waits for its quick retry', async () => {
  const harness = createHarness();
  await sendInquiry(harness);
  harness.setMailService(() => tooOften);
  await harness.deliverOnce();
  await harness.sweep();
  expect(harness.queued).toHaveLength(1);
  await harness.sweepAfter(sweepLimits.minInFlight);
  expect(harness.queued, 'but not endlessly').toHaveLength(2);
});

test('times out a hanging mail before the lease ends, and counts it as possibly sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const harness = createHarness({ MAIL: { send: () => new Promise(() => {}) } });
  const sending = sendMail(harness.env, mail);
  await vi.advanceTimersByTimeAsync(mailTimeoutMs);
  expect(await sending).toEqual({ sent: false, final: false, certain: false, error: 'timed-out' });
  expect(mailTimeoutMs).toBeLessThan(leaseMs);
});

test('leaves no timer behind after sending a mail', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await sendMail(createHarness().env, mail);
  expect(vi.getTimerCount()).toBe(0);
});

test('starts a mail only if its timeout ends within the lease', async () => {
  advanceTime(0);
  const { env } = createHarness();
  const sent = (deadline: number) => sendMail(env, mail, { deadline });
  expect(await runAroundLimit(Date.now() + mailTimeoutMs, sent)).toEqual([
    { sent: false, final: false, certain: true, error: 'no-time-left' },
    { sent: true },
  ]);
});

test('starts no further mail of a batch when one took most of the lease', async () => {
  const harness = createHarness();
  await applyMany(harness, 2);
  harness.setMailService(() => {
    advanceTime(leaseMs - mailTimeoutMs + 1);
    return null;
  });
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
  const errors = (await readRows()).map(({ last_error: error }) => error);
  expect(errors.toSorted()).toEqual(['no-time-left', null]);
});

test('holds one attachment of a batch in memory at a time', async () => {
  const harness = createHarness();
  await applyMany(harness, 3);
  let [inMemory, most] = [0, 0];
  const { FILES } = harness.env;
  harness.env.FILES = new Proxy(FILES, {
    get(target, name) {
      if (name !== 'get') {
        return Reflect.get(target, name).bind(target);
      }
      return (key: string) => {
        inMemory += 1;
        most = Math.max(most, inMemory);
        return FILES.get(key);
      };
    },
  });
  harness.setMailService(() => {
    inMemory -= 1;
    return null;
  });
  await harness.deliverOnce();
  expect([harness.mails.length, most]).toEqual([3, 1]);
});

test('tries a row once although many queue messages name it', async () => {
  const harness = createHarness();
  const reference = await sendInquiry(harness);
  harness.setMailService(() => tooOften);
  for (let again = 0; again < 28; again += 1) {
    harness.enqueue({ reference });
  }
  for (let again = 0; again < 5; again += 1) {
    harness.enqueue({ references: [reference, reference] });
  }
  const { delays, acknowledged } = await harness.deliverOnce();
  expect(await readRows()).toMatchObject([{ attempts: 1 }]);
  expect([delays.length, acknowledged.length]).toEqual([1, 33]);
});

test.each([
  ['due', 'due_at = ?1'],
  ['no longer leased to another', 'lease_until = ?1'],
])('does not try a row before it is %s', async (_when, columns) => {
  const harness = createHarness();
  const reference = await sendInquiry(harness);
  const moment = Date.now() + 60_000;
  await updateRows(columns, moment);
  const { acknowledged } = await harness.deliverOnce();
  expect([harness.mails.length, acknowledged.length]).toEqual([0, 1]);
  const claimed = async (now: number) => (await claim(DB, [reference], now)).inquiries.length;
  expect(await runAroundLimit(moment, claimed)).toEqual([0, 1]);
});

test.each([
  ['due', 'due_at = ?1, carried_until = 0'],
  ['no longer named by a queue message', 'due_at = 0, carried_until = ?1'],
  ['no longer leased', 'due_at = 0, carried_until = 0, lease_until = ?1'],
])('sweeps a row as soon as it is %s', async (_when, columns) => {
  const reference = await sendInquiry(createHarness());
  const moment = Date.now() + 1_000;
  await updateRows(columns, moment);
  expect(await runAroundLimit(moment, (now) => takeOverdue(DB, now))).toEqual([[], [reference]]);
});

test('doubles the interval between queue messages for a row that no consumer takes', async () => {
  const harness = createHarness();
  advanceTime(0);
  await sendInquiry(harness);
  const counts: number[] = [];
  for (let minutes = 5; minutes <= 85; minutes += 5) {
    await harness.sweepAfter(5 * 60_000);
    counts.push(harness.waiting.length);
  }
  // New messages follow after 5, 10, 20, 40 and 80 minutes.
  expect(counts).toEqual([2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6]);
});

test('counts a row as in flight for five minutes at first, and for a day at most', async () => {
  await sendInquiry(createHarness());
  const [row] = await readRows();
  expect(Number(row?.carried_until) - Number(row?.received_at)).toBe(sweepLimits.minInFlight);
  await updateRows('due_at = 0, carried_until = 0');
  const now = 3 * sweepLimits.maxInFlight;
  await takeOverdue(DB, now);
  expect(await readRows()).toMatchObject([{ carried_until: now + sweepLimits.maxInFlight }]);
});

test('sweeps the hundred most overdue rows, in groups', async () => {
  const due = { reference: `'TT-AAAA-A' || (n + 221)`, status: `'queued'`, due_at: '1000 - n' };
  await insertRows(sweepLimits.maxRows + 1, due);
  const harness = createHarness();
  await harness.sweep();
  expect(harness.waiting).toHaveLength(sweepLimits.maxRows);
  expect(harness.waiting, 'the one that is due last').not.toContain('TT-AAAA-A222');
  const groups = harness.queued.map((body) => readReferences(body).length);
  expect(groups).toEqual(Array(5).fill(sweepLimits.rowsPerMessage));
});

test('delivers each row of a group', async () => {
  const harness = createHarness();
  const references = await sendInquiries(harness, 23);
  await resend(DB, references, deskActor());
  const restarted = createHarness();
  await restarted.sweep();
  expect(restarted.queued).toHaveLength(2);
  await restarted.deliverOnce();
  expect(new Set(restarted.mails.map(({ subject }) => subject)).size).toBe(23);
});

test('requeues rows sooner when the queue may not have taken them, unless a consumer has them', async () => {
  const [claimed = '', waiting = ''] = await sendInquiries(createHarness(), 3);
  const now = Date.now();
  await updateRows('carried_until = ?1', now + sweepLimits.maxInFlight);
  await claim(DB, [claimed], now);
  await returnOverdue(DB, [claimed, waiting], now);
  const { results } = await DB.prepare('SELECT carried_until FROM inquiries ORDER BY rowid').all();
  expect(results.map(({ carried_until: until }) => until)).toEqual([
    0,
    now + sweepLimits.minInFlight,
    now + sweepLimits.maxInFlight,
  ]);
});

// biome-ignore format: what is wrong with each stands together
const invalid: unknown[] = [
  null, 'x', {}, { reference: 7 }, { reference: 'TT-x' }, { references: 'x' }, { heartbeat: 'x' },
];

test.each([
  [outboxQueueName, 'delivered'],
  [deadLetterQueueName, 'failed'],
])(
  'acknowledges and logs an invalid message on %s; a valid one beside it is %s',
  async (queue, status) => {
    const problem = vi.spyOn(console, 'error');
    const harness = createHarness();
    const reference = await sendInquiry(harness);
    const all = [...invalid, { reference, sentAt: Date.now() }];
    const { acknowledged, retried } = await harness.consume(all, queue);
    expect([acknowledged.length, retried.length]).toEqual([all.length, 0]);
    const lines = problem.mock.calls.flat().map(String);
    const invalidMessageLines = lines.filter((line) => line.includes('invalid-queue-message'));
    expect(invalidMessageLines).toHaveLength(invalid.length);
    expect(await readRows()).toMatchObject([{ status }]);
  },
);

const finalStatuses = ['delivered', 'failed', 'held'];
test.each(finalStatuses)(
  'leaves a %s message unchanged when queue messages name it',
  async (status) => {
    const harness = createHarness();
    const reference = await sendInquiry(harness);
    await updateRows('status = ?', status);
    await harness.deliverOnce();
    await harness.consumeDeadLetters(reference);
    expect(harness.mails).toEqual([]);
    expect(await readRows()).toMatchObject([{ status, attempts: 0, last_error: null }]);
  },
);

test.each<[what: string, since: (harness: Harness, reference: string) => unknown, kept: object]>([
  ['is leased', (_, reference) => claim(DB, [reference], Date.now()), { last_error: null }],
  [
    'was just resent',
    async (_, reference) => {
      await updateRows(`status = 'failed'`);
      advanceTime(3 * 60 * 60_000);
      await resend(DB, [reference], deskActor());
    },
    { last_error: null },
  ],
  [
    'waits for its second attempt',
    async (harness) => {
      harness.setMailService(() => tooOften);
      await harness.deliverOnce();
    },
    { attempts: 1, last_error: 'E_RATE_LIMIT_EXCEEDED' },
  ],
])('ignores a late dead letter whose row %s', async (_what, since, kept) => {
  const harness = createHarness();
  const reference = await sendInquiry(harness);
  const letter = { reference, sentAt: Date.now() };
  await since(harness, reference);
  await harness.consume([letter], deadLetterQueueName);
  expect(await readRows()).toMatchObject([{ status: 'queued', ...kept }]);
});

test.each([
  ['the row was last queued', 'queued_at'],
  ['its next attempt is due', 'due_at'],
])('honours a dead letter sent no earlier than %s', async (_when, column) => {
  const harness = createHarness();
  const reference = await sendInquiry(harness);
  const moment = Date.now();
  const statuses = await runAroundLimit(moment, async (sentAt) => {
    await updateRows(`status = 'queued', queued_at = 0, due_at = 0, ${column} = ?`, moment);
    await harness.consume([{ reference, sentAt }], deadLetterQueueName);
    return statusOfRow();
  });
  expect(statuses).toEqual(['queued', 'failed']);
});

test('ignores a dead letter without a time, as earlier versions sent', async () => {
  const harness = createHarness();
  const reference = await sendInquiry(harness);
  await harness.consume([{ reference }], deadLetterQueueName);
  expect(await statusOfRow()).toBe('queued');
});

test('resends all failed messages and releases held ones, each once', async () => {
  const harness = createHarness();
  harness.setMailService(() => mailError('E_SENDER_NOT_VERIFIED'));
  await sendInquiries(harness, 2);
  await harness.deliverOnce();
  const held = await sendInquiry(harness, { website: 'x' });
  harness.setMailService(() => null);
  expect(await resend(DB, [held], deskActor())).toEqual([]);
  expect(await resendFailed(DB, deskActor())).toHaveLength(2);
  expect(await resendFailed(DB, deskActor())).toEqual([]);
  await harness.sweepAndDeliver();
  expect(harness.mails).toHaveLength(2);
  expect(await release(DB, [held], deskActor())).toEqual([held]);
  expect(await release(DB, [held], deskActor())).toEqual([]);
  await harness.sweepAndDeliver();
  expect(harness.mails).toHaveLength(3);
  const delivered = { status: 'delivered', held_reason: null };
  expect(await readRows()).toMatchObject([delivered, delivered, delivered]);
});
