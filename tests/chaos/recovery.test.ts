/** Compares a hundred or a thousand waiting messages with the limits of the free plan. */
import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '../worker/support/time.ts';
import { applicationPost, inquiryPost, noFaults, type Run, simulate } from './simulation.ts';

function scheduleMessages({ clock, simulation }: Run, messageCount: number, withCv = false): void {
  for (let index = 0; index < messageCount; index += 1) {
    const messageRequest = withCv
      ? applicationPost({ email: `asha${index}@example.com` }, `%PDF-1.7 ${index}`)
      : inquiryPost({ message: `Hello ${index}` });
    clock.schedule(0, () => simulation.fetch(messageRequest));
  }
}

/**
 * Stores a hundred messages and loses the queue before sweeps and consumers start. The mail service
 * refuses everything for `mailDownMinutes`; the summary is of the state after `runMinutes`.
 */
function simulateRecovery({ withCv = false, mailDownMinutes = 0, runMinutes = 4 }) {
  return simulate({}, async (simulationRun) => {
    const { clock, simulation } = simulationRun;
    scheduleMessages(simulationRun, 100, withCv);
    await clock.runUntilTime(clock.now() + 6 * minuteMs);
    simulation.loseQueue();
    simulation.breakMail(clock.now() + mailDownMinutes * minuteMs);
    simulation.counts.batches = 0;
    simulation.startConsumers(5);
    clock.scheduleEvery(5 * minuteMs, simulation.sweep, 0);
    await clock.runUntilTime(clock.now() + runMinutes * minuteMs);
    const { mails, counts } = simulation;
    expect(counts.mostCalls).toBeLessThanOrEqual(50);
    const inquiryRows = simulation.rows();
    return {
      rounds: counts.batches,
      tried: inquiryRows.filter(({ attempts }) => Number(attempts) > 0).length,
      delivered: inquiryRows.filter(({ status }) => status === 'delivered').length,
      mails: mails.length,
      twice: mails.length - new Set(mails.map(({ reference }) => reference)).size,
      announced: mails.filter(({ announced }) => announced).length,
    };
  });
}

const expectedSummary = { delivered: 100, mails: 100, twice: 0, announced: 0 };

test.each([
  ['without a CV', 6, false],
  ['with a CV', 12, true],
])('mails a hundred messages %s once, in %i batches at most', async (_case, maxBatches, withCv) => {
  const recoverySummary = await simulateRecovery({ withCv });
  expect(recoverySummary).toMatchObject(expectedSummary);
  expect(recoverySummary.rounds).toBeLessThanOrEqual(maxBatches);
});

test('tries all hundred messages in one sweep while mail is refused, and mails each once when mail works again', async () => {
  const summaryOfOutage = await simulateRecovery({ mailDownMinutes: 60 });
  expect(summaryOfOutage).toMatchObject({ tried: 100, mails: 0 });
  expect(summaryOfOutage.rounds).toBeLessThanOrEqual(6);
  const laterSummary = await simulateRecovery({ mailDownMinutes: 60, runMinutes: 180 });
  expect(laterSummary).toMatchObject(expectedSummary);
});

const usualConditions = { faults: noFaults, consumerCount: 5, mailDownUntilMs: 0 };
test.each([
  ['nobody reads the queue', { ...usualConditions, consumerCount: 0 }],
  ['the mail service refuses everything', { ...usualConditions, mailDownUntilMs: 1e15 }],
  ['a third of all calls never ends', { ...usualConditions, faults: { ...noFaults, dying: 0.3 } }],
])('takes under 10,000 queue operations for 1,000 messages while %s', async (_case, conditions) => {
  await simulate(conditions, async (simulationRun) => {
    const { clock, simulation } = simulationRun;
    simulation.breakMail(conditions.mailDownUntilMs);
    scheduleMessages(simulationRun, 1_000);
    simulation.startConsumers(conditions.consumerCount);
    clock.scheduleEvery(5 * minuteMs, simulation.sweep);
    await clock.runUntilTime(clock.now() + 2 * hourMs);
    const { operations: countAfterTwoHours } = simulation.counts;
    await clock.runUntilTime(clock.now() + hourMs);
    const { operations: countAfterThreeHours } = simulation.counts;
    // Each later hour takes as many queue operations as this third hour, so the test ends here.
    const countPerDay = countAfterThreeHours + 21 * (countAfterThreeHours - countAfterTwoHours);
    expect(countPerDay).toBeLessThanOrEqual(10_000);
    expect(simulation.alerts[0]?.text).toMatch(/^\d+ messages are delayed/);
  });
});
