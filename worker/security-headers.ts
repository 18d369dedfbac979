import type { Next } from 'hono';
import type { AppContext } from './app.ts';
import headers from './headers.json';

/**
 * Adds the headers that `_headers` gives to static files, except those already set; a built page
 * brings its own policy by hash.
 */
export async function addSecurityHeaders(ctx: AppContext, next: Next): Promise<void> {
  await next();
  const { headers: ownHeaders } = ctx.res;
  const isHtml = ownHeaders.get('Content-Type')?.startsWith('text/html') ?? false;
  for (const [name, value] of Object.entries({ ...headers, 'Cache-Control': 'no-store' })) {
    if (!ownHeaders.has(name) && !(isHtml && name === 'Content-Security-Policy')) {
      ctx.header(name, value);
    }
  }
}
