import headers from './headers.json';

/**
 * Adds the headers that `_headers` gives to static files, except those already set; a built page
 * brings its own policy by hash.
 */
export function withSecurityHeaders(response: Response): Response {
  const securedResponse = new Response(response.body, response);
  const isHtml = securedResponse.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  for (const [name, value] of Object.entries({ ...headers, 'Cache-Control': 'no-store' })) {
    if (!securedResponse.headers.has(name) && !(isHtml && name === 'Content-Security-Policy')) {
      securedResponse.headers.set(name, value);
    }
  }
  return securedResponse;
}
