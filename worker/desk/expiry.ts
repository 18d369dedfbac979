import { retention } from '../limits.ts';

const notice = 7 * 24 * 60 * 60 * 1_000;

export function expiringBefore(now: number): number {
  return now - retention.delivered + notice;
}

interface Row {
  status: string;
  delivered_at: number | null;
  answered_at: number | null;
}

/** The time of removal; null while more than a week is left. */
export function expiryOf(row: Row, now: number): number | null {
  const { status, delivered_at: delivered, answered_at: answered } = row;
  const isExpiring =
    status === 'delivered' &&
    answered === null &&
    delivered !== null &&
    delivered < expiringBefore(now);
  return isExpiring ? delivered + retention.delivered : null;
}
