/** Single faults and outages: what waits goes out soon, within the limits of the free plan. */
import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '../worker/support/time.ts';
import {
  applicationPost,
  type ChooseFault,
  inquiryPost,
  type Run,
  simulate,
} from './simulation.ts';

const isClaim = (sql: string) => sql.includes('SET lease_token = ?1');

interface Backlog {
  count: number;
  withCv?: boolean;
  chooseFault?: ChooseFault;
}

/** Stores messages while no claim succeeds, so that all wait; then a sweep runs each minute. */
function simulateBacklog(
  { count, withCv = false, chooseFault = () => null }: Backlog,
  runInSimulation: (run: Run) => Promise<void>,
): Promise<void> {
  let canClaim = false;
  const chooseAnyFault: ChooseFault = (service, detail, random) =>
    !canClaim && isClaim(detail) ? 'failing' : chooseFault(service, detail, random);
  return simulate({ chooseFault: chooseAnyFault }, async (run) => {
    const { clock, simulation } = run;
    for (let index = 0; index < count; index += 1) {
      const post = withCv
        ? applicationPost({ email: `asha${index}@example.com` }, `%PDF-1.7 ${index}`, `${index}`)
        : inquiryPost({ message: `Hello ${index}.` }, `${index}`);
      clock.schedule(0, () => simulation.fetch(post));
    }
    await clock.runUntilTime(clock.now() + minuteMs);
    expect(simulation.deliveries(`recipient = 'owner' AND attempts = 0`)).toHaveLength(count);
    canClaim = true;
    clock.scheduleEvery(minuteMs, simulation.sweepIfDue);
    await runInSimulation(run);
    expect(simulation.counts.mostCalls).toBeLessThanOrEqual(50);
  });
}

/** Counts the copies that each message's reference has. */
function countCopies(notifications: { reference?: unknown }[]): Map<unknown, number> {
  const copies = Map.groupBy(notifications, ({ reference }) => reference);
  return new Map([...copies].map(([reference, { length }]) => [reference, length]));
}

test.each<[number, string, number, boolean]>([
  [100, 'without a CV', 7, false],
  [100, 'with a CV', 12, true],
  [1_000, 'without a CV', 60, false],
])(
  'sends %i waiting messages %s to the owner and a webhook once, within %i minutes',
  async (count, _case, minutes, withCv) => {
    await simulateBacklog({ count, withCv }, async ({ clock, simulation }) => {
      await clock.runUntilTime(clock.now() + minutes * minuteMs);
      for (const notifications of [simulation.mails, simulation.posts]) {
        const copies = countCopies(notifications);
        expect([copies.size, new Set(copies.values())]).toEqual([count, new Set([1])]);
      }
      expect(simulation.deliveries(`status <> 'delivered'`)).toEqual([]);
      expect(simulation.mails.filter(({ announced }) => announced)).toEqual([]);
    });
  },
);

test('mails each of a hundred messages once after the mail service refused everything for six hours', async () => {
  await simulateBacklog({ count: 100 }, async ({ clock, simulation }) => {
    simulation.outageEnds.mail = clock.now() + 6 * hourMs;
    await clock.runUntilTime(clock.now() + 6 * hourMs);
    expect(simulation.mails).toEqual([]);
    expect(simulation.posts).toHaveLength(100);
    const alertedEvents = simulation.history().filter(({ event }) => event === 'alerted');
    expect(countCopies(alertedEvents).size).toBe(100);
    expect(simulation.alerts.length).toBeLessThan(10);
    // The longest delay of a retry is an hour and its random share.
    await clock.runUntilTime(clock.now() + 75 * minuteMs);
    expect([...countCopies(simulation.mails).values()]).toEqual(Array(100).fill(1));
  });
});

test('a hanging file delays only its own message, and each outcome is written within ten seconds', async () => {
  const gets = new Set<string>();
  let isHanging = true;
  const chooseFault: ChooseFault = (_service, detail) => {
    if (detail.startsWith('get')) {
      gets.add(detail);
    }
    return isHanging && detail === [...gets][2] ? 'hanging' : null;
  };
  await simulateBacklog({ count: 20, withCv: true, chooseFault }, async ({ clock, simulation }) => {
    const lateOutcomes: string[] = [];
    clock.scheduleEvery(1_000, () => {
      const waiting = simulation.deliveries(`recipient = 'owner' AND status = 'waiting'`);
      const isLate = ({ at }: { at: number }) => at < clock.now() - 11_000;
      const lateMails = simulation.mails.filter(isLate).map(({ reference }) => reference);
      lateOutcomes.push(
        ...lateMails.filter((sent) => waiting.some((row) => row.reference === sent)),
      );
    });
    await clock.runUntilTime(clock.now() + 4 * minuteMs);
    expect([...countCopies(simulation.mails).values()]).toEqual(Array(19).fill(1));
    expect(simulation.posts).toHaveLength(20);
    expect(new Set(lateOutcomes)).toEqual(new Set());
    await clock.runUntilTime(clock.now() + 2 * hourMs);
    const waiting = simulation.deliveries(`status = 'waiting'`);
    expect(waiting).toMatchObject([{ file_key: [...gets][2]?.replace('get ', '') }]);
    expect(simulation.alerts.map(({ references }) => references)).toEqual([
      [waiting[0]?.reference],
    ]);
    isHanging = false;
    await clock.runUntilTime(clock.now() + 75 * minuteMs);
    expect([...countCopies(simulation.mails).values()]).toEqual(Array(20).fill(1));
    expect(simulation.mails.filter(({ announced }) => announced)).toEqual([]);
  });
});

test('a message that kills each invocation is claimed alone, and its neighbours get at most a second copy', async () => {
  const leasedCounts: number[] = [];
  let countLeased = () => 0;
  const chooseFault: ChooseFault = (service, detail) => {
    const isDeadly = service === 'mail' && detail.includes('Hello 7.');
    if (isDeadly) {
      leasedCounts.push(countLeased());
    }
    return isDeadly ? 'dying' : null;
  };
  await simulateBacklog({ count: 20, chooseFault }, async ({ clock, simulation }) => {
    const [deadlyRow] = simulation.deliveries(`recipient = 'owner' AND fields LIKE '%Hello 7.%'`);
    const tokenSql = `SELECT lease_token FROM deliveries WHERE message = ${deadlyRow?.id} AND recipient = 'owner'`;
    countLeased = () => simulation.deliveries(`lease_token = (${tokenSql})`).length;
    await clock.runUntilTime(clock.now() + 10 * minuteMs);
    const copies = [...countCopies(simulation.mails).values()];
    expect(copies).toHaveLength(19);
    expect(Math.max(...copies)).toBeLessThanOrEqual(2);
    expect(simulation.mails.filter(({ announced }) => !announced).length).toBeLessThanOrEqual(19);
    await clock.runUntilTime(clock.now() + 36 * hourMs);
    expect(leasedCounts).toEqual([20, ...Array(30).fill(1)]);
    expect(simulation.deliveries(`status <> 'delivered'`)).toMatchObject([
      { status: 'failed', last_error: 'interrupted', reference: deadlyRow?.reference },
    ]);
    expect(simulation.posts).toHaveLength(20);
    const alertTexts = simulation.alerts.map(({ text }) => text);
    expect(alertTexts.filter((text) => text.startsWith('1 message'))).toEqual([
      expect.stringMatching(/^1 message is delayed;/),
      expect.stringMatching(/^1 message is given up/),
    ]);
  });
});

test('loses no message when the answers of all claims are lost for half an hour', async () => {
  let areClaimsLost = true;
  const chooseFault: ChooseFault = (_service, detail) =>
    areClaimsLost && isClaim(detail) ? 'lost' : null;
  await simulateBacklog({ count: 30, chooseFault }, async ({ clock, simulation }) => {
    await clock.runUntilTime(clock.now() + 30 * minuteMs);
    expect(simulation.mails).toEqual([]);
    areClaimsLost = false;
    await clock.runUntilTime(clock.now() + hourMs);
    expect([...countCopies(simulation.mails).values()]).toEqual(Array(30).fill(1));
    expect([...countCopies(simulation.posts).values()]).toEqual(Array(30).fill(1));
  });
});
