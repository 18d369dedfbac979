/** Bindings that fail before or after doing their work, as production bindings may. */
import type { Bucket, Database, Env } from '../../../worker/env.ts';

export type Moment = 'before' | 'after';

const always = Number.POSITIVE_INFINITY;
const texts = {
  database: 'D1_ERROR: Network connection lost.',
  bucket: 'R2: We encountered an internal error. Please try again. (10001)',
  queue: 'Queue send failed: Internal Server Error',
};

/** Fails the first `times` matching calls. */
function createFault(times: number, moment: Moment) {
  let remaining = times;
  return (isMatch: boolean): Moment | null => {
    if (remaining === 0 || !isMatch) {
      return null;
    }
    remaining -= 1;
    return moment;
  };
}

function failing<Real extends object>(
  real: Real,
  text: string,
  methods: string[],
  fault: () => Moment | null,
): Real {
  return new Proxy(real, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') {
        return value;
      }
      if (!methods.includes(String(name))) {
        return value.bind(target);
      }
      return async (...args: unknown[]) => {
        const moment = fault();
        if (moment === 'before') {
          throw new Error(text);
        }
        const result: unknown = await Reflect.apply(value, target, args);
        if (moment === 'after') {
          throw new Error(text);
        }
        return result;
      };
    },
  });
}

export function faultyDatabase(
  real: Database,
  refuses: (sql: string) => boolean = () => true,
  times = always,
  moment: Moment = 'before',
): Database {
  const fault = createFault(times, moment);
  const statement = (of: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const methods = ['first', 'all', 'run'];
    const guarded = failing(of, texts.database, methods, () => fault(refuses(sql)));
    return new Proxy(guarded, {
      get: (target, name) =>
        name === 'bind'
          ? (...values: unknown[]) => statement(of.bind(...values), sql)
          : Reflect.get(target, name),
    });
  };
  return { prepare: (sql) => statement(real.prepare(sql), sql) };
}

export function faultyBucket(
  real: Bucket,
  broken: Array<keyof Bucket>,
  times = always,
  moment: Moment = 'before',
): Bucket {
  const fault = createFault(times, moment);
  return failing(real, texts.bucket, broken, () => fault(true));
}

const refuse = async () => {
  throw new Error(texts.queue);
};
export const brokenQueue: Env['OUTBOX'] = { send: refuse, sendBatch: refuse };

const queueResult = { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
/** Accepts and loses every message, like a local queue whose process ends. */
export const forgetfulQueue: Env['OUTBOX'] = {
  send: async () => queueResult,
  sendBatch: async () => queueResult,
};

/** Counts per simulated minute, like the real binding, and records the keys. */
export function countingLimiter(limit: number) {
  const counts = new Map<string, number>();
  const keys: string[] = [];
  const limiter: RateLimit = {
    async limit({ key }) {
      keys.push(key);
      const minute = `${key} ${Math.floor(Date.now() / 60_000)}`;
      counts.set(minute, (counts.get(minute) ?? 0) + 1);
      return { success: (counts.get(minute) ?? 0) <= limit };
    },
  };
  return { limiter, keys };
}

export const exhaustedLimiter = countingLimiter(0).limiter;
