import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  backUp,
  type Database,
  openDatabase,
  pageSize,
  saveBackup,
} from '../../scripts/lib/backup.ts';
import { capture, root } from '../../scripts/lib/run.ts';
import { configOptions, prepareDatabase, quietEnv } from '../../scripts/lib/worker.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
const state = `${folder}/state`;
const emptyState = `${folder}/empty`;

/** Opens wrangler's database file directly, without wrangler. */
function openFile(stateFolder: string): DatabaseSync {
  const [file = ''] = globSync(`${stateFolder}/v3/d1/*/[!m]*.sqlite`);
  return new DatabaseSync(file);
}

/** Tables that a future migration could add. */
const laterTables = `
CREATE TABLE later (id INTEGER PRIMARY KEY, "order" TEXT, amount REAL, picture BLOB) STRICT;
CREATE TABLE later_pairs (one TEXT, two TEXT, PRIMARY KEY (two, one)) STRICT, WITHOUT ROWID;`;

/** Rows with gaps between row ids, SQL keywords in texts, and every type of value. */
const rows = `
INSERT INTO inquiries (rowid, reference, submission, fingerprint, form, email, fields, status, received_at, due_at)
VALUES (7, 'CC-AAAA-2222', 'a', 'a', 'contact', 'o''neil@example.com',
    json_object('message', 'It''s "one"; -- /* ' || char(10) || 'BEGIN; END ?1 नमस्ते 🙂'), 'queued', 1, 1),
  (9, 'CC-BBBB-3333', 'b', 'b', 'application', 'b', '{}', 'held', 9007199254740993, 1);
UPDATE inquiries SET status = 'failed', last_error = 'one' || char(13, 10) || 'two;' || char(10)
WHERE rowid = 7;
UPDATE inquiries SET answered_at = 5, acted_by = 'owner', acted_at = 5 WHERE rowid = 7;
INSERT INTO history (id, reference, at, what, actor, detail) VALUES (40, 'CC-AAAA-2222', -6, 'note', 'owner', 'hidden');
INSERT INTO inquiry_words (rowid, words) VALUES (7, 'one');
INSERT INTO signals (name, seen_at, silent_until) VALUES ('turnstile', 3, 4);
INSERT INTO confirmations (box, at) VALUES ('abc', 8), ('abc', 8);
INSERT INTO views (kind, day, name, views, visits, written) VALUES ('page', 20000, '/', 3, 2, 0), ('day', 20000, '', 3, 2, 4);
INSERT INTO weeks (week, form, service, received) VALUES (1, 'removed since', '', 12);
INSERT INTO later ("order", amount, picture) VALUES (NULL, 0.1, x'00ff'), ('', 1e300, NULL);
INSERT INTO later_pairs VALUES ('b', 'a'), ('a', 'b');`;

/** Reads all rows but derived ones by the schema, independent of the backup's own query. */
function contentOf(database: DatabaseSync): Map<string, unknown[]> {
  const tables = database
    .prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
    .all()
    .map(({ name, sql }) => ({ name: String(name), sql: String(sql) }));
  const indexes = tables.filter(({ sql }) => sql.startsWith('CREATE VIRTUAL TABLE'));
  const derivedTableName = new RegExp(
    `^(sqlite|_cf|d1|${indexes.map(({ name }) => name).join('|')})(_|$)`,
  );
  const content = new Map<string, unknown[]>();
  for (const { name, sql } of tables.filter((table) => !derivedTableName.test(table.name))) {
    const rowid = sql.includes('WITHOUT ROWID') ? '' : 'rowid AS position, ';
    const statement = database.prepare(`SELECT ${rowid}* FROM "${name}"`);
    statement.setReadBigInts(true);
    content.set(
      name,
      statement.all().map((row) => ({ ...row })),
    );
  }
  return content;
}

/** Runs SQL on a SQLite file instead of through wrangler, which also returns all values as text. */
function databaseOf(file: DatabaseSync): Database {
  return async (statements) =>
    statements.map((sql) => {
      const rows = file.prepare(sql).all();
      return rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
      );
    });
}

beforeAll(async () => {
  await prepareDatabase(emptyState);
  const target = openFile(emptyState);
  target.exec(laterTables);
  target.close();
  cpSync(emptyState, state, { recursive: true });
  const source = openFile(state);
  source.exec(rows);
  source.close();
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

test('restores every row of every table into an empty database', async () => {
  const file = `${folder}/inquiries.sql`;
  await saveBackup(openDatabase(false, state), file);
  expect(statSync(file).mode & 0o777, 'for its owner alone').toBe(0o600);

  const args = ['d1', 'execute', 'DB', '--local', '--persist-to', emptyState, `--file=${file}`];
  const { code, output } = await capture('wrangler', [...args, ...configOptions], {
    env: quietEnv(),
  });
  expect(code, output).toBe(0);

  expect(readFileSync(file, 'utf8'), 'each database knows its own migrations').not.toMatch(
    /d1_migrations|sqlite_|_cf_/,
  );
  const content = contentOf(openFile(state));
  for (const [table, tableRows] of content) {
    expect(tableRows, `${table} needs a row in this test`).not.toEqual([]);
  }
  expect(content.get('history'), 'held, failed, answered, a note').toHaveLength(4);
  expect(contentOf(openFile(emptyState))).toEqual(content);
});

/** Answers like Cloudflare's API, from the local database. */
async function startCloudflare({ isDeployed = false } = {}) {
  const database = databaseOf(openFile(state));
  const server = createServer(async (request, response) => {
    const [, name, query] = /\/d1\/database\/([^/?]+)(\/query)?/.exec(request.url ?? '') ?? [];
    const isKnown = name !== undefined && (query || isDeployed);
    const body: unknown = request.method === 'POST' ? await json(request) : {};
    const sql = Object(body).sql ?? '';
    const result = query
      ? (await database(sql.split(';\n'))).map((results) => ({ results, success: true, meta: {} }))
      : { uuid: '11111111-2222-3333-4444-555555555555', name };
    response.writeHead(isKnown ? 200 : 404, { 'Content-Type': 'application/json' });
    const errors = isKnown ? [] : [{ code: 7404, message: 'The database could not be found' }];
    response.end(JSON.stringify({ success: isKnown, errors, messages: [], result }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', `http://127.0.0.1:${port}/client/v4`);
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token');
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', '0123456789abcdef0123456789abcdef');
  return server;
}

async function textOf(database: Database): Promise<string> {
  let sql = '';
  for await (const piece of backUp(database)) {
    sql += piece;
  }
  return sql;
}

test('saves the deployed database with --remote', async () => {
  const server = await startCloudflare({ isDeployed: true });
  expect(await textOf(openDatabase(true))).toBe(await textOf(databaseOf(openFile(state))));
  server.close();
});

test('explains what to do before the first deployment', async () => {
  const server = await startCloudflare();
  await expect(textOf(openDatabase(true))).rejects.toThrow('Run `npm run deploy` first');
  server.close();
});

test.each([
  ['without a login', { CLOUDFLARE_API_TOKEN: '' }, 'npx wrangler login'],
  ['without a connection', { CLOUDFLARE_API_BASE_URL: 'http://127.0.0.1:1' }, 'connection'],
])('explains what to do %s', async (_problem, variables, advice) => {
  (await startCloudflare()).close();
  for (const [name, value] of Object.entries(variables)) {
    vi.stubEnv(name, value);
  }
  vi.stubEnv('XDG_CONFIG_HOME', folder);
  vi.stubEnv('HOME', folder);
  await expect(textOf(openDatabase(true))).rejects.toThrow(advice);
});

test('explains what to do before the first start, and leaves no file', async () => {
  const file = `${folder}/nothing.sql`;
  const saving = saveBackup(openDatabase(false, `${folder}/new`), file);
  await expect(saving).rejects.toThrow('Run `npm start` once');
  expect(existsSync(file)).toBe(false);
});

test('leaves no file when interrupted', async () => {
  const file = `${folder}/half.sql`;
  const run = spawn(process.execPath, ['scripts/backup.ts', file], { cwd: root, detached: true });
  await vi.waitUntil(() => existsSync(file), { timeout: 60_000 });
  // Ctrl-C signals the whole process group.
  process.kill(-Number(run.pid), 'SIGINT');
  await once(run, 'close');
  expect(existsSync(file)).toBe(false);
});

test('skips no row when another row is deleted meanwhile', async () => {
  const count = 2 * pageSize + 1;
  const file = new DatabaseSync(':memory:');
  file.exec(`${laterTables}
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
    INSERT INTO later_pairs SELECT n % 2, 'row ' || n FROM numbers`);
  let sql = '';
  for await (const piece of backUp(databaseOf(file))) {
    sql += piece;
    file.exec(`DELETE FROM later_pairs WHERE two = 'row 1'`);
  }
  const names = sql.match(/'row \d+'/g) ?? [];
  expect([names.length, new Set(names).size]).toEqual([count, count]);
});

async function runBackup(...words: string[]) {
  const args = ['scripts/with-dependencies.js', 'backup.ts', ...words];
  const run = promisify(execFile)(process.execPath, args, { cwd: root });
  const { stdout, stderr, code = 0 } = await run.catch((error) => error);
  return { stdout, stderr, code };
}

test('prints its usage with --help', async () => {
  const { stdout, code } = await runBackup('--help');
  expect([stdout, code]).toEqual([expect.stringContaining('npm run backup -- FILE --remote'), 0]);
});

const existingFile = `${folder}/other`;

test.each([
  ['without a file', [], 'Name one file to write: npm run backup -- inquiries.sql [--remote]'],
  ['with two files', ['one', 'two'], 'Name one file to write'],
  ['with an unknown option', ['file', '--local'], "Unknown option '--local'."],
  ['over another file', [existingFile], 'is there already. Name another file.'],
  ['into no folder', [`${folder}/nowhere/file`], 'lies in a folder that does not exist.'],
])('refuses a call %s with one line', async (_mistake, words, line) => {
  writeFileSync(existingFile, 'mine');
  const { stdout, stderr, code } = await runBackup(...words);
  expect([stdout, code]).toEqual(['', 1]);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).toContain(line);
  expect(readFileSync(existingFile, 'utf8')).toBe('mine');
});
