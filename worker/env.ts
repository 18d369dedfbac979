// Imported, because the desk's page also compiles this file, without the Worker's global types.
import type * as Workers from '@cloudflare/workers-types';

export interface Env {
  ASSETS: Pick<Workers.Fetcher, 'fetch'>;
  DB: Database;
  FILES: Bucket;
  MAIL: Pick<Workers.SendEmail, 'send'>;
  RATE: Workers.RateLimit;
  RATE_UNVERIFIED: Workers.RateLimit;
  RATE_VIEWS: Workers.RateLimit;
  MAIL_FROM: string;
  MAIL_TO: string;
  SITE_URL: string;
  /** The team and application of Cloudflare Access; the desk answers 404 unless both are set. */
  ACCESS_TEAM?: string;
  ACCESS_AUD?: string;
  /** Only `npm start` sets this key, which opens the desk on a developer's machine. */
  DESK_KEY?: string;
  /** The editor's GitHub OAuth app; its sign-in button works only if both are set. */
  GITHUB_CLIENT_ID?: string;
  GITHUB_CLIENT_SECRET?: string;
  TURNSTILE_SECRET?: string;
  /** "true" sends each visitor a confirmation by mail. */
  ACKNOWLEDGE?: string;
  /** Webhook addresses for new messages, separated by white space, and their signing key. */
  MESSAGE_WEBHOOK?: string;
  MESSAGE_WEBHOOK_SECRET?: string;
  /** "true" adds the submitted fields to the posts to `MESSAGE_WEBHOOK`. */
  MESSAGE_WEBHOOK_FIELDS?: string;
  /** This address receives a JSON post when delivery keeps failing. */
  ALERT_WEBHOOK?: string;
  /** This address receives a daily post that rebuilds the site, so that scheduled posts appear. */
  DEPLOY_HOOK?: string;
}

/** The types contain only the methods in use, so that tests can provide faulty bindings. */
export type Database = Pick<Workers.D1Database, 'prepare' | 'batch'>;
export type DatabaseEnv = Pick<Env, 'DB'>;
export type DeskEnv = Pick<Env, 'DB' | 'FILES'>;
export type Bucket = Pick<Workers.R2Bucket, 'get' | 'head' | 'put' | 'delete' | 'list'>;
