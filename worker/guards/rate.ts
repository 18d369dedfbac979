import { ratePeriodSeconds } from '../limits.ts';
import { logProblem, readErrorKind } from '../log.ts';
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
    logProblem('rate-limit-unavailable', { error: readErrorKind(error) });
    return false;
  }
}

export function createTooOftenRefusal(): Refusal {
  const headers = { 'Retry-After': String(ratePeriodSeconds) };
  return new Refusal(429, refusalTexts.tooOften, { headers });
}

/** Groups IPv6 addresses by /64 network, because one customer may use a whole network. */
function getNetworkKey(ipAddress: string): string {
  if (ipAddress.includes('.')) {
    return ipAddress.slice(ipAddress.lastIndexOf(':') + 1);
  }
  const [startText = '', endText] = ipAddress.split('::');
  const startGroups = startText.split(':').filter(Boolean);
  const endGroups = (endText ?? '').split(':').filter(Boolean);
  const zeroGroupCount = endText === undefined ? 0 : 8 - startGroups.length - endGroups.length;
  const zeroGroups = Array<string>(Math.max(0, zeroGroupCount)).fill('0');
  const networkGroups = [...startGroups, ...zeroGroups, ...endGroups].slice(0, 4);
  const shortGroups = networkGroups.map((group) => Number.parseInt(group, 16).toString(16));
  return `${shortGroups.join(':')}::/64`;
}
