import type { AppContext } from '../api/app-types.ts';
import { withSecurityHeaders } from '../security-headers.ts';

/**
 * Serves a page or redirects to it in lower case, such as /About to /about; `wrangler.jsonc` routes
 * addresses with capital letters here.
 */
export async function servePageInAnyCase(ctx: AppContext): Promise<Response> {
  const pageResponse = await ctx.env.ASSETS.fetch(ctx.req.raw);
  const { pathname, search } = new URL(ctx.req.url);
  const lowerCasePath = pathname.replace(/%[0-9a-f]{2}|[A-Z]/gi, (match) =>
    match.startsWith('%') ? match : match.toLowerCase(),
  );
  // A path that starts with two slashes would redirect to another host.
  const isRedirectable = lowerCasePath !== pathname && !pathname.startsWith('//');
  if (pageResponse.status !== 404 || !isRedirectable) {
    return pageResponse;
  }
  const lowerCaseUrl = new URL(lowerCasePath + search, ctx.req.url);
  const lowerCaseProbeResponse = await ctx.env.ASSETS.fetch(lowerCaseUrl, {
    method: 'HEAD',
    redirect: 'manual',
  });
  if (lowerCaseProbeResponse.status === 404) {
    return pageResponse;
  }
  return withSecurityHeaders(
    ctx.redirect(lowerCaseProbeResponse.headers.get('Location') ?? lowerCasePath + search, 301),
  );
}
