import type { AppContext } from '../api/app.ts';

/** A page of the site's build, or null where the build has none. */
export async function builtPage(c: AppContext, path: string): Promise<Response | null> {
  const page = await c.env.ASSETS.fetch(new Request(new URL(path, c.req.url)));
  return page.ok ? page : null;
}

/**
 * A filled page is what it is: the site's scripts would hydrate it back into the empty one. It works
 * without them, as every page does. The theme's inline script stays.
 */
export function asStandingPage(rewriter: HTMLRewriter): HTMLRewriter {
  const remove = { element: (element: Element) => void element.remove() };
  return rewriter
    .on('script[src]', remove)
    .on('script[data-app-start]', remove)
    .on('link[rel="modulepreload"]', remove)
    .on('link[as="script"]', remove);
}

/** The built page's headers, its own policy among them, without what no longer fits. */
export function filledPage(page: Response, status: number): Response {
  const headers = new Headers(page.headers);
  for (const name of ['ETag', 'Content-Length', 'Last-Modified']) headers.delete(name);
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Robots-Tag', 'noindex');
  return new Response(page.body, { status, headers });
}
