import { Refusal, refusals } from '../refusal.ts';

export const loopback = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/**
 * Stops other websites from posting in a visitor's name, but not programs, which can forge any
 * origin.
 */
export function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  const isAllowed =
    origin === null || origin === 'null'
      ? site === 'same-origin' || site === 'none' || (site === null && origin === null)
      : isOwn(origin, request.url);
  if (!isAllowed) {
    throw new Refusal(403, refusals.foreignOrigin);
  }
}

/** In development the hot-reloading server and the Worker have different ports. */
function isOwn(origin: string, address: string): boolean {
  if (!URL.canParse(origin)) {
    return false;
  }
  const source = new URL(origin);
  const target = new URL(address);
  return (
    source.origin === target.origin ||
    (loopback.has(source.hostname) && loopback.has(target.hostname))
  );
}
