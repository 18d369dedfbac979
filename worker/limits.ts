/**
 * Limits of the Worker's code; field and body sizes are in src/shared/limits.ts, queue and rate
 * limits in wrangler.jsonc.
 */
const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A visitor who sees no answer resends within minutes; the same text later is a new message. */
export const duplicateWindowMs = 10 * minuteMs;

/** A repeated submission gets the first result for this long, whatever the spam checks say. */
export const repeatedSubmissionWindowMs = dayMs;

/** Calls may fail because a reference is taken, a row vanishes or a connection breaks. */
export const maxCallAttempts = 3;
/** The delay doubles with each retry, and half of it is random. */
export const firstCallRetryDelayMs = 60;

export const retryAfterSeconds = 60;

/** These attempts take a little over a day, longer than any known outage of the mail service. */
export const maxDeliveryAttempts = 31;
/** The same queue message is retried this often, because most failures are short. */
export const maxQuickRetries = 2;
/** More rows per claim would come close to the mail service's rate limit. */
export const maxClaimedRows = 10;

/** These numbers count calls of D1, R2, queue, mail and webhook together. */
export const callLimits = {
  /** The free plan allows 50 D1 statements and 50 outgoing requests. */
  perInvocation: 50,
  /** A row takes three calls at most: reading its CV, a mail with it, and a mail without it. */
  perRow: 3,
  /** Requeueing the remaining rows takes one call, the heartbeat three and an alert three. */
  afterDelivery: 7,
} as const;

const firstDeliveryRetrySeconds = 30; // most failures of a mail service are shorter
const longestDeliveryRetrySeconds = 3_600; // an hour more is little after a day's outage

/** Returns 30, 60, 120 seconds and so on, at most an hour. */
export function computeRetryDelaySeconds(attemptCount: number): number {
  return Math.min(
    longestDeliveryRetrySeconds,
    firstDeliveryRetrySeconds * 2 ** Math.max(0, attemptCount - 1),
  );
}

/** A random share of a delay keeps messages that failed together from being retried together. */
export const jitterShare = 0.2;

export const leaseMs = 2 * minuteMs;
export const mailTimeoutMs = 30 * secondMs;
/** This time at the end of a lease is reserved for writing outcomes. */
export const outcomeWriteReserveMs = 5 * secondMs;

export const sweepLimits = {
  /** Queues deliver within seconds, so an older message counts as lost. */
  minInFlight: 5 * minuteMs,
  /** The free plan's queue drops a message after a day, so a row is not in flight for longer. */
  maxInFlight: dayMs,
  /**
   * Rows per sweep: 288 sweeps a day with 5 messages of 3 operations each make 4,320 of the free
   * plan's 10,000.
   */
  maxRows: 100,
  /** One invocation delivers this many rows, or half as many with CVs, if nothing fails. */
  rowsPerMessage: 20,
  /** This pause is longer than a batch waits to fill, so each message gets its own invocation. */
  secondsBetween: 5,
} as const;

/** These attempts take about half an hour, so that short failures cause no alert. */
export const alertAfterAttempts = 6;
/** A row that waits longer is alerted and makes the health check fail. */
export const alertAfterWaitMs = hourMs;
export const maxAlertReferences = 50;
/** Another alert may name a row only after this time. */
export const alertLeaseMs = 2 * minuteMs;
export const repeatAlertAfterMs = dayMs;

export const heartbeatTimeLimits = {
  /** The next sweep, five minutes after the daily round, expects the heartbeat. */
  deadline: 4 * minuteMs,
  /** An hour's delay of the daily round raises no alarm. */
  dailyRoundDeadline: dayMs + hourMs,
  /** A mail of the last day already proves that mail works. */
  recentMail: dayMs,
} as const;

export const retentionLimits = {
  /** Half a year covers a slow negotiation, and the mailbox keeps the mail. */
  delivered: 180 * dayMs,
  held: 90 * dayMs,
  /** The privacy policy promises a day, and one of the six-hourly rounds may fail. */
  orphanedFile: 12 * hourMs,
  /** The desk shows one year. */
  views: 400 * dayMs,
} as const;

export const viewLimits = {
  /** Views are collected this long and written together; background work may last 30 seconds. */
  wait: 10 * secondMs,
  /** After this time another request writes the views that an ended request left. */
  takeoverWait: 20 * secondMs,
  /**
   * The free plan writes 100,000 rows a day, so forged views leave 70,000, enough for 1,900 to 3,600
   * messages.
   */
  maxRowsPerDay: 30_000,
  /** Enough for a large office's views in a day, which make up to 2,000 rows. */
  maxViewsPerAddress: 500,
  /** This many addresses take some megabytes of memory. */
  maxAddresses: 50_000,
  maxBodySize: 1_000,
} as const;

export const removalLimits = {
  /** R2 deletes up to 1,000 keys in one call. */
  batch: 500,
  /** With five rounds, the whole daily run makes at most 25 of its 50 calls. */
  rounds: 5,
  /** A page has 1,000 files and takes three of the run's 50 calls. */
  filePages: 15,
} as const;

/** Our largest form has twenty parts. */
export const maxFormParts = 50;
/** This size fits a file name of 255 letters, each encoded as twelve bytes. */
export const maxPartHeadBytes = 4_096;

/** A refused body is read up to this size for its texts, because a scanned CV may have 20 MB. */
export const maxRefusedBodyBytes = 24 * 1024 * 1024;

/** The browser waits as long for the upload of a CV. */
export const bodyTimeoutMs = { message: minuteMs, application: 5 * minuteMs } as const;

export const ratePeriodSeconds = 60;

export const spamLimits = {
  /** Nobody reads a form and types a sentence faster, even with autofill. */
  minDuration: 1_200,
  /** More links mark a message as spam; a support request may list several pages. */
  maxLinks: 10,
} as const;

/** Short, because the visitor waits for Turnstile's response. */
export const turnstileTimeoutMs = 3 * secondMs;
export const webhookTimeoutMs = 10 * secondMs;

export const notificationLimits = {
  /** Webhook posts are retried for this long, and a mailbox gets one confirmation in this time. */
  lifetime: dayMs,
  /** A sweep's other tasks take up to 26 of its 50 calls, and the claim takes one. */
  callsPerSweep: 23,
  /** Background work ends 30 seconds after the response, and the outcome must be written before. */
  mailTimeout: 10 * secondMs,
  /** An invocation may have six connections at a time. */
  maxAddresses: 5,
  /** An agency needs far fewer confirmations, and so few are of no use to a spammer. */
  confirmationsPerDay: 200,
  /** One person may receive the mail of all mailboxes of a domain. */
  confirmationsPerDomain: 5,
  /** Google Chat refuses texts of more than 4,096 characters; the rest is reserve. */
  maxTextLength: 3_000,
} as const;

export const deadLetterQueueSuffix = '-dead';
export const dailyCronExpression = '0 21 * * *';
export const filesCronExpression = '30 */6 * * *';
