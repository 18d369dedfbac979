/** The numbers that the Worker's code reads, with their reasons. Lengths of fields and bodies stand in src/shared/limits.ts, numbers of the queues and rate limits in wrangler.jsonc. */
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** A visitor who sees no answer sends again within a few minutes; the same words next day are meant anew. */
export const duplicateWindow = 10 * minute;

/** One submission has one result for this long, whatever the checks say when it is sent again. */
export const submissionWindow = day;

/** Attempts at a call of a store: a reference may be taken, an earlier row may vanish, a connection may break. */
export const callAttempts = 3;
/** The wait before the second attempt; it doubles before each further one, and half of it is random. */
export const firstRetryDelay = 60;

/** When all attempts fail, the visitor is asked to come back in a minute. */
export const retryAfterSeconds = 60;

/** With the delays below this is a little over a day: longer than the mail service has ever been down. */
export const maxAttempts = 31;
/** After this many failed attempts the same queue message is retried: most failures are over by then. */
export const quickRetries = 2;
/** Rows claimed and mails sent at once: more would come near the mail service's rate limit. */
export const batchSize = 10;

/** Calls of D1, R2, queue, mail and webhook together. */
export const calls = {
  /** A free plan allows 50 statements of D1, and 50 requests to the outside. */
  perInvocation: 50,
  /** A CV, the mail with it, and a mail without it where that is refused. */
  perRow: 3,
  /** Puts the rest back on the queue (1), receives a heartbeat (3), raises an alert (3). */
  afterDelivery: 7,
} as const;

const firstDelay = 30; // seconds: most failures of a mail service are over by then
const longestDelay = 3_600; // seconds: an hour's wait is short beside a day's outage; queues allow twelve

/** Seconds until the next attempt: 30, 60, 120 and so on, at most an hour. */
export function delayAfter(attempts: number): number {
  return Math.min(longestDelay, firstDelay * 2 ** Math.max(0, attempts - 1));
}

/** Up to this share of a delay is added at random, so that what failed together is not retried together. */
export const jitter = 0.2;

/** While a consumer holds a row, no other one sends it. */
export const lease = 2 * minute;
/** Mail answers in seconds. A consumer begins no mail that could end in the last seconds of its lease. */
export const mailTimeout = 30 * second;
/** Kept at the end of a lease to write the outcomes. */
export const writeTime = 5 * second;

export const sweep = {
  /** A queue delivers in seconds; after this a message counts as lost, later after as long again as the row is overdue. */
  minInFlight: 5 * minute,
  /** A free plan's queue keeps a message for a day. */
  maxInFlight: day,
  /** Rows of one sweep, and of one message: 288 sweeps a day of 5 messages, 3 operations each, are 4,320 of the free plan's 10,000. */
  maxRows: 100,
  /** One invocation delivers as many while nothing fails; of rows with a CV it puts half back. */
  rowsPerMessage: 20,
  /** Seconds from one message to the next: longer than a batch waits to be filled, so each has an invocation of its own. */
  secondsBetween: 5,
} as const;

/** The sixth failure comes after about half an hour: too long for a hiccup, short enough to act the same day. */
export const alertAfterAttempts = 6;
/** A row that waits longer is alerted, and the health answer says so. */
export const maxWait = hour;
/** One alert names this many references; the rest are counted. */
export const alertMaxReferences = 50;
/** While one alert is being posted, no other names its rows. */
export const alertLease = 2 * minute;
/** An incident that lasts is alerted once a day. */
export const repeatAlertAfter = day;

export const heartbeat = {
  /** The sweep after the daily round, five minutes later, expects it. */
  deadline: 4 * minute,
  /** The round runs daily; an hour more is no alarm. */
  dailyRoundDeadline: day + hour,
  /** A mail of the last day proves that mail works; only without one the heartbeat is a mail of its own. */
  recentMail: day,
} as const;

export const retention = {
  /** The mailbox has it; half a year covers a slow negotiation. */
  delivered: 180 * day,
  /** Three months to find a message among the held ones. */
  held: 90 * day,
  /** A file without a row belongs to a post that failed. The policy says a day: one round of six hours may fail. */
  orphanedFile: 12 * hour,
  /** The desk shows a year. */
  views: 400 * day,
} as const;

export const viewCounting = {
  /** Views wait so long in memory and are written together. An answer's work may last 30 seconds. */
  wait: 10 * second,
  /** What an isolate that ended in between can no longer write, another writes after this. */
  longestWait: 20 * second,
  /** Of the 100,000 rows that a free plan writes in a day, so that forged views leave 70,000: over 2,000 messages. */
  mostRowsADay: 30_000,
  /** Views from one address: a large office in a day, and up to 2,000 of those rows. */
  shareADay: 500,
  /** Addresses that an isolate tells apart, in some megabytes. */
  mostAddresses: 50_000,
  /** A path, a host and a campaign. */
  largestBody: 1_000,
} as const;

export const removal = {
  /** Rows of one statement, whose files are then deleted in one call: R2 takes up to 1,000 keys. */
  batch: 500,
  /** Rounds of one run, with a call each to list rows, remove them, delete their files and keep their history. With 9 calls of other tasks the daily round makes 25 of its 50. */
  rounds: 5,
  /** Pages of 1,000 files that one round looks through, with three of its 50 calls each. */
  filePages: 15,
} as const;

/** Parts of a form: the largest of ours has twenty. */
export const mostParts = 50;
/** Bytes before a part's content: a file's name of 255 letters, each written as twelve. */
export const longestPartHead = 4_096;

/** A body that comes no faster is given up. The browser waits as long for a CV. */
export const bodyTimeout = { message: minute, application: 5 * minute } as const;

/** The period of the rate limits in wrangler.jsonc: when to come back. */
export const rateSeconds = 60;

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

export const notifications = {
  /** As long as the mail is tried; and the day in which a mailbox gets one confirmation. */
  lasts: day,
  /** Of the 50 calls of a sweep, whose other tasks take 26 at most, and whose claim takes one. */
  callsASweep: 23,
  /** A request's background work ends 30 seconds after its answer; what became of the mail must be written before. */
  mailTimeout: 10 * second,
  /** An invocation has six connections at a time. */
  mostAddresses: 5,
  /** Far above what an agency gets, far below what would be worth a spammer's while. */
  confirmationsADay: 200,
  /** A domain may take the mail of every name at it. */
  confirmationsADomain: 5,
  /** Characters of a text for a chat: Google's takes 4,096. */
  longestText: 3_000,
} as const;

/** Names in wrangler.jsonc that the code must tell apart. */
export const deadLetterEnding = '-dead';
export const dailyCron = '0 21 * * *';
export const filesCron = '30 */6 * * *';
