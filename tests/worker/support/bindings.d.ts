declare namespace Cloudflare {
  interface Env {
    DB: D1Database;
    FILES: R2Bucket;
    OUTBOX: Queue<{ reference: string }>;
    MAIL: SendEmail;
    RATE: RateLimit;
    RATE_UNVERIFIED: RateLimit;
    RATE_VIEWS: RateLimit;
    ASSETS: Fetcher;
    MAIL_FROM: string;
    MAIL_TO: string;
    SITE_URL: string;
    MIGRATIONS: import('cloudflare:test').D1Migration[];
  }
}
