import { Refusal, refusals } from '../refusal.ts';

export const loopback = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/**
 * Stops other websites from posting in a visitor's name, but not programs, which can forge any
 * origin.
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

/** In development the hot-reloading server and the Worker have different ports. */
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
