import { Refusal, refusals } from '../refusal.ts';

/** Names of one's own machine, in addresses and in the runtime. */
export const loopback = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/**
 * Keeps other websites from posting in a visitor's name. It does not keep out programs: they may
 * claim any origin or none; the rate limit and the spam signals are for them.
 */
export function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  const own =
    origin === null || origin === 'null'
      ? site === 'same-origin' || site === 'none' || (site === null && origin === null)
      : isOwn(origin, request.url);
  if (!own) {
    throw new Refusal(403, refusals.foreignOrigin);
  }
}

/** On one's own machine the site's hot-reloading server and the Worker listen on two ports. */
function isOwn(origin: string, address: string): boolean {
  if (!URL.canParse(origin)) {
    return false;
  }
  const from = new URL(origin);
  const here = new URL(address);
  return (
    from.origin === here.origin || (loopback.has(from.hostname) && loopback.has(here.hostname))
  );
}
