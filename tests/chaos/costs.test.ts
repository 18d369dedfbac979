/** Compares the queue operations of a day of failures with the free plan's 10,000. */
import process from 'node:process';
import { expect, test } from 'vitest';
import {
  buildInquiryRequest,
  type Faults,
  noFaults,
  runSimulation,
  type Simulation,
  scheduleSweeps,
} from './simulation.ts';

const hourMs = 60 * 60 * 1_000;

interface Failure {
  faults?: Faults;
  consumerCount: number;
  breakService?: (simulation: Simulation) => void;
}

async function simulateHours(
  hours: number,
  messageCount: number,
  { faults = noFaults, consumerCount, breakService }: Failure,
) {
  return runSimulation({ faults }, async (simulationRun) => {
    const { clock, simulation } = simulationRun;
    breakService?.(simulation);
    for (let messageNumber = 0; messageNumber < messageCount; messageNumber += 1) {
      const inquiryRequest = buildInquiryRequest({ message: `Hello ${messageNumber}` });
      clock.start(async () => void (await simulation.fetch(inquiryRequest)));
    }
    simulation.startConsumers(consumerCount);
    clock.start(simulation.consumeDead);
    scheduleSweeps(simulationRun, hours * 60, 5);
    await clock.runUntil(clock.now() + (hours - 1) * hourMs);
    const operationsBefore = simulation.counts.operations;
    await clock.runUntil(clock.now() + hourMs);
    const operationsAfter = simulation.counts.operations;
    return {
      /** Assumes that each hour after the simulated hours costs as much as the last of them. */
      operationsPerDay: operationsAfter + (24 - hours) * (operationsAfter - operationsBefore),
      waiting: simulation.waiting().length,
      onQueue: simulation.onQueue,
      alerts: simulation.alerts,
    };
  });
}

const breakMailForever = (simulation: Simulation) => simulation.breakMail(Number.POSITIVE_INFINITY);

test.each([
  ['nobody reads the queue', { consumerCount: 0 }],
  ['the mail service refuses everything', { consumerCount: 5, breakService: breakMailForever }],
  ['a third of all calls never ends', { consumerCount: 5, faults: { ...noFaults, dying: 0.3 } }],
])('handles a thousand messages within the free plan while %s', async (_failureName, failure) => {
  const { operationsPerDay, alerts } = await simulateHours(3, 1_000, failure);
  expect(operationsPerDay).toBeLessThanOrEqual(10_000);
  expect(alerts[0]?.text).toMatch(/^\d+ messages are delayed/);
});

test('alerts once about a message that no consumer takes for a day, and puts it on the queue ten times at most', async () => {
  const dayCosts = await simulateHours(24, 1, { consumerCount: 0 });
  expect([dayCosts.waiting, dayCosts.alerts.length]).toEqual([1, 1]);
  // Queue messages follow after 5, 10, 20 … 640 and 1,280 minutes.
  expect(dayCosts.onQueue).toBeLessThanOrEqual(10);
});

/** `npm run bench -- chaos` sends ten thousand posts. */
const postCount = Number(process.env.CHAOS_SEEDS ?? 0) >= 100 ? 10_000 : 500;

test(`sends 200 confirmations a day at most for ${postCount} posts from different addresses`, {
  timeout: 10 * 60_000,
}, async () => {
  await runSimulation({}, async ({ clock, simulation }) => {
    for (let postNumber = 0; postNumber < postCount; postNumber += 1) {
      const email = `asha${postNumber}@gmail.com`;
      const inquiryRequest = buildInquiryRequest({ email, message: `Hello ${postNumber}` });
      clock.schedule(postNumber * 2_000, () => void simulation.fetch(inquiryRequest));
    }
    await clock.runUntil(clock.now() + 6 * hourMs);
    expect(simulation.rows()).toHaveLength(postCount);
    expect(simulation.confirmations).toHaveLength(200);
    const eventKinds = simulation.history().map(({ what }) => String(what));
    expect(eventKinds.filter((kind) => kind.endsWith('confirmed'))).toHaveLength(postCount);
  });
});
