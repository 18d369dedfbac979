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
  const retryAfterHeaders = { 'Retry-After': String(ratePeriodSeconds) };
  return new Refusal(429, refusalTexts.tooOften, { headers: retryAfterHeaders });
}

/** Groups IPv6 addresses by /64 network, because one customer may use a whole network. */
function getNetworkKey(ipAddress: string): string {
  if (ipAddress.includes('.')) {
    return ipAddress.slice(ipAddress.lastIndexOf(':') + 1);
  }
  const [ipStart = '', ipEnd = ''] = ipAddress.split('::');
  const startIpGroups = ipStart.split(':').filter(Boolean);
  const endIpGroups = ipEnd.split(':').filter(Boolean);
  const zeroIpGroupCount = Math.max(0, 8 - startIpGroups.length - endIpGroups.length);
  const zeroIpGroups = Array<string>(zeroIpGroupCount).fill('0');
  const networkIpGroups = [...startIpGroups, ...zeroIpGroups, ...endIpGroups].slice(0, 4);
  const normalisedIpGroups = networkIpGroups.map((addressHexGroup) =>
    Number.parseInt(addressHexGroup, 16).toString(16),
  );
  return `${normalisedIpGroups.join(':')}::/64`;
}
