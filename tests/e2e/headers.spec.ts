import { createHash } from 'node:crypto';
import type { APIRequestContext, APIResponse } from 'playwright/test';
import { routes } from './owner.ts';
import { expect, test } from './site.ts';
import { company, content, posts } from './unconverted/content.ts';

/**
 * What MDN's HTTP Observatory gives A+ for, asked as by a page of another site. A picture may be shown
 * by feed readers, so it alone has no resource policy; files say nothing that only pages need.
 */
const everywhere = {
  'strict-transport-security': /max-age=63072000; includeSubDomains; preload/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-frame-options': /^DENY$/,
  'cross-origin-opener-policy': /^same-origin$/,
};
const forAYear = /^public, max-age=31536000, immutable$/;
const own = { ...everywhere, 'cross-origin-resource-policy': /^same-origin$/ };
const pagePolicy = {
  ...own,
  'permissions-policy': /camera=\(\), geolocation=\(\), microphone=\(\)/,
  'content-security-policy': policy(),
};

/** Strict, but for the hosts of vendors that embeds.yml connects. */
function policy(): RegExp {
  const { chat, reviews, turnstile, ...others } = content('embeds');
  const isScripted = [chat, reviews, turnstile].some(Boolean);
  const hosts = isScripted || Object.values(others).some(Boolean) ? '( https://[^ ;]+)*' : '';
  return new RegExp(
    [
      `^default-src 'none'; script-src 'self'( 'sha256-[^']+')+${hosts}`,
      `style-src 'self'( 'sha256-[^']+')+${hosts}`,
      "style-src-attr 'unsafe-inline'; .*form-action 'self'; base-uri 'none'",
      `frame-ancestors 'none'${isScripted ? '' : "; require-trusted-types-for 'script'; trusted-types default"}$`,
    ].join('; '),
  );
}

const dataPolicy = {
  ...own,
  'content-security-policy': /^default-src 'none'; frame-ancestors 'none'$/,
  'cache-control': /^no-store$/,
};

const [post = { address: '/about' }] = posts;
const [service = ''] = routes.filter((route) => route.startsWith('/service/'));

const places: [kind: string, path: string, status: number, headers: Record<string, RegExp>][] = [
  ['a post', post.address, 200, pagePolicy],
  ['the page that is not there', '/nothing-here', 404, pagePolicy],
  ['the service that is not there', '/service/nothing-here', 404, pagePolicy],
  [
    'the page after a sent form',
    '/sent/CC-7K3M-9QX2',
    200,
    { ...pagePolicy, 'cache-control': /^no-store$/ },
  ],
  ['a redirect', '/career', 301, pagePolicy],
  ['a style sheet', 'link[rel=stylesheet]', 200, { ...own, 'cache-control': forAYear }],
  ['a script', 'body[data-scripts]', 200, { ...own, 'cache-control': forAYear }],
  ['a picture', 'img[srcset]', 200, everywhere],
  [
    'a share picture',
    '/share/home.jpeg',
    200,
    { 'content-type': /^image\/jpeg$/, 'cache-control': /^public, max-age=86400$/ },
  ],
  ['the home page', '/', 200, { ...pagePolicy, 'cache-control': /must-revalidate/ }],
  ['the sitemap', '/sitemap.xml', 200, own],
  [
    'a Markdown mirror',
    `${service}.md`,
    200,
    {
      ...own,
      'content-type': /^text\/markdown; charset=utf-8$/,
      link: new RegExp(`^<${company.site}${service}>; rel="canonical"$`),
    },
  ],
  ['the contact for security', '/.well-known/security.txt', 200, own],
  ['an answer of the API', '/api/v1/health', 200, dataPolicy],
  ['an address of the API that is not there', '/api/v1/nothing', 404, dataPolicy],
];

for (const [kind, path, status, headers] of places) {
  test(`${kind} keeps what an auditor asks of it`, async ({ request }) => {
    const address = path.startsWith('/') ? path : await fileOfHome(request, path);
    await expectHeaders(request, address, status, headers);
  });
}

test('every page keeps it too, with a policy that names each of its inline scripts and styles', async ({
  request,
}) => {
  for (const route of routes) {
    const response = await expectHeaders(request, route, 200, pagePolicy);
    const inline = [
      ...(await response.text()).matchAll(/<(?:script|style)([^>]*)>(.*?)<\/(?:script|style)>/gs),
    ].filter(([, attributes = '']) => !/\bsrc=|application\/ld\+json/.test(attributes));
    expect(inline.map(([tag]) => tag.slice(0, 6))).toContain('<style');
    for (const [, , text = ''] of inline) {
      const hash = createHash('sha256').update(text).digest('base64');
      const named = response.headers()['content-security-policy'];
      expect(named, `${route}: ${text.slice(0, 60)}`).toContain(`'sha256-${hash}'`);
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
  // No cookie, no welcome for other sites, no word about who serves it.
  for (const name of ['set-cookie', 'access-control-allow-origin', 'x-powered-by', 'server']) {
    expect(sent[name], `${name} of ${address}`).toBeUndefined();
  }
  if (!('cross-origin-resource-policy' in headers)) {
    expect(sent['cross-origin-resource-policy'], address).toBeUndefined();
  }
  return response;
}

/** Names carry hashes, so the files are found where the home page names them. */
async function fileOfHome(request: APIRequestContext, selector: string): Promise<string> {
  const html = await (await request.get('/')).text();
  const [, name = '', wanted = ''] = /^(\w+)\[(.*)\]$/.exec(selector) ?? [];
  const sign = wanted.replace(/^.*="?|"$/g, '');
  const tag = [...html.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].find(([text]) =>
    text.includes(sign),
  );
  return /(\/(?:assets|pictures)\/[^" >,]+)/.exec(tag?.[0] ?? '')?.[1] ?? '';
}

test('whoever finds a weakness finds whom to tell', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain; charset=utf-8$/i);
  const fields = Object.fromEntries(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(': ')),
  );
  expect(fields.Contact).toMatch(/^mailto:[^@ ]+@[^@ ]+$/);
  expect(fields.Canonical).toMatch(/^https:\/\/[^/]+\/\.well-known\/security\.txt$/);
  expect(fields['Preferred-Languages']).toBe(company.languages.join(', '));
  const left = Date.parse(fields.Expires) - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(366 * 86_400_000);
});
