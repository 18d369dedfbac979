/** These bindings fail before or after their work, as production bindings may. */
import * as v from 'valibot';
import type { Bucket, Database } from '../../../worker/env.ts';

export type FailureMoment = 'before' | 'after';

/** Fails the first `failureCount` calls, before or after their work. */
function createFailingCaller(errorText: string, failureCount: number, moment: FailureMoment) {
  let remainingFailureCount = failureCount;
  return async (makeCall: () => Promise<unknown>) => {
    if (remainingFailureCount === 0) {
      return makeCall();
    }
    remainingFailureCount -= 1;
    if (moment === 'after') {
      await makeCall();
    }
    throw new Error(errorText);
  };
}

const resultSchema = v.object({ results: v.array(v.record(v.string(), v.unknown())) });

type Intercept = (performCall: () => Promise<unknown>, sql: string) => Promise<unknown>;

/** Passes each call of a statement through `intercept`, and a batch as one call with the SQL of all its statements; each call returns its results with their `meta`. */
export function interceptStatements(realDatabase: Database, intercept: Intercept): Database {
  function wrapStatement(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
    return Object.assign(Object.create(statement), {
      sql,
      bind: (...boundValues: unknown[]) => wrapStatement(statement.bind(...boundValues), sql),
      async first(column?: string) {
        const [row] = v.parse(resultSchema, await intercept(() => statement.all(), sql)).results;
        return (column === undefined ? row : row?.[column]) ?? null;
      },
      all: () => intercept(() => statement.all(), sql),
      run: () => intercept(() => statement.run(), sql),
    });
  }
  return {
    prepare: (sql) => wrapStatement(realDatabase.prepare(sql), sql),
    async batch<Row>(statements: D1PreparedStatement[]) {
      let results: D1Result<Row>[] = [];
      const runBatch = async () => {
        results = await realDatabase.batch<Row>(statements);
        return results;
      };
      await intercept(
        runBatch,
        statements.map((each) => ('sql' in each ? each.sql : '')).join(';'),
      );
      return results;
    },
  };
}

export function faultyDatabase(
  realDatabase: Database,
  isFailingSql: (sql: string) => boolean = () => true,
  failureCount = Number.POSITIVE_INFINITY,
  moment: FailureMoment = 'before',
): Database {
  const errorText = 'D1_ERROR: Network connection lost.';
  const callOrFail = createFailingCaller(errorText, failureCount, moment);
  return interceptStatements(realDatabase, (performCall, sql) =>
    isFailingSql(sql) ? callOrFail(performCall) : performCall(),
  );
}

export function faultyBucket(
  realBucket: Bucket,
  failingMethods: Array<keyof Bucket>,
  failureCount = Number.POSITIVE_INFINITY,
  moment: FailureMoment = 'before',
): Bucket {
  const errorText = 'R2: We encountered an internal error. Please try again. (10001)';
  const callOrFail = createFailingCaller(errorText, failureCount, moment);
  return new Proxy(realBucket, {
    get:
      (target, methodName) =>
      (...args: unknown[]) => {
        const callRealMethod = async () =>
          Reflect.apply(Reflect.get(target, methodName), target, args);
        const isFailing = failingMethods.some((failingMethod) => failingMethod === methodName);
        return isFailing ? callOrFail(callRealMethod) : callRealMethod();
      },
  });
}

/** Counts the rows that all statements read. */
export function countReadRows(realDatabase: Database) {
  const metaSchema = v.object({ meta: v.object({ rows_read: v.number() }) });
  const readCounts: number[] = [];
  const db = interceptStatements(realDatabase, async (performCall) => {
    const results = await performCall();
    const measured = v.parse(v.array(metaSchema), [results].flat());
    readCounts.push(...measured.map(({ meta }) => meta.rows_read));
    return results;
  });
  return { db, takeReadCount: () => readCounts.splice(0).reduce((sum, count) => sum + count, 0) };
}

export const exhaustedLimiter: RateLimit = { limit: async () => ({ success: false }) };
