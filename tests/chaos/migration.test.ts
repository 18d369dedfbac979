/** The rows of the Worker before its newest migration. */
import { expect, test } from 'vitest';
import { createChance, createClock } from './clock.ts';
import { createSimulation, type Faults, simulated } from './simulation.ts';

const none: Faults = { failing: 0, dying: 0, slowMail: 0, twice: 0 };
const now = Date.UTC(2026, 10, 2, 15);
const hour = 60 * 60 * 1_000;

function row(reference: string, state: Record<string, string | number>): string {
  const columns = {
    reference,
    submission: reference,
    fingerprint: reference,
    form: 'contact',
    email: 'asha@example.com',
    fields: '{"name":"Asha","email":"asha@example.com","message":"Hello"}',
    status: 'queued',
    received_at: now - hour / 2,
    due_at: now - hour / 2,
    ...state,
  };
  const values = Object.values(columns).map((value) =>
    typeof value === 'number' ? value : `'${value}'`,
  );
  return `INSERT INTO inquiries (${Object.keys(columns).join(', ')}) VALUES (${values.join(', ')});`;
}

const before = [
  row('CC-AAAA-AAA2', {}),
  row('CC-AAAA-AAA3', { lease_until: now + 60_000, attempts: 1 }),
  row('CC-AAAA-AAA4', {
    due_at: now + hour,
    attempts: 7,
    known_failures: 7,
    alerted_at: now - 60_000,
  }),
  row('CC-AAAA-AAA5', { status: 'delivered', delivered_at: now - hour, attempts: 1 }),
  row('CC-AAAA-AAA6', {
    status: 'failed',
    last_error: 'E_X',
    attempts: 31,
    alerted_at: now - hour,
  }),
  row('CC-AAAA-AAA7', { status: 'failed', last_error: 'E_X', attempts: 31 }),
  row('CC-AAAA-AAA8', { status: 'held', held_reason: '11 links' }),
  // As the owner's desk resent it.
  row('CC-AAAA-AAA9', { due_at: 0, received_at: now - 100 * 24 * hour }),
].join('\n');

test('After the migration, rows in every old state are delivered, kept, alerted and held as they should be', async () => {
  const chance = createChance(1);
  const clock = createClock(now);
  const simulation = createSimulation(clock, chance, none, before);
  await simulated({ clock, chance, simulation }, async () => {
    clock.start(simulation.consumeOutbox);
    for (let minutes = 0; minutes <= 90; minutes += 5) {
      clock.schedule(minutes * 60_000, () => clock.start(() => simulation.runCron('*/5 * * * *')));
    }
    clock.schedule(20 * 60_000, () => clock.start(() => simulation.runCron('0 21 * * *')));
    // The message that the old Worker had put on the queue.
    clock.start(() => simulation.putOnQueue({ reference: 'CC-AAAA-AAA2' }));
    await clock.runUntil(now + 2 * hour);
    expect(
      simulation.rows().map((row) => `${row.reference} ${row.status} ${row.alerted_as}`),
    ).toEqual([
      'CC-AAAA-AAA2 delivered null',
      'CC-AAAA-AAA3 delivered null',
      'CC-AAAA-AAA4 delivered delayed',
      'CC-AAAA-AAA5 delivered null',
      'CC-AAAA-AAA6 failed failed',
      'CC-AAAA-AAA7 failed failed',
      'CC-AAAA-AAA8 held null',
      'CC-AAAA-AAA9 delivered delayed',
    ]);
    expect(
      simulation.mails
        .map(({ reference, announced }) => `${reference}${announced ? ' announced' : ''}`)
        .toSorted(),
    ).toEqual([
      '1 message is held as spam',
      'CC-AAAA-AAA2',
      'CC-AAAA-AAA3 announced',
      'CC-AAAA-AAA4',
      'CC-AAAA-AAA9',
    ]);
    // Not alerted before: the one that failed, and the one that the desk resent, which waits since its reception.
    expect(simulation.alerts.flatMap(({ references }) => references).toSorted()).toEqual([
      'CC-AAAA-AAA7',
      'CC-AAAA-AAA9',
    ]);
  });
});
