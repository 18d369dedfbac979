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
export function findExpiryTimeMs(messageRow: DeliveredRow, nowMs: number): number | null {
  const { status, delivered_at: deliveredAtMs, answered_at: answeredAtMs } = messageRow;
  const isExpiring =
    status === 'delivered' &&
    answeredAtMs === null &&
    deliveredAtMs !== null &&
    deliveredAtMs < findExpiringCutoffMs(nowMs);
  return isExpiring ? deliveredAtMs + retentionLimits.delivered : null;
}
