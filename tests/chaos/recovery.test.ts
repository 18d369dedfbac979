/** Delivers a hundred overdue rows within the free plan's calls per invocation. */
import { expect, test } from 'vitest';
import {
  buildApplicationRequest,
  buildInquiryRequest,
  type Faults,
  noFaults,
  runSimulation,
  scheduleSweeps,
} from './simulation.ts';

const minuteMs = 60_000;
const messageCount = 100;

function buildMessageRequest(messageNumber: number, withCv = false): Request {
  const visitorEmail = `asha${messageNumber}@example.com`;
  return withCv
    ? buildApplicationRequest({ email: visitorEmail }, `%PDF-1.7 ${messageNumber}`)
    : buildInquiryRequest({ message: `Hello ${messageNumber}` });
}

interface RecoverySetting {
  withCv?: boolean;
  faults?: Faults;
  /** The mail service refuses everything for these minutes after the queue is lost. */
  mailDownMinutes?: number;
  /** The summary follows these minutes after the first sweep. */
  runMinutes?: number;
}

/** Stores the messages and loses the queue before sweeps and consumers start. */
async function simulateRecovery({
  withCv,
  faults,
  mailDownMinutes = 0,
  runMinutes = 4,
}: RecoverySetting) {
  return runSimulation({ faults: faults ?? noFaults }, async (simulationRun) => {
    const { clock, simulation } = simulationRun;
    for (let messageNumber = 0; messageNumber < messageCount; messageNumber += 1) {
      const messageRequest = buildMessageRequest(messageNumber, withCv);
      clock.start(async () => void (await simulation.fetch(messageRequest)));
    }
    await clock.runUntil(clock.now() + 6 * minuteMs);
    simulation.loseQueue();
    simulation.breakMail(clock.now() + mailDownMinutes * minuteMs);
    simulation.counts.batches = 0;
    simulation.startConsumers(5);
    scheduleSweeps(simulationRun, runMinutes - 1);
    await clock.runUntil(clock.now() + runMinutes * minuteMs);
    const { mails, counts: runCounts } = simulation;
    const inquiryRows = simulation.rows();
    return {
      rounds: runCounts.batches,
      mostCalls: runCounts.mostCalls,
      refusedCalls: runCounts.refused,
      tried: inquiryRows.filter(({ attempts }) => Number(attempts) > 0).length,
      delivered: inquiryRows.filter(({ status }) => status === 'delivered').length,
      mails: mails.length,
      twice: mails.length - new Set(mails.map(({ reference }) => reference)).size,
      announced: mails.filter(({ announced }) => announced).length,
    };
  });
}

const expectedSummary = { delivered: 100, mails: 100, twice: 0, announced: 0, refusedCalls: 0 };

test.each<[string, number, RecoverySetting]>([
  ['without a CV', 6, {}],
  ['with a CV', 12, { withCv: true }],
])(
  'mails a hundred waiting messages %s once each, in %i batches at most',
  async (messageKind, maxBatches, recoverySetting) => {
    const recoverySummary = await simulateRecovery(recoverySetting);
    console.log(`recovery, ${messageKind}: ${JSON.stringify(recoverySummary)}`);
    expect(recoverySummary).toMatchObject(expectedSummary);
    expect(recoverySummary.rounds).toBeLessThanOrEqual(maxBatches);
    expect(recoverySummary.mostCalls).toBeLessThanOrEqual(50);
  },
);

test('tries all hundred messages in one sweep while mail is refused, and mails each once when mail works again', async () => {
  const outageSummary = await simulateRecovery({ mailDownMinutes: 60 });
  console.log(`recovery, mail refused: ${JSON.stringify(outageSummary)}`);
  expect(outageSummary).toMatchObject({ tried: messageCount, mails: 0, refusedCalls: 0 });
  expect(outageSummary.rounds).toBeLessThanOrEqual(6);
  const afterOutageSummary = await simulateRecovery({ mailDownMinutes: 60, runMinutes: 180 });
  console.log(`recovery, mail mended: ${JSON.stringify(afterOutageSummary)}`);
  expect(afterOutageSummary).toMatchObject(expectedSummary);
});

test('stays within the call limit of an invocation when a tenth of all calls fails', async () => {
  const faults = { ...noFaults, failing: 0.1 };
  const recoverySummary = await simulateRecovery({ withCv: true, faults, runMinutes: 600 });
  console.log(`recovery, faults: ${JSON.stringify(recoverySummary)}`);
  expect(recoverySummary).toMatchObject({ delivered: messageCount, refusedCalls: 0 });
  expect(recoverySummary.mails - recoverySummary.announced).toBeLessThanOrEqual(messageCount);
});
