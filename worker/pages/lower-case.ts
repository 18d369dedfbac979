import type { AppContext } from '../api/app.ts';
import { withSecurityHeaders } from '../security-headers.ts';

/**
 * Serves a page or redirects to it in lower case, such as /About to /about; `wrangler.jsonc` routes
 * addresses with capital letters here.
 */
export async function servePage(c: AppContext): Promise<Response> {
  const response = await c.env.ASSETS.fetch(c.req.raw);
  const { pathname, search } = new URL(c.req.url);
  const lower = pathname.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  if (response.status !== 404 || lower === pathname) {
    return response;
  }
  const lowerCaseResponse = await c.env.ASSETS.fetch(new URL(lower + search, c.req.url), {
    method: 'HEAD',
    redirect: 'manual',
  });
  if (lowerCaseResponse.status === 404) {
    return response;
  }
  return withSecurityHeaders(
    c.redirect(lowerCaseResponse.headers.get('Location') ?? lower + search, 301),
  );
}
