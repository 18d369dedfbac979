/** Repeats the numbers of worker/limits.ts, so that tests fail when a limit changes. */
import { dayMs, hourMs, minuteMs } from './time.ts';

export const leaseMs = 2 * minuteMs;
export const alertAfterAttempts = 6;
export const alertAfterWaitMs = hourMs;
export const retentionMs = { delivered: 180 * dayMs, held: 90 * dayMs, orphanedFile: 12 * hourMs };
export const removalBatchLimits = { batch: 500, rounds: 5 };
