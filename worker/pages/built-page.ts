import type { AppContext } from '../api/app.ts';
import { logProblem, readErrorKind } from '../log.ts';

export async function readBuiltPage(ctx: AppContext, pagePath: string): Promise<Response | null> {
  try {
    const pageResponse = await ctx.env.ASSETS.fetch(new Request(new URL(pagePath, ctx.req.url)));
    return pageResponse.ok ? pageResponse : null;
  } catch (error) {
    logProblem('page-not-read', { path: pagePath, error: readErrorKind(error) });
    return null;
  }
}

/**
 * Removes the site's scripts, because hydration would replace the filled page by the empty one; the
 * theme's inline script stays.
 */
export function removeScripts(htmlRewriter: HTMLRewriter): HTMLRewriter {
  const removeHandler = { element: (element: Element) => void element.remove() };
  return htmlRewriter
    .on('script[src]', removeHandler)
    .on('script[data-app-start]', removeHandler)
    .on('link[rel="modulepreload"]', removeHandler)
    .on('link[as="script"]', removeHandler);
}

/** Keeps the built page's headers and policy, except headers that describe the unfilled content. */
export function buildUncachedPageResponse(builtPage: Response, statusCode: number): Response {
  const pageHeaders = new Headers(builtPage.headers);
  for (const headerName of ['ETag', 'Content-Length', 'Last-Modified']) {
    pageHeaders.delete(headerName);
  }
  pageHeaders.set('Cache-Control', 'no-store');
  pageHeaders.set('X-Robots-Tag', 'noindex');
  return new Response(builtPage.body, { status: statusCode, headers: pageHeaders });
}
