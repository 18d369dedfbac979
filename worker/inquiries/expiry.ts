import { retention } from '../limits.ts';

/** What has grown old: the first value is the oldest delivery that stays, the second the oldest held message. Failed and waiting ones stay until the owner decides. */
export const expired = `
FROM inquiries
WHERE (status = 'delivered' AND delivered_at < ?) OR (status = 'held' AND received_at < ?)`;

export function expiryDates(now: number): [number, number] {
  return [now - retention.delivered, now - retention.held];
}
