/** These bindings fail before or after their work, as production bindings may. */
import type { Bucket, Database, Env } from '../../../worker/env.ts';

export type FailureMoment = 'before' | 'after';

const unlimitedFailureCount = Number.POSITIVE_INFINITY;
const errorTexts = {
  database: 'D1_ERROR: Network connection lost.',
  bucket: 'R2: We encountered an internal error. Please try again. (10001)',
  queue: 'Queue send failed: Internal Server Error',
};

/** Fails the first `failureCount` matching calls. */
function createFailureSource(failureCount: number, failureMoment: FailureMoment) {
  let remainingFailureCount = failureCount;
  return (isMatchingCall: boolean): FailureMoment | null => {
    if (remainingFailureCount === 0 || !isMatchingCall) {
      return null;
    }
    remainingFailureCount -= 1;
    return failureMoment;
  };
}

function failingProxy<Real extends object>(
  realBinding: Real,
  errorText: string,
  failingMethods: string[],
  takeFailure: () => FailureMoment | null,
): Real {
  return new Proxy(realBinding, {
    get: (target, propertyName) => {
      const propertyValue: unknown = Reflect.get(target, propertyName);
      if (typeof propertyValue !== 'function') {
        return propertyValue;
      }
      if (!failingMethods.includes(String(propertyName))) {
        return propertyValue.bind(target);
      }
      return async (...callArguments: unknown[]) => {
        const failureMoment = takeFailure();
        if (failureMoment === 'before') {
          throw new Error(errorText);
        }
        const callResult: unknown = await Reflect.apply(propertyValue, target, callArguments);
        if (failureMoment === 'after') {
          throw new Error(errorText);
        }
        return callResult;
      };
    },
  });
}

export function faultyDatabase(
  realDatabase: Database,
  isFailingSql: (sql: string) => boolean = () => true,
  failureCount = unlimitedFailureCount,
  failureMoment: FailureMoment = 'before',
): Database {
  const takeFailure = createFailureSource(failureCount, failureMoment);
  function faultyStatement(realStatement: D1PreparedStatement, sql: string): D1PreparedStatement {
    const failingMethods = ['first', 'all', 'run'];
    const failingStatement = failingProxy(realStatement, errorTexts.database, failingMethods, () =>
      takeFailure(isFailingSql(sql)),
    );
    return new Proxy(failingStatement, {
      get: (target, propertyName) =>
        propertyName === 'bind'
          ? (...boundValues: unknown[]) => faultyStatement(realStatement.bind(...boundValues), sql)
          : Reflect.get(target, propertyName),
    });
  }
  return { prepare: (sql) => faultyStatement(realDatabase.prepare(sql), sql) };
}

export function faultyBucket(
  realBucket: Bucket,
  failingMethods: Array<keyof Bucket>,
  failureCount = unlimitedFailureCount,
  failureMoment: FailureMoment = 'before',
): Bucket {
  const takeFailure = createFailureSource(failureCount, failureMoment);
  return failingProxy(realBucket, errorTexts.bucket, failingMethods, () => takeFailure(true));
}

const throwQueueError = async () => {
  throw new Error(errorTexts.queue);
};
export const refusingQueue: Env['OUTBOX'] = { send: throwQueueError, sendBatch: throwQueueError };

const queueSendResult = { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
/** Accepts and loses every message, like a local queue whose process ends. */
export const losingQueue: Env['OUTBOX'] = {
  send: async () => queueSendResult,
  sendBatch: async () => queueSendResult,
};
