/** The queue operations of a day of trouble; a free plan has 10,000 a day. */
import { expect, test } from 'vitest';
import { createChance, createClock } from './clock.ts';
import { createSimulation, type Faults, type Simulation, simulated, site } from './simulation.ts';

const hour = 60 * 60 * 1_000;
const freePlan = 10_000;
const none: Faults = { failing: 0, dying: 0, slowMail: 0, twice: 0 };

/** The first hours after so many messages, with a sweep every five minutes. */
async function hoursAfter(
  hours: number,
  messages: number,
  {
    faults = none,
    consumers,
    trouble,
  }: { faults?: Faults; consumers: number; trouble?: (simulation: Simulation) => void },
) {
  const chance = createChance(1);
  const clock = createClock(Date.UTC(2026, 10, 2, 15));
  const simulation = createSimulation(clock, chance, faults);
  return simulated({ clock, chance, simulation }, async () => {
    trouble?.(simulation);
    for (let number = 0; number < messages; number += 1) {
      clock.start(() => post(simulation, number));
    }
    for (let consumer = 0; consumer < consumers; consumer += 1) {
      clock.start(simulation.consumeOutbox);
    }
    clock.start(simulation.consumeDead);
    for (let minutes = 5; minutes <= hours * 60; minutes += 5) {
      clock.schedule(minutes * 60_000, () => clock.start(() => simulation.runCron('*/5 * * * *')));
    }
    await clock.runUntil(clock.now() + (hours - 1) * hour);
    const before = simulation.counts.operations;
    await clock.runUntil(clock.now() + hour);
    const { operations } = simulation.counts;
    return {
      /** Every further hour costs what the last one did. */
      operationsADay: operations + (24 - hours) * (operations - before),
      waiting: simulation.waiting().length,
      onQueue: simulation.onQueue,
      alerts: simulation.alerts,
    };
  });
}

async function post(simulation: Simulation, number: number): Promise<void> {
  await simulation.fetch(
    new Request(`${site}/api/v1/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Asha',
        email: 'asha@example.com',
        phoneNumber: '9876543210',
        message: `Hello ${number}`,
      }),
    }),
  );
}

test.each([
  ['nobody reads the queue', { consumers: 0 }],
  [
    'the mail service refuses everything',
    {
      consumers: 5,
      trouble: (simulation: Simulation) => simulation.breakMail(Number.POSITIVE_INFINITY),
    },
  ],
  ['a third of all calls never ends', { consumers: 5, faults: { ...none, dying: 0.3 } }],
])(
  'While %s, a day with a thousand messages costs less than a free plan has',
  { timeout: 60_000 },
  async (_while, trouble) => {
    const { operationsADay, alerts } = await hoursAfter(3, 1_000, trouble);
    expect(operationsADay).toBeLessThanOrEqual(freePlan);
    expect(alerts[0]?.text).toMatch(/^\d+ messages are delayed/);
  },
);

test('A message that no consumer takes for a day is alerted once, and is put on the queue a few times, not with every sweep', async () => {
  const { onQueue, waiting, alerts } = await hoursAfter(24, 1, { consumers: 0 });
  expect([waiting, alerts.length]).toEqual([1, 1]);
  // Each counts as in flight for as long as the row has waited: 5, 10, 20 … 640, 1,280 minutes.
  expect(onQueue).toBeLessThanOrEqual(10);
});
