/** Repeats the numbers of worker/limits.ts, so that tests fail when a limit changes. */
const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export const duplicateWindowMs = 10 * minuteMs;
export const repeatedSubmissionWindowMs = dayMs;
export const maxDeliveryAttempts = 31;
export const leaseMs = 2 * minuteMs;
export const mailTimeoutMs = 30 * secondMs;
export const sweepLimits = {
  minInFlight: 5 * minuteMs,
  maxInFlight: dayMs,
  maxRows: 100,
  rowsPerMessage: 20,
};
export const alertAfterAttempts = 6;
export const alertAfterWaitMs = hourMs;
export const retentionMs = { delivered: 180 * dayMs, held: 90 * dayMs, orphanedFile: 12 * hourMs };
export const removalLimits = { batch: 500, rounds: 5 };
