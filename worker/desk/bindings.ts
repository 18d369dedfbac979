import type { D1Database, R2Bucket } from '@cloudflare/workers-types';

/** What the desk needs, from the Worker itself or through wrangler's platform proxy. Types are imported, because scripts do not have the Worker's global ones. */
export interface DeskBindings {
  DB: Pick<D1Database, 'prepare'>;
  FILES: Pick<R2Bucket, 'get' | 'delete'>;
}
