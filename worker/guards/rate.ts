import { kindOf, logProblem } from '../log.ts';

const loopback = new Set(['127.0.0.1', '::1']);

/**
 * Whether one address sends too often. It protects the mailbox from one eager sender, not from many
 * addresses at once, and it counts per place of Cloudflare's network. A visitor of the deployed site
 * never comes from a loopback address, so this leaves only one's own machine uncounted. When the
 * counter itself fails, the message counts for more than the limit.
 */
export async function isOverRate(limiter: RateLimit, request: Request): Promise<boolean> {
  const address = request.headers.get('CF-Connecting-IP') ?? 'unknown';
  if (loopback.has(address)) return false;
  try {
    const { success } = await limiter.limit({ key: networkOf(address) });
    return !success;
  } catch (error) {
    logProblem('rate-limit-unavailable', { error: kindOf(error) });
    return false;
  }
}

/** One IPv6 customer owns a whole /64 and may change the rest of the address at will. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
