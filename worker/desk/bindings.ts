import type { D1Database, R2Bucket } from '@cloudflare/workers-types';

/** Types are imported: the desk's page reads the types of these modules, and lacks the Worker's global ones. */
export interface DeskBindings {
  DB: Pick<D1Database, 'prepare'>;
  FILES: Pick<R2Bucket, 'get' | 'delete'>;
}
