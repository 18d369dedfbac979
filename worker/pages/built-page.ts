import type { AppContext } from '../api/app.ts';
import { kindOf, logProblem } from '../log.ts';

export async function readBuiltPage(c: AppContext, path: string): Promise<Response | null> {
  try {
    const page = await c.env.ASSETS.fetch(new Request(new URL(path, c.req.url)));
    return page.ok ? page : null;
  } catch (error) {
    logProblem('page-not-read', { path, error: kindOf(error) });
    return null;
  }
}

/**
 * Removes the site's scripts, because hydration would replace the filled page by the empty one; the
 * theme's inline script stays.
 */
export function removeScripts(rewriter: HTMLRewriter): HTMLRewriter {
  const remove = { element: (element: Element) => void element.remove() };
  return rewriter
    .on('script[src]', remove)
    .on('script[data-app-start]', remove)
    .on('link[rel="modulepreload"]', remove)
    .on('link[as="script"]', remove);
}

/** Keeps the built page's headers and policy, except headers that describe the unfilled content. */
export function filledPage(page: Response, status: number): Response {
  const headers = new Headers(page.headers);
  for (const name of ['ETag', 'Content-Length', 'Last-Modified']) {
    headers.delete(name);
  }
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Robots-Tag', 'noindex');
  return new Response(page.body, { status, headers });
}
