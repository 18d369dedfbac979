/**
 * The whole database as SQL, for a new one that has its tables. D1's own export refuses a database with
 * an index of words; that index is made again by the first searches.
 */
import type { DeskBindings } from './bindings.ts';

const pageSize = 500;

/** Messages first: triggers count them and begin their history, which then comes as it was. */
const tables = [
  { name: 'inquiries', columns: 'rowid AS rowid, *', order: 'rowid' },
  { name: 'history', columns: '*', order: 'id' },
  { name: 'weeks', columns: '*', order: 'week, form, service' },
  { name: 'signals', columns: '*', order: 'name' },
];

export async function* backUp({ DB }: Pick<DeskBindings, 'DB'>): AsyncGenerator<string> {
  for (const { name, columns, order } of tables) {
    yield `DELETE FROM ${name};\n`;
    for (let from = 0; ; from += pageSize) {
      const { results } = await DB.prepare(
        `SELECT ${columns} FROM ${name} ORDER BY ${order} LIMIT ? OFFSET ?`,
      )
        .bind(pageSize, from)
        .all();
      yield results.map((row) => insertOf(name, row)).join('');
      if (results.length < pageSize) break;
    }
  }
}

function insertOf(table: string, row: Record<string, unknown>): string {
  const values = Object.values(row).map((value) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value ?? 'NULL'),
  );
  return `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${values.join(', ')});\n`;
}
