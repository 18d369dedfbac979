import type { AppContext } from '../api/app.ts';
import { withSecurityHeaders } from '../security-headers.ts';

/**
 * Serves a page or redirects to it in lower case, such as /About to /about; `wrangler.jsonc` routes
 * addresses with capital letters here.
 */
export async function page(c: AppContext): Promise<Response> {
  const found = await c.env.ASSETS.fetch(c.req.raw);
  const { pathname, search } = new URL(c.req.url);
  const lower = pathname.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  if (found.status !== 404 || lower === pathname) {
    return found;
  }
  const other = await c.env.ASSETS.fetch(new URL(lower + search, c.req.url), {
    method: 'HEAD',
    redirect: 'manual',
  });
  if (other.status === 404) {
    return found;
  }
  return withSecurityHeaders(c.redirect(other.headers.get('Location') ?? lower + search, 301));
}
