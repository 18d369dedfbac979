import headers from './headers.json';

const policyHeaderName = 'Content-Security-Policy';

/**
 * Adds the headers that `_headers` gives to static files, except those already set; a built page
 * brings its own policy by hash.
 */
export function withSecurityHeaders(response: Response): Response {
  const securedResponse = new Response(response.body, response);
  const isHtml = securedResponse.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  for (const [headerName, headerValue] of Object.entries(headers)) {
    if (securedResponse.headers.has(headerName) || (isHtml && headerName === policyHeaderName)) {
      continue;
    }
    securedResponse.headers.set(headerName, headerValue);
  }
  if (!securedResponse.headers.has('Cache-Control')) {
    securedResponse.headers.set('Cache-Control', 'no-store');
  }
  return securedResponse;
}
