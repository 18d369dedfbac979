import { createHash } from 'node:crypto';
import { expect, routes, test } from './site.ts';

test('every page carries the security headers, and a policy that names each of its inline scripts', async ({
  request,
}) => {
  for (const route of routes) {
    const response = await request.get(route);
    const headers = response.headers();
    const policy = headers['content-security-policy'];
    expect(policy, route).toBeTruthy();
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-frame-options']).toBe('DENY');

    const html = await response.text();
    for (const [, attributes, script] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/\bsrc=|application\/ld\+json/.test(attributes)) {
        continue;
      }
      const hash = createHash('sha256').update(script).digest('base64');
      expect(policy, `${route}: ${script.slice(0, 60)}`).toContain(`'sha256-${hash}'`);
    }
  }
});

test('the Worker’s own answers carry the same headers', async ({ request }) => {
  for (const path of ['/api/v1/health', '/api/v1/nothing']) {
    const response = await request.get(path);
    expect(response.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(response.headers()['content-type']).toContain('application/json');
  }
  expect((await request.get('/api/v1/nothing')).status()).toBe(404);
});

test('files whose names carry a hash may be kept for a year, pages are asked for anew', async ({
  request,
}) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toContain('must-revalidate');
  const sheet = /href="?(\/assets\/css\/[^" >]+)/.exec(await page.text())?.[1] ?? '';
  expect((await request.get(sheet)).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
});
