import headers from './headers.json';

const policy = 'Content-Security-Policy';

/**
 * Adds the headers that `_headers` gives to static files, except those already set; a built page
 * brings its own policy by hash.
 */
export function withSecurityHeaders(response: Response): Response {
  const securedResponse = new Response(response.body, response);
  const isPage = securedResponse.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  for (const [name, value] of Object.entries(headers)) {
    if (securedResponse.headers.has(name) || (isPage && name === policy)) {
      continue;
    }
    securedResponse.headers.set(name, value);
  }
  if (!securedResponse.headers.has('Cache-Control')) {
    securedResponse.headers.set('Cache-Control', 'no-store');
  }
  return securedResponse;
}
