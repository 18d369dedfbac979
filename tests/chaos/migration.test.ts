/** Rows from before each later migration keep their data and continue to work. */
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '../worker/support/time.ts';
import { migrationSqls, simulate } from './simulation.ts';

const nowMs = Date.UTC(2026, 10, 18, 12);

type Columns = Record<string, string | number>;

function buildInsertSql(reference: string, stateColumns: Columns): string {
  const valueByColumn: Columns = {
    reference,
    submission: reference,
    fingerprint: reference,
    form: 'contact',
    email: 'asha@example.com',
    fields: '{"name":"Asha","email":"asha@example.com","message":"Hello"}',
    status: 'queued',
    received_at: nowMs,
    due_at: nowMs,
    ...stateColumns,
  };
  const quotedValues = Object.values(valueByColumn).map((value) => `'${value}'`);
  return `INSERT INTO inquiries (${Object.keys(valueByColumn)}) VALUES (${quotedValues});`;
}

const halfHourAgoMs = nowMs - hourMs / 2;
const waitingColumns = { received_at: halfHourAgoMs, due_at: halfHourAgoMs };
const delayedColumns = { attempts: 7, known_failures: 7, alerted_at: nowMs - minuteMs };
const deliveredColumns = { status: 'delivered', delivered_at: nowMs - hourMs, attempts: 1 };
const failedRowValues = { ...waitingColumns, status: 'failed', last_error: 'E_X', attempts: 31 };
const firstSchemaRowsSql = [
  buildInsertSql('TT-AAAA-AAA2', waitingColumns),
  buildInsertSql('TT-AAAA-AAA3', { ...waitingColumns, lease_until: nowMs + minuteMs, attempts: 1 }),
  buildInsertSql('TT-AAAA-AAA4', { ...waitingColumns, ...delayedColumns, due_at: nowMs + hourMs }),
  buildInsertSql('TT-AAAA-AAA5', { ...waitingColumns, ...deliveredColumns }),
  buildInsertSql('TT-AAAA-AAA6', { ...failedRowValues, alerted_at: nowMs - hourMs }),
  buildInsertSql('TT-AAAA-AAA7', failedRowValues),
  buildInsertSql('TT-AAAA-AAA8', { ...waitingColumns, status: 'held', held_reason: '11 links' }),
  // The desk of that version resent this message.
  buildInsertSql('TT-AAAA-AAA9', { due_at: 0, received_at: nowMs - 100 * 24 * hourMs }),
].join('\n');

test('delivers, alerts or holds rows of the first schema as their columns say', async () => {
  const options = { start: nowMs, oldRowsSql: firstSchemaRowsSql };
  await simulate(options, async ({ clock, simulation }) => {
    simulation.startConsumers(1);
    clock.scheduleEvery(5 * minuteMs, simulation.sweep, 0);
    clock.schedule(20 * minuteMs, simulation.daily);
    // The old Worker put this message on the queue.
    simulation.enqueue({ reference: 'TT-AAAA-AAA2' });
    await clock.runUntilTime(nowMs + 2 * hourMs);
    expect(simulation.rows().map((row) => [row.reference, row.status, row.alerted_as])).toEqual([
      ['TT-AAAA-AAA2', 'delivered', null],
      ['TT-AAAA-AAA3', 'delivered', null],
      ['TT-AAAA-AAA4', 'delivered', 'delayed'],
      ['TT-AAAA-AAA5', 'delivered', null],
      ['TT-AAAA-AAA6', 'failed', 'failed'],
      ['TT-AAAA-AAA7', 'failed', 'failed'],
      ['TT-AAAA-AAA8', 'held', null],
      ['TT-AAAA-AAA9', 'delivered', 'delayed'],
    ]);
    expect(simulation.mails.map((mail) => [mail.reference, mail.announced]).toSorted()).toEqual([
      ['1 message is held as spam', false],
      ['TT-AAAA-AAA2', false],
      ['TT-AAAA-AAA3', true],
      ['TT-AAAA-AAA4', false],
      ['TT-AAAA-AAA9', false],
    ]);
    // The old Worker had not alerted the failed row AAA7 or the resent row.
    const alertedReferences = simulation.alerts.flatMap(({ references }) => references);
    expect(alertedReferences.toSorted()).toEqual(['TT-AAAA-AAA7', 'TT-AAAA-AAA9']);
  });
});

const secondSchemaRows: Record<string, Columns> = {
  new: {},
  carried: { carried_until: nowMs + minuteMs },
  leased: { lease_until: nowMs + minuteMs, lease_token: 't', attempts: 1 },
  deferred: { attempts: 3, known_failures: 2, last_error: 'E_X' },
  delayed: { attempts: 7, alerted_at: nowMs, alerted_as: 'delayed' },
  delivered: { status: 'delivered', delivered_at: nowMs + minuteMs, attempts: 1 },
  'with a CV': { status: 'delivered', delivered_at: nowMs, file_key: 'k', file_name: 'cv.pdf' },
  failed: { status: 'failed', last_error: 'E_X', attempts: 31 },
  'failed, told': { status: 'failed', alerted_at: nowMs, alerted_as: 'failed' },
  held: { status: 'held', held_reason: '11 links' },
  'held, told': { status: 'held', held_reason: 'x', held_notice_at: nowMs },
  resent: { queued_at: nowMs, delivered_at: nowMs - minuteMs, service: 'webdesign' },
  unreadable: { status: 'failed', last_error: 'unreadable', fields: '{"name":7}' },
};

function createOldDatabase(migrationCount: number, rows: Record<string, Columns>) {
  const database = new DatabaseSync(':memory:');
  database.exec(migrationSqls.slice(0, migrationCount).join('\n'));
  for (const [reference, stateColumns] of Object.entries(rows)) {
    database.exec(buildInsertSql(reference, stateColumns));
  }
  return {
    database,
    applyLaterMigrations: () => database.exec(migrationSqls.slice(migrationCount).join('\n')),
    queryRows: (sql: string) => database.prepare(sql).all(),
  };
}

test('keeps every column of rows from before the desk, and gives them a history and counts', () => {
  const { database, applyLaterMigrations, queryRows } = createOldDatabase(2, secondSchemaRows);
  const rowsBefore = queryRows('SELECT * FROM inquiries');
  expect(rowsBefore).toHaveLength(13);
  applyLaterMigrations();
  const rowsAfter = queryRows('SELECT * FROM inquiries');
  expect(rowsAfter).toMatchObject(rowsBefore);
  expect(rowsAfter.every((row) => row.read_at === nowMs && row.answered_at === null)).toBe(true);

  const historyLinesSql = `SELECT concat(reference, ': ', what, ', ' || actor) AS line
    FROM history ORDER BY line`;
  const readMessageHistoryLines = () => queryRows(historyLinesSql).map(({ line }) => line);
  const expectedHistoryLines = [
    'delayed: alerted',
    'delivered: delivered',
    'failed, told: alerted',
    'held, told: held',
    'held: held',
    'resent: delivered',
    'with a CV: delivered',
  ];
  expect(readMessageHistoryLines()).toEqual(expectedHistoryLines);
  expect(queryRows('SELECT service, received, held, failed FROM weeks')).toEqual([
    { service: '', received: 12, held: 2, failed: 3 },
    { service: 'webdesign', received: 1, held: 0, failed: 0 },
  ]);

  database.exec(`
    UPDATE inquiries SET status = 'delivered', delivered_at = ${nowMs} WHERE reference = 'leased';
    UPDATE inquiries SET status = 'failed', last_error = 'E_Y' WHERE reference = 'deferred';
    UPDATE inquiries SET status = 'queued', queued_at = ${nowMs}, acted_by = 'me', acted_at = ${nowMs} WHERE reference = 'held';
    DELETE FROM inquiries WHERE reference = 'delivered'`);
  const expectedNewLines = ['deferred: failed', 'held: released, me', 'leased: delivered'];
  const expectedKeptLines = expectedHistoryLines.filter((line) => line !== 'delivered: delivered');
  expect(readMessageHistoryLines()).toEqual([...expectedKeptLines, ...expectedNewLines].sort());
});

test('keeps the history from before notifications, and notifies nobody of old messages', () => {
  const { database, applyLaterMigrations, queryRows } = createOldDatabase(3, secondSchemaRows);
  database.exec(`
    UPDATE inquiries SET answered_at = ${nowMs}, acted_by = 'me', acted_at = ${nowMs} WHERE reference = 'delivered';
    INSERT INTO history (id, reference, at, what, actor, detail) VALUES
      (70, 'new', ${-nowMs}, 'note', 'me', 'It''s hidden'), (50, 'gone', ${nowMs}, 'erased', 'me', NULL)`);
  const selectHistoryRowsSql = 'SELECT * FROM history ORDER BY id';
  const oldHistoryRows = queryRows(selectHistoryRowsSql);
  const oldEventKinds = oldHistoryRows.map(({ what }) => what);
  expect(oldEventKinds).toEqual(['held', 'held', 'answered', 'erased', 'note']);
  applyLaterMigrations();
  expect(queryRows(selectHistoryRowsSql)).toEqual(oldHistoryRows);
  const rowsToNotifySql = 'SELECT 1 FROM inquiries WHERE tell IS NOT NULL OR tell_at <= 1e15';
  expect(queryRows(rowsToNotifySql)).toEqual([]);
  database.exec(`
    UPDATE inquiries SET told = '[{"what":"told","detail":"crm.example"},{"what":"confirmed"}]'
    WHERE reference = 'new';
    UPDATE inquiries SET status = 'failed', last_error = 'E_X' WHERE reference = 'carried';
    ${buildInsertSql('spam', { status: 'held', held_reason: '11 links' })}
    DELETE FROM inquiries WHERE reference = 'delivered'`);
  expect(queryRows('SELECT reference, what, detail FROM history WHERE id > 70')).toEqual([
    { reference: 'new', what: 'told', detail: 'crm.example' },
    { reference: 'new', what: 'confirmed', detail: null },
    { reference: 'carried', what: 'failed', detail: 'E_X' },
    { reference: 'spam', what: 'held', detail: '11 links' },
  ]);
  expect(queryRows(`SELECT * FROM history WHERE reference = 'delivered'`)).toEqual([]);
  const dueNotificationsSql = 'SELECT reference FROM inquiries WHERE tell_at <= 1 ORDER BY tell_at';
  const [queryPlanRow] = queryRows(`EXPLAIN QUERY PLAN ${dueNotificationsSql}`);
  expect(queryPlanRow?.detail).toContain('inquiries_to_tell');
});

test('corrects the weekly counts of released messages, and keeps confirmations of the day', () => {
  const heldColumns = { status: 'held', held_reason: '11 links', service: 'webdesign' };
  const { database, applyLaterMigrations, queryRows } = createOldDatabase(5, {
    spam: heldColumns,
    mistake: heldColumns,
    'older mistake': { ...heldColumns, received_at: nowMs - 7 * 24 * hourMs },
  });
  database.exec(`
    UPDATE inquiries SET status = 'queued', queued_at = ${nowMs}, acted_by = 'me', acted_at = ${nowMs}
    WHERE reference LIKE '%mistake';
    INSERT INTO confirmations (box, at) VALUES ('hash', ${nowMs})`);
  applyLaterMigrations();
  const weekCountsSql = 'SELECT received, held FROM weeks ORDER BY week';
  const expectedOlderWeek = { received: 1, held: 0 };
  expect(queryRows(weekCountsSql)).toEqual([expectedOlderWeek, { received: 2, held: 1 }]);
  database.exec(`UPDATE inquiries SET status = 'queued' WHERE reference = 'spam'`);
  database.exec(`UPDATE inquiries SET status = 'delivered', delivered_at = ${nowMs}`);
  expect(queryRows(weekCountsSql)).toEqual([expectedOlderWeek, { received: 2, held: 0 }]);
  const confirmationRows = queryRows('SELECT box, at, domain FROM confirmations');
  expect(confirmationRows).toEqual([{ box: 'hash', at: nowMs, domain: null }]);
});
