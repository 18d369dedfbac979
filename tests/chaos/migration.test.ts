/** Rows from before each later migration keep their data and continue to work. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { scheduleSweeps, simulate } from './simulation.ts';

const now = Date.UTC(2026, 10, 18, 12);
const minute = 60_000;
const hour = 60 * minute;

type Columns = Record<string, string | number>;

function insertSql(reference: string, state: Columns): string {
  const columns: Columns = {
    reference,
    submission: reference,
    fingerprint: reference,
    form: 'contact',
    email: 'asha@example.com',
    fields: '{"name":"Asha","email":"asha@example.com","message":"Hello"}',
    status: 'queued',
    received_at: now,
    due_at: now,
    ...state,
  };
  const values = Object.values(columns).map((value) =>
    typeof value === 'number' ? value : `'${value}'`,
  );
  return `INSERT INTO inquiries (${Object.keys(columns).join(', ')}) VALUES (${values.join(', ')});`;
}

const before = now - hour / 2;
const waiting = { received_at: before, due_at: before };
const tried = { attempts: 7, known_failures: 7 };
const failed = { ...waiting, status: 'failed', last_error: 'E_X', attempts: 31 };
const firstSchemaRows = [
  insertSql('TT-AAAA-AAA2', waiting),
  insertSql('TT-AAAA-AAA3', { ...waiting, lease_until: now + minute, attempts: 1 }),
  insertSql('TT-AAAA-AAA4', { ...waiting, due_at: now + hour, ...tried, alerted_at: now - minute }),
  insertSql('TT-AAAA-AAA5', {
    ...waiting,
    status: 'delivered',
    delivered_at: now - hour,
    attempts: 1,
  }),
  insertSql('TT-AAAA-AAA6', { ...failed, alerted_at: now - hour }),
  insertSql('TT-AAAA-AAA7', failed),
  insertSql('TT-AAAA-AAA8', { ...waiting, status: 'held', held_reason: '11 links' }),
  // Resent by the desk of that version.
  insertSql('TT-AAAA-AAA9', { due_at: 0, received_at: now - 100 * 24 * hour }),
].join('\n');

test('delivers, alerts or holds rows of the first schema as their columns say', async () => {
  await simulate({ start: now, oldRows: firstSchemaRows }, async (run) => {
    const { clock, simulation } = run;
    clock.start(simulation.consumeOutbox);
    scheduleSweeps(run, 90);
    clock.schedule(20 * minute, () => clock.start(() => simulation.runCron('0 21 * * *')));
    // The message that the old Worker put on the queue.
    clock.start(() => simulation.putOnQueue({ reference: 'TT-AAAA-AAA2' }));
    await clock.runUntil(now + 2 * hour);
    const kept = simulation.rows();
    expect(kept.map(({ reference, status, alerted_as: as }) => [reference, status, as])).toEqual([
      ['TT-AAAA-AAA2', 'delivered', null],
      ['TT-AAAA-AAA3', 'delivered', null],
      ['TT-AAAA-AAA4', 'delivered', 'delayed'],
      ['TT-AAAA-AAA5', 'delivered', null],
      ['TT-AAAA-AAA6', 'failed', 'failed'],
      ['TT-AAAA-AAA7', 'failed', 'failed'],
      ['TT-AAAA-AAA8', 'held', null],
      ['TT-AAAA-AAA9', 'delivered', 'delayed'],
    ]);
    const mailed = simulation.mails.map(({ reference, announced }) => [reference, announced]);
    expect(mailed.toSorted()).toEqual([
      ['1 message is held as spam', false],
      ['TT-AAAA-AAA2', false],
      ['TT-AAAA-AAA3', true],
      ['TT-AAAA-AAA4', false],
      ['TT-AAAA-AAA9', false],
    ]);
    // Not alerted before: the failed row, and the resent row, which waits since its receipt.
    const alerted = simulation.alerts.flatMap(({ references }) => references);
    expect(alerted.toSorted()).toEqual(['TT-AAAA-AAA7', 'TT-AAAA-AAA9']);
  });
});

const secondSchemaRows: Record<string, Columns> = {
  new: {},
  carried: { carried_until: now + minute },
  leased: { lease_until: now + minute, lease_token: 't', attempts: 1 },
  deferred: { attempts: 3, known_failures: 2, last_error: 'E_X' },
  delayed: { attempts: 7, alerted_at: now, alerted_as: 'delayed' },
  delivered: { status: 'delivered', delivered_at: now + minute, attempts: 1 },
  'with a CV': { status: 'delivered', delivered_at: now, file_key: 'k', file_name: 'cv.pdf' },
  failed: { status: 'failed', last_error: 'E_X', attempts: 31 },
  'failed, told': { status: 'failed', alerted_at: now, alerted_as: 'failed' },
  held: { status: 'held', held_reason: '11 links' },
  'held, told': { status: 'held', held_reason: 'x', held_notice_at: now },
  resent: { queued_at: now, delivered_at: now - minute, service: 'webdesign' },
  unreadable: { status: 'failed', last_error: 'unreadable', fields: '{"name":7}' },
};

/** Applies the first `count` migrations, and the others on request. */
function createDatabase(count: number) {
  const folder = path.resolve(import.meta.dirname, '../../worker/migrations');
  const migrations = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const database = new DatabaseSync(':memory:');
  database.exec(migrations.slice(0, count).join('\n'));
  return { database, migrate: () => database.exec(migrations.slice(count).join('\n')) };
}

test('keeps every column of rows from before the desk, and gives them a history and counts', () => {
  const { database, migrate } = createDatabase(2);
  for (const [reference, state] of Object.entries(secondSchemaRows)) {
    database.exec(insertSql(reference, state));
  }
  const old = database.prepare('SELECT * FROM inquiries').all();
  expect(old).toHaveLength(13);
  migrate();
  const kept = database.prepare('SELECT * FROM inquiries').all();
  expect(kept).toMatchObject(old);
  expect(
    kept.every((insertSql) => insertSql.read_at === now && insertSql.answered_at === null),
  ).toBe(true);

  const told = () =>
    database
      .prepare(
        `SELECT reference || ': ' || what || coalesce(', ' || actor, '') AS told FROM history`,
      )
      .all()
      .map((insertSql) => insertSql.told)
      .sort();
  const history = [
    'delayed: alerted',
    'delivered: delivered',
    'failed, told: alerted',
    'held, told: held',
    'held: held',
    'resent: delivered',
    'with a CV: delivered',
  ];
  expect(told()).toEqual(history);
  const weeks = database.prepare('SELECT service, received, held, failed FROM weeks').all();
  expect(weeks.map((week) => ({ ...week }))).toEqual([
    { service: '', received: 12, held: 2, failed: 3 },
    { service: 'webdesign', received: 1, held: 0, failed: 0 },
  ]);

  database.exec(`
    UPDATE inquiries SET status = 'delivered', delivered_at = ${now} WHERE reference = 'leased';
    UPDATE inquiries SET status = 'failed', last_error = 'E_Y' WHERE reference = 'deferred';
    UPDATE inquiries SET status = 'queued', queued_at = ${now}, acted_by = 'me', acted_at = ${now} WHERE reference = 'held';
    DELETE FROM inquiries WHERE reference = 'delivered'`);
  const since = ['deferred: failed', 'held: released, me', 'leased: delivered'];
  const erased = 'delivered: delivered';
  expect(told()).toEqual([...history.filter((line) => line !== erased), ...since].sort());
});

test('keeps the history from before notifications, and notifies nobody of old messages', () => {
  const { database, migrate } = createDatabase(3);
  const read = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((found) => ({ ...found }));
  for (const [reference, state] of Object.entries(secondSchemaRows)) {
    database.exec(insertSql(reference, state));
  }
  database.exec(`
    UPDATE inquiries SET answered_at = ${now}, acted_by = 'me', acted_at = ${now} WHERE reference = 'delivered';
    INSERT INTO history (id, reference, at, what, actor, detail) VALUES
      (70, 'new', ${-now}, 'note', 'me', 'It''s hidden'), (50, 'gone', ${now}, 'erased', 'me', NULL)`);
  const before = read('SELECT * FROM history ORDER BY id');
  expect(before.map(({ what }) => what)).toEqual(['held', 'held', 'answered', 'erased', 'note']);
  migrate();
  expect(read('SELECT * FROM history ORDER BY id')).toEqual(before);
  expect(read('SELECT reference FROM inquiries WHERE tell IS NOT NULL OR tell_at <= 1e15')).toEqual(
    [],
  );
  const told = JSON.stringify([{ what: 'told', detail: 'crm.example' }, { what: 'confirmed' }]);
  database.exec(`
    UPDATE inquiries SET told = '${told}' WHERE reference = 'new';
    UPDATE inquiries SET status = 'failed', last_error = 'E_X' WHERE reference = 'carried';
    ${insertSql('spam', { status: 'held', held_reason: '11 links' })}
    DELETE FROM inquiries WHERE reference = 'delivered'`);
  expect(read('SELECT reference, what, detail FROM history WHERE id > 70')).toEqual([
    { reference: 'new', what: 'told', detail: 'crm.example' },
    { reference: 'new', what: 'confirmed', detail: null },
    { reference: 'carried', what: 'failed', detail: 'E_X' },
    { reference: 'spam', what: 'held', detail: '11 links' },
  ]);
  expect(read(`SELECT * FROM history WHERE reference = 'delivered'`)).toEqual([]);
  const [plan] = read(
    'EXPLAIN QUERY PLAN SELECT reference FROM inquiries WHERE tell_at <= 1 ORDER BY tell_at',
  );
  expect(plan?.detail).toContain('inquiries_to_tell');
});

test('corrects the weekly counts of released messages, and keeps confirmations of the day', () => {
  const { database, migrate } = createDatabase(5);
  for (const reference of ['spam', 'mistake', 'older mistake']) {
    const received_at = reference === 'older mistake' ? now - 7 * 24 * hour : now;
    const state = { status: 'held', held_reason: '11 links', received_at, service: 'webdesign' };
    database.exec(insertSql(reference, state));
  }
  database.exec(`
    UPDATE inquiries SET status = 'queued', queued_at = ${now}, acted_by = 'me', acted_at = ${now}
    WHERE reference LIKE '%mistake';
    INSERT INTO confirmations (box, at) VALUES ('hash', ${now})`);
  migrate();
  const weeks = () => database.prepare('SELECT received, held FROM weeks ORDER BY week').all();
  expect(weeks()).toMatchObject([
    { received: 1, held: 0 },
    { received: 2, held: 1 },
  ]);
  database.exec(`UPDATE inquiries SET status = 'queued' WHERE reference = 'spam'`);
  database.exec(`UPDATE inquiries SET status = 'delivered', delivered_at = ${now}`);
  expect(weeks()).toMatchObject([
    { received: 1, held: 0 },
    { received: 2, held: 0 },
  ]);
  const places = database.prepare('SELECT box, at, domain FROM confirmations').all();
  expect(places).toMatchObject([{ box: 'hash', at: now, domain: null }]);
});
