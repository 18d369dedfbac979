import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { captureOutput, root } from '../../scripts/lib/run.ts';
import * as backup from '../../scripts/lib/save-backup.ts';
import { buildQuietEnv, configOptions, prepareDatabase } from '../../scripts/lib/worker.ts';
import { createTempFolder, writeFiles } from '../support/temp-folder.ts';

const tempFolder = createTempFolder(afterAll);
const filledDatabaseFolder = `${tempFolder}/state`;
const emptyDatabaseFolder = `${tempFolder}/empty`;

function openDatabaseFile(databaseFolder: string): DatabaseSync {
  const [databasePath = ''] = globSync(`${databaseFolder}/v3/d1/*/[!m]*.sqlite`);
  return new DatabaseSync(databasePath);
}

/** A future migration could add tables like these. */
const futureTablesSql = `
CREATE TABLE later (id INTEGER PRIMARY KEY, "order" TEXT, amount REAL, picture BLOB) STRICT;
CREATE TABLE later_pairs (one TEXT, two TEXT, PRIMARY KEY (two, one)) STRICT, WITHOUT ROWID;`;

/** These rows have gaps between row ids, SQL keywords in texts, and every type of value. */
const insertRowsSql = `
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

/** Finds the tables in the schema, because the backup's own queries are under test. */
function readRowsByTable(database: DatabaseSync): Map<string, unknown[]> {
  const tables = database.prepare('PRAGMA main.table_list').all();
  const ownTables = tables.filter(
    ({ name, type }) => type === 'table' && !/^(sqlite|_cf|d1)_/.test(String(name)),
  );
  return new Map(
    ownTables.map(({ name, wr: isWithoutRowid }) => {
      const rowidColumnSql = isWithoutRowid ? '' : 'rowid AS position, ';
      const selectStatement = database.prepare(`SELECT ${rowidColumnSql}* FROM "${name}"`);
      selectStatement.setReadBigInts(true);
      return [String(name), selectStatement.all().map((row) => ({ ...row }))];
    }),
  );
}

function wrapSqliteDatabase(database = openDatabaseFile(filledDatabaseFolder)): backup.Database {
  const toTexts = (row: object) =>
    Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, String(cell)]));
  return async (statements) => statements.map((sql) => database.prepare(sql).all().map(toTexts));
}

function executeSql(databaseFolder: string, sql: string): void {
  const openedDatabase = openDatabaseFile(databaseFolder);
  openedDatabase.exec(sql);
  openedDatabase.close();
}

beforeAll(async () => {
  await prepareDatabase(emptyDatabaseFolder);
  executeSql(emptyDatabaseFolder, futureTablesSql);
  cpSync(emptyDatabaseFolder, filledDatabaseFolder, { recursive: true });
  executeSql(filledDatabaseFolder, insertRowsSql);
});
test('a backup restores every row of every table into an empty database', async () => {
  const backupPath = `${tempFolder}/inquiries.sql`;
  await backup.saveBackup(backup.openDatabase(false, filledDatabaseFolder), backupPath);
  expect(statSync(backupPath).mode & 0o777, 'for its owner alone').toBe(0o600);

  const targetOptions = ['--local', '--persist-to', emptyDatabaseFolder, ...configOptions];
  const wranglerArguments = ['d1', 'execute', 'DB', `--file=${backupPath}`, ...targetOptions];
  const restoreRun = await captureOutput('wrangler', wranglerArguments, { env: buildQuietEnv() });
  expect(restoreRun.code, restoreRun.output).toBe(0);

  const backupSql = readFileSync(backupPath, 'utf8');
  expect(backupSql, 'each database has its migrations').not.toMatch(/d1_migrations|sqlite_|_cf_/);
  const savedRowsByTable = readRowsByTable(openDatabaseFile(filledDatabaseFolder));
  for (const [tableName, tableRows] of savedRowsByTable) {
    expect(tableRows, `${tableName} needs a row in this test`).not.toEqual([]);
  }
  expect(savedRowsByTable.get('history'), 'held, failed, answered, a note').toHaveLength(4);
  expect(readRowsByTable(openDatabaseFile(emptyDatabaseFolder))).toEqual(savedRowsByTable);
});

/** Answers like Cloudflare's API, from the local database. */
async function startFakeCloudflareApi({ isDeployed = false } = {}) {
  const localDatabase = wrapSqliteDatabase();
  const apiServer = createServer(async (request, response) => {
    const [, name, isQuery] = /\/d1\/database\/([^/?]+)(\/query)?/.exec(request.url ?? '') ?? [];
    const success = name !== undefined && (isQuery || isDeployed);
    const { sql = '' } = request.method === 'POST' ? Object(await json(request)) : {};
    const rowsByStatement = isQuery ? await localDatabase(sql.split(';\n')) : [];
    const result = isQuery
      ? rowsByStatement.map((results) => ({ results, success: true, meta: {} }))
      : { uuid: '11111111-2222-3333-4444-555555555555', name };
    response.writeHead(success ? 200 : 404, { 'Content-Type': 'application/json' });
    const errors = success ? [] : [{ code: 7404, message: 'The database could not be found' }];
    response.end(JSON.stringify({ success, errors, messages: [], result }));
  });
  onTestFinished(() => void apiServer.close());
  apiServer.listen(0, '127.0.0.1');
  await once(apiServer, 'listening');
  const { port } = Object(apiServer.address());
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', `http://127.0.0.1:${port}/client/v4`);
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token');
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', '0123456789abcdef0123456789abcdef');
}

/** The owner's settings may hold the id of a deployed database. */
function openRemoteDatabase(): backup.Database {
  const d1_databases = [{ binding: 'DB', database_name: 'inquiries' }];
  writeFiles(tempFolder, { 'wrangler.json': JSON.stringify({ name: 'agency', d1_databases }) });
  return backup.openDatabase(true, undefined, ['--config', `${tempFolder}/wrangler.json`]);
}

async function readBackupSql(database: backup.Database, afterEachChunk = () => {}) {
  let backupSql = '';
  for await (const sqlChunk of backup.generateBackupSql(database)) {
    backupSql += sqlChunk;
    afterEachChunk();
  }
  return backupSql;
}

test('saves the deployed database with --remote', async () => {
  await startFakeCloudflareApi({ isDeployed: true });
  expect(await readBackupSql(openRemoteDatabase())).toBe(await readBackupSql(wrapSqliteDatabase()));
});

test.each([
  ['before the first deployment', 'CLOUDFLARE_API_TOKEN', 'token', 'Run `npm run deploy` first'],
  ['without a login', 'CLOUDFLARE_API_TOKEN', '', 'npx wrangler login'],
  ['without a connection', 'CLOUDFLARE_API_BASE_URL', 'http://127.0.0.1:1', 'connection'],
])('explains what to do for a remote backup %s', async (_problem, variable, value, advice) => {
  await startFakeCloudflareApi();
  vi.stubEnv(variable, value);
  vi.stubEnv('XDG_CONFIG_HOME', tempFolder);
  vi.stubEnv('HOME', tempFolder);
  await expect(readBackupSql(openRemoteDatabase())).rejects.toThrow(advice);
});

test('explains what to do before the first start, and leaves no file', async () => {
  const backupPath = `${tempFolder}/nothing.sql`;
  const database = backup.openDatabase(false, `${tempFolder}/new`);
  await expect(backup.saveBackup(database, backupPath)).rejects.toThrow('Run `npm start` once');
  expect(existsSync(backupPath)).toBe(false);
});

test('an interrupted backup leaves no file', async () => {
  const backupPath = `${tempFolder}/half.sql`;
  const nodeArguments = ['scripts/backup.ts', backupPath];
  const backupProcess = spawn(process.execPath, nodeArguments, { cwd: root, detached: true });
  await vi.waitUntil(() => existsSync(backupPath), { timeout: 60_000 });
  // Ctrl-C signals the whole process group.
  process.kill(-Number(backupProcess.pid), 'SIGINT');
  await once(backupProcess, 'close');
  expect(existsSync(backupPath)).toBe(false);
});

test('a backup skips no row when another row is deleted meanwhile', async () => {
  const rowCount = 2 * backup.rowsPerPage + 1;
  const memoryDatabase = new DatabaseSync(':memory:');
  memoryDatabase.exec(`${futureTablesSql}
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rowCount})
    INSERT INTO later_pairs SELECT n % 2, 'row ' || n FROM numbers`);
  const backupSql = await readBackupSql(wrapSqliteDatabase(memoryDatabase), () =>
    memoryDatabase.exec(`DELETE FROM later_pairs WHERE two = 'row 1'`),
  );
  const savedRowNames = backupSql.match(/'row \d+'/g) ?? [];
  expect([savedRowNames.length, new Set(savedRowNames).size]).toEqual([rowCount, rowCount]);
});

const existingFilePath = `${tempFolder}/other`;

test.each([
  ['without a file', [], 'Name one file to write: npm run backup -- inquiries.sql [--remote]'],
  ['with two files', ['one', 'two'], 'Name one file to write'],
  ['with an unknown option', ['file', '--local'], "Unknown option '--local'."],
  ['over an existing file', [existingFilePath], 'is there already. Name another file.'],
  ['into a missing folder', [`${tempFolder}/no/file`], 'lies in a folder that does not exist.'],
])('refuses a backup %s with an error of one line', (_mistake, commandArguments, message) => {
  writeFileSync(existingFilePath, 'mine');
  const nodeArguments = ['scripts/with-dependencies.js', 'backup.ts', ...commandArguments];
  const backupRun = spawnSync(process.execPath, nodeArguments, { cwd: root, encoding: 'utf8' });
  expect([backupRun.stdout, backupRun.status]).toEqual(['', 1]);
  expect(backupRun.stderr).toMatch(/^[^\n]+\n$/);
  expect(backupRun.stderr).toContain(message);
  expect(readFileSync(existingFilePath, 'utf8')).toBe('mine');
});
