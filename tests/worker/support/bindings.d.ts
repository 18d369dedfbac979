declare namespace Cloudflare {
  type WorkerEnv = import('../../../worker/env.ts').Env;
  interface Env extends WorkerEnv {
    DB: D1Database;
    FILES: R2Bucket;
    MIGRATIONS: import('cloudflare:test').D1Migration[];
  }
}
