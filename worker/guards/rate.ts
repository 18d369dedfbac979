import { dayLimits, dayMs, ratePeriodSeconds } from '../limits.ts';
import { logProblem, readErrorKind } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { loopbackHosts } from './origin.ts';

function readClientIp(request: Request): string {
  return request.headers.get('CF-Connecting-IP') ?? 'unknown';
}

export function isLoopback(request: Request): boolean {
  return loopbackHosts.has(readClientIp(request));
}

/** Protects the mailbox from one sender, not from many addresses at once; lets a message pass when the limiter fails. */
export async function isOverRate(rateLimiter: RateLimit, request: Request): Promise<boolean> {
  if (isLoopback(request)) {
    return false;
  }
  try {
    const [key = ''] = listNetworkKeys(request);
    return !(await rateLimiter.limit({ key })).success;
  } catch (error) {
    logProblem('rate-limit-unavailable', { error: readErrorKind(error) });
    return false;
  }
}

export function createRateLimitRefusal(): Refusal {
  return new Refusal(429, 'tooOften', { headers: { 'Retry-After': String(ratePeriodSeconds) } });
}

/** IPv6 addresses count by their /64 and /48 networks, because one customer may use a whole network. */
function listNetworkKeys(request: Request): string[] {
  const ipAddress = readClientIp(request);
  if (ipAddress.includes('.') || !ipAddress.includes(':')) {
    return [ipAddress.slice(ipAddress.lastIndexOf(':') + 1)];
  }
  // hono's `expandIPv6` takes time that grows with the square of the text.
  const [ipStart = '', ipEnd = ''] = ipAddress.split('::');
  const endGroups = ipEnd.split(':').filter(Boolean);
  const startGroups = `${ipStart}${':0'.repeat(8)}`.split(':').filter(Boolean);
  const groups = [...startGroups.slice(0, 8 - endGroups.length), ...endGroups].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
  return [4, 3].map((count) => `${groups.slice(0, count).join(':')}::/${16 * count}`);
}

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
