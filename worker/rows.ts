import * as v from 'valibot';
import type { Database } from './env.ts';

export async function readRows<Row>(
  db: Database,
  schema: v.GenericSchema<unknown, Row>,
  sql: string,
  ...values: unknown[]
): Promise<Row[]> {
  const { results } = await db
    .prepare(sql)
    .bind(...values)
    .all();
  return v.parse(v.array(schema), results);
}

/** Reads the only column of a query, such as references. */
export async function readTexts(db: Database, sql: string, ...values: unknown[]) {
  const rows = await readRows(db, v.record(v.string(), v.string()), sql, ...values);
  return rows.flatMap((row) => Object.values(row));
}
