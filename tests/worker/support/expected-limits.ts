/** Repeats the numbers of worker/limits.ts, so that a change there turns tests red. */
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const duplicateWindow = 10 * minute;
export const submissionWindow = day;
export const callAttempts = 3;
export const firstRetryDelay = 60;
export const maxAttempts = 31;
export const jitter = 0.2;
export const lease = 2 * minute;
export const mailTimeout = 30 * second;
export const sweep = {
  minInFlight: 5 * minute,
  maxInFlight: day,
  maxRows: 100,
  rowsPerMessage: 20,
};
export const alertAfterAttempts = 6;
export const maxWait = hour;
export const alertLease = 2 * minute;
export const repeatAlertAfter = day;
export const heartbeat = { deadline: 4 * minute, dailyRoundDeadline: 25 * hour, recentMail: day };
export const retention = { delivered: 180 * day, held: 90 * day, orphanedFile: 12 * hour };
export const removal = { batch: 500, rounds: 5 };
export const maxParts = 50;
export const maxPartHeadSize = 4_096;
export const bodyTimeout = { message: minute };
export const rateSeconds = 60;
export const spam = { minDuration: 1_200, maxLinks: 10 };
export const hookTimeout = 10 * second;
