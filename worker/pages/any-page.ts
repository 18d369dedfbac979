import type { AppContext } from '../app.ts';
import { readLanguage } from '../office.ts';
import { buildUncachedPage, readBuiltPage } from './built-page.ts';
import { buildPlainPage } from './plain-page.ts';

/** Serves a file of the build, redirects to it in lower case, such as /About to /about, or answers 404. */
export async function servePage(ctx: AppContext): Promise<Response> {
  const pageResponse = await ctx.env.ASSETS.fetch(ctx.req.raw);
  if (pageResponse.status !== 404) {
    return pageResponse;
  }
  const { pathname, search } = new URL(ctx.req.url);
  const lowerCasePath = pathname.replace(/%[0-9a-f]{2}|[A-Z]/gi, (match) =>
    match.startsWith('%') ? match : match.toLowerCase(),
  );
  // The router of the pages cannot read such a path.
  if (!isDecodable(pathname)) {
    return buildNothingHerePage(ctx, 400);
  }
  // A path that starts with two slashes would redirect to another host.
  if (lowerCasePath !== pathname && !pathname.startsWith('//')) {
    const lowerCaseUrl = new URL(lowerCasePath + search, ctx.req.url);
    const probe = await ctx.env.ASSETS.fetch(lowerCaseUrl, { method: 'HEAD', redirect: 'manual' });
    if (probe.status !== 404) {
      const location = probe.headers.get('Location') ?? lowerCasePath + search;
      return ctx.redirect(location, 301);
    }
  }
  return serveNotFoundPage(ctx);
}

function isDecodable(pathname: string): boolean {
  try {
    return decodeURI(pathname) !== '';
  } catch {
    return false;
  }
}

/** Serves the nearest 404 page of the build, such as that of services; no cache may keep it. */
export async function serveNotFoundPage(ctx: AppContext): Promise<Response> {
  const folders = new URL(ctx.req.url).pathname.split('/').slice(0, -1);
  for (; folders.length > 0; folders.pop()) {
    const page = await readBuiltPage(ctx, `${folders.join('/')}/404`);
    if (page !== null) {
      return buildUncachedPage(page, { status: 404 });
    }
  }
  return buildNothingHerePage(ctx, 404);
}

function buildNothingHerePage(ctx: AppContext, status: 400 | 404): Response {
  const language = readLanguage(ctx);
  const { pages, refusals } = language.messages;
  return buildPlainPage(language, { status }, [pages.notFound, refusals.nothingHere]);
}
