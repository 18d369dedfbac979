/** The database as SQL, for a new one that has its tables. D1's own export refuses a database with an index of words. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { root } from './run.ts';
import { config, localState, quietEnv } from './worker.ts';

type Row = Record<string, string>;

/** Runs statements together and answers with the rows of each. */
export type Database = (statements: string[]) => Promise<Row[][]>;

const answerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ results: v.array(v.record(v.string(), v.string())) })),
);

/** The database of this machine, or the deployed one. */
export function openDatabase(remote: boolean, state = localState): Database {
  const which = remote ? ['--remote'] : ['--local', '--persist-to', state];
  return async (statements) => {
    const { stdout } = await promisify(execFile)(
      'wrangler',
      ['d1', 'execute', 'DB', ...which, ...config, '--json', '--command', statements.join(';\n')],
      { cwd: root, env: quietEnv(), maxBuffer: Number.POSITIVE_INFINITY },
    ).catch(explain);
    return v.parse(answerSchema, stdout).map(({ results }) => results);
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

/** Says what to do where wrangler fails. */
function explain(error: { stdout?: string; message: string }): never {
  const output = error.stdout || error.message;
  throw new Error(knownProblems.find(([pattern]) => pattern.test(output))?.[1] ?? output);
}

const namesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

const tableSchema = v.pipe(
  v.object({ name: v.string(), columns: namesSchema, key: namesSchema }),
  // The row number has the order of reception, and the index of words names it.
  v.transform((table) =>
    table.key.length > 0
      ? table
      : { ...table, columns: ['rowid', ...table.columns], key: ['rowid'] },
  ),
);
type Table = v.InferOutput<typeof tableSchema>;

/**
 * All but what is derived: the index of words, which the first searches fill, and the list of
 * migrations, which the new database has of its own. Tables with triggers go first: what these write
 * into other tables is replaced afterwards.
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

/** The database writes each value as SQL. A page begins after the key of the last row: a row that is removed meanwhile hides no other. */
function pageOf({ name, columns, key }: Table, last?: Row): string {
  const values = columns.map((column) => `quote("${column}") AS "${column}"`).join(', ');
  const order = key.map((column) => `"${name}"."${column}"`).join(', ');
  const after = last && `WHERE (${order}) > (${key.map((column) => last[column]).join(', ')})`;
  return `SELECT ${values} FROM "${name}" ${after ?? ''} ORDER BY ${order} LIMIT ${pageSize}`;
}

/** The first pages are read together: a small database is saved as it was at one moment. */
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

/** For the owner's eyes alone, and never over another file. */
export async function saveBackup(database: Database, file: string): Promise<void> {
  const target = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    const problem = fileProblems[error.code ?? ''];
    throw problem ? new Error(`${file} ${problem}`) : error;
  });
  // Half a backup looks like a whole one.
  const removeHalf = () => rmSync(file);
  process.once('exit', removeHalf);
  try {
    await pipeline(backUp(database), target.createWriteStream());
  } catch (error) {
    removeHalf();
    throw error;
  } finally {
    process.off('exit', removeHalf);
  }
}
