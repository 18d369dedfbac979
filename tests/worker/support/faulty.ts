/** Bindings that fail as the real ones do in production and never do here: before they have done anything, or after all is done. */
import type { Bucket, Database, Env } from '../../../worker/env.ts';

export type Moment = 'before' | 'after';

/** Says of each call whether and when it fails. */
export type Fault = (method: string, about: string) => Moment | null;

const texts = {
  database: 'D1_ERROR: Network connection lost.',
  bucket: 'R2: We encountered an internal error. Please try again. (10001)',
  queue: 'Queue send failed: Internal Server Error',
  mail: 'Network connection lost.',
};

/** The same object, with calls that fail as `fault` says. `about` tells what a call is about. */
function failing<Real extends object>(
  real: Real,
  text: string,
  fault: Fault,
  methods: string[],
  about = '',
): Real {
  return new Proxy(real, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (!methods.includes(String(name))) return value.bind(target);
      return async (...args: unknown[]) => {
        const moment = fault(String(name), about);
        if (moment === 'before') throw new Error(text);
        const result: unknown = await Reflect.apply(value, target, args);
        if (moment === 'after') throw new Error(text);
        return result;
      };
    },
  });
}

/** Statement by statement: `about` is the SQL. */
export function faultyDatabaseBy(real: Database, fault: Fault): Database {
  const statement = (of: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const guarded = failing(of, texts.database, fault, ['first', 'all', 'run'], sql);
    return new Proxy(guarded, {
      get: (target, name) =>
        name === 'bind'
          ? (...values: unknown[]) => statement(of.bind(...values), sql)
          : Reflect.get(target, name),
    });
  };
  return { prepare: (sql) => statement(real.prepare(sql), sql) };
}

export function faultyBucketBy(real: Bucket, fault: Fault): Bucket {
  return failing(real, texts.bucket, fault, ['get', 'head', 'put', 'delete', 'list']);
}

export function faultyQueueBy(real: Env['OUTBOX'], fault: Fault): Env['OUTBOX'] {
  return failing(real, texts.queue, fault, ['send', 'sendBatch']);
}

export function faultyMailBy(real: Env['MAIL'], fault: Fault): Env['MAIL'] {
  return failing(real, texts.mail, fault, ['send']);
}

/** A database that refuses the statements a test names, as often as it says. */
export function faultyDatabase(
  real: Database,
  refuses: (sql: string) => boolean,
  times = Number.POSITIVE_INFINITY,
  moment: Moment = 'before',
): Database {
  let left = times;
  return faultyDatabaseBy(real, (_method, sql) => {
    if (left <= 0 || !refuses(sql)) return null;
    left -= 1;
    return moment;
  });
}

export function faultyBucket(
  real: Bucket,
  broken: Array<keyof Bucket>,
  moment: Moment = 'before',
): Bucket {
  const names: string[] = broken;
  return faultyBucketBy(real, (method) => (names.includes(method) ? moment : null));
}

const refuse = async () => {
  throw new Error(texts.queue);
};
export const brokenQueue: Env['OUTBOX'] = { send: refuse, sendBatch: refuse };

const taken = { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
/** Takes every message and forgets it, as the local queue does when its process ends. */
export const forgetfulQueue: Env['OUTBOX'] = {
  send: async () => taken,
  sendBatch: async () => taken,
};
