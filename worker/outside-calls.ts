import type { Env } from './env.ts';
import { callLimits, firstCallRetryDelayMs, maxCallAttempts } from './limits.ts';

export async function retry<Result>(performCall: () => Promise<Result>): Promise<Result> {
  for (let attemptNumber = 1; ; attemptNumber += 1) {
    try {
      return await performCall();
    } catch (error) {
      if (attemptNumber >= maxCallAttempts) {
        throw error;
      }
      const delayMs = firstCallRetryDelayMs * 2 ** (attemptNumber - 1) * (0.5 + Math.random() / 2);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
}

/** Rejects when the call takes too long; the call itself goes on, so its outcome is unknown. */
export async function withTimeout<Result>(call: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new Error('The call timed out.'));
  const timeoutId = setTimeout(giveUp, callLimits.timeoutMs);
  try {
    return await Promise.race([call, promise]);
  } finally {
    clearTimeout(timeoutId);
  }
}

export interface LimitedEnv extends Env {
  callsLeft: () => number;
  countCall: () => void;
}

/** Counts the calls of database, bucket and mail, and limits their time, because a plan limits the calls of an invocation. */
export function limitOutsideCalls(env: Env): LimitedEnv {
  let remainingCallCount: number = callLimits.perInvocation;
  /** A method that returns a promise makes a call; other methods only build a statement. */
  function wrap<Binding extends object>(binding: Binding): Binding {
    return new Proxy(binding, {
      get(target, propertyName) {
        const property: unknown = Reflect.get(target, propertyName);
        if (typeof property !== 'function') {
          return property;
        }
        return (...callArguments: unknown[]) => {
          const result: unknown = Reflect.apply(property, target, callArguments);
          if (typeof result !== 'object' || result === null || !('then' in result)) {
            return typeof result === 'object' && result !== null ? wrap(result) : result;
          }
          // Each statement of a batch counts.
          remainingCallCount -= propertyName === 'batch' ? [callArguments[0]].flat().length : 1;
          return withTimeout(Promise.resolve(result));
        };
      },
    });
  }
  return {
    ...env,
    DB: wrap(env.DB),
    FILES: wrap(env.FILES),
    MAIL: wrap(env.MAIL),
    callsLeft: () => remainingCallCount,
    countCall: () => {
      remainingCallCount -= 1;
    },
  };
}
