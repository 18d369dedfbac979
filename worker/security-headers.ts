import headers from './headers.json';

const policy = 'Content-Security-Policy';

/**
 * Gives an answer made here the headers that `_headers` gives to static files; both come from one
 * source. What the answer already carries stays. The policy there is for data: a page from the build
 * brings its own, by hash, and would lose its styles under this one.
 */
export function withSecurityHeaders(response: Response): Response {
  const secured = new Response(response.body, response);
  const isPage = secured.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  for (const [name, value] of Object.entries(headers)) {
    if (secured.headers.has(name) || (isPage && name === policy)) {
      continue;
    }
    secured.headers.set(name, value);
  }
  if (!secured.headers.has('Cache-Control')) {
    secured.headers.set('Cache-Control', 'no-store');
  }
  return secured;
}
