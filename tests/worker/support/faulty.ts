/** Bindings that fail as the real ones do in production and never do here. */
import type { Bucket, Database, Env } from '../../../worker/env.ts';

/** A database that refuses the statements a test names, as often as it says. */
export function faultyDatabase(
  real: Database,
  refuses: (sql: string) => boolean,
  times = Number.POSITIVE_INFINITY,
): Database {
  let left = times;
  return {
    prepare(sql) {
      if (left > 0 && refuses(sql)) {
        left -= 1;
        throw new Error('D1_ERROR: Network connection lost.');
      }
      return real.prepare(sql);
    },
  };
}

export function faultyBucket(real: Bucket, broken: Array<keyof Bucket>): Bucket {
  const refuse = async () => {
    throw new Error('R2: We encountered an internal error. Please try again. (10001)');
  };
  return {
    get: broken.includes('get') ? refuse : real.get.bind(real),
    put: broken.includes('put') ? refuse : real.put.bind(real),
    delete: broken.includes('delete') ? refuse : real.delete.bind(real),
    list: broken.includes('list') ? refuse : real.list.bind(real),
  };
}

export const brokenQueue: Env['OUTBOX'] = {
  send: async () => {
    throw new Error('Queue send failed: Internal Server Error');
  },
  sendBatch: async () => {
    throw new Error('Queue sendBatch failed: Internal Server Error');
  },
};

/** Takes every message and forgets it, as the local queue does when its process ends. */
export const forgetfulQueue: Env['OUTBOX'] = {
  send: async () => ({ metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } }),
  sendBatch: async () => ({ metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } }),
};
