import { describe, expect, test, vi } from 'vitest';
import type { Env } from '../../worker/env.ts';
import { createHarness, siteUrl } from './support/harness.ts';
import { simulateNetwork } from './support/network.ts';

const settingsWithApp: Partial<Env> = {
  GITHUB_CLIENT_ID: 'the-app',
  GITHUB_CLIENT_SECRET: 'the-secret',
};
const startPath = '/api/v1/editor/auth?provider=github&site_id=tern-and-tide.test&scope=repo';
const exchange = 'https://github.com/login/oauth/access_token';

/** GitHub accepts each code once. */
function answerCodes(...codes: string[]) {
  const requests: Record<string, unknown>[] = [];
  simulateNetwork({
    async [exchange](request) {
      const fields = Object.fromEntries(await request.formData());
      const isKnown =
        codes.includes(String(fields.code)) && !requests.some(({ code }) => code === fields.code);
      requests.push(fields);
      return Response.json(
        isKnown ? { access_token: 'gho_</script>' } : { error: 'bad_verification_code' },
      );
    },
  });
  return requests;
}

function request(path: string, cookie = '', settings = settingsWithApp, method = 'GET') {
  const request = new Request(`${siteUrl}${path}`, {
    method,
    redirect: 'manual',
    headers: { Cookie: cookie },
  });
  return createHarness(settings).fetch(request);
}

async function beginSignIn() {
  const answer = await request(startPath);
  const address = new URL(answer.headers.get('Location') ?? '');
  const cookie = answer.headers.get('Set-Cookie') ?? '';
  const state = address.searchParams.get('state') ?? '';
  return { answer, address, cookie, state, kept: cookie.split(';')[0] };
}

type Listener = (event: { origin: string; source: unknown }) => void;

/** Runs the page's script in a simulated popup and returns its messages to the opener. */
function openWindow(page: string) {
  const [, script = ''] = /<script nonce="[\w-]+">([\s\S]*?)<\/script>/.exec(page) ?? [];
  const received: [message: string, origin: string][] = [];
  const opener = {
    postMessage: (message: string, origin: string) => void received.push([message, origin]),
  };
  const listeners: Listener[] = [];
  const listen = (type: string, listener: Listener) => {
    expect(type).toBe('message');
    listeners.push(listener);
  };
  const run = new Function('addEventListener', 'opener', 'location', script);
  run(listen, opener, { origin: siteUrl });
  // Without an opener the script posts nothing and does not fail.
  run(() => {}, null, { origin: siteUrl });
  const answer = (origin: string, source: unknown) => {
    for (const listener of listeners) {
      listener({ origin, source });
    }
  };
  return { heard: received, opener, answer };
}

/**
 * Returns the message that the editor receives after its own reply, and checks that no other window
 * triggers it.
 */
async function outcomeOf(answer: Response) {
  const page = await answer.text();
  const { heard: received, opener, answer: send } = openWindow(page);
  const greeting = ['authorizing:github', siteUrl];
  send('https://evil.example', opener);
  send(siteUrl, { postMessage: () => {} });
  expect(received).toEqual([greeting]);
  send(siteUrl, opener);
  expect(received).toEqual([greeting, [expect.any(String), siteUrl]]);
  const [, nonce] = /<script nonce="([\w-]+)">/.exec(page) ?? [];
  expect(answer.headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`,
  );
  expect(answer.headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
  return { page, says: received[1]?.[0] ?? '' };
}

test('redirects a writer to GitHub with a random state in a cookie', async () => {
  const { answer, address, cookie, state } = await beginSignIn();
  expect(answer.status).toBe(302);
  expect(`${address.origin}${address.pathname}`).toBe('https://github.com/login/oauth/authorize');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'the-app',
    scope: 'repo',
    state,
    redirect_uri: `${siteUrl}/api/v1/editor/callback`,
  });
  expect(cookie).toBe(
    `editor-state=${state}; Max-Age=600; Path=/api/v1/editor; HttpOnly; Secure; SameSite=Lax`,
  );
  // 122 random bits cannot be guessed.
  expect(state).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect((await beginSignIn()).state).not.toBe(state);
  // Another value would separate the popup from the editor.
  expect(answer.headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none');
});

test('hands the token to the editor after the callback from GitHub', async () => {
  const { state, kept } = await beginSignIn();
  const requests = answerCodes('good');
  const answer = await request(`/api/v1/editor/callback?code=good&state=${state}`, kept);
  const { page, says } = await outcomeOf(answer);
  expect(says).toBe(`authorization:github:success:${JSON.stringify({ token: 'gho_</script>' })}`);
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(answer.headers.get('Set-Cookie')).toMatch(
    /^editor-state=; Max-Age=0; Path=\/api\/v1\/editor/,
  );
  expect(requests).toEqual([
    {
      client_id: 'the-app',
      client_secret: 'the-secret',
      code: 'good',
      redirect_uri: `${siteUrl}/api/v1/editor/callback`,
    },
  ]);
  expect(page).not.toContain('the-secret');
});

describe('hands out no token', () => {
  type Attack = (begun: { state: string; kept: string }) => [query: string, cookie: string];
  const attacks: Record<string, Attack> = {
    'a callback without a state': ({ kept }) => ['code=good', kept],
    'an empty state for an empty cookie': () => ['code=good&state=', 'editor-state='],
    'a wrong state': ({ kept }) => ['code=good&state=guessed', kept],
    'the state of another browser': ({ state }) => [`code=good&state=${state}`, ''],
    'a state sent back after its cookie was used': ({ state }) => [
      `code=good&state=${state}`,
      'editor-state=',
    ],
    'two states at once': ({ state, kept }) => [`code=good&state=guessed&state=${state}`, kept],
    'a callback without a code': ({ state, kept }) => [`state=${state}`, kept],
    'somebody who refused at GitHub': ({ state, kept }) => [
      `error=access_denied&state=${state}`,
      kept,
    ],
  };
  test.each(Object.entries(attacks))('for %s, without asking GitHub', async (_attack, attack) => {
    const requests = answerCodes('good');
    const { state, kept = '' } = await beginSignIn();
    const [query, cookie] = attack({ state, kept });
    const answer = await request(`/api/v1/editor/callback?${query}`, cookie);
    expect((await outcomeOf(answer)).says).toMatch(
      /^authorization:github:error:\{"error":"This sign-in /,
    );
    expect(answer.headers.get('Set-Cookie')).toMatch(/^editor-state=; Max-Age=0/);
    expect(requests).toEqual([]);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['GitHub refuses the code', () => Response.json({ error: 'bad_verification_code' })],
    ['GitHub has an error', () => new Response('Unicorn!', { status: 502 })],
    ['GitHub answers nonsense', () => Response.json({ access_token: 7 })],
    ['GitHub gives an empty token', () => Response.json({ access_token: '' })],
    ['GitHub is not there', () => Promise.reject(new Error('offline'))],
  ])('when %s', async (_failure, failure) => {
    simulateNetwork({ [exchange]: failure });
    const { state, kept } = await beginSignIn();
    const answer = await request(`/api/v1/editor/callback?code=good&state=${state}`, kept);
    expect((await outcomeOf(answer)).says).toMatch(
      /^authorization:github:error:\{"error":"GitHub did not/,
    );
  });

  test('for a code used before', async () => {
    const requests = answerCodes('good');
    const outcomes: string[] = [];
    for (const _time of [1, 2]) {
      const { state, kept } = await beginSignIn();
      const answer = await request(`/api/v1/editor/callback?code=good&state=${state}`, kept);
      outcomes.push((await outcomeOf(answer)).says.split(':')[2] ?? '');
    }
    expect(outcomes).toEqual(['success', 'error']);
    expect(requests).toHaveLength(2);
  });
});

test('gives GitHub ten seconds and logs no error text', async () => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout');
  const problems = vi.spyOn(console, 'error');
  simulateNetwork({
    [exchange]: () => Promise.reject(new Error('https://x:the-secret@github.com')),
  });
  const { state, kept } = await beginSignIn();
  await request(`/api/v1/editor/callback?code=good&state=${state}`, kept);
  expect(timeouts.mock.calls).toEqual([[10_000]]);
  expect(problems.mock.calls).toEqual([['{"event":"github-sign-in","error":"Error"}']]);
});

test('explains that the button is not set up unless both settings exist', async () => {
  for (const settings of [{}, { GITHUB_CLIENT_ID: 'the-app' }, { GITHUB_CLIENT_SECRET: 'x' }]) {
    const answer = await request(startPath, '', settings);
    expect(answer.status).toBe(200);
    expect((await outcomeOf(answer)).says).toContain('not set up');
  }
});

test.each(['auth', 'callback'])('refuses a post to %s', async (end) => {
  const answer = await request(`/api/v1/editor/${end}`, '', settingsWithApp, 'POST');
  expect(answer.status).toBe(405);
  expect(answer.headers.get('Allow')).toBe('GET, HEAD');
});
