import type { D1Database, R2Bucket } from '@cloudflare/workers-types';

/** Bindings of the Worker or of wrangler's platform proxy. Types are imported: scripts lack the Worker's global ones. */
export interface DeskBindings {
  DB: Pick<D1Database, 'prepare'>;
  FILES: Pick<R2Bucket, 'get' | 'delete'>;
}
