import { createHash } from 'node:crypto';
import type { APIRequestContext } from 'playwright/test';
import { listRoutesOfSiteFolder } from './owner-site.ts';
import { expect, getTestedBuildFolder, test } from './site.ts';

/** MDN's HTTP Observatory rates these A+. Pictures lack a resource policy: feed readers show them. */
const commonHeaderPatterns = {
  'strict-transport-security': /^max-age=\d{5,}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-frame-options': /^DENY$/,
  'cross-origin-opener-policy': /^same-origin$/,
};
const unwantedHeaderPattern =
  /^(set-cookie|access-control-allow-origin|x-powered-by|server|cross-origin-resource-policy)$/;
const yearCachePattern = /^public, max-age=31536000, immutable$/;
const sameOriginHeaderPatterns = {
  ...commonHeaderPatterns,
  'cross-origin-resource-policy': /^same-origin$/,
};

const scriptVendorOrigins = 'https://chat.test https://reviews.test';
const allVendorOrigins =
  'https://calendar.test https://chat.test https://maps.test https://reviews.test';
const hashesPattern = "'sha256-[^']+'( 'sha256-[^']+')*";
const contentPolicyPattern = [
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
].join('; ');
const pageHeaderPatterns = {
  ...sameOriginHeaderPatterns,
  'permissions-policy': /camera=\(\), geolocation=\(\), microphone=\(\)/,
  'content-security-policy': new RegExp(contentPolicyPattern),
};
const apiHeaderPatterns = {
  ...sameOriginHeaderPatterns,
  'content-security-policy': /^default-src 'none'; frame-ancestors 'none'$/,
  'cache-control': /^no-store$/,
};

type ResponseCase = [path: string, status: number, headerPatterns: Record<string, RegExp>];

// biome-ignore format: a response a line, where possible
const responseCases: ResponseCase[] = [
  ['/', 200, { ...pageHeaderPatterns, 'cache-control': /must-revalidate/ }],
  // No cache may keep a file that a later build may have.
  ...['/nothing-here', '/service/nothing-here', '/assets/js/gone.js', '/pictures/gone.avif', '/Assets/js/main.js'].map(
    (path): ResponseCase => [path, 404, { ...pageHeaderPatterns, 'cache-control': /^no-store$/, 'content-type': /^text\/html/ }],
  ),
  ['/sent/TT-7K3M-9QX2', 200, { ...pageHeaderPatterns, 'cache-control': /^no-store$/ }],
  ['/career', 301, pageHeaderPatterns],
  // For a folder, the test requests the first of its files that the home page links to.
  ['/assets/css', 200, { ...sameOriginHeaderPatterns, 'cache-control': yearCachePattern }],
  ['/assets/js', 200, { ...sameOriginHeaderPatterns, 'cache-control': yearCachePattern }],
  ['/pictures', 200, commonHeaderPatterns],
  ['/share/home.jpeg', 200, { 'content-type': /^image\/jpeg$/, 'cache-control': /^public, max-age=86400$/ }],
  ['/sitemap.xml', 200, sameOriginHeaderPatterns],
  ['/service/berths.md', 200, {
    ...sameOriginHeaderPatterns,
    'content-type': /^text\/markdown; charset=utf-8$/,
    link: /^<https:\/\/tern-and-tide\.test\/service\/berths>; rel="canonical"$/,
  }],
  ['/.well-known/security.txt', 200, { ...sameOriginHeaderPatterns, 'content-type': /^text\/plain; charset=utf-8$/i }],
  ['/api/v1/health', 200, apiHeaderPatterns],
  ['/api/v1/nothing', 404, apiHeaderPatterns],
];

test('sends the security headers with every kind of response', async ({ request }) => {
  const homePageHtml = await (await request.get('/')).text();
  for (const [responsePath, ...expectedResponse] of responseCases) {
    const isFolder = /^\/(?:assets|pictures)/.test(responsePath);
    const [firstFilePath] = new RegExp(`${responsePath}/[^" >,]+`).exec(homePageHtml) ?? [];
    const requestedPath = isFolder ? `${firstFilePath}` : responsePath;
    await expectHeaders(request, [requestedPath, ...expectedResponse]);
  }
});

test('allows each inline script and style by its hash', async ({ request }) => {
  const routes = listRoutesOfSiteFolder(getTestedBuildFolder());
  expect(routes.length).toBeGreaterThan(40);
  for (const route of routes) {
    const response = await expectHeaders(request, [route, 200, pageHeaderPatterns]);
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

async function expectHeaders(request: APIRequestContext, [path, status, patterns]: ResponseCase) {
  const requestHeaders = { Origin: 'https://stranger.example' };
  const response = await request.get(path, { maxRedirects: 0, headers: requestHeaders });
  const headResponse = await request.head(path, { maxRedirects: 0, headers: requestHeaders });
  expect([response.status(), headResponse.status()], path).toEqual([status, status]);
  const responseHeaders = response.headers();
  for (const [headerName, headerPattern] of Object.entries(patterns)) {
    expect(responseHeaders[headerName], `${headerName} of ${path}`).toMatch(headerPattern);
  }
  const unexpectedNames = Object.keys(responseHeaders).filter(
    (name) => unwantedHeaderPattern.test(name) && !(name in patterns),
  );
  expect(unexpectedNames, path).toEqual([]);
  return response;
}
