/** Writes the database as SQL, because D1's own export refuses full-text tables. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { root } from './run.ts';
import { configOptions, localState, quietEnv } from './worker.ts';

type Row = Record<string, string>;

/** Runs statements in one batch and resolves with the rows of each. */
export type Database = (statements: string[]) => Promise<Row[][]>;

const resultsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ results: v.array(v.record(v.string(), v.string())) })),
);

export function openDatabase(remote: boolean, state = localState): Database {
  const target = remote ? ['--remote'] : ['--local', '--persist-to', state];
  return async (statements) => {
    const { stdout } = await promisify(execFile)(
      'wrangler',
      [
        'd1',
        'execute',
        'DB',
        ...target,
        ...configOptions,
        '--json',
        '--command',
        statements.join(';\n'),
      ],
      { cwd: root, env: quietEnv(), maxBuffer: Number.POSITIVE_INFINITY },
    ).catch(throwAdvice);
    return v.parse(resultsSchema, stdout).map(({ results }) => results);
  };
}

const noTables =
  'This database has no tables yet. Run `npm start` once, or `npm run deploy` for the deployed one.';

const knownProblems: [RegExp, string][] = [
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
  const output = error.stdout || error.message;
  throw new Error(knownProblems.find(([pattern]) => pattern.test(output))?.[1] ?? output);
}

const namesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

const tableSchema = v.pipe(
  v.object({ name: v.string(), columns: namesSchema, key: namesSchema }),
  // Full-text tables refer to the rowid, and it keeps the order of arrival.
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
const tablesSql = `
SELECT name,
  (SELECT json_group_array(name) FROM pragma_table_info(tables.name)) AS columns,
  (SELECT json_group_array(name ORDER BY pk) FROM pragma_table_info(tables.name)
    WHERE tables.wr AND pk) AS key
FROM pragma_table_list AS tables
WHERE schema = 'main' AND type = 'table' AND name <> 'd1_migrations'
  AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'
ORDER BY name NOT IN (SELECT tbl_name FROM sqlite_master WHERE type = 'trigger'), name`;

export const pageSize = 2_000;

/** Pages by key, so that a row deleted during the backup shifts no other row. */
function pageOf({ name, columns, key }: Table, last?: Row): string {
  const values = columns.map((column) => `quote("${column}") AS "${column}"`).join(', ');
  const order = key.map((column) => `"${name}"."${column}"`).join(', ');
  const after = last && `WHERE (${order}) > (${key.map((column) => last[column]).join(', ')})`;
  return `SELECT ${values} FROM "${name}" ${after ?? ''} ORDER BY ${order} LIMIT ${pageSize}`;
}

/** Reads the first pages in one batch, which makes a small backup consistent. */
export async function* backUp(database: Database): AsyncGenerator<string> {
  const [rows] = await database([tablesSql]);
  const tables = v.parse(v.array(tableSchema), rows);
  if (tables.length === 0) {
    throw new Error(noTables);
  }
  const firstPages = await database(tables.map((table) => pageOf(table)));
  for (const [index, table] of tables.entries()) {
    const columns = table.columns.map((column) => `"${column}"`).join(', ');
    const insert = `INSERT INTO "${table.name}" (${columns}) VALUES`;
    yield `DELETE FROM "${table.name}";\n`;
    for (let page = firstPages[index]; page !== undefined; ) {
      yield page.map((row) => `${insert} (${Object.values(row).join(', ')});\n`).join('');
      [page] = page.length < pageSize ? [] : await database([pageOf(table, page.at(-1))]);
    }
  }
}

const fileProblems: Record<string, string> = {
  EEXIST: 'is there already. Name another file.',
  ENOENT: 'lies in a folder that does not exist.',
};

/** Only the user may read the file; an existing file stays. */
export async function saveBackup(database: Database, file: string): Promise<void> {
  const target = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    const problem = fileProblems[error.code ?? ''];
    throw problem ? new Error(`${file} ${problem}`) : error;
  });
  // A partial backup looks complete.
  const removePartial = () => rmSync(file);
  process.once('exit', removePartial);
  try {
    await pipeline(backUp(database), target.createWriteStream());
  } catch (error) {
    removePartial();
    throw error;
  } finally {
    process.off('exit', removePartial);
  }
}
