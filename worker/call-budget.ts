import type { Env } from './env.ts';
import { calls } from './limits.ts';

/**
 * Counts the calls of the bindings, so that an invocation stays within its limit; a statement
 * counts when prepared, because each runs once.
 */
export function withCallBudget(env: Env): { env: Env; callsLeft: () => number } {
  let callsLeft: number = calls.perInvocation;
  function withCount<Binding extends object>(binding: Binding): Binding {
    return new Proxy(binding, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') {
          return method;
        }
        return (...values: unknown[]) => {
          callsLeft -= 1;
          return Reflect.apply(method, target, values);
        };
      },
    });
  }
  const { DB, FILES, MAIL } = env;
  return {
    env: { ...env, DB: withCount(DB), FILES: withCount(FILES), MAIL: withCount(MAIL) },
    callsLeft: () => callsLeft,
  };
}
