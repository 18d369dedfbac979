import { expect, test } from 'vitest';
import { claimDueRows } from '../../worker/delivery/claim.ts';
import { createOutcomeWriter } from '../../worker/delivery/outcomes.ts';
import type { Database } from '../../worker/env.ts';
import { faultyDatabase } from './support/faulty.ts';
import { createHarness, readRows } from './support/harness.ts';
import { sendInquiries } from './support/posts.ts';

const allowAllWrites = () => true;
const deliveredStatus = 'delivered' as const;

async function prepareOutcomes() {
  const { env } = createHarness();
  const references = await sendInquiries(createHarness(), 3);
  const { token: leaseToken } = await claimDueRows(env.DB, references, Date.now());
  const [firstOutcome, secondOutcome, thirdOutcome] = references.map((reference) => ({
    reference,
    status: deliveredStatus,
  }));
  if (!firstOutcome || !secondOutcome || !thirdOutcome) {
    throw new Error('Three outcomes are expected.');
  }
  const preparedQueries: string[] = [];
  const recordingDatabase: Database = {
    prepare: (sql) => {
      preparedQueries.push(sql);
      return env.DB.prepare(sql);
    },
  };
  const outcomes = [firstOutcome, secondOutcome, thirdOutcome] as const;
  return { database: recordingDatabase, preparedQueries, token: leaseToken, outcomes };
}

async function countDeliveredRows() {
  return (await readRows()).filter((row) => row.status === deliveredStatus).length;
}

test('writes simultaneous outcomes together and a later outcome separately', async () => {
  const { database, preparedQueries, token, outcomes } = await prepareOutcomes();
  const writeOutcome = createOutcomeWriter(database, token, { count: 3, mayWrite: allowAllWrites });
  await Promise.all([writeOutcome(outcomes[0]), writeOutcome(outcomes[1])]);
  await writeOutcome(outcomes[2]);
  expect(preparedQueries).toHaveLength(2);
  expect(await countDeliveredRows()).toBe(3);
});

test('writes all outcomes together with the last outcome when few calls are left', async () => {
  const { database, preparedQueries, token, outcomes } = await prepareOutcomes();
  const writeOutcome = createOutcomeWriter(database, token, { count: 3, mayWrite: () => false });
  await writeOutcome(outcomes[0]);
  await writeOutcome(outcomes[1]);
  expect(preparedQueries).toHaveLength(0);
  await writeOutcome(outcomes[2]);
  expect(preparedQueries).toHaveLength(1);
  expect(await countDeliveredRows()).toBe(3);
});

test('writes the next group of outcomes when one group fails, and keeps the failed rows leased', async () => {
  const { database, token, outcomes } = await prepareOutcomes();
  const failingDatabase = faultyDatabase(database, () => true, 3);
  const writeOutcome = createOutcomeWriter(failingDatabase, token, {
    count: 2,
    mayWrite: allowAllWrites,
  });
  await writeOutcome(outcomes[0]);
  await writeOutcome(outcomes[1]);
  expect(await readRows()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...outcomes[0], status: 'queued', lease_token: token }),
      expect.objectContaining({ reference: outcomes[1].reference, status: 'delivered' }),
    ]),
  );
});
