/**
 * Limits of the Worker's code; field and body sizes are in src/shared/limits.ts, queue and rate
 * limits in wrangler.jsonc.
 */
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * A visitor who sees no answer resends within minutes; the same text a day later is a new message.
 */
export const duplicateWindow = 10 * minute;

/** A repeated submission gets the first result for this long, whatever the spam checks say. */
export const submissionWindow = day;

/** A reference may be taken, a row may vanish or a connection may break. */
export const callAttempts = 3;
/** Milliseconds before the first retry; the delay doubles each time, and half of it is random. */
export const firstRetryDelay = 60;

export const retryAfterSeconds = 60;

/** With the delays below a little over a day, longer than any known outage of the mail service. */
export const maxAttempts = 31;
/** The same queue message is retried this often, because most failures are short. */
export const quickRetries = 2;
/** More at once would come close to the mail service's rate limit. */
export const batchSize = 10;

/** Calls of D1, R2, queue, mail and webhook together. */
export const calls = {
  /** The free plan allows 50 D1 statements and 50 outgoing requests. */
  perInvocation: 50,
  /** Reading a CV, the mail with it, and a mail without it if refused. */
  perRow: 3,
  /** Requeueing the rest (1), the heartbeat (3) and an alert (3). */
  afterDelivery: 7,
} as const;

const firstDelay = 30; // seconds: most failures of a mail service are over by then
const longestDelay = 3_600; // seconds: an hour's wait is short beside a day's outage; queues allow twelve

/** Seconds: 30, 60, 120 and so on, at most an hour. */
export function delayAfter(attempts: number): number {
  return Math.min(longestDelay, firstDelay * 2 ** Math.max(0, attempts - 1));
}

/**
 * Random share added to a delay, so that messages that failed together are not retried together.
 */
export const jitter = 0.2;

export const lease = 2 * minute;
export const mailTimeout = 30 * second;
/** Reserved at the end of a lease for writing outcomes. */
export const writeTime = 5 * second;

export const sweep = {
  /** Queues deliver within seconds, so an older message counts as lost. */
  minInFlight: 5 * minute,
  /** The free plan's queue keeps a message for a day. */
  maxInFlight: day,
  /**
   * Rows per sweep: 288 sweeps a day with 5 messages of 3 operations each make 4,320 of the free
   * plan's 10,000.
   */
  maxRows: 100,
  /** One invocation delivers this many without failures, or half with CVs. */
  rowsPerMessage: 20,
  /**
   * Seconds between messages: longer than a batch waits to fill, so each gets its own invocation.
   */
  secondsBetween: 5,
} as const;

/**
 * Reached after about half an hour: too long for a short failure, and early enough to act the same
 * day.
 */
export const alertAfterAttempts = 6;
/** A row that waits longer is alerted and makes the health check fail. */
export const maxWait = hour;
export const alertMaxReferences = 50;
/** Another alert may name a row only after this time. */
export const alertLease = 2 * minute;
export const repeatAlertAfter = day;

export const heartbeat = {
  /** The next sweep, five minutes after the daily round, expects the heartbeat. */
  deadline: 4 * minute,
  /** An hour's delay of the daily round is no alarm. */
  dailyRoundDeadline: day + hour,
  /** A mail of the last day already proves that mail works. */
  recentMail: day,
} as const;

export const retention = {
  /** Half a year covers a slow negotiation, and the mailbox keeps the mail. */
  delivered: 180 * day,
  held: 90 * day,
  /** The privacy policy promises a day, and one of the six-hourly rounds may fail. */
  orphanedFile: 12 * hour,
  /** The desk shows one year. */
  views: 400 * day,
} as const;

export const viewCounting = {
  /** Views are collected this long and written together; background work may last 30 seconds. */
  wait: 10 * second,
  /** After this another isolate writes views that an ended one left. */
  takeoverWait: 20 * second,
  /**
   * The free plan writes 100,000 rows a day, so forged views leave 70,000, enough for over 2,000
   * messages.
   */
  maxRowsPerDay: 30_000,
  /** Enough for a large office's views in a day, which make up to 2,000 rows. */
  maxViewsPerAddress: 500,
  /** This many addresses take some megabytes of memory. */
  maxAddresses: 50_000,
  maxBodySize: 1_000,
} as const;

export const removal = {
  /** R2 deletes up to 1,000 keys in one call. */
  batch: 500,
  /** Each round makes up to four calls, and the daily round makes 25 of its 50 in all. */
  rounds: 5,
  /** Pages of 1,000 files, with three of the run's 50 calls each. */
  filePages: 15,
} as const;

/** Our largest form has twenty parts. */
export const maxParts = 50;
/** Bytes: enough for a file name of 255 letters, each encoded as twelve. */
export const maxPartHeadSize = 4_096;

/** The browser waits as long for a CV. */
export const bodyTimeout = { message: minute, application: 5 * minute } as const;

export const rateSeconds = 60;

export const spam = {
  /** Nobody reads a form and types a sentence faster, even with autofill. */
  minDuration: 1_200,
  /** More links mark a message as spam; a support request may list several pages. */
  maxLinks: 10,
} as const;

/** The visitor waits for this response. */
export const turnstileTimeout = 3 * second;
export const hookTimeout = 10 * second;

export const notifications = {
  /** A mail is retried, and a mailbox limited to one confirmation, for this long. */
  lifetime: day,
  /** A sweep's other tasks take up to 26 of its 50 calls, and the claim takes one. */
  callsPerSweep: 23,
  /** Background work ends 30 seconds after the response, and the outcome must be written before. */
  mailTimeout: 10 * second,
  /** An invocation may have six connections at a time. */
  maxAddresses: 5,
  /** Far more than an agency needs, and too few to be worth a spammer's while. */
  confirmationsPerDay: 200,
  /** The owner of a domain receives mail for every name in it. */
  confirmationsPerDomain: 5,
  /** Google Chat accepts 4,096 characters. */
  maxTextLength: 3_000,
} as const;

export const deadLetterEnding = '-dead';
export const dailyCron = '0 21 * * *';
export const filesCron = '30 */6 * * *';
