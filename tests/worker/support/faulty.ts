/** These bindings fail before or after their work, as production bindings may. */
import type { Bucket, Database, Env } from '../../../worker/env.ts';

export type FailureMoment = 'before' | 'after';

const unlimited = Number.POSITIVE_INFINITY;
const errorTexts = {
  database: 'D1_ERROR: Network connection lost.',
  bucket: 'R2: We encountered an internal error. Please try again. (10001)',
  queue: 'Queue send failed: Internal Server Error',
};

/** Fails the first `failureCount` matching calls. */
function createFailureSource(failureCount: number, failureMoment: FailureMoment) {
  let remainingFailures = failureCount;
  return (isMatchingCall: boolean): FailureMoment | null => {
    if (remainingFailures === 0 || !isMatchingCall) {
      return null;
    }
    remainingFailures -= 1;
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
    get(target, propertyName) {
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
  failureCount = unlimited,
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
  failureCount = unlimited,
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

/** Counts calls per key and simulated minute, as the real binding does, and records the keys. */
export function countingLimiter(callsPerMinute: number) {
  const callCounts = new Map<string, number>();
  const receivedKeys: string[] = [];
  const rateLimiter: RateLimit = {
    async limit({ key }) {
      receivedKeys.push(key);
      const keyAndMinute = `${key} ${Math.floor(Date.now() / 60_000)}`;
      callCounts.set(keyAndMinute, (callCounts.get(keyAndMinute) ?? 0) + 1);
      return { success: (callCounts.get(keyAndMinute) ?? 0) <= callsPerMinute };
    },
  };
  return { limiter: rateLimiter, keys: receivedKeys };
}

export const exhaustedLimiter = countingLimiter(0).limiter;
