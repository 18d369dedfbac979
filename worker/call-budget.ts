import type { Env } from './env.ts';
import { calls } from './limits.ts';

/**
 * The bindings with a count of their calls, so that one invocation takes on no more than it may spend.
 * A statement counts when it is prepared, since each is run once.
 */
export function withCallBudget(env: Env): { env: Env; callsLeft: () => number } {
  let left: number = calls.perInvocation;
  function counted<Binding extends object>(binding: Binding): Binding {
    return new Proxy(binding, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') {
          return method;
        }
        return (...values: unknown[]) => {
          left -= 1;
          return Reflect.apply(method, target, values);
        };
      },
    });
  }
  const { DB, FILES, MAIL } = env;
  return {
    env: { ...env, DB: counted(DB), FILES: counted(FILES), MAIL: counted(MAIL) },
    callsLeft: () => left,
  };
}
