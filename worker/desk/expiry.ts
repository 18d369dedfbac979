import { dayMs, retentionLimits } from '../limits.ts';

const noticePeriodMs = 7 * dayMs;

export function findExpiringCutoffMs(nowMs: number): number {
  return nowMs - retentionLimits.delivered + noticePeriodMs;
}

interface DeliveredRow {
  status: string;
  delivered_at: number | null;
  answered_at: number | null;
}

/** Returns when an unanswered message will be removed, or null unless that is within a week. */
export function findExpiryTimeMs(
  { status, delivered_at, answered_at }: DeliveredRow,
  nowMs: number,
): number | null {
  const isUnanswered = status === 'delivered' && answered_at === null;
  return isUnanswered && delivered_at !== null && delivered_at < findExpiringCutoffMs(nowMs)
    ? delivered_at + retentionLimits.delivered
    : null;
}
