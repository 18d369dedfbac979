import headers from './headers.json';

const policy = 'Content-Security-Policy';

/**
 * Adds the headers that `_headers` gives to static files, except those already set; a built page
 * brings its own policy by hash.
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
