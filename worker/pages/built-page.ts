import { logProblem, readErrorKind } from '../log.ts';
import type { LimitedEnv } from '../outside-calls.ts';

export async function readBuiltPage(
  ctx: { env: LimitedEnv; req: { url: string } },
  pagePath: string,
): Promise<Response | null> {
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
  const elementRemover = { element: (element: Element) => void element.remove() };
  return htmlRewriter
    .on('script[src]', elementRemover)
    .on('script[data-app-start]', elementRemover)
    .on('link[rel="modulepreload"]', elementRemover)
    .on('link[as="script"]', elementRemover);
}

/** Keeps the built page's headers and policy, except headers that describe the unfilled content. */
export function buildUncachedPageResponse(pageResponse: Response, statusCode: number): Response {
  const pageHeaders = new Headers(pageResponse.headers);
  for (const headerName of ['ETag', 'Content-Length', 'Last-Modified']) {
    pageHeaders.delete(headerName);
  }
  pageHeaders.set('Cache-Control', 'no-store');
  pageHeaders.set('X-Robots-Tag', 'noindex');
  return new Response(pageResponse.body, { status: statusCode, headers: pageHeaders });
}
