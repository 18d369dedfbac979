import { rateSeconds } from '../limits.ts';
import { kindOf, logProblem } from '../log.ts';
import { Refusal, refusals } from '../refusal.ts';
import { loopback } from './origin.ts';

/**
 * Protects the mailbox from one sender, not from many addresses at once; lets a message pass when
 * the limiter fails.
 */
export async function isOverRate(limiter: RateLimit, request: Request): Promise<boolean> {
  const address = request.headers.get('CF-Connecting-IP') ?? 'unknown';
  if (loopback.has(address)) {
    return false;
  }
  try {
    const { success } = await limiter.limit({ key: networkOf(address) });
    return !success;
  } catch (error) {
    logProblem('rate-limit-unavailable', { error: kindOf(error) });
    return false;
  }
}

export function tooOften(): Refusal {
  return new Refusal(429, refusals.tooOften, { headers: { 'Retry-After': String(rateSeconds) } });
}

/** Groups IPv6 addresses by /64, because one customer may use all addresses in it. */
function networkOf(address: string): string {
  if (address.includes('.')) {
    return address.slice(address.lastIndexOf(':') + 1);
  }
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last];
  const shortest = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${shortest.join(':')}::/64`;
}
