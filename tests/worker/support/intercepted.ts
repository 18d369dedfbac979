import type { Database } from '../../../worker/env.ts';

type Intercept = (performCall: () => Promise<unknown>, sql: string) => Promise<unknown>;

/** Passes each call of a statement through `intercept`. */
export function interceptStatements(realDatabase: Database, intercept: Intercept): Database {
  const wrapStatement = (statement: D1PreparedStatement, sql: string): D1PreparedStatement =>
    Object.assign(Object.create(statement), {
      bind: (...boundValues: unknown[]) => wrapStatement(statement.bind(...boundValues), sql),
      first: (column: string) => intercept(() => statement.first(column), sql),
      all: () => intercept(() => statement.all(), sql),
      run: () => intercept(() => statement.run(), sql),
    });
  return { prepare: (sql) => wrapStatement(realDatabase.prepare(sql), sql) };
}
