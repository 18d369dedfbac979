import type { Database } from '../../../worker/env.ts';

type Intercept = (performCall: () => Promise<D1Result>, sql: string) => Promise<D1Result>;

/** Passes each call of a statement's `run` or `all` through `intercept`. */
export function interceptStatements(realDatabase: Database, intercept: Intercept): Database {
  const wrapStatement = (statement: D1PreparedStatement, sql: string): D1PreparedStatement =>
    Object.assign(Object.create(statement), {
      bind: (...boundValues: unknown[]) => wrapStatement(statement.bind(...boundValues), sql),
      run: () => intercept(() => statement.run(), sql),
      all: () => intercept(() => statement.all(), sql),
    });
  return { prepare: (sql) => wrapStatement(realDatabase.prepare(sql), sql) };
}
