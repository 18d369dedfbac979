import type { Env } from './env.ts';
import { callLimits } from './limits.ts';

/**
 * Counts the calls of database, bucket and mail, so that an invocation stays within its limit;
 * `callLimits.afterDelivery` reserves the calls of queue and webhook. A statement counts when
 * prepared, because each runs once.
 */
export function createCallCountingEnv(env: Env): { env: Env; callsLeft: () => number } {
  let remainingCallCount: number = callLimits.perInvocation;
  function createCountingProxy<Binding extends object>(binding: Binding): Binding {
    return new Proxy(binding, {
      get(targetBinding, propertyName) {
        const propertyValue: unknown = Reflect.get(targetBinding, propertyName);
        if (typeof propertyValue !== 'function') {
          return propertyValue;
        }
        return (...callArguments: unknown[]) => {
          remainingCallCount -= 1;
          return Reflect.apply(propertyValue, targetBinding, callArguments);
        };
      },
    });
  }
  const { DB, FILES, MAIL } = env;
  return {
    env: {
      ...env,
      DB: createCountingProxy(DB),
      FILES: createCountingProxy(FILES),
      MAIL: createCountingProxy(MAIL),
    },
    callsLeft: () => remainingCallCount,
  };
}
