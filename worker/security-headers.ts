import headers from './headers.json';

/**
 * Gives an answer made here the headers that `_headers` gives to static files; both come from one
 * source. What the answer already carries stays: a page from the build has its own policy, by hash.
 */
export function withSecurityHeaders(response: Response): Response {
  const secured = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) {
    if (!secured.headers.has(name)) secured.headers.set(name, value);
  }
  if (!secured.headers.has('Cache-Control')) secured.headers.set('Cache-Control', 'no-store');
  return secured;
}
