/**
 * One message's whole way, with one call failing: each call of each dependency in turn, before it has
 * done anything or after all is done, once or for as long as anybody tries it again.
 */
import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { delayAfter, jitter, maxAttempts, retention } from '../../worker/limits.ts';
import {
  type Fault,
  faultyBucketBy,
  faultyDatabaseBy,
  faultyMailBy,
  faultyQueueBy,
  type Moment,
} from './support/faulty.ts';
import { createHarness, type Harness, passTime, rows, storedFiles } from './support/harness.ts';
import { application, applicationPost, pdf } from './support/posts.ts';

const submission = '0b6f9c1e-6a53-4d0c-9f0e-3c7a1de2b111';

function withFault(harness: Harness, fault: Fault): void {
  const { DB, FILES, OUTBOX, MAIL } = harness.env;
  harness.env.DB = faultyDatabaseBy(DB, fault);
  harness.env.FILES = faultyBucketBy(FILES, fault);
  harness.env.OUTBOX = faultyQueueBy(OUTBOX, fault);
  harness.env.MAIL = faultyMailBy(MAIL, fault);
}

/** What a call is, so that its repetitions fail with it. */
function nameOf(method: string, about: string): string {
  return about === '' ? method : about.trim().slice(0, 40);
}

async function sendAndDeliver(harness: Harness): Promise<number> {
  const post = () =>
    harness.fetch(applicationPost(pdf(), { fields: { ...application, submission } }));
  const { status } = await post();
  // A visitor who reads that it may have failed sends it again.
  const last = status === 503 ? (await post()).status : status;
  await harness.deliverOnce();
  await harness.deliverOnce();
  await harness.sweep();
  await harness.daily();
  await harness.deliverOnce();
  return last;
}

async function recover(harness: Harness): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    passTime(delayAfter(maxAttempts) * (1 + jitter) * 1_000 + 1_000);
    await harness.sweep();
    await harness.deliverOnce();
  }
}

async function callsOfOneMessage(): Promise<string[]> {
  const calls: string[] = [];
  const harness = createHarness();
  withFault(harness, (method, about) => {
    calls.push(nameOf(method, about));
    return null;
  });
  expect(await sendAndDeliver(harness)).toBe(200);
  return calls;
}

async function expectNothingLost(harness: Harness, accepted: boolean): Promise<void> {
  const kept = await rows();
  if (!accepted) {
    expect(
      harness.mails.filter(({ subject }) => subject.includes('CC-')).length,
    ).toBeLessThanOrEqual(kept.length);
    return;
  }
  expect(kept).toMatchObject([{ status: 'delivered' }]);
  expect(await storedFiles()).toContain(kept[0]?.file_key);
  const mails = harness.mails.filter(({ subject }) => subject.includes('CC-'));
  const announced = mails.filter(({ text }) => text?.includes('You may already have this message'));
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.length - announced.length).toBeLessThanOrEqual(1);
  for (const { attachments } of mails) expect(attachments).toHaveLength(1);
  passTime(retention.orphanedFile + 60_000);
  await createHarness().daily();
  expect(await storedFiles()).toEqual([kept[0]?.file_key]);
}

test('Whichever call fails, before or after its work, once or each time, nothing is lost', {
  timeout: 120_000,
}, async () => {
  const calls = await callsOfOneMessage();
  const distinct = [...new Set(calls)];
  expect(distinct.length, 'calls of one message').toBeGreaterThan(12);
  for (const name of distinct) {
    for (const moment of ['before', 'after'] satisfies Moment[]) {
      for (const times of [1, 4]) {
        await bindings.DB.exec('DELETE FROM inquiries');
        await bindings.FILES.delete(await storedFiles());
        const harness = createHarness();
        let left = times;
        withFault(harness, (method, about) => {
          if (left === 0 || nameOf(method, about) !== name) return null;
          left -= 1;
          return moment;
        });
        const status = await sendAndDeliver(harness);
        left = 0;
        await recover(harness);
        await expectNothingLost(harness, status === 200).catch((error: Error) => {
          throw new Error(`${name}, ${moment}, ${times} times: ${error.message}`);
        });
      }
    }
  }
});
