import type { D1Database, R2Bucket } from '@cloudflare/workers-types';

/** This file imports its types, because the desk's page also compiles it, without the Worker's global types. */
export interface DeskEnv {
  DB: Pick<D1Database, 'prepare' | 'batch'>;
  FILES: Pick<R2Bucket, 'get' | 'delete'>;
}
export type DatabaseEnv = Pick<DeskEnv, 'DB'>;
