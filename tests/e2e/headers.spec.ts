import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import type { APIRequestContext, APIResponse } from 'playwright/test';
import { internalPages } from './owner-site.ts';
import { expect, test, testedBuildFolder } from './site.ts';

/**
 * MDN's HTTP Observatory rates these headers A+. Pictures have no resource policy, because feed readers
 * show them.
 */
const commonHeaders = {
  'strict-transport-security': /max-age=63072000; includeSubDomains; preload/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-frame-options': /^DENY$/,
  'cross-origin-opener-policy': /^same-origin$/,
};
const yearCachePattern = /^public, max-age=31536000, immutable$/;
const sameOriginHeaders = { ...commonHeaders, 'cross-origin-resource-policy': /^same-origin$/ };
const pageHeaders = {
  ...sameOriginHeaders,
  'permissions-policy': /camera=\(\), geolocation=\(\), microphone=\(\)/,
  'content-security-policy': buildPolicyPattern(),
};

function buildPolicyPattern(): RegExp {
  const scriptVendorOrigins = 'https://chat.test https://reviews.test';
  const allVendorOrigins =
    'https://calendar.test https://chat.test https://maps.test https://reviews.test';
  const hashesPattern = "'sha256-[^']+'( 'sha256-[^']+')*";
  return new RegExp(
    [
      "^default-src 'none'",
      `script-src 'self' ${hashesPattern} ${scriptVendorOrigins}`,
      `style-src 'self' ${hashesPattern} ${scriptVendorOrigins}`,
      "style-src-attr 'unsafe-inline'",
      `img-src 'self' data: ${scriptVendorOrigins}`,
      `font-src 'self' data: ${scriptVendorOrigins}`,
      `connect-src 'self' ${allVendorOrigins}`,
      `media-src ${scriptVendorOrigins}`,
      `frame-src ${allVendorOrigins}`,
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default$',
    ].join('; '),
  );
}

const apiHeaders = {
  ...sameOriginHeaders,
  'content-security-policy': /^default-src 'none'; frame-ancestors 'none'$/,
  'cache-control': /^no-store$/,
};

// biome-ignore format: a response a line, where possible
const responseCases: [kind: string, path: string, status: number, headers: Record<string, RegExp>][] = [
  ['a post', '/blog/mooring-book', 200, pageHeaders],
  ['a missing page', '/nothing-here', 404, pageHeaders],
  ['a missing service', '/service/nothing-here', 404, pageHeaders],
  ['the page after sending', '/sent/TT-7K3M-9QX2', 200, { ...pageHeaders, 'cache-control': /^no-store$/ }],
  ['a redirect', '/career', 301, pageHeaders],
  // For a folder, the test requests the first of its files that the home page links to.
  ['a style sheet', '/assets/css', 200, { ...sameOriginHeaders, 'cache-control': yearCachePattern }],
  ['a script', '/assets/js', 200, { ...sameOriginHeaders, 'cache-control': yearCachePattern }],
  ['a picture', '/pictures', 200, commonHeaders],
  ['a share picture', '/share/home.jpeg', 200,
    { 'content-type': /^image\/jpeg$/, 'cache-control': /^public, max-age=86400$/ }],
  ['the home page', '/', 200, { ...pageHeaders, 'cache-control': /must-revalidate/ }],
  ['the sitemap', '/sitemap.xml', 200, sameOriginHeaders],
  ['a Markdown mirror', '/service/berths.md', 200, {
    ...sameOriginHeaders,
    'content-type': /^text\/markdown; charset=utf-8$/,
    link: /^<https:\/\/tern-and-tide\.test\/service\/berths>; rel="canonical"$/,
  }],
  ['security.txt', '/.well-known/security.txt', 200,
    { ...sameOriginHeaders, 'content-type': /^text\/plain; charset=utf-8$/i }],
  ['an API response', '/api/v1/health', 200, apiHeaders],
  ['a missing API address', '/api/v1/nothing', 404, apiHeaders],
];

test('sends the security headers with every kind of response', async ({ request }) => {
  const homePageHtml = await (await request.get('/')).text();
  for (const [responseKind, responsePath, expectedStatus, expectedHeaders] of responseCases) {
    await test.step(responseKind, async () => {
      const isFolderPath = /^\/(?:assets|pictures)/.test(responsePath);
      const [firstFilePath] = new RegExp(`${responsePath}/[^" >,]+`).exec(homePageHtml) ?? [];
      await expectHeaders(
        request,
        isFolderPath ? `${firstFilePath}` : responsePath,
        expectedStatus,
        expectedHeaders,
      );
    });
  }
});

test('allows each inline script and style by its hash', async ({ request }) => {
  const pageFilePaths = globSync('**/*.html', { cwd: testedBuildFolder(), exclude: internalPages });
  expect(pageFilePaths.length).toBeGreaterThan(40);
  for (const pageFilePath of pageFilePaths) {
    const route = `/${pageFilePath.replace(/(?:index)?\.html$/, '')}`;
    const response = await expectHeaders(request, route, 200, pageHeaders);
    const inlineMatches = [
      ...(await response.text()).matchAll(/<(?:script|style)([^>]*)>(.*?)<\/(?:script|style)>/gs),
    ].filter(([, attributes = '']) => !/\bsrc=|application\/ld\+json/.test(attributes));
    expect(inlineMatches.map(([elementHtml]) => elementHtml.slice(0, 6))).toContain('<style');
    for (const [, , inlineCode = ''] of inlineMatches) {
      const codeHash = createHash('sha256').update(inlineCode).digest('base64');
      const policyText = response.headers()['content-security-policy'];
      expect(policyText, `${route}: ${inlineCode.slice(0, 60)}`).toContain(`'sha256-${codeHash}'`);
    }
  }
});

async function expectHeaders(
  request: APIRequestContext,
  requestedPath: string,
  expectedStatus: number,
  expectedHeaders: Record<string, RegExp>,
): Promise<APIResponse> {
  const response = await request.get(requestedPath, {
    maxRedirects: 0,
    headers: { Origin: 'https://stranger.example' },
  });
  expect(response.status(), requestedPath).toBe(expectedStatus);
  const responseHeaders = response.headers();
  for (const [headerName, headerPattern] of Object.entries(expectedHeaders)) {
    expect(responseHeaders[headerName], `${headerName} of ${requestedPath}`).toMatch(headerPattern);
  }
  for (const header of ['set-cookie', 'access-control-allow-origin', 'x-powered-by', 'server']) {
    expect(responseHeaders[header], `${header} of ${requestedPath}`).toBeUndefined();
  }
  if (!('cross-origin-resource-policy' in expectedHeaders)) {
    expect(responseHeaders['cross-origin-resource-policy'], requestedPath).toBeUndefined();
  }
  return response;
}
