/** Writes the database as SQL, because D1's own export refuses full-text tables. */
import { execFile } from 'node:child_process';
import { createWriteStream, openSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { root } from './run.ts';
import { buildQuietEnv, configOptions, localStatePath } from './worker.ts';

type Row = Record<string, string>;

/** Runs statements in one batch and resolves with the rows of each. */
export type Database = (statements: string[]) => Promise<Row[][]>;

const wranglerOutputSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ results: v.array(v.record(v.string(), v.string())) })),
);

export function openDatabase(
  isRemote: boolean,
  statePath = localStatePath,
  wranglerOptions = configOptions,
): Database {
  const targetArgs = isRemote ? ['--remote'] : ['--local', '--persist-to', statePath];
  const executeArgs = ['d1', 'execute', 'DB', ...targetArgs, ...wranglerOptions, '--json'];
  return async (sqlStatements) => {
    const { stdout: wranglerOutputJson } = await promisify(execFile)(
      'wrangler',
      [...executeArgs, '--command', sqlStatements.join(';\n')],
      { cwd: root, env: buildQuietEnv(), maxBuffer: Number.POSITIVE_INFINITY },
    ).catch(throwAdvice);
    return v.parse(wranglerOutputSchema, wranglerOutputJson).map(({ results: rows }) => rows);
  };
}

const noTablesMessage =
  'This database has no tables yet. Run `npm start` once, or `npm run deploy` for the deployed one.';

const adviceByErrorPattern: [RegExp, string][] = [
  [/Couldn't find a D1 DB/, 'There is no deployed database yet. Run `npm run deploy` first.'],
  [/CLOUDFLARE_API_TOKEN|not logged in|Authentication error/i, 'Log in first: npx wrangler login'],
  [
    /More than one account/,
    'Your login reaches several accounts. Write the id of the right one as "account_id" into worker/wrangler.jsonc.',
  ],
  [/SQLITE_BUSY|session commit token/, 'The database is busy just now. Try again in a moment.'],
  [
    /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|fetch failed/,
    'Cloudflare cannot be reached from here. Check the connection and try again.',
  ],
];

function throwAdvice(error: { stdout?: string; message: string }): never {
  const errorText = error.stdout || error.message;
  throw new Error(
    adviceByErrorPattern.find(([errorPattern]) => errorPattern.test(errorText))?.[1] ?? errorText,
  );
}

const columnNamesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

const tableSchema = v.pipe(
  v.object({ name: v.string(), columns: columnNamesSchema, key: columnNamesSchema }),
  // A table without a key keeps its rowid: full-text tables refer to it, and it has the order of arrival.
  v.transform((table) =>
    table.key.length > 0
      ? table
      : { ...table, columns: ['rowid', ...table.columns], key: ['rowid'] },
  ),
);
type Table = v.InferOutput<typeof tableSchema>;

/**
 * Omits derived tables: full-text tables, which searches refill, and the list of migrations.
 * Tables with triggers come first, because later tables overwrite the rows that triggers insert.
 */
const tableListSql = `
SELECT name,
  (SELECT json_group_array(name) FROM pragma_table_info(tables.name)) AS columns,
  (SELECT json_group_array(name ORDER BY pk) FROM pragma_table_info(tables.name)
    WHERE tables.wr AND pk) AS key
FROM pragma_table_list AS tables
WHERE schema = 'main' AND type = 'table' AND name <> 'd1_migrations'
  AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'
ORDER BY name NOT IN (SELECT tbl_name FROM sqlite_master WHERE type = 'trigger'), name`;

export const rowsPerPage = 2_000;

/** Pages are read by key, so that a row deleted during the backup shifts no other row. */
function buildPageSql({ name: tableName, columns, key: keyColumns }: Table, lastRow?: Row): string {
  const quotedColumnsSql = columns.map((column) => `quote("${column}") AS "${column}"`).join(', ');
  const keyColumnsSql = keyColumns.map((column) => `"${tableName}"."${column}"`).join(', ');
  const whereSql =
    lastRow &&
    `WHERE (${keyColumnsSql}) > (${keyColumns.map((column) => lastRow[column]).join(', ')})`;
  return `SELECT ${quotedColumnsSql} FROM "${tableName}" ${whereSql ?? ''} ORDER BY ${keyColumnsSql} LIMIT ${rowsPerPage}`;
}

/** Reads the first page of each table in one batch, which makes a small backup consistent. */
export async function* generateBackupSql(database: Database): AsyncGenerator<string> {
  const [tableListRows] = await database([tableListSql]);
  const tables = v.parse(v.array(tableSchema), tableListRows);
  if (tables.length === 0) {
    throw new Error(noTablesMessage);
  }
  const firstRowPages = await database(tables.map((table) => buildPageSql(table)));
  for (const [tableIndex, table] of tables.entries()) {
    const insertColumnsSql = table.columns.map((column) => `"${column}"`).join(', ');
    const insertSql = `INSERT INTO "${table.name}" (${insertColumnsSql}) VALUES`;
    yield `DELETE FROM "${table.name}";\n`;
    for (let pageRows = firstRowPages[tableIndex]; pageRows !== undefined; ) {
      yield pageRows.map((row) => `${insertSql} (${Object.values(row).join(', ')});\n`).join('');
      [pageRows] =
        pageRows.length < rowsPerPage ? [] : await database([buildPageSql(table, pageRows.at(-1))]);
    }
  }
}

const problemTextByErrorCode: Record<string, string> = {
  EEXIST: 'is there already. Name another file.',
  ENOENT: 'lies in a folder that does not exist.',
};

/** Only the user may read the backup file; an existing file is not overwritten. */
export async function saveBackup(database: Database, backupPath: string): Promise<void> {
  const fileDescriptor = createBackupFile(backupPath);
  // A partial backup is removed, because it looks complete.
  const removePartialBackup = () => rmSync(backupPath);
  process.once('exit', removePartialBackup);
  try {
    await pipeline(generateBackupSql(database), createWriteStream('', { fd: fileDescriptor }));
  } catch (error) {
    removePartialBackup();
    throw error;
  } finally {
    process.off('exit', removePartialBackup);
  }
}

/** A signal must not find the file before its removal is arranged, so nothing here waits. */
function createBackupFile(backupPath: string): number {
  try {
    return openSync(backupPath, 'wx', 0o600);
  } catch (error) {
    const fileProblemText = problemTextByErrorCode[Object(error).code];
    throw fileProblemText ? new Error(`${backupPath} ${fileProblemText}`) : error;
  }
}
