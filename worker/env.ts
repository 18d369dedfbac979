import type { OutboxMessage } from './delivery/outbox-message.ts';

/** The bindings of wrangler.jsonc, and the secrets an owner may set. Everything optional is off until it is set. */
export interface Env {
  ASSETS: Pick<Fetcher, 'fetch'>;
  DB: Database;
  FILES: Bucket;
  OUTBOX: Pick<Queue<OutboxMessage>, 'send' | 'sendBatch'>;
  MAIL: Pick<SendEmail, 'send'>;
  RATE: RateLimit;
  RATE_UNVERIFIED: RateLimit;
  RATE_VIEWS: RateLimit;
  MAIL_FROM: string;
  MAIL_TO: string;
  SITE_URL: string;
  /** The team and the application of Cloudflare Access that the owner's desk trusts; both or it is not there. */
  ACCESS_TEAM?: string;
  ACCESS_AUD?: string;
  /** Passed by `npm start` alone, to open the desk on one's own machine. */
  DESK_KEY?: string;
  /** The editor's OAuth app on GitHub; both or its button says that it is not set up. */
  GITHUB_CLIENT_ID?: string;
  GITHUB_CLIENT_SECRET?: string;
  /** Turns the Turnstile check on. */
  TURNSTILE_SECRET?: string;
  /** "true": a visitor gets a confirmation by mail. */
  ACKNOWLEDGE?: string;
  /** Addresses that get a post of each message, separated by spaces or lines, and the key that signs it. */
  MESSAGE_WEBHOOK?: string;
  MESSAGE_WEBHOOK_SECRET?: string;
  /** "true": includes the fields, not only the reference. */
  MESSAGE_WEBHOOK_FIELDS?: string;
  /** Receives a JSON post when delivery keeps failing. */
  ALERT_WEBHOOK?: string;
  /** Posted to once a day so that scheduled posts appear. */
  DEPLOY_HOOK?: string;
}

/** The parts of the bindings that are used; a test may then provide a broken one. */
export type Database = Pick<D1Database, 'prepare'>;
export type Bucket = Pick<R2Bucket, 'get' | 'head' | 'put' | 'delete' | 'list'>;
