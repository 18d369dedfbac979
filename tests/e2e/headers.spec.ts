import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import type { APIRequestContext, APIResponse } from 'playwright/test';
import { notForVisitors } from './owner.ts';
import { expect, siteFolder, test } from './site.ts';

/**
 * Headers that MDN's HTTP Observatory rates A+. Pictures have no resource policy, because feed readers
 * show them.
 */
const everywhere = {
  'strict-transport-security': /max-age=63072000; includeSubDomains; preload/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-frame-options': /^DENY$/,
  'cross-origin-opener-policy': /^same-origin$/,
};
const cachedForAYear = /^public, max-age=31536000, immutable$/;
const sameOrigin = { ...everywhere, 'cross-origin-resource-policy': /^same-origin$/ };
const pagePolicy = {
  ...sameOrigin,
  'permissions-policy': /camera=\(\), geolocation=\(\), microphone=\(\)/,
  'content-security-policy': policy(),
};

function policy(): RegExp {
  const scripts = 'https://chat.test https://reviews.test';
  const vendors = 'https://calendar.test https://chat.test https://maps.test https://reviews.test';
  const hashes = "'sha256-[^']+'( 'sha256-[^']+')*";
  return new RegExp(
    [
      "^default-src 'none'",
      `script-src 'self' ${hashes} ${scripts}`,
      `style-src 'self' ${hashes} ${scripts}`,
      "style-src-attr 'unsafe-inline'",
      `img-src 'self' data: ${scripts}`,
      `font-src 'self' data: ${scripts}`,
      `connect-src 'self' ${vendors}`,
      `media-src ${scripts}`,
      `frame-src ${vendors}`,
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default$',
    ].join('; '),
  );
}

const dataPolicy = {
  ...sameOrigin,
  'content-security-policy': /^default-src 'none'; frame-ancestors 'none'$/,
  'cache-control': /^no-store$/,
};

// biome-ignore format: a row a line, where possible
const responses: [kind: string, path: string, status: number, headers: Record<string, RegExp>][] = [
  ['a post', '/blog/mooring-book', 200, pagePolicy],
  ['a missing page', '/nothing-here', 404, pagePolicy],
  ['a missing service', '/service/nothing-here', 404, pagePolicy],
  ['the page after sending', '/sent/TT-7K3M-9QX2', 200, { ...pagePolicy, 'cache-control': /^no-store$/ }],
  ['a redirect', '/career', 301, pagePolicy],
  // Folders: the first of their files that the home page links to.
  ['a style sheet', '/assets/css', 200, { ...sameOrigin, 'cache-control': cachedForAYear }],
  ['a script', '/assets/js', 200, { ...sameOrigin, 'cache-control': cachedForAYear }],
  ['a picture', '/pictures', 200, everywhere],
  ['a share picture', '/share/home.jpeg', 200,
    { 'content-type': /^image\/jpeg$/, 'cache-control': /^public, max-age=86400$/ }],
  ['the home page', '/', 200, { ...pagePolicy, 'cache-control': /must-revalidate/ }],
  ['the sitemap', '/sitemap.xml', 200, sameOrigin],
  ['a Markdown mirror', '/service/berths.md', 200, {
    ...sameOrigin,
    'content-type': /^text\/markdown; charset=utf-8$/,
    link: /^<https:\/\/tern-and-tide\.test\/service\/berths>; rel="canonical"$/,
  }],
  ['security.txt', '/.well-known/security.txt', 200,
    { ...sameOrigin, 'content-type': /^text\/plain; charset=utf-8$/i }],
  ['an API response', '/api/v1/health', 200, dataPolicy],
  ['a missing API address', '/api/v1/nothing', 404, dataPolicy],
];

test('sends the security headers with every kind of response', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const [kind, path, status, headers] of responses) {
    await test.step(kind, async () => {
      const isFolder = /^\/(?:assets|pictures)/.test(path);
      const [file] = new RegExp(`${path}/[^" >,]+`).exec(html) ?? [];
      await expectHeaders(request, isFolder ? `${file}` : path, status, headers);
    });
  }
});

test('allows each inline script and style by its hash', async ({ request }) => {
  const files = globSync('**/*.html', { cwd: siteFolder(), exclude: notForVisitors });
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const route = `/${file.replace(/(?:index)?\.html$/, '')}`;
    const response = await expectHeaders(request, route, 200, pagePolicy);
    const inline = [
      ...(await response.text()).matchAll(/<(?:script|style)([^>]*)>(.*?)<\/(?:script|style)>/gs),
    ].filter(([, attributes = '']) => !/\bsrc=|application\/ld\+json/.test(attributes));
    expect(inline.map(([tag]) => tag.slice(0, 6))).toContain('<style');
    for (const [, , text = ''] of inline) {
      const hash = createHash('sha256').update(text).digest('base64');
      const policyText = response.headers()['content-security-policy'];
      expect(policyText, `${route}: ${text.slice(0, 60)}`).toContain(`'sha256-${hash}'`);
    }
  }
});

async function expectHeaders(
  request: APIRequestContext,
  address: string,
  status: number,
  headers: Record<string, RegExp>,
): Promise<APIResponse> {
  const response = await request.get(address, {
    maxRedirects: 0,
    headers: { Origin: 'https://stranger.example' },
  });
  expect(response.status(), address).toBe(status);
  const sent = response.headers();
  for (const [name, value] of Object.entries(headers)) {
    expect(sent[name], `${name} of ${address}`).toMatch(value);
  }
  for (const name of ['set-cookie', 'access-control-allow-origin', 'x-powered-by', 'server']) {
    expect(sent[name], `${name} of ${address}`).toBeUndefined();
  }
  if (!('cross-origin-resource-policy' in headers)) {
    expect(sent['cross-origin-resource-policy'], address).toBeUndefined();
  }
  return response;
}
