import { rateSeconds } from '../limits.ts';
import { kindOf, logProblem } from '../log.ts';
import { Refusal, refusalTexts } from '../refusal.ts';
import { loopbackHosts } from './origin.ts';

/**
 * Protects the mailbox from one sender, not from many addresses at once; lets a message pass when
 * the limiter fails.
 */
export async function isOverRate(rateLimiter: RateLimit, request: Request): Promise<boolean> {
  const clientIp = request.headers.get('CF-Connecting-IP') ?? 'unknown';
  if (loopbackHosts.has(clientIp)) {
    return false;
  }
  try {
    const { success: isWithinRate } = await rateLimiter.limit({ key: getNetworkKey(clientIp) });
    return !isWithinRate;
  } catch (error) {
    logProblem('rate-limit-unavailable', { error: kindOf(error) });
    return false;
  }
}

export function createTooOftenRefusal(): Refusal {
  return new Refusal(429, refusalTexts.tooOften, {
    headers: { 'Retry-After': String(rateSeconds) },
  });
}

/** Groups IPv6 addresses by /64, because one customer may use all addresses in it. */
function getNetworkKey(ipAddress: string): string {
  if (ipAddress.includes('.')) {
    return ipAddress.slice(ipAddress.lastIndexOf(':') + 1);
  }
  const [leadingText = '', trailingText] = ipAddress.split('::');
  const leadingGroups = leadingText.split(':').filter(Boolean);
  const trailingGroups = (trailingText ?? '').split(':').filter(Boolean);
  const zeroGroupCount =
    trailingText === undefined ? 0 : 8 - leadingGroups.length - trailingGroups.length;
  const addressGroups = [
    ...leadingGroups,
    ...Array<string>(Math.max(0, zeroGroupCount)).fill('0'),
    ...trailingGroups,
  ];
  const networkGroups = addressGroups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${networkGroups.join(':')}::/64`;
}
