import { Refusal } from '../refusal.ts';

export const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Stops other websites from posting in a visitor's name, but not programs, which can forge any origin. */
export function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get('Origin');
  // A browser that hides the origin says in another header where the request comes from.
  const site = request.headers.get('Sec-Fetch-Site') ?? (origin === null ? 'none' : 'unknown');
  const isAllowed =
    origin === null || origin === 'null'
      ? site === 'same-origin' || site === 'none'
      : isOwnOrigin(origin, request.url);
  if (!isAllowed) {
    throw new Refusal(403, 'foreignOrigin');
  }
}

/** In development the hot-reloading server and the Worker have different ports. */
function isOwnOrigin(origin: string, requestAddress: string): boolean {
  const originUrl = URL.parse(origin);
  const requestUrl = new URL(requestAddress);
  return (
    originUrl?.origin === requestUrl.origin ||
    (loopbackHosts.has(originUrl?.hostname ?? '') && loopbackHosts.has(requestUrl.hostname))
  );
}
