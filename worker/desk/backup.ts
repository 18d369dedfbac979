/**
 * The whole database as SQL, for a new one that has its tables. D1's own export refuses a database with
 * an index of words; that index is made again by the first searches.
 */
import type { DeskBindings } from './bindings.ts';

const rowsPerStatement = 500;

/** Messages first: triggers count them and begin their history, which then comes as it was. */
const tables = [
  { name: 'inquiries', columns: 'rowid AS rowid, *', key: ['rowid'] },
  { name: 'history', columns: '*', key: ['id'] },
  { name: 'weeks', columns: '*', key: ['week', 'form', 'service'] },
  { name: 'signals', columns: '*', key: ['name'] },
];

/** Each page begins after the key of the last row: a row that is removed meanwhile hides no other. */
export async function* backUp({ DB }: Pick<DeskBindings, 'DB'>): AsyncGenerator<string> {
  for (const { name, columns, key } of tables) {
    yield `DELETE FROM ${name};\n`;
    const order = key.join(', ');
    const afterKey = `WHERE (${order}) > (${key.map(() => '?').join(', ')})`;
    let last: Record<string, unknown> | undefined;
    do {
      const { results } = await DB.prepare(
        `SELECT ${columns} FROM ${name} ${last ? afterKey : ''}
         ORDER BY ${order} LIMIT ${rowsPerStatement}`,
      )
        .bind(...(last ? key.map((column) => last?.[column]) : []))
        .all();
      yield results.map((row) => insertOf(name, row)).join('');
      last = results.length < rowsPerStatement ? undefined : results.at(-1);
    } while (last);
  }
}

function insertOf(table: string, row: Record<string, unknown>): string {
  const values = Object.values(row).map((value) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value ?? 'NULL'),
  );
  return `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${values.join(', ')});\n`;
}
