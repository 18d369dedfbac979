/** The engine: claims, outcomes, retries and leases. faults.test.ts breaks its stores, notify.test.ts has visitors and webhooks. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { changeMessages } from '../../worker/desk/marks.ts';
import { withTimeout } from '../../worker/outside-calls.ts';
import { leaseMs } from './support/expected-limits.ts';
import { interceptStatements } from './support/faulty.ts';
import { createActor, createHarness, harness, mailError } from './support/harness.ts';
import {
  deskChange,
  inquiry,
  jsonPost,
  pdfFile,
  sendApplication,
  sendInquiry,
} from './support/posts.ts';
import {
  expectRows,
  insertMessages,
  readDeliveries,
  readRows,
  updateTable,
} from './support/stores.ts';
import { advanceTime, hourMs, minuteMs, runAroundLimit, setTime } from './support/time.ts';

const { DB } = bindings;
const secondCopyNote = 'You may already have this message';
const rateLimitError = mailError('E_RATE_LIMIT_EXCEEDED');
const refusalError = mailError('E_SENDER_NOT_VERIFIED');

function insertWaiting(count: number, delivery: Record<string, string> = {}) {
  return insertMessages(count, {}, { status: `'waiting'`, settled_at: 'NULL', ...delivery });
}

/** Leaves the messages that `send` sends waiting, and lets mail work again. */
async function sendWithoutMail(send: () => Promise<unknown>): Promise<void> {
  harness.setMailService(() => rateLimitError);
  await send();
  harness.setMailService(() => null);
}

test.each([0, 1])('retries after 30, 60 and 120 seconds, with random share %i', async (share) => {
  vi.spyOn(Math, 'random').mockReturnValue(share);
  setTime(Date.now());
  harness.setMailService((nthCall) => (nthCall <= 3 ? rateLimitError : null));
  await sendInquiry(harness);
  for (const [index, delayMs] of [30_000, 60_000, 120_000].entries()) {
    const dueMs = Date.now() + delayMs * (1 + 0.2 * share);
    const attempt = { attempts: index + 1, last_error: 'E_RATE_LIMIT_EXCEEDED' };
    await expectRows({ status: 'waiting', due_at: dueMs, lease_token: null, ...attempt });
    const attemptCounts = await runAroundLimit(dueMs, async (timeInMs) => {
      setTime(timeInMs);
      await harness.sweep();
      return (await readRows())[0]?.attempts;
    });
    expect(attemptCounts).toEqual([index + 1, index + 2]);
  }
  expect(harness.mails).toHaveLength(1);
  const settled = { status: 'delivered', settled_at: Date.now() };
  await expectRows({ ...settled, lease_token: null, last_error: null });
});

test('retries for about a day, at least once in 72 minutes, and gives up at the 31st attempt', async () => {
  harness.setMailService(() => rateLimitError);
  setTime(Date.now());
  const startMs = Date.now();
  await sendInquiry(harness);
  for (let attemptCount = 1; attemptCount < 31; attemptCount += 1) {
    const [row] = await readRows();
    expect(row).toMatchObject({ status: 'waiting', attempts: attemptCount });
    expect(Number(row?.due_at) - Date.now()).toBeLessThanOrEqual(1.2 * hourMs);
    setTime(Number(row?.due_at));
    await harness.sweep();
  }
  const settled = { status: 'failed', settled_at: Date.now() };
  await expectRows({ ...settled, attempts: 31, last_error: 'E_RATE_LIMIT_EXCEEDED' });
  expect((Date.now() - startMs) / hourMs).toBeGreaterThan(23);
  expect((Date.now() - startMs) / hourMs).toBeLessThan(30);
});

test.each([
  ['tries', 30, 1, { status: 'delivered', attempts: 31 }],
  ['gives up', 31, 0, { status: 'failed', last_error: 'interrupted' }],
])('%s a row after %i interrupted attempts', async (_case, attempts, mailCount, columns) => {
  await insertWaiting(1, { attempts: `${attempts}`, lease_token: `'gone'` });
  await harness.sweep();
  expect(harness.mails).toHaveLength(mailCount);
  await expectRows(columns);
});

/** Lets the first mail take until `meanwhile` is done, and then fail or not. */
function interruptFirstMail(meanwhile: () => Promise<unknown>, lateError: Error | null): void {
  const { MAIL } = harness.env;
  const send = async () => {
    harness.env.MAIL = MAIL;
    await meanwhile();
    if (lateError !== null) {
      throw lateError;
    }
    return { messageId: 'late' };
  };
  harness.env.MAIL = { send };
}

test.each([
  ['says delivered', null],
  ['says to retry', rateLimitError],
  ['gives it up', refusalError],
])('a late outcome that %s changes nothing after another try or a resend', async (_case, error) => {
  interruptFirstMail(() => harness.sweepAfter(leaseMs), error);
  const reference = await sendInquiry(harness);
  expect(harness.mails[0]?.text).toContain(secondCopyNote);
  await expectRows({ status: 'delivered', attempts: 2, last_error: null });

  await updateTable('deliveries', `status = 'waiting', due_at = 0`);
  interruptFirstMail(
    () => changeMessages(harness.env, 'resend', [reference], createActor()),
    error,
  );
  await harness.sweep();
  await expectRows({ status: 'waiting', attempts: 0, last_error: null });
  await harness.sweep();
  expect(harness.mails[1]?.text).not.toContain(secondCopyNote);
  await expectRows({ status: 'delivered', attempts: 1 });
});

test('mails each message once despite simultaneous sweeps', async () => {
  await insertWaiting(45);
  await Promise.all([harness.sweep(), harness.sweep()]);
  const subjects = harness.mails.map(({ subject }) => subject);
  expect([subjects.length, new Set(subjects).size]).toEqual([45, 45]);
});

test('claims the owner’s mails before others, the longest due first, and interrupted rows singly', async () => {
  await insertWaiting(24, { due_at: '-value', lease_token: `iif(value % 12, NULL, 'gone')` });
  await DB.exec(
    `INSERT INTO deliveries (message, recipient, waiting_since, due_at, lease_token) SELECT id, 'gone.example#0', 0, 0, iif(id % 12, NULL, 'gone') FROM messages`,
  );
  const claims: { message: number; recipient: string }[][] = [];
  harness.env.DB = interceptStatements(DB, async (performCall, sql) => {
    const result = Object(await performCall());
    if (sql.includes('SET lease_token = ?1') && result.results.length > 0) {
      claims.push(result.results);
    }
    return result;
  });
  await harness.sweep();
  const claimTexts = claims.map((rows) => `${rows.length} ${rows[0]?.recipient}`);
  const [owner, other] = ['owner', 'gone.example#0'];
  const ownerClaims = [20, 2, 1, 1].map((count) => `${count} ${owner}`);
  expect(claimTexts).toEqual([...ownerClaims, ...[9, 1, 1].map((count) => `${count} ${other}`)]);
  const [firstIds = [], secondIds = []] = claims.map((rows) => rows.map(({ message }) => message));
  expect(Math.min(...firstIds), 'the longest due first').toBeGreaterThan(Math.max(...secondIds));
});

test('delivers a thousand waiting messages within an hour, in at most fifty calls a sweep', async () => {
  await insertWaiting(1_000);
  let callCount = 0;
  harness.env.DB = interceptStatements(DB, (performCall, sql) => {
    callCount += sql.split(';').length;
    return performCall();
  });
  let sweepCount = 0;
  while (harness.mails.length < 1_000 && sweepCount < 60) {
    callCount = 0;
    const earlierMailCount = harness.mails.length;
    await harness.sweepAfter(minuteMs);
    sweepCount += 1;
    expect(callCount + harness.mails.length - earlierMailCount).toBeLessThanOrEqual(50);
  }
  expect(sweepCount).toBeLessThanOrEqual(30);
  expect(new Set(harness.mails.map(({ subject }) => subject)).size).toBe(1_000);
});

test('a hanging mail or file delays only its own message, whose outcome is unknown after ten seconds', async () => {
  await sendWithoutMail(async () => {
    await sendApplication(harness);
    await sendInquiry(harness, { name: 'Hanging' });
    await sendInquiry(harness, { name: 'Ravi' });
  });
  await updateTable('deliveries', 'due_at = 0');
  const { promise: isHanging, resolve: reportHanging } = Promise.withResolvers<void>();
  const { promise: areOthersWritten, resolve: reportWritten } = Promise.withResolvers<void>();
  const { MAIL } = harness.env;
  const hangingHarness = createHarness({
    FILES: Object.assign(Object.create(bindings.FILES), { get: () => new Promise(() => {}) }),
    MAIL: {
      send: async (mail: EmailMessage | EmailMessageBuilder) => {
        if ('subject' in mail && mail.subject.includes('Hanging')) {
          reportHanging();
          await new Promise(() => {});
        }
        return 'subject' in mail ? MAIL.send(mail) : { messageId: '' };
      },
    },
    DB: interceptStatements(DB, async (performCall, sql) => {
      const result = await performCall();
      if (sql.includes('lease_token = NULL')) {
        reportWritten();
      }
      return result;
    }),
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sweepPromise = hangingHarness.sweep();
  await isHanging;
  await vi.advanceTimersByTimeAsync(5_000);
  await areOthersWritten;
  await expectRows({ status: 'waiting' }, { status: 'waiting' }, { status: 'delivered' });
  await vi.advanceTimersByTimeAsync(5_000);
  await sweepPromise;
  const hung = { status: 'waiting', attempts: 2, last_error: 'timed-out', lease_token: null };
  const [unread, unsent] = [0, 1].map((maybe_delivered) => ({ ...hung, maybe_delivered }));
  expect(await readRows()).toMatchObject([unread, unsent, { status: 'delivered' }]);
});

test('leaves no timer behind after a call', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await withTimeout(Promise.resolve());
  expect(vi.getTimerCount()).toBe(0);
});

test('reads and mails one CV after the other, and starts none after twenty seconds', async () => {
  await sendWithoutMail(async () => {
    await sendApplication(harness);
    await sendApplication(harness, pdfFile('two pages'));
  });
  const readFile = vi.fn((fileKey: string) => bindings.FILES.get(fileKey));
  harness.env.FILES = Object.assign(Object.create(bindings.FILES), { get: readFile });
  const readCounts: number[] = [];
  harness.setMailService(() => {
    readCounts.push(readFile.mock.calls.length);
    advanceTime(20_001);
    return null;
  });
  await harness.sweepAfter(minuteMs);
  expect(harness.mails).toHaveLength(1);
  const attempts = (await readRows()).map((row) => `${row.status} ${row.attempts}`);
  expect(attempts.toSorted(), 'the other row was put back').toEqual(['delivered 2', 'waiting 1']);
  await harness.sweep();
  expect(readCounts).toEqual([1, 2]);
  expect(harness.mails[1]?.text).not.toContain(secondCopyNote);
});

test('gives up an unreadable row at once and delivers the others', async () => {
  await insertWaiting(2);
  await updateTable('messages', `fields = '[1]' WHERE reference = '1'`);
  await harness.sweep();
  expect(harness.mails).toHaveLength(1);
  await expectRows({ status: 'failed', last_error: 'unreadable' }, { status: 'delivered' });
});

test('stores no message whose deliveries cannot be written', async () => {
  const invalidStatement = () => DB.prepare('INSERT INTO deliveries (message) VALUES (NULL)');
  harness.env.DB = {
    prepare: (sql) => DB.prepare(sql),
    batch: ([insertMessage]) => DB.batch(insertMessage ? [insertMessage, invalidStatement()] : []),
  };
  expect((await harness.fetch(jsonPost(inquiry))).status).toBe(503);
  expect(await readRows()).toEqual([]);
  harness.env.DB = DB;
  await sendInquiry(harness);
  expect(await readDeliveries()).toMatchObject([{ recipient: 'owner', status: 'delivered' }]);
});

test('the desk delivers at once what it resends and releases', async () => {
  const deskHarness = createHarness({ DESK_KEY: 'key' });
  deskHarness.setMailService(() => refusalError);
  const failedReference = await sendInquiry(deskHarness);
  const heldReference = await sendInquiry(deskHarness, { website: 'x' });
  await expectRows({ status: 'failed' }, { status: 'held' });
  deskHarness.setMailService(() => null);
  const changes = [
    [{ do: 'resend-failed' }, failedReference],
    [{ do: 'release', references: [heldReference] }, heldReference],
    [{ do: 'resend', references: [failedReference] }, failedReference],
  ] as const;
  for (const [index, [change, reference]] of changes.entries()) {
    expect(await (await deskHarness.fetch(deskChange(change))).json()).toEqual({
      changed: [reference],
    });
    expect(deskHarness.mails[index]?.subject).toBe(`Inquiry ${reference} from Asha Verma`);
  }
  expect(deskHarness.mails).toHaveLength(3);
  await expectRows({ status: 'delivered' }, { status: 'delivered', spam_reason: null });
});

test('delivers a message through the real mail binding', async () => {
  await sendInquiry(createHarness({ MAIL: bindings.MAIL }));
  await expectRows({ status: 'delivered' });
});
