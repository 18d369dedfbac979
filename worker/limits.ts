/** Every number of a message's way, with its reason. Lengths of fields and bodies stand in src/shared/limits.ts. */
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** A visitor who sees no answer sends again within a few minutes; the same words next day are meant anew. */
export const duplicateWindow = 10 * minute;

/** A reference may be taken, an earlier row may vanish, the database may stumble: each is over at the next try. */
export const keepTries = 3;

/** When all of them fail, the visitor is told to come back in a minute. */
export const notKeptSeconds = 60;

/** Queue settings of wrangler.jsonc, in its units. */
export const outbox = {
  /** Ten letters at once stay well below the 50 subrequests of a free plan. */
  batchSize: 10,
  /** A second's wait fills a batch in a rush and is not noticed in a mailbox otherwise. */
  batchSeconds: 1,
  /** With the delays below this is a little over a day: longer than the mail service has ever been down. */
  retries: 30,
  /** One agency's mail: five senders at once are plenty and keep away from its rate limit. */
  concurrency: 5,
  /** Used only when a consumer died and could not say for how long to wait. */
  retrySeconds: 30,
} as const;

/** Marking a row as failed needs nothing but the database; 100 tries, five minutes apart, outlast any outage of it. */
export const deadLetters = {
  batchSize: 10,
  batchSeconds: 5,
  retries: 100,
  concurrency: 1,
  retrySeconds: 300,
} as const;

/** The first try and all repetitions. */
export const mostAttempts = outbox.retries + 1;

const firstDelay = 30; // seconds: most failures of a mail service are over by then
const longestDelay = 3_600; // seconds: an hour's wait is short beside a day's outage; queues allow twelve

/** Seconds until the next try: 30, 60, 120 and so on, at most an hour. */
export function delayAfter(attempts: number): number {
  return Math.min(longestDelay, firstDelay * 2 ** Math.max(0, attempts - 1));
}

/** While a sender holds a row nobody else sends it. Longer than any sending takes (consumers stop after 15 minutes, mail answers in seconds). */
export const lease = 2 * minute;

/** The mark after a sending is the one write that must not be missed: a missing mark means a second mail. */
export const markTries = 3;

export const sweep = {
  /** How long a row may be overdue before the sweep takes its queue message for lost. */
  grace: 5 * minute,
  /** A queue takes 100 messages in one call; the next sweep takes the rest. */
  most: 100,
} as const;

/** The sixth failure comes after about half an hour: long enough to be no hiccup, short enough to act the same day. */
export const alertAfterAttempts = 6;
/** One alert names this many references; the rest are counted. */
export const alertMost = 50;

/** The notice of held messages is written daily and counts those since the last. */
export const heldNoticePeriod = day;

export const retention = {
  /** The mailbox has it; half a year covers a slow negotiation. */
  delivered: 180 * day,
  /** Three months to find a message among the held ones. */
  held: 90 * day,
  /** A file without a row is left over from a post that failed; a day is longer than any post lasts. */
  strayFile: day,
  /** Rows in one round, and rounds in one run: R2 deletes up to 1,000 keys a call, and a cron may run 15 minutes. */
  batch: 100,
  rounds: 50,
} as const;

export const rates = {
  /** Messages a minute from one address. A whole office may share one; nobody types ten messages a minute. */
  perAddress: 10,
  /** The same while Turnstile is on and could not vouch for the sender. */
  unverified: 2,
  seconds: 60,
} as const;

export const spam = {
  /** Reading a form and typing a sentence takes longer, even with every other field filled in by the browser. */
  fastest: 1_200,
  /** Spam is made of links; a support request may list several pages. */
  mostLinks: 10,
} as const;

/** A visitor waits for this answer; slower than that counts as unreachable. */
export const turnstileTimeout = 3 * second;
/** Alerts and the deploy hook run in the background. */
export const hookTimeout = 10 * second;

/** Names of wrangler.jsonc that the code must tell apart. */
export const deadLetterQueue = 'codecrafters-outbox-dead';
export const dailyCron = '0 21 * * *';
