/** Single faults and outages: what waits goes out soon, within the limits of the free plan. */
import { expect, test, vi } from 'vitest';
import {
  applicationPost,
  type ChooseFault,
  inquiryPost,
  type Run,
  simulate,
} from './simulation.ts';

// After a time-out, a busy machine would run the next test at the same simulated time.
vi.setConfig({ testTimeout: 600_000 });

const isClaim = (sql: string) => sql.includes('SET lease_token = ?1');

type BacklogRun = Run['simulation'] & {
  runMinutes: (minutes: number) => Promise<void>;
  every: Run['clock']['scheduleEvery'];
  now: () => number;
};

/** Stores messages while no claim succeeds, so that all wait; then a sweep runs each minute. */
function simulateBacklog(
  { count = 20, withCv = false, chooseFault = (() => null) as ChooseFault },
  runInSimulation: (run: BacklogRun) => Promise<void>,
): Promise<void> {
  let canClaim = false;
  const chooseAnyFault: ChooseFault = (service, detail, random) =>
    !canClaim && isClaim(detail) ? 'failing' : chooseFault(service, detail, random);
  return simulate({ chooseFault: chooseAnyFault }, async ({ clock, simulation }) => {
    const runMinutes = (minutes: number) => clock.runUntilTime(clock.now() + minutes * 60_000);
    for (let index = 0; index < count; index += 1) {
      const post = withCv
        ? applicationPost({ email: `asha${index}@example.com` }, `%PDF-1.7 ${index}`, `${index}`)
        : inquiryPost({ message: `Hello ${index}.` }, `${index}`);
      clock.schedule(0, () => simulation.fetch(post));
    }
    await runMinutes(1);
    expect(simulation.deliveries(`recipient = 'owner' AND attempts = 0`)).toHaveLength(count);
    canClaim = true;
    clock.scheduleEvery(60_000, simulation.sweepIfDue);
    const { now, scheduleEvery: every } = clock;
    await runInSimulation({ ...simulation, runMinutes, every, now });
    expect(simulation.counts.mostCalls).toBeLessThanOrEqual(50);
  });
}

function countCopies(notifications: { reference?: unknown }[]): number[] {
  const copies = Map.groupBy(notifications, ({ reference }) => reference);
  return [...copies.values()].map(({ length }) => length);
}

const once = (count: number) => Array(count).fill(1);
const listAnnounced = (mails: Run['simulation']['mails']) => mails.filter((mail) => mail.announced);

test.each<[number, string, number, boolean]>([
  [100, 'without a CV', 7, false],
  [100, 'with a CV', 12, true],
  [1_000, 'without a CV', 60, false],
])(
  'sends %i waiting messages %s to the owner and a webhook once, within %i minutes',
  async (count, _case, minutes, withCv) => {
    await simulateBacklog({ count, withCv }, async ({ runMinutes, mails, posts, deliveries }) => {
      await runMinutes(minutes);
      expect([countCopies(mails), countCopies(posts)]).toEqual([once(count), once(count)]);
      expect(deliveries(`status <> 'delivered'`)).toEqual([]);
      expect(listAnnounced(mails)).toEqual([]);
    });
  },
);

test('mails each of a hundred messages once after the mail service refused everything for six hours', async () => {
  await simulateBacklog({ count: 100 }, async ({ runMinutes, now, outageEnds, ...simulation }) => {
    outageEnds.mail = now() + 6 * 60 * 60_000;
    await runMinutes(6 * 60);
    expect([simulation.mails.length, simulation.posts.length]).toEqual([0, 100]);
    const alertedEvents = simulation.history().filter(({ event }) => event === 'alerted');
    expect(countCopies(alertedEvents)).toEqual(once(100));
    expect(simulation.alerts.length).toBeLessThan(10);
    // The longest delay of a retry is an hour and its random share.
    await runMinutes(75);
    expect(countCopies(simulation.mails)).toEqual(once(100));
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
  await simulateBacklog({ withCv: true, chooseFault }, async (simulation) => {
    const { mails, posts, alerts, deliveries, runMinutes, every, now } = simulation;
    const lateReferences: string[] = [];
    every(1_000, () => {
      const waiting = deliveries(`recipient = 'owner' AND status = 'waiting'`);
      const isLate = ({ at, reference }: (typeof mails)[number]) =>
        at < now() - 11_000 && waiting.some((row) => row.reference === reference);
      lateReferences.push(...mails.filter(isLate).map(({ reference }) => reference));
    });
    await runMinutes(4);
    expect([countCopies(mails), countCopies(posts)]).toEqual([once(19), once(20)]);
    expect(lateReferences).toEqual([]);
    await runMinutes(2 * 60);
    const waiting = deliveries(`status = 'waiting'`);
    expect(waiting.map((row) => `get ${row.file_key}`)).toEqual([[...gets][2]]);
    expect(alerts.map(({ references }) => references)).toEqual([[waiting[0]?.reference]]);
    isHanging = false;
    await runMinutes(75);
    expect([countCopies(mails), listAnnounced(mails)]).toEqual([once(20), []]);
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
  await simulateBacklog({ chooseFault }, async ({ runMinutes, mails, deliveries, alerts }) => {
    const isDeadlySql = `recipient = 'owner' AND fields LIKE '%Hello 7.%'`;
    const tokenSql = `SELECT lease_token FROM deliveries JOIN messages ON id = message WHERE ${isDeadlySql}`;
    countLeased = () => deliveries(`lease_token = (${tokenSql})`).length;
    await runMinutes(10);
    expect(countCopies(mails)).toHaveLength(19);
    expect(Math.max(...countCopies(mails))).toBeLessThanOrEqual(2);
    expect(mails.length - listAnnounced(mails).length).toBeLessThanOrEqual(19);
    await runMinutes(36 * 60);
    expect(leasedCounts).toEqual([20, ...once(30)]);
    const failed = { status: 'failed', last_error: 'interrupted' };
    expect(deliveries(isDeadlySql)).toMatchObject([failed]);
    expect(deliveries(`status = 'delivered'`)).toHaveLength(39);
    const alertTexts = alerts.map(({ text }) => text.split(/[;.]/)[0]);
    expect(alertTexts.filter((text) => text?.startsWith('1 message'))).toEqual([
      '1 message is delayed',
      '1 message is given up',
    ]);
  });
});

test('loses no message when the answers of all claims are lost for half an hour', async () => {
  let areClaimsLost = true;
  const chooseFault: ChooseFault = (_service, detail) =>
    areClaimsLost && isClaim(detail) ? 'lost' : null;
  await simulateBacklog({ count: 30, chooseFault }, async ({ runMinutes, mails, posts }) => {
    await runMinutes(30);
    expect(mails).toEqual([]);
    areClaimsLost = false;
    await runMinutes(60);
    expect([countCopies(mails), countCopies(posts)]).toEqual([once(30), once(30)]);
  });
});
