/** Attacks pages and the HTTP connection; tests/worker/attacks.test.ts attacks the Worker. */
import { once } from 'node:events';
import { request as send } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright/test';
import {
  expect,
  navigateOnClient,
  openHydrated,
  openWithoutMotion,
  test,
  waitForHydration,
} from './site.ts';

const scriptMarkup = '"><img src=x onerror="window.hit=1"><script>window.hit=1</script>';
const encodedMarkup = encodeURIComponent(scriptMarkup);
const encodedScriptUrl = encodeURIComponent('javascript:window.hit=1');
/** This host does not exist: page.route responds for it. */
const attackerSiteUrl = 'http://stranger.test/';

async function expectNoInjection(page: Page) {
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  await expect(page.locator('img[src="x"], script:text("window.hit")')).toHaveCount(0);
  const addressAttributeValues = await page
    .locator('[href], [src], [action], [formaction]')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['href', 'src', 'action', 'formaction'].map((name) => element.getAttribute(name) ?? ''),
      ),
    );
  expect(
    addressAttributeValues.filter((value) => /^\s*(javascript|vbscript|data:text)/i.test(value)),
  ).toEqual([]);
}

// biome-ignore format: an attack a line
const namedAttackPaths: [attack: string, path: string][] = [
  ["markup in the calendar's parameters", `/meeting?name=${encodedMarkup}&email=${encodedMarkup}&a1=${encodedMarkup}&utm_source=${encodedMarkup}`],
  ["markup as a form's service", `/contact?service=${encodedMarkup}`],
  ["__proto__ as a form's service", '/contact?service=__proto__'],
  ["a javascript: address as a form's service", `/contact?service=${encodedScriptUrl}`],
  ['markup as the theme and as attributes of the page', `/?docusaurus-theme=${encodedMarkup}&docusaurus-data-has-hydrated=${encodedMarkup}`],
  ["markup as a blog page's number", `/blog?page=${encodedMarkup}&q=${encodedMarkup}`],
  ['markup as a fragment', `/portfolio#${encodedMarkup}`],
  ['a broken encoding as a fragment', '/portfolio#%E0%A4%A'],
  ["a broken encoding as the gallery's fragment", '/gallery#%'],
  ['a selector as a fragment', '/privacy#a[href="'],
  ['the name of a built-in property as a fragment', '/portfolio#constructor'],
  ["markup as a missing page's address", `/${encodedMarkup}`],
  ["a broken encoding as a missing page's address", '/%E0%A4%A'],
];

test('treats markup in an address as text', async ({ page, baseURL }) => {
  test.slow(); // The test loads 13 pages.
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  for (const [attackName, attackPath] of namedAttackPaths) {
    await test.step(attackName, async () => {
      // Chromium loads no page if only the fragment of the address changes, so the test reloads.
      const pageResponse = (await page.goto(`${baseURL}${attackPath}`)) ?? (await page.reload());
      expect([200, 400, 404]).toContain(pageResponse?.status());
      if (pageResponse?.status() !== 400) {
        await waitForHydration(page);
        await expect(page.locator('h1')).toHaveCount(1);
      }
      await expectNoInjection(page);
      expect(pageErrors).toEqual([]);
    });
  }
});

test('treats markup in the search as text', async ({ page }) => {
  await openHydrated(page, '/about');
  await page.getByRole('button', { name: 'Search this site' }).click();
  await page.getByRole('searchbox').fill(scriptMarkup);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await expectNoInjection(page);
});

async function openAttackerPage(page: Page, bodyHtml: string) {
  await page.route(`${attackerSiteUrl}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>x</title>${bodyHtml}` }),
  );
  await page.goto(attackerSiteUrl);
}

test('refuses to be framed by another site', async ({ page, baseURL }) => {
  const framedRoutes = ['/', '/contact', '/sent/TT-7K3M-9QX2', '/nothing-here', '/api/v1/health'];
  const iframeTags = framedRoutes.map((route) => `<iframe src="${baseURL}${route}"></iframe>`);
  await openAttackerPage(page, iframeTags.join(''));
  await expect
    .poll(() => page.frames().filter((frame) => frame.url().startsWith('chrome-error:')))
    .toHaveLength(framedRoutes.length);
});

test('gives a site that opens ours no access to the window', async ({ page, baseURL }) => {
  await openAttackerPage(page, '<button>Open</button>');
  await page.evaluate((contactAddress) => {
    document.querySelector('button')?.addEventListener('click', () => {
      Reflect.set(window, 'opened', window.open(contactAddress));
    });
  }, `${baseURL}/contact`);
  const [newPage] = await Promise.all([page.context().waitForEvent('page'), page.click('button')]);
  await waitForHydration(newPage);
  expect(await newPage.evaluate(() => window.opener)).toBeNull();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'opened').closed)).toBe(true);
});

test('refuses a form of another site', async ({ page, baseURL }) => {
  await openAttackerPage(
    page,
    `<form method="post" action="${baseURL}/api/v1/email"><input name="name" value="Asha"><button>Send</button></form>`,
  );
  const [formResponse] = await Promise.all([
    page.waitForResponse(`${baseURL}/api/v1/email`),
    page.click('button'),
  ]);
  expect(formResponse.status()).toBe(403);
});

test('lets no script turn text into markup or script', async ({ page }) => {
  await openHydrated(page, '/contact');
  const successfulAttemptEntries = await page.evaluate(() => {
    const injectionAttemptsByName: Record<string, () => unknown> = {
      innerHTML: () => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      },
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      srcdoc: () => {
        document.createElement('iframe').srcdoc = '<script>alert(1)</script>';
      },
      'a script’s text': () => {
        document.createElement('script').text = 'alert(1)';
      },
      'a foreign script': () => {
        document.createElement('script').src = 'https://stranger.test/x.js';
      },
      'a script outside the build': () => {
        document.createElement('script').src = '/api/v1/health';
      },
      'a second policy': () => window.trustedTypes?.createPolicy('mine', { createHTML: String }),
    };
    return Object.entries(injectionAttemptsByName).filter(([, attempt]) => {
      try {
        attempt();
        return true;
      } catch {
        return false;
      }
    });
  });
  expect(successfulAttemptEntries.map(([name]) => name)).toEqual([]);
});

/** One route of each kind of page. */
// biome-ignore format: routes side by side
const oneRoutePerKind = [
  '/about', '/about/mission-vision', '/about/leadership-message', '/about/team', '/service/tideTables', '/industry',
  '/industry/harbours', '/portfolio', '/portfolio/berth-book', '/gallery', '/contact', '/meeting', '/register', '/carrer',
  '/blog', '/blog/page/2', '/blog/archive', '/blog/tags', '/blog/tags/water', '/blog/authors', '/blog/authors/anya',
  '/blog/mooring-book', '/privacy', '/test', '/',
];

test('opens every kind of page without breaking the policy', async ({ page, problems }) => {
  await openWithoutMotion(page, '/accessibility');
  const canonicalLink = page.locator('link[rel=canonical]');
  for (const route of oneRoutePerKind) {
    await navigateOnClient(page, route);
    await expect(canonicalLink).toHaveAttribute('href', `https://tern-and-tide.test${route}`);
  }
  expect(problems).toEqual([]);
});

interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Sends the path unchanged, because other HTTP clients normalise paths. */
function requestRawPath(
  baseURL: string | undefined,
  rawPath: string,
  requestHeaders: Record<string, string> = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    send({ hostname, port, path: rawPath, headers: requestHeaders }, async (response) => {
      const bodyText = await text(response);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bodyText });
    })
      .on('error', reject)
      .end();
  });
}

// biome-ignore format: paths side by side
const redirectAttackPaths = [
  '//stranger.test', '//stranger.test/', '//stranger.test/index.html', '//stranger.test/%2e%2e',
  '//stranger.test/contact/', '/\\stranger.test/', '/%5cstranger.test/', '/%2f%2fstranger.test/',
  '/contact//stranger.test/..', '/.//stranger.test/', '/%2e/%2fstranger.test/index', '///stranger.test/%2f..',
  '/career?next=//stranger.test', '/career//stranger.test', '/contact/?next=https://stranger.test',
  '/%0d%0aLocation:%20https://stranger.test/', '/contact%0d%0aSet-Cookie:a=b',
];

test('never redirects to another site', async ({ baseURL }) => {
  for (const attackPath of redirectAttackPaths) {
    const { status, headers } = await requestRawPath(baseURL, attackPath);
    expect([200, 301, 307, 308, 400, 404], attackPath).toContain(status);
    expect(headers['set-cookie'], attackPath).toBeUndefined();
    expect(new URL(String(headers.location ?? '/'), baseURL).origin, attackPath).toBe(baseURL);
  }
});

test('serves no files from outside the site', async ({ baseURL }) => {
  // biome-ignore format: paths side by side
  for (const forbiddenPath of [
    '/../package.json', '/..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/assets/../../worker/wrangler.jsonc',
    '/_headers', '/_redirects', '/.git/config', '/.dev.vars', '/.env', '/wrangler.jsonc',
  ]) {
    const { status, headers } = await requestRawPath(baseURL, forbiddenPath);
    const finalResponse = headers.location ? await requestRawPath(baseURL, String(headers.location)) : { status };
    expect(finalResponse.status, forbiddenPath).toBe(404);
  }
});

test('ignores forged request headers in a cacheable page', async ({ baseURL }) => {
  const plainResponse = await requestRawPath(baseURL, '/contact');
  const forgedHeaderSets: Record<string, string>[] = [
    { 'X-Forwarded-Host': 'stranger.test' },
    { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Scheme': 'http' },
    { 'X-Original-URL': '/test', 'X-Rewrite-URL': '/test' },
    { 'X-HTTP-Method-Override': 'POST' },
    { Accept: 'application/json' },
    { Cookie: 'theme="><script>', 'User-Agent': '<script>' },
  ];
  for (const forgedHeaderSet of forgedHeaderSets) {
    const { status, body } = await requestRawPath(baseURL, '/contact', forgedHeaderSet);
    expect(status, JSON.stringify(forgedHeaderSet)).toBe(200);
    expect(body, JSON.stringify(forgedHeaderSet)).toBe(plainResponse.body);
  }
});

/** Returns the raw response, or an empty text if the server closes the connection. */
function sendRawText(baseURL: string | undefined, rawText: string): Promise<string> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve) => {
    let rawResponseText = '';
    const rawSocket = connect(Number(port), hostname, () => rawSocket.write(rawText));
    rawSocket.setTimeout(5_000, () => rawSocket.destroy());
    rawSocket.on('data', (chunk) => {
      rawResponseText += chunk;
    });
    rawSocket.on('error', () => {});
    rawSocket.on('close', () => resolve(rawResponseText));
  });
}

const buildRawPost = (headerLines: string, bodyText: string) =>
  `POST /api/v1/email HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nConnection: close\r\n${headerLines}\r\n\r\n${bodyText}`;
const largeChunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;

// biome-ignore format: an attack a line
const malformedRequestCases: [attack: string, bytes: string, response: RegExp][] = [
  ['chunks without a length, above the limit', buildRawPost('Transfer-Encoding: chunked', `${largeChunk.repeat(5)}0\r\n\r\n`), /^HTTP\/1\.1 413 /],
  ['a length and chunks', buildRawPost('Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\nGET /x HTTP/1.1\r\n\r\n'), /^$|^HTTP\/1\.1 400 (?!.*HTTP\/1\.1)/s],
  ['two lengths', buildRawPost('Content-Length: 2\r\nContent-Length: 3', '{}x'), /^$|^HTTP\/1\.1 400 /],
  ['a negative length', buildRawPost('Content-Length: -1', '{}'), /^$|^HTTP\/1\.1 400 /],
  ['no body and no length', buildRawPost('X-Nothing: 1', ''), /^HTTP\/1\.1 (400|411) /],
  ['a folded header line', buildRawPost('X-A: 1\r\n X-B', '{}'), /^$|^HTTP\/1\.1 400 /],
];

test('refuses malformed requests and keeps serving', async ({ baseURL, request }) => {
  for (const [attackName, rawText, expectedPattern] of malformedRequestCases) {
    // The local server sometimes drops a response that is sent before the whole body has arrived.
    const pollOptions = { message: attackName, timeout: 15_000 };
    await expect.poll(() => sendRawText(baseURL, rawText), pollOptions).toMatch(expectedPattern);
    expect((await request.get('/api/v1/health')).status(), attackName).toBe(200);
  }
});

test('serves others while slow clients hold connections open', async ({ baseURL, request }) => {
  const { hostname, port } = new URL(baseURL ?? '');
  let rawResponsesText = '';
  const slowSockets = Array.from({ length: 20 }, () => {
    const socket = connect(Number(port), hostname);
    socket
      .on('error', () => {})
      .on('data', (chunk) => {
        rawResponsesText += chunk;
      });
    socket.write(buildRawPost('Content-Length: 1000', '{"name":"'));
    return socket;
  });
  await Promise.all(slowSockets.map((slowSocket) => once(slowSocket, 'connect')));
  expect((await request.get('/contact')).status()).toBe(200);
  expect(slowSockets.filter((socket) => socket.writable)).toHaveLength(20);
  expect(rawResponsesText).toBe('');
  for (const socket of slowSockets) {
    socket.destroy();
  }
});
