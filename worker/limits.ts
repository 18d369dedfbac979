/** Limits of the Worker's code; field and body sizes are in src/shared/limits.ts, rate limits in wrangler.jsonc. */
import { office } from './office.ts';

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

/** The answer 503 asks the browser to wait this long. */
export const retryAfterSeconds = 60;

/** D1, R2, mail and webhooks: the free plan allows 50 statements and 50 outgoing requests, counted together here. */
export const callLimits = { perInvocation: 50, timeoutMs: 10 * secondMs } as const;

/** One retry schedule for every recipient: 30, 60, 120 seconds and so on, at most an hour. */
export const deliveryLimits = {
  /** These attempts take a little over a day, longer than any known outage of the mail service. */
  maxAttempts: 31,
  firstRetryMs: 30 * secondMs, // most failures of a mail service are shorter
  longestRetryMs: hourMs, // an hour more is little after a day's outage
  /** A random share of a delay keeps messages that failed together from being retried together. */
  jitterShare: 0.2,
  /** More rows in one claim would come close to the mail service's rate limit. */
  maxClaimed: 20,
  leaseMs: 2 * minuteMs,
  /** No attempt starts later, so that each ends within its lease: it takes up to three calls of ten seconds. */
  startWithinMs: 20 * secondMs,
  /** Outcomes that are known are written after this time, although others are still missing. */
  writeAfterMs: 5 * secondMs,
} as const;

/** A confirmation is dropped after its lifetime, and a mailbox gets one confirmation within it. */
export const confirmationLimits = {
  lifetime: dayMs,
  /** An agency needs far fewer confirmations, and so few are of no use to a spammer. */
  perDay: 200,
  /** One person may receive the mail of all mailboxes of a domain. */
  perDomain: 5,
} as const;

export const webhookLimits = {
  /** An invocation may have six connections at a time. */
  maxAddresses: 5,
  /** Google Chat refuses texts of more than 4,096 characters; the rest is reserve. */
  maxTextLength: 3_000,
} as const;

/** One sender must not use up the day of all others; the free plan writes 100,000 database rows a day. */
export const dayLimits = {
  /** From one network address; more than `mailed` messages of one address are held. */
  address: { message: 100, mailed: 50, file: 20, view: 500 },
  /** From all addresses: beyond `mailed`, messages that Turnstile did not verify are held; beyond `stored`, all are refused. */
  all: { mailed: 300, stored: 2_000 },
  /** This many addresses take some megabytes of memory. */
  maxAddresses: 50_000,
} as const;

/** These attempts take about a quarter of an hour, so that short failures cause no alert. */
export const alertAfterAttempts = 6;
/** A row that waits longer is alerted and makes the health check fail. Triggers of the schema have it too. */
export const alertAfterWaitMs = hourMs;
export const maxAlertReferences = 50;
/** Another alert may name a row only after this time. */
export const alertLeaseMs = 2 * minuteMs;
export const repeatAlertAfterMs = dayMs;
export const repeatDatabaseAlertAfterMs = hourMs;

/** The sweep runs every minute. */
export const sweepMissingAfterMs = 10 * minuteMs;
/** An hour's delay of the daily round, or of a mail that proves that mail works, raises no alarm. */
export const dailyDeadlineMs = dayMs + hourMs;

const { retention } = office;

export const retentionLimits = {
  delivered: retention.delivered * dayMs,
  /** An unanswered message of this age will be removed within a week. */
  expiring: (retention.delivered - 7) * dayMs,
  held: retention.held * dayMs,
  spamSenders: retention.spamSenders * dayMs,
  /** The privacy policy promises a day, and one of the six-hourly rounds may fail. */
  orphanedFile: 12 * hourMs,
  views: retention.views * dayMs,
} as const;

export const meetingLimits = {
  /** A visitor may need this long for the form after the page listed the slots. */
  grace: 30 * minuteMs,
  /** One mailbox cannot take up the calendar. */
  openPerMailbox: 2,
  /** A refusal names this many free slots. */
  named: 3,
  /** A past meeting stays in the calendar feed for this long. */
  feedPast: 30 * dayMs,
} as const;

export const viewLimits = {
  /** Views are collected this long and written together; background work may last 30 seconds. */
  wait: 10 * secondMs,
  /** After this time another request writes the views that an ended request left. */
  takeoverWait: 20 * secondMs,
  /** The free plan writes 100,000 rows a day, so forged views leave 70,000, enough for 1,900 to 3,600 messages. */
  maxRowsPerDay: 30_000,
  maxBodySize: 1_000,
} as const;

export const removalLimits = {
  /** R2 deletes up to 1,000 keys in one call. */
  batch: 500,
  /** With five rounds, the whole daily run makes at most 28 of its 50 calls. */
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
  /** An advertisement shows itself in its first lines. */
  maxReadLength: 2_000,
} as const;

/** Short, because the visitor waits for Turnstile's response. */
export const turnstileTimeoutMs = 3 * secondMs;
export const dailyCronExpression = '0 21 * * *';
export const filesCronExpression = '30 */6 * * *';
