import { expect, test } from 'vitest';
import { claimDueRows } from '../../worker/delivery/claim.ts';
import { createOutcomeWriter, type Outcome } from '../../worker/delivery/outcomes.ts';
import type { Database } from '../../worker/env.ts';
import { faultyDatabase } from './support/faulty.ts';
import { createHarness } from './support/harness.ts';
import { sendInquiries } from './support/posts.ts';
import { readRows } from './support/stores.ts';

async function prepareOutcomes() {
  const { env } = createHarness();
  const references = await sendInquiries(createHarness(), 3);
  const { token } = await claimDueRows(env.DB, references, Date.now());
  const outcomes = references.map((reference) => ({ reference, status: 'delivered' as const }));
  const preparedQueries: string[] = [];
  const database: Database = {
    prepare: (sql) => {
      preparedQueries.push(sql);
      return env.DB.prepare(sql);
    },
  };
  return { database, preparedQueries, token, outcomes: outcomes as [Outcome, Outcome, Outcome] };
}

async function expectAllDelivered() {
  const deliveredRow = expect.objectContaining({ status: 'delivered' });
  expect(await readRows()).toEqual([deliveredRow, deliveredRow, deliveredRow]);
}

test('writes simultaneous outcomes together and a later outcome separately', async () => {
  const { database, preparedQueries, token, outcomes } = await prepareOutcomes();
  const writeOutcome = createOutcomeWriter(database, token, { count: 3, mayWrite: () => true });
  await Promise.all([writeOutcome(outcomes[0]), writeOutcome(outcomes[1])]);
  await writeOutcome(outcomes[2]);
  expect(preparedQueries).toHaveLength(2);
  await expectAllDelivered();
});

test('writes all outcomes together with the last outcome when few calls are left', async () => {
  const { database, preparedQueries, token, outcomes } = await prepareOutcomes();
  const writeOutcome = createOutcomeWriter(database, token, { count: 3, mayWrite: () => false });
  await writeOutcome(outcomes[0]);
  await writeOutcome(outcomes[1]);
  expect(preparedQueries).toHaveLength(0);
  await writeOutcome(outcomes[2]);
  expect(preparedQueries).toHaveLength(1);
  await expectAllDelivered();
});

test('writes the next group of outcomes when one group fails, and keeps the failed rows leased', async () => {
  const { database, token, outcomes } = await prepareOutcomes();
  const failingDatabase = faultyDatabase(database, () => true, 3);
  const writerOptions = { count: 2, mayWrite: () => true };
  const writeOutcome = createOutcomeWriter(failingDatabase, token, writerOptions);
  await writeOutcome(outcomes[0]);
  await writeOutcome(outcomes[1]);
  const rowsByReference = new Map((await readRows()).map((row) => [row.reference, row]));
  const leasedColumns = { status: 'queued', lease_token: token };
  expect(rowsByReference.get(outcomes[0].reference)).toMatchObject(leasedColumns);
  expect(rowsByReference.get(outcomes[1].reference)).toMatchObject({ status: 'delivered' });
});
