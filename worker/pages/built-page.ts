import { logProblem, readErrorKind } from '../log.ts';
import type { LimitedEnv } from '../outside-calls.ts';

/** Also the desk's context. */
export type PageContext = { env: LimitedEnv; req: { url: string } };

export async function readBuiltPage(ctx: PageContext, path: string): Promise<Response | null> {
  try {
    const page = await ctx.env.ASSETS.fetch(new Request(new URL(path, ctx.req.url)));
    return page.ok ? page : null;
  } catch (error) {
    logProblem('page-not-read', { path, error: readErrorKind(error) });
    return null;
  }
}

/**
 * Removes the site's scripts, because hydration would replace the filled page by the empty one; the
 * theme's inline script stays.
 */
export function removeScripts(rewriter: HTMLRewriter): HTMLRewriter {
  const remover = { element: (element: Element) => void element.remove() };
  return rewriter
    .on('script[src]', remover)
    .on('script[data-app-start]', remover)
    .on('link[rel="modulepreload"]', remover)
    .on('link[as="script"]', remover);
}

/** Keeps the built page's headers and policy, except headers that describe the unfilled content. */
export function buildUncachedPage(
  page: Response,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const uncachedPage = new Response(page.body, { status, headers: page.headers });
  for (const name of ['ETag', 'Content-Length', 'Last-Modified']) {
    uncachedPage.headers.delete(name);
  }
  const ownHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', ...headers };
  for (const [name, value] of Object.entries(ownHeaders)) {
    uncachedPage.headers.set(name, value);
  }
  return uncachedPage;
}
