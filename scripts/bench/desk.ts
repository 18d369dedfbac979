/**
 * `npm run bench -- desk`: what the owner's desk waits for with 100,000 messages of a year and 20 page
 * views each, asked of the local Worker one after the other, and how the database finds each.
 * `-- desk 1000` for fewer.
 */
import { join } from 'node:path';
import { argv } from 'node:process';
import { type Filter, sourceOf } from '../../worker/desk/filter.ts';
import { originsSql } from '../../worker/desk/numbers.ts';
import { indexing } from '../../worker/desk/words.ts';
import { root } from '../lib/run.ts';
import { readSettings } from '../lib/settings.ts';
import { database, type Server, serve, settings, stop } from './local-worker.ts';
import { quantile } from './quantile.ts';

const messages = Number(argv[3] ?? 100_000);
const rounds = 40;
const mostMilliseconds = 60;
const key = 'bench';

/** Names, words and states as a busy year has them: most delivered and answered, some spam. */
const fill = `
WITH RECURSIVE given (first, last, total, now) AS (
  SELECT CAST(?1 AS INTEGER), CAST(?2 AS INTEGER), CAST(?3 AS INTEGER), CAST(?4 AS INTEGER)),
numbers (n) AS (SELECT first FROM given UNION ALL SELECT n + 1 FROM numbers, given WHERE n < last),
alphabet (letters) AS (SELECT 'ABCDEFGHJKMNPQRSTVWXYZ23456789'),
lists (names, words, forms, services) AS (SELECT
  json('["Asha Verma","Ravi Rao","Meera Shah","John Mathew","Nida Khan","Imran Qureshi","Kavita Iyer","Farah Siddiqui"]'),
  json('["shop","clinic","school","portal","booking","invoice","catalogue","delivery","hostel","bakery"]'),
  json('["inquiry","contact","support","meeting","application"]'),
  json('["webdesign","webdevelopment","crmsoftwaremanagement","androiddevelopment","ecommerceapp","seogoogleprofileManagement"]'))
INSERT INTO inquiries (reference, submission, fingerprint, form, email, fields, page, service, status,
  held_reason, received_at, queued_at, due_at, attempts, delivered_at, read_at, answered_at, last_error)
SELECT 'CC-' || substr(letters, 1 + n % 30, 1) || substr(letters, 1 + n / 30 % 30, 1)
    || substr(letters, 1 + n / 900 % 30, 1) || substr(letters, 1 + n / 27000 % 30, 1) || '-BENC',
  's' || n, 'f' || n, forms ->> ('$[' || n % 5 || ']'), 'person' || n % 40000 || '@example.com',
  json_object('name', names ->> ('$[' || n % 8 || ']'), 'email', 'person' || n % 40000 || '@example.com',
    'phoneNumber', '+91 9' || printf('%09d', n),
    'message', 'We would like a website with a ' || (words ->> ('$[' || n % 10 || ']')) || ' and a '
      || (words ->> ('$[' || n / 10 % 10 || ']')) || ' for our office number ' || n
      || ' in Lucknow, please. It should be easy to change, quick on phones, and ready before the season begins. '
      || 'Our present one is five years old and nobody here knows how it was made.'),
  '/service/' || n % 130, iif(n % 3 = 0, services ->> ('$[' || n / 3 % 6 || ']'), NULL),
  CASE WHEN n % 50 = 7 THEN 'held' WHEN n % 500 = 9 THEN 'failed' WHEN n > total - 20 THEN 'queued' ELSE 'delivered' END,
  iif(n % 50 = 7, '11 links', NULL), now - (total - n) * (365 * 86400000 / total), 0, now + 86400000, 1,
  iif(n % 50 <> 7 AND n % 500 <> 9 AND n <= total - 20, now - (total - n) * (365 * 86400000 / total) + 5000, NULL),
  iif(n % 9 = 0, NULL, now), iif(n % 50 <> 7 AND n % 10 < 7, now - (total - n) * (365 * 86400000 / total) + n % 1000 * 60000, NULL),
  iif(n % 500 = 9, 'E_DELIVERY_FAILED', NULL)
FROM numbers, alphabet, lists, given`;
const perStatement = 5_000;

/** Of 130 pages, 10 sources and 40 countries every day of a year. */
const fillViews = `
WITH RECURSIVE given (views, today) AS (SELECT CAST(?1 AS INTEGER), CAST(?2 AS INTEGER)),
days (day) AS (SELECT today - 364 FROM given UNION ALL SELECT day + 1 FROM days, given WHERE day < today),
names (kind, n, most) AS (SELECT 'day', 0, 1 UNION ALL SELECT 'page', 1, 130 UNION ALL SELECT 'source', 1, 10
  UNION ALL SELECT 'country', 1, 40 UNION ALL SELECT kind, n + 1, most FROM names WHERE n BETWEEN 1 AND most - 1)
INSERT INTO views SELECT kind, day, CASE kind WHEN 'day' THEN '' WHEN 'page' THEN '/service/' || n ELSE n END,
  views / 365 / most, views / 1000 / most, 0 FROM names, days, given`;

/** The explorer of the local server takes texts alone. */
async function query(server: Server, sql: string, params: unknown[]): Promise<string[][]> {
  const answer = await fetch(
    `http://127.0.0.1:${server.port}/cdn-cgi/explorer/api/d1/database/bench/raw`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ sql, params: params.map(String) }),
    },
  );
  const body = await answer.json();
  if (!answer.ok) {
    throw new Error(JSON.stringify(body));
  }
  return body.result[0].results.rows ?? [];
}

async function ask(server: Server, path: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/desk/${path}`, {
    headers: { Cookie: `desk-key=${key}` },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) {
    throw new Error(`${path} answered ${answer.status}.`);
  }
  return performance.now() - started;
}

const filters: [name: string, filter: Filter][] = [
  ['first page', { state: 'open' }],
  ['all', {}],
  ['answered', { state: 'answered' }],
  ['held', { state: 'held' }],
  ['failed', { state: 'failed' }],
  ['queued', { state: 'queued' }],
  ['a form', { form: 'meeting' }],
  ['a service', { service: 'ecommerceapp' }],
  ['failed, a form', { state: 'failed', form: 'contact' }],
  ['held, a service', { state: 'held', service: 'ecommerceapp' }],
  ['a person', { email: 'person777@example.com' }],
  ['a name', { words: 'Farah' }],
  ['a word of every message', { words: 'website' }],
  ['two words', { words: 'bakery hostel' }],
  ['a number', { words: '77777' }],
  ['a telephone number', { words: '+91 9000077777' }],
  ['an address', { words: 'person777@example.com' }],
  ['two letters', { words: 'we' }],
  ['a common word, held', { words: 'website', state: 'held' }],
  ['a common word, failed', { words: 'website', state: 'failed' }],
  ['nothing', { words: 'zzzz' }],
];

try {
  const server = await serve(
    'desk',
    settings('desk', '../index.ts', {
      d1_databases: database(join(root, 'worker/migrations')),
      // Without the clock of the deployed one: nothing else is at work.
      triggers: undefined,
      vars: { ...readSettings().vars, DESK_KEY: key },
    }),
  );
  console.log(`Writing ${messages} messages …`);
  const now = Date.now();
  for (let first = 1; first <= messages; first += perStatement) {
    const last = Math.min(messages, first + perStatement - 1);
    await query(server, fill, [first, last, messages, now]);
  }
  await query(server, fillViews, [messages * 20, Math.floor(now / 86_400_000)]);
  const began = performance.now();
  const perSearch = indexing.batch * indexing.rounds;
  for (let left = messages; left > 0; left -= perSearch) {
    await ask(server, 'messages?words=website');
  }
  console.log(
    `The first searches index them, ${perSearch} each: ${((performance.now() - began) / 1_000).toFixed(1)} s.`,
  );

  const asked = new Map([
    ['the floor: a filter that is none', 'messages?email=nobody'],
    ...filters.map(([name, filter]) => [name, `messages?${new URLSearchParams(filter)}`] as const),
    ['the tenth page', `messages?before=${messages - 450}`],
    ['numbers', 'numbers'],
    ['overview', 'overview'],
  ]);
  const table: Record<string, { p50: number; p95: number }> = {};
  for (const [name, path] of asked) {
    await ask(server, path);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await ask(server, path));
    }
    table[name] = { p50: rounded(quantile(times, 0.5)), p95: rounded(quantile(times, 0.95)) };
  }
  console.table(table);

  for (const [name, filter] of filters) {
    const { from, where, position, values } = sourceOf(filter);
    const plan = await query(
      server,
      `EXPLAIN QUERY PLAN SELECT inquiries.rowid AS position, inquiries.* FROM ${from}
       WHERE ${where} AND ${position} < ? ORDER BY ${position} DESC LIMIT ?`,
      [...values, messages, 51],
    );
    console.log(`${name}: ${plan.map((row) => row.at(-1)).join('; ')}`);
  }
  const plan = await query(server, `EXPLAIN QUERY PLAN ${originsSql}`, [0, 0]);
  console.log(`numbers: ${plan.map((row) => row.at(-1)).join('; ')}`);
  const slow = Object.entries(table).filter(([, { p95 }]) => p95 > mostMilliseconds);
  console.log(
    slow.length === 0 ? '\nAll hold.' : `\nToo slow: ${slow.map(([name]) => name).join(', ')}.`,
  );
  process.exitCode = slow.length === 0 ? 0 : 1;
} finally {
  await stop();
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
