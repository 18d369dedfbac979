/** Attacks pages and the HTTP connection; tests/worker/attacks.test.ts attacks the Worker. */
import { once } from 'node:events';
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fixturePort, fixtureURL } from './ports.ts';
import { expect, navigateOnClient, openWithoutMotion, test, waitForHydration } from './site.ts';

const scriptMarkup = '"><img src=x onerror="window.hit=1"><script>window.hit=1</script>';
const encodedMarkup = encodeURIComponent(scriptMarkup);
const codeUrlSelector = ['href', 'src', 'action', 'formaction']
  .flatMap((key) => ['javascript:', 'vbscript:', 'data:text'].map((url) => `[${key}*="${url}" i]`))
  .join();

test('treats markup in searches and URLs as text', async ({ page, baseURL, problems }) => {
  test.slow(); // The test loads 14 pages.
  async function expectNoInjection(attackName: string) {
    expect(await page.evaluate(() => Reflect.get(window, 'hit')), attackName).toBeUndefined();
    const injectedScripts = page.locator('//script[contains(., "window.hit")]');
    await expect(page.locator('img[src="x"]').or(injectedScripts), attackName).toHaveCount(0);
    await expect(page.locator(codeUrlSelector), attackName).toHaveCount(0);
  }
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Search this site' }).click();
  await page.getByRole('searchbox').fill(scriptMarkup);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await expectNoInjection('markup in the search');
  // biome-ignore format: an attack a line
  for (const [attackName, attackPath] of [
    ["markup in the calendar's parameters", `/meeting?name=${encodedMarkup}&email=${encodedMarkup}&a1=${encodedMarkup}&utm_source=${encodedMarkup}`],
    ["markup as a form's service", `/contact?service=${encodedMarkup}`],
    ["__proto__ as a form's service", '/contact?service=__proto__'],
    ["a javascript: URL as a form's service", '/contact?service=javascript%3Awindow.hit%3D1'],
    ['markup as the theme and as attributes of the page', `/?docusaurus-theme=${encodedMarkup}&docusaurus-data-has-hydrated=${encodedMarkup}`],
    ["markup as a blog page's number", `/blog?page=${encodedMarkup}&q=${encodedMarkup}`],
    ['markup as a fragment', `/portfolio#${encodedMarkup}`],
    ['a broken encoding as a fragment', '/portfolio#%E0%A4%A'],
    ["a broken encoding as the gallery's fragment", '/gallery#%'],
    ['a selector as a fragment', '/privacy#a[href="'],
    ['the name of a built-in property as a fragment', '/portfolio#constructor'],
    ["markup as a missing page's path", `/${encodedMarkup}`],
    ["a broken encoding as a missing page's path", '/%E0%A4%A'],
  ] as const) {
    // Chromium loads no page if only the fragment of the URL changes, so the test reloads.
    const pageResponse = (await page.goto(`${baseURL}${attackPath}`)) ?? (await page.reload());
    expect([200, 400, 404], attackName).toContain(pageResponse?.status());
    if (pageResponse?.status() !== 400) {
      await waitForHydration(page);
      await expect(page.locator('h1'), attackName).toHaveCount(1);
    }
    await expectNoInjection(attackName);
    expect(problems.filter((problem) => problem.startsWith('script: ')), attackName).toEqual([]);
  }
});

test('opens every kind of page without breaking the policy', async ({ page, problems }) => {
  await openWithoutMotion(page, '/accessibility');
  const canonicalLink = page.locator('link[rel=canonical]');
  // biome-ignore format: routes side by side
  for (const route of [
    '/about', '/about/mission-vision', '/about/leadership-message', '/about/team', '/service/tideTables', '/industry',
    '/industry/harbours', '/portfolio', '/portfolio/berth-book', '/gallery', '/contact', '/meeting', '/register', '/carrer',
    '/blog', '/blog/page/2', '/blog/archive', '/blog/tags', '/blog/tags/water', '/blog/authors', '/blog/authors/anya',
    '/blog/mooring-book', '/privacy', '/test', '/',
  ]) {
    await navigateOnClient(page, route);
    await expect(canonicalLink).toHaveAttribute('href', `https://tern-and-tide.test${route}`);
  }
  expect(problems).toEqual([]);
});

/** Sends the path unchanged, because other HTTP clients normalise paths. */
async function requestRawPath(path: string, headers: OutgoingHttpHeaders = {}) {
  const sentRequest = get({ hostname: '127.0.0.1', port: fixturePort, path, headers });
  const [response] = (await once(sentRequest, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test('never redirects to another site', async () => {
  // biome-ignore format: paths side by side
  for (const attackPath of [
    '//stranger.test', '//stranger.test/', '//stranger.test/index.html', '//stranger.test/%2e%2e',
    '//stranger.test/contact/', '/\\stranger.test/', '/%5cstranger.test/', '/%2f%2fstranger.test/',
    '/contact//stranger.test/..', '/.//stranger.test/', '/%2e/%2fstranger.test/index', '///stranger.test/%2f..',
    '/career?next=//stranger.test', '/career//stranger.test', '/contact/?next=https://stranger.test',
    '/%0d%0aLocation:%20https://stranger.test/', '/contact%0d%0aSet-Cookie:a=b',
  ]) {
    const { status, headers } = await requestRawPath(attackPath);
    expect([200, 301, 307, 308, 400, 404], attackPath).toContain(status);
    expect(headers['set-cookie'], attackPath).toBeUndefined();
    expect(new URL(headers.location ?? '/', fixtureURL).origin, attackPath).toBe(fixtureURL);
  }
});

test('serves no files from outside the site', async () => {
  // biome-ignore format: paths side by side
  for (const forbiddenPath of [
    '/../package.json', '/..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/assets/../../worker/wrangler.jsonc',
    '/_headers', '/_redirects', '/.git/config', '/.dev.vars', '/.env', '/wrangler.jsonc',
  ]) {
    const response = await requestRawPath(forbiddenPath);
    const { location } = response.headers;
    const { status } = location ? await requestRawPath(location) : response;
    expect(status, forbiddenPath).toBe(404);
  }
});

test('ignores forged request headers in a cacheable page', async () => {
  const { body } = await requestRawPath('/contact');
  for (const forgedHeaders of [
    { 'X-Forwarded-Host': 'stranger.test' },
    { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Scheme': 'http' },
    { 'X-Original-URL': '/test', 'X-Rewrite-URL': '/test' },
    { 'X-HTTP-Method-Override': 'POST' },
    { Accept: 'application/json' },
    { Cookie: 'theme="><script>', 'User-Agent': '<script>' },
  ]) {
    const response = await requestRawPath('/contact', forgedHeaders);
    expect(response, JSON.stringify(forgedHeaders)).toMatchObject({ status: 200, body });
  }
});

function sendRawText(rawText: string) {
  const connection = { socket: connect(fixturePort, '127.0.0.1'), received: '' };
  connection.socket
    .on('error', () => {})
    .on('data', (chunk) => {
      connection.received += chunk;
    })
    .write(rawText);
  return connection;
}

/** Returns the raw response, or an empty text if the server closes the connection. */
async function readRawResponse(rawText: string): Promise<string> {
  const connection = sendRawText(rawText);
  connection.socket.setTimeout(5_000, () => connection.socket.destroy());
  await new Promise((resolve) => connection.socket.on('close', resolve));
  return connection.received;
}

function buildRawPost(headerLines: string, requestBody: string): string {
  return `POST /api/v1/email HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nConnection: close\r\n${headerLines}\r\n\r\n${requestBody}`;
}

const largeHttpChunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;

test('refuses malformed requests, and serves beside slow clients', async ({ request }) => {
  // biome-ignore format: an attack a line
  for (const [attackName, rawText, responsePattern] of [
    ['chunks without a length, above the limit', buildRawPost('Transfer-Encoding: chunked', `${largeHttpChunk.repeat(5)}0\r\n\r\n`), /^HTTP\/1\.1 413 /],
    ['a length and chunks', buildRawPost('Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\nGET /x HTTP/1.1\r\n\r\n'), /^$|^HTTP\/1\.1 400 (?!.*HTTP\/1\.1)/s],
    ['two lengths', buildRawPost('Content-Length: 2\r\nContent-Length: 3', '{}x'), /^$|^HTTP\/1\.1 400 /],
    ['a negative length', buildRawPost('Content-Length: -1', '{}'), /^$|^HTTP\/1\.1 400 /],
    ['no body and no length', buildRawPost('X-Nothing: 1', ''), /^HTTP\/1\.1 (400|411) /],
    ['a folded header line', buildRawPost('X-A: 1\r\n X-B', '{}'), /^$|^HTTP\/1\.1 400 /],
  ] as const) {
    // The local server sometimes drops a response that is sent before the whole body has arrived.
    const pollOptions = { message: attackName, timeout: 15_000 };
    await expect.poll(() => readRawResponse(rawText), pollOptions).toMatch(responsePattern);
    expect((await request.get('/api/v1/health')).status(), attackName).toBe(200);
  }

  const unfinishedPost = buildRawPost('Content-Length: 1000', '{"name":"');
  const slowConnections = Array.from({ length: 20 }, () => sendRawText(unfinishedPost));
  await Promise.all(slowConnections.map(({ socket }) => once(socket, 'connect')));
  expect((await request.get('/contact')).status()).toBe(200);
  for (const { socket, received } of slowConnections) {
    expect([socket.writable, received]).toEqual([true, '']);
    socket.destroy();
  }
});
