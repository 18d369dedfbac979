/** The desk's migration on a database of before, with a row in every state: each row stays as it is. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../worker/migrations');
const migrations = readdirSync(folder)
  .sort()
  .map((file) => readFileSync(path.join(folder, file), 'utf8'));
const at = Date.UTC(2026, 10, 18, 12);
const minute = 60_000;

type Row = Record<string, string | number | null>;

const states: [reference: string, status: string, columns?: Row][] = [
  ['new', 'queued'],
  ['carried', 'queued', { carried_until: at + minute }],
  ['leased', 'queued', { lease_until: at + minute, lease_token: 't', attempts: 1 }],
  ['deferred', 'queued', { attempts: 3, known_failures: 2, last_error: 'E_X' }],
  ['delayed', 'queued', { attempts: 7, alerted_at: at, alerted_as: 'delayed' }],
  ['delivered', 'delivered', { delivered_at: at + minute, attempts: 1 }],
  ['with a CV', 'delivered', { delivered_at: at, file_key: 'k', file_name: 'cv.pdf' }],
  ['failed', 'failed', { last_error: 'E_X', attempts: 31 }],
  ['failed, told', 'failed', { alerted_at: at, alerted_as: 'failed' }],
  ['held', 'held', { held_reason: '11 links' }],
  ['held, told', 'held', { held_reason: 'x', held_notice_at: at }],
  ['resent', 'queued', { queued_at: at, delivered_at: at - minute, service: 'webdesign' }],
  ['unreadable', 'failed', { last_error: 'unreadable', fields: '{"name":7}' }],
];

/** A database of before with all rows, as they stood there and after the migration. */
function migrate() {
  const database = new DatabaseSync(':memory:');
  database.exec(migrations.slice(0, 2).join('\n'));
  for (const [reference, status, columns] of states) {
    const row: Row = {
      reference,
      status,
      submission: reference,
      fingerprint: reference,
      form: 'contact',
      email: 'asha@example.com',
      fields: '{"name":"Asha","message":"Hello"}',
      received_at: at,
      due_at: at,
      ...columns,
    };
    const names = Object.keys(row);
    database
      .prepare(
        `INSERT INTO inquiries (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      )
      .run(...Object.values(row));
  }
  const before = database.prepare('SELECT * FROM inquiries').all();
  database.exec(migrations.slice(2).join('\n'));
  return { database, before };
}

test('Every row keeps every column, and is shown as read', () => {
  const { database, before } = migrate();
  const now = database.prepare('SELECT * FROM inquiries').all();
  expect(before).toHaveLength(states.length);
  expect(now).toMatchObject(before);
  expect(now.every((row) => row.read_at === at && row.answered_at === null)).toBe(true);
});

test('What the rows tell of before is their history and their count', () => {
  const { database } = migrate();
  const history = database.prepare('SELECT reference, what, at FROM history').all();
  expect(history.map(({ reference, what }) => `${reference}: ${what}`).sort()).toEqual([
    'delayed: alerted',
    'delivered: delivered',
    'failed, told: alerted',
    'held, told: held',
    'held: held',
    'resent: delivered',
    'with a CV: delivered',
  ]);
  const weeks = database.prepare('SELECT service, received, held, failed FROM weeks').all();
  expect(weeks.map((week) => ({ ...week }))).toEqual([
    { service: '', received: 12, held: 2, failed: 3 },
    { service: 'webdesign', received: 1, held: 0, failed: 0 },
  ]);
});

test('Rows of before go on living: delivered, given up, released, erased', () => {
  const { database } = migrate();
  database.exec(`
    UPDATE inquiries SET status = 'delivered', delivered_at = ${at} WHERE reference = 'leased';
    UPDATE inquiries SET status = 'failed', last_error = 'E_Y' WHERE reference = 'deferred';
    UPDATE inquiries SET status = 'queued', queued_at = ${at}, acted_by = 'me', acted_at = ${at} WHERE reference = 'held';
    DELETE FROM inquiries WHERE reference = 'delivered'`);
  const told = database
    .prepare(
      `SELECT reference, what, actor FROM history WHERE reference IN ('leased', 'deferred', 'held', 'delivered') ORDER BY id`,
    )
    .all();
  expect(told.map(({ reference, what, actor }) => `${reference}: ${what}, ${actor}`)).toEqual([
    'held: held, null',
    'leased: delivered, null',
    'deferred: failed, null',
    'held: released, me',
  ]);
});
