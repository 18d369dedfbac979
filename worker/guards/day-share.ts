import { dayLimits, dayMs } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { listNetworkKeys } from './rate.ts';

type Kind = Exclude<keyof typeof dayLimits.address, 'mailed'>;

const countsByKey = new Map<string, number>();
let countedDay = 0;

/**
 * Counts what an address sends in a day in the isolate's memory, so that no address is stored. It slows one
 * sender down, not many addresses at once, and each isolate counts for itself; `days` limits all together.
 */
export function countForDay(kind: Kind, request: Request): number {
  const today = Math.floor(Date.now() / dayMs);
  if (today !== countedDay || countsByKey.size >= dayLimits.maxAddresses) {
    countsByKey.clear();
    countedDay = today;
  }
  const counts = listNetworkKeys(request).map((networkKey) => {
    const key = `${kind} ${networkKey}`;
    const count = (countsByKey.get(key) ?? 0) + 1;
    countsByKey.set(key, count);
    return count;
  });
  return Math.max(...counts);
}

export function createTooManyTodayRefusal(): Refusal {
  const secondsLeft = Math.ceil((dayMs - (Date.now() % dayMs)) / 1_000);
  return new Refusal(429, 'tooManyToday', { headers: { 'Retry-After': String(secondsLeft) } });
}
