import type { AppContext } from '../app.ts';
import { logProblem, readErrorKind } from '../log.ts';

export async function readBuiltPage(ctx: AppContext, path: string): Promise<Response | null> {
  try {
    const page = await ctx.env.ASSETS.fetch(new Request(new URL(path, ctx.req.url)));
    return page.ok ? page : null;
  } catch (error) {
    logProblem('page-not-read', { path, error: readErrorKind(error) });
    return null;
  }
}

/** What happens to the elements that fit a selector. */
export type ElementChanges = Record<string, (element: Element) => void>;

const remove = (element: Element) => void element.remove();

/**
 * Removes the site's scripts, because hydration would replace the filled page by the empty one; the
 * theme's inline script stays. The buttons of the slot picker need scripts, its list does not.
 */
const scriptRemoval: ElementChanges = {
  'script[src]': remove,
  'script[data-app-start]': remove,
  'link[rel="modulepreload"]': remove,
  'link[as="script"]': remove,
  '[data-slot-picker]': remove,
};

interface Options {
  status?: number;
  headers?: Record<string, string>;
  keepsScripts?: boolean;
}

/** Fills a page for browsers without scripts. */
export function fillPage(page: Response, changes: ElementChanges, options: Options = {}): Response {
  const allChanges = options.keepsScripts ? changes : { ...scriptRemoval, ...changes };
  const rewriter = Object.entries(allChanges).reduce(
    (earlier, [selector, element]) => earlier.on(selector, { element }),
    new HTMLRewriter(),
  );
  return rewriter.transform(buildUncachedPage(page, options));
}

/** Keeps the built page's headers and policy, except headers that describe the unfilled content. */
export function buildUncachedPage(page: Response, { status = 200, headers = {} }: Options) {
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
