/**
 * What has been tried against the pages and on the wire, and what must hold. The Worker's own table
 * stands in tests/worker/attacks.test.ts.
 */
import { once } from 'node:events';
import { request as send } from 'node:http';
import { connect } from 'node:net';
import type { Page } from 'playwright/test';
import { expect, open, test, untilHydrated } from './site.ts';

const script = '"><img src=x onerror="window.hit=1"><script>window.hit=1</script>';
const payload = encodeURIComponent(script);
const link = encodeURIComponent('javascript:window.hit=1');
/** A page of somebody else; the requests to it never leave the browser. */
const stranger = 'http://stranger.test/';

/** Nothing of the stranger's ran, and no link of the page would run it. */
async function untouched(page: Page) {
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  await expect(page.locator('img[src="x"], script:text("window.hit")')).toHaveCount(0);
  const addresses = await page
    .locator('[href], [src], [action], [formaction]')
    .evaluateAll((all) =>
      all.flatMap((one) =>
        ['href', 'src', 'action', 'formaction'].map((name) => one.getAttribute(name) ?? ''),
      ),
    );
  expect(
    addresses.filter((address) => /^\s*(javascript|vbscript|data:text)/i.test(address)),
  ).toEqual([]);
}

// biome-ignore format: a row a line
const addresses: [attack: string, path: string][] = [
  ['markup in what prefills the calendar', `/meeting?name=${payload}&email=${payload}&a1=${payload}&utm_source=${payload}`],
  ['markup as the service that led to the form', `/contact?service=${payload}`],
  ['a part of the language as the service', '/contact?service=__proto__'],
  ['a script’s address as the service', `/contact?service=${link}`],
  ['markup as the theme, and as attributes of the page', `/?docusaurus-theme=${payload}&docusaurus-data-has-hydrated=${payload}`],
  ['markup as the number of a page of the blog', `/blog?page=${payload}&q=${payload}`],
  ['markup after the #', `/portfolio#${payload}`],
  ['a broken address after the #', '/portfolio#%E0%A4%A'],
  ['a broken address after the # of the gallery', '/gallery#%'],
  ['a selector after the #', '/privacy#a[href="'],
  ['a name of the language after the #', '/portfolio#constructor'],
  ['markup as an address that is not there', `/${payload}`],
  ['a broken address that is not there', '/%E0%A4%A'],
];

for (const [attack, path] of addresses) {
  test(`${attack} stays a text, and the page stays whole`, async ({ page, baseURL }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    const response = await page.goto(`${baseURL}${path}`);
    expect([200, 400, 404]).toContain(response?.status());
    if (response?.status() !== 400) {
      await untilHydrated(page);
      await expect(page.locator('h1')).toHaveCount(1);
    }
    await untouched(page);
    expect(problems).toEqual([]);
  });
}

test('markup typed into the search stays text', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Search this site' }).click();
  await page.getByRole('searchbox').fill(script);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await untouched(page);
});

async function strangersPage(page: Page, body: string) {
  await page.route(`${stranger}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>x</title>${body}` }),
  );
  await page.goto(stranger);
}

test('nothing of ours can be shown in a frame of another site', async ({ page, baseURL }) => {
  const framed = ['/', '/contact', '/sent/TT-7K3M-9QX2', '/nothing-here', '/api/v1/health'];
  const frames = framed.map((route) => `<iframe src="${baseURL}${route}"></iframe>`);
  await strangersPage(page, frames.join(''));
  await expect
    .poll(() => page.frames().filter((frame) => frame.url().startsWith('chrome-error:')))
    .toHaveLength(framed.length);
});

test('a site that opens ours keeps no hand on its window', async ({ page, baseURL }) => {
  await strangersPage(page, '<button>Open</button>');
  await page.evaluate((address) => {
    document.querySelector('button')?.addEventListener('click', () => {
      Reflect.set(window, 'opened', window.open(address));
    });
  }, `${baseURL}/contact`);
  const [opened] = await Promise.all([page.context().waitForEvent('page'), page.click('button')]);
  await untilHydrated(opened);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'opened').closed)).toBe(true);
});

test('a form on another site is refused by the real Worker', async ({ page, baseURL }) => {
  await strangersPage(
    page,
    `<form method="post" action="${baseURL}/api/v1/email"><input name="name" value="Asha"><button>Send</button></form>`,
  );
  const [answer] = await Promise.all([
    page.waitForResponse(`${baseURL}/api/v1/email`),
    page.click('button'),
  ]);
  expect(answer.status()).toBe(403);
});

test('text can become neither markup nor script, whoever writes it', async ({ page }) => {
  await open(page, '/contact');
  const attempts = await page.evaluate(() => {
    const tries: Record<string, () => unknown> = {
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
    return Object.entries(tries).filter(([, attempt]) => {
      try {
        attempt();
        return true;
      } catch {
        return false;
      }
    });
  });
  expect(attempts.map(([name]) => name)).toEqual([]);
});

/** One of each kind. */
// biome-ignore format: side by side
const kinds = [
  '/about', '/about/mission-vision', '/about/leadership-message', '/about/team', '/service/tideTables', '/industry',
  '/industry/harbours', '/portfolio', '/portfolio/berth-book', '/gallery', '/contact', '/meeting', '/register', '/carrer',
  '/blog', '/blog/page/2', '/blog/archive', '/blog/tags', '/blog/tags/water', '/blog/authors', '/blog/authors/anya',
  '/blog/mooring-book', '/privacy', '/test', '/',
];

test('every kind of page opens from within the site under that rule', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/accessibility');
  const canonical = page.locator('link[rel=canonical]');
  for (const route of kinds) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, route);
    await expect(canonical).toHaveAttribute('href', `https://tern-and-tide.test${route}`);
  }
  expect(complaints).toEqual([]);
});

/** As it is written: every usual client tidies an address before it sends it. */
function ask(
  baseURL: string | undefined,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<{
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    send({ hostname, port, path, method, headers }, (answer) => {
      let body = '';
      answer.on('data', (piece) => {
        body += piece;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

// biome-ignore format: side by side
const redirects = [
  '//stranger.test', '//stranger.test/', '//stranger.test/index.html', '//stranger.test/%2e%2e',
  '//stranger.test/contact/', '/\\stranger.test/', '/%5cstranger.test/', '/%2f%2fstranger.test/',
  '/contact//stranger.test/..', '/.//stranger.test/', '/%2e/%2fstranger.test/index', '///stranger.test/%2f..',
  '/career?next=//stranger.test', '/career//stranger.test', '/contact/?next=https://stranger.test',
  '/%0d%0aLocation:%20https://stranger.test/', '/contact%0d%0aSet-Cookie:a=b',
];

test('no address leads to another site', async ({ baseURL }) => {
  for (const path of redirects) {
    const { status, headers } = await ask(baseURL, path);
    expect([200, 301, 307, 308, 400, 404], path).toContain(status);
    expect(headers['set-cookie'], path).toBeUndefined();
    expect(new URL(String(headers.location ?? '/'), baseURL).origin, path).toBe(baseURL);
  }
});

test('files beside the site cannot be reached from it', async ({ baseURL }) => {
  // biome-ignore format: side by side
  for (const path of [
    '/../package.json', '/..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/assets/../../worker/wrangler.jsonc',
    '/_headers', '/_redirects', '/.git/config', '/.dev.vars', '/.env', '/wrangler.jsonc',
  ]) {
    const { status, headers } = await ask(baseURL, path);
    const end = headers.location ? await ask(baseURL, String(headers.location)) : { status };
    expect(end.status, path).toBe(404);
  }
});

test('no header that a stranger adds changes a page that a cache may keep', async ({ baseURL }) => {
  const plain = await ask(baseURL, '/contact');
  const added: Record<string, string>[] = [
    { 'X-Forwarded-Host': 'stranger.test' },
    { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Scheme': 'http' },
    { 'X-Original-URL': '/test', 'X-Rewrite-URL': '/test' },
    { 'X-HTTP-Method-Override': 'POST' },
    { Accept: 'application/json' },
    { Cookie: 'theme="><script>', 'User-Agent': '<script>' },
  ];
  for (const headers of added) {
    const bent = await ask(baseURL, '/contact', { headers });
    expect(bent.status, JSON.stringify(headers)).toBe(200);
    expect(bent.body, JSON.stringify(headers)).toBe(plain.body);
  }
});

/** What a server says to bytes on the wire; empty when it hangs up. */
function wire(baseURL: string | undefined, text: string): Promise<string> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('data', (piece) => {
      said += piece;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(said));
  });
}

const post = (headers: string, body: string) =>
  `POST /api/v1/email HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nConnection: close\r\n${headers}\r\n\r\n${body}`;

const onTheWire: [attack: string, bytes: string, said: RegExp][] = [
  [
    'pieces without a length, above the limit',
    post(
      'Transfer-Encoding: chunked',
      `${'8000\r\n'.concat('x'.repeat(0x8000), '\r\n').repeat(5)}0\r\n\r\n`,
    ),
    /^HTTP\/1\.1 413 /,
  ],
  [
    'a length and pieces at once',
    post('Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\nGET /x HTTP/1.1\r\n\r\n'),
    /^$|^HTTP\/1\.1 400 (?!.*HTTP\/1\.1)/s,
  ],
  ['two lengths', post('Content-Length: 2\r\nContent-Length: 3', '{}x'), /^$|^HTTP\/1\.1 400 /],
  ['a negative length', post('Content-Length: -1', '{}'), /^$|^HTTP\/1\.1 400 /],
  ['no body and no length', post('X-Nothing: 1', ''), /^HTTP\/1\.1 (400|411) /],
  ['a header line that breaks', post('X-A: 1\r\n X-B', '{}'), /^$|^HTTP\/1\.1 400 /],
];

for (const [attack, bytes, said] of onTheWire) {
  test(`${attack}: the server refuses and goes on serving`, async ({ baseURL, request }) => {
    // The local stand-in for Cloudflare's edge sometimes loses what is refused before its body has come.
    await expect.poll(() => wire(baseURL, bytes), { timeout: 15_000 }).toMatch(said);
    expect((await request.get('/api/v1/health')).status()).toBe(200);
  });
}

test('somebody who sends slowly keeps nobody waiting', async ({ baseURL, request }) => {
  const { hostname, port } = new URL(baseURL ?? '');
  let said = '';
  const slow = Array.from({ length: 20 }, () => {
    const socket = connect(Number(port), hostname);
    socket
      .on('error', () => {})
      .on('data', (piece) => {
        said += piece;
      });
    socket.write(post('Content-Length: 1000', '{"name":"'));
    return socket;
  });
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  expect((await request.get('/contact')).status()).toBe(200);
  // All of them are still at it.
  expect(slow.filter((socket) => socket.writable)).toHaveLength(20);
  expect(said).toBe('');
  for (const socket of slow) {
    socket.destroy();
  }
});
