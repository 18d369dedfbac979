/** What wrangler.jsonc binds, and the secrets an owner may set. Everything optional is off until it is set. */
export interface Env {
  ASSETS: Pick<Fetcher, 'fetch'>;
  DB: Database;
  FILES: Bucket;
  OUTBOX: Pick<Queue<OutboxMessage>, 'send' | 'sendBatch'>;
  MAIL: Pick<SendEmail, 'send'>;
  RATE: RateLimit;
  RATE_UNVERIFIED: RateLimit;
  MAIL_FROM: string;
  MAIL_TO: string;
  SITE_URL: string;
  /** Turns the Turnstile check on. */
  TURNSTILE_SECRET?: string;
  /** Receives a JSON post when delivery keeps failing. */
  ALERT_WEBHOOK?: string;
  /** Posted to once a day so that scheduled posts appear. */
  DEPLOY_HOOK?: string;
}

/** The parts of the bindings that are used; a test may then provide a broken one. */
export type Database = Pick<D1Database, 'prepare'>;
export type Bucket = Pick<R2Bucket, 'get' | 'put' | 'delete' | 'list'>;

/** The queue carries a name, never a person's data: the row is the truth. */
export interface OutboxMessage {
  reference: string;
}
