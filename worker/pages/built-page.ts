import type { AppContext } from '../api/app.ts';
import { kindOf, logProblem } from '../log.ts';

/** A page of the site's build, or null when it cannot be read. */
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
 * Hydration would turn a filled page back into the empty one, so the site's scripts go. Pages work
 * without them. The theme's inline script stays.
 */
export function removeScripts(rewriter: HTMLRewriter): HTMLRewriter {
  const remove = { element: (element: Element) => void element.remove() };
  return rewriter
    .on('script[src]', remove)
    .on('script[data-app-start]', remove)
    .on('link[rel="modulepreload"]', remove)
    .on('link[as="script"]', remove);
}

/** A filled page with the built page's headers and its policy, without those that name the unfilled content. */
export function filledPage(page: Response, status: number): Response {
  const headers = new Headers(page.headers);
  for (const name of ['ETag', 'Content-Length', 'Last-Modified']) {
    headers.delete(name);
  }
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Robots-Tag', 'noindex');
  return new Response(page.body, { status, headers });
}
