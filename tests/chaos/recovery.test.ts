/** Delivers a hundred overdue rows within the free plan's calls per invocation. */
import { expect, test } from 'vitest';
import {
  applicationPost,
  type Faults,
  inquiryPost,
  noFaults,
  type Simulation,
  scheduleSweeps,
  simulate,
} from './simulation.ts';

const minute = 60_000;
const messages = 100;

function post(number: number, withCv: boolean): Request {
  const email = `asha${number}@example.com`;
  return withCv
    ? applicationPost({ email }, `%PDF-1.7 ${number}`)
    : inquiryPost({ message: `Hello ${number}` });
}

interface Trouble {
  withCv?: boolean;
  faults?: Faults;
  /** Minutes after the first sweep in which the mail service refuses everything. */
  mailDown?: number;
  /** Minutes between the first sweep and the summary. */
  after?: number;
}

/** Stores the messages and loses the queue before sweeps and consumers start. */
async function recover({ withCv = false, faults = noFaults, mailDown = 0, after = 4 }: Trouble) {
  return simulate({ faults }, async (run) => {
    const { clock, simulation } = run;
    for (let number = 0; number < messages; number += 1) {
      clock.start(async () => void (await simulation.fetch(post(number, withCv))));
    }
    await clock.runUntil(clock.now() + 6 * minute);
    simulation.loseQueue();
    simulation.breakMail(clock.now() + mailDown * minute);
    simulation.counts.batches = 0;
    for (let consumerCount = 0; consumerCount < 5; consumerCount += 1) {
      clock.start(simulation.consumeOutbox);
    }
    scheduleSweeps(run, after - 1);
    await clock.runUntil(clock.now() + after * minute);
    return summaryOf(simulation);
  });
}

function summaryOf({ rows, mails, counts }: Simulation) {
  const references = mails.map(({ reference }) => reference);
  return {
    rounds: counts.batches,
    mostCalls: counts.mostCalls,
    refusedCalls: counts.refused,
    tried: rows().filter(({ attempts }) => Number(attempts) > 0).length,
    delivered: rows().filter(({ status }) => status === 'delivered').length,
    mails: references.length,
    twice: references.length - new Set(references).size,
    announced: mails.filter(({ announced }) => announced).length,
  };
}

const once = { delivered: messages, mails: messages, twice: 0, announced: 0, refusedCalls: 0 };

test.each<[string, number, Trouble]>([
  ['without a CV', 6, {}],
  ['with a CV', 12, { withCv: true }],
])(
  'mails a hundred waiting messages %s once each, in %i batches at most',
  async (what, most, trouble) => {
    const summary = await recover(trouble);
    console.log(`recovery, ${what}: ${JSON.stringify(summary)}`);
    expect(summary).toMatchObject(once);
    expect(summary.rounds).toBeLessThanOrEqual(most);
    expect(summary.mostCalls).toBeLessThanOrEqual(50);
  },
);

test('tries all hundred messages in one sweep while mail is refused, and mails each once when it works again', async () => {
  const refused = await recover({ mailDown: 60 });
  console.log(`recovery, mail refused: ${JSON.stringify(refused)}`);
  expect(refused).toMatchObject({ tried: messages, mails: 0, refusedCalls: 0 });
  expect(refused.rounds).toBeLessThanOrEqual(6);
  const mended = await recover({ mailDown: 60, after: 180 });
  console.log(`recovery, mail mended: ${JSON.stringify(mended)}`);
  expect(mended).toMatchObject(once);
});

test('stays within the call limit of an invocation when a tenth of all calls fails', async () => {
  const faults = { ...noFaults, failing: 0.1 };
  const summary = await recover({ withCv: true, faults, after: 600 });
  console.log(`recovery, faults: ${JSON.stringify(summary)}`);
  expect(summary).toMatchObject({ delivered: messages, refusedCalls: 0 });
  expect(summary.mails - summary.announced).toBeLessThanOrEqual(messages);
});
