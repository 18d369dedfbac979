import { Refusal } from '../refusal.ts';

export const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Stops other websites from posting in a visitor's name, but not programs, which can forge any origin. */
export function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get('Origin');
  const secFetchSite = request.headers.get('Sec-Fetch-Site');
  const isAllowedOrigin =
    origin === null || origin === 'null'
      ? secFetchSite === 'same-origin' ||
        secFetchSite === 'none' ||
        (secFetchSite === null && origin === null)
      : isOwnOrigin(origin, request.url);
  if (!isAllowedOrigin) {
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
