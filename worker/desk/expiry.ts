import { retentionLimits } from '../limits.ts';

const noticePeriodMs = 7 * 24 * 60 * 60 * 1_000;

export function findExpiringCutoffMs(nowMs: number): number {
  return nowMs - retentionLimits.delivered + noticePeriodMs;
}

interface Row {
  status: string;
  delivered_at: number | null;
  answered_at: number | null;
}

/** Returns the time of a message's removal, or null while more than a week is left. */
export function findExpiryTimeMs(messageRow: Row, nowMs: number): number | null {
  const { status, delivered_at: deliveredAtMs, answered_at: answeredAtMs } = messageRow;
  const isExpiring =
    status === 'delivered' &&
    answeredAtMs === null &&
    deliveredAtMs !== null &&
    deliveredAtMs < findExpiringCutoffMs(nowMs);
  return isExpiring ? deliveredAtMs + retentionLimits.delivered : null;
}
