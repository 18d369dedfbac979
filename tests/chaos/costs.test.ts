/** Queue operations of a day of failures; the free plan has 10,000 a day. */
import process from 'node:process';
import { expect, test } from 'vitest';
import {
  type Faults,
  inquiryPost,
  noFaults,
  type Simulation,
  scheduleSweeps,
  simulate,
} from './simulation.ts';

const hour = 60 * 60 * 1_000;
const maxOperations = 10_000;
async function hoursAfter(
  hours: number,
  messages: number,
  {
    faults = noFaults,
    consumers,
    trouble,
  }: { faults?: Faults; consumers: number; trouble?: (simulation: Simulation) => void },
) {
  return simulate({ faults }, async (run) => {
    const { clock, simulation } = run;
    trouble?.(simulation);
    for (let number = 0; number < messages; number += 1) {
      const post = inquiryPost({ message: `Hello ${number}` });
      clock.start(async () => void (await simulation.fetch(post)));
    }
    for (let consumer = 0; consumer < consumers; consumer += 1) {
      clock.start(simulation.consumeOutbox);
    }
    clock.start(simulation.consumeDead);
    scheduleSweeps(run, hours * 60, 5);
    await clock.runUntil(clock.now() + (hours - 1) * hour);
    const before = simulation.counts.operations;
    await clock.runUntil(clock.now() + hour);
    const { operations } = simulation.counts;
    return {
      /** Every further hour costs as much as the last one. */
      operationsADay: operations + (24 - hours) * (operations - before),
      waiting: simulation.waiting().length,
      onQueue: simulation.onQueue,
      alerts: simulation.alerts,
    };
  });
}

const breakMailForever = (simulation: Simulation) => simulation.breakMail(Number.POSITIVE_INFINITY);

test.each([
  ['nobody reads the queue', { consumers: 0 }],
  ['the mail service refuses everything', { consumers: 5, trouble: breakMailForever }],
  ['a third of all calls never ends', { consumers: 5, faults: { ...noFaults, dying: 0.3 } }],
])('handles a thousand messages within the free plan while %s', async (_while, trouble) => {
  const { operationsADay, alerts } = await hoursAfter(3, 1_000, trouble);
  expect(operationsADay).toBeLessThanOrEqual(maxOperations);
  expect(alerts[0]?.text).toMatch(/^\d+ messages are delayed/);
});

test('alerts a message that no consumer takes for a day once, and puts it on the queue ten times at most', async () => {
  const { onQueue, waiting, alerts } = await hoursAfter(24, 1, { consumers: 0 });
  expect([waiting, alerts.length]).toEqual([1, 1]);
  // Queue messages follow after 5, 10, 20 … 640 and 1,280 minutes.
  expect(onQueue).toBeLessThanOrEqual(10);
});

/** `npm run bench -- chaos` uses ten thousand. */
const flood = Number(process.env.CHAOS_SEEDS ?? 0) >= 100 ? 10_000 : 500;

test(`sends 200 confirmations a day at most for ${flood} posts from different addresses`, {
  timeout: 10 * 60_000,
}, async () => {
  await simulate({}, async ({ clock, simulation }) => {
    for (let number = 0; number < flood; number += 1) {
      const email = `asha${number}@gmail.com`;
      const post = inquiryPost({ email, message: `Hello ${number}` });
      clock.schedule(number * 2_000, () => void simulation.fetch(post));
    }
    await clock.runUntil(clock.now() + 6 * hour);
    expect(simulation.rows()).toHaveLength(flood);
    expect(simulation.confirmations).toHaveLength(200);
    const confirmed = simulation.history().filter(({ what }) => /confirmed$/.test(String(what)));
    expect(confirmed).toHaveLength(flood);
  });
});
