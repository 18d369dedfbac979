import * as v from 'valibot';
import type { DeskEnv } from './desk/env.ts';

export async function readRows<Row>(
  db: DeskEnv['DB'],
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
export async function readTexts(db: DeskEnv['DB'], sql: string, ...values: unknown[]) {
  const rows = await readRows(db, v.record(v.string(), v.string()), sql, ...values);
  return rows.flatMap((row) => Object.values(row));
}
