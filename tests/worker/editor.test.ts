import { expect, test, vi } from 'vitest';
import type { Env } from '../../worker/env.ts';
import { createHarness, siteUrl } from './support/harness.ts';
import { simulateNetwork } from './support/network.ts';

const githubEnv: Partial<Env> = { GITHUB_CLIENT_ID: 'the-app', GITHUB_CLIENT_SECRET: 'the-secret' };
const signInPath = '/api/v1/editor/auth?provider=github&site_id=tern-and-tide.test&scope=repo';
const redirect_uri = `${siteUrl}/api/v1/editor/callback`;
const tokenUrl = 'https://github.com/login/oauth/access_token';

/** Simulates GitHub, which accepts any code. */
function simulateTokenExchange() {
  const tokenRequestForms: object[] = [];
  simulateNetwork({
    [tokenUrl]: async (request) => {
      tokenRequestForms.push(Object.fromEntries(await request.formData()));
      return Response.json({ access_token: 'gho_</script>' });
    },
  });
  return tokenRequestForms;
}

function fetchEditorPath(path: string, cookie = '', settings = githubEnv) {
  return createHarness(settings).get(path, { redirect: 'manual', headers: { Cookie: cookie } });
}

function fetchCallbackPage(callbackQuery: string, cookie: string) {
  return fetchEditorPath(`/api/v1/editor/callback?${callbackQuery}`, cookie);
}

async function beginSignIn() {
  const response = await fetchEditorPath(signInPath);
  const githubUrl = new URL(response.headers.get('Location') ?? '');
  const stateCookie = response.headers.get('Set-Cookie') ?? '';
  const state = githubUrl.searchParams.get('state') ?? '';
  return { response, githubUrl, stateCookie, state, cookie: stateCookie.split(';')[0] ?? '' };
}

async function signIn() {
  const { state, cookie } = await beginSignIn();
  return fetchCallbackPage(`code=good&state=${state}`, cookie);
}

/**
 * Runs the page's script in a simulated popup, expects that only the editor's reply triggers a
 * second message, and returns this message.
 */
async function readPopupMessage(response: Response) {
  const pageHtml = await response.text();
  const scriptPattern = /<script nonce="([\w-]+)">([\s\S]*?)<\/script>/;
  const [, nonce, scriptText = ''] = scriptPattern.exec(pageHtml) ?? [];
  const runScript = new Function('addEventListener', 'opener', 'location', scriptText);
  const addEventListener = vi.fn();
  const opener = { postMessage: vi.fn() };
  runScript(addEventListener, opener, { origin: siteUrl });
  // Without an opener the script posts nothing and does not fail.
  runScript(() => {}, null, { origin: siteUrl });
  const [[eventType, listener] = []] = addEventListener.mock.calls;
  expect(eventType).toBe('message');
  listener({ origin: 'https://evil.example', source: opener });
  listener({ origin: siteUrl, source: { postMessage: () => {} } });
  expect(opener.postMessage.mock.calls).toEqual([['authorizing:github', siteUrl]]);
  listener({ origin: siteUrl, source: opener });
  const [, ...laterPostMessageCalls] = opener.postMessage.mock.calls;
  expect(laterPostMessageCalls).toEqual([[expect.any(String), siteUrl]]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'unsafe-none',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  return { pageHtml, message: String(laterPostMessageCalls[0]?.[0]) };
}

test('redirects a writer to GitHub with a random state in a cookie', async () => {
  const { response, githubUrl, stateCookie, state } = await beginSignIn();
  expect(response.status).toBe(302);
  expect(githubUrl.href).toMatch(/^https:\/\/github\.com\/login\/oauth\/authorize\?/);
  const expectedParameters = { client_id: 'the-app', scope: 'repo', state, redirect_uri };
  expect(Object.fromEntries(githubUrl.searchParams)).toEqual(expectedParameters);
  expect(stateCookie).toBe(
    `editor-state=${state}; Max-Age=600; Path=/api/v1/editor; HttpOnly; Secure; SameSite=Lax`,
  );
  // 122 random bits cannot be guessed.
  expect(state).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect((await beginSignIn()).state).not.toBe(state);
  // Another opener policy would separate the popup from the editor.
  expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none');
});

test('hands the token to the editor after the callback from GitHub', async () => {
  const tokenRequestForms = simulateTokenExchange();
  const response = await signIn();
  const { pageHtml, message } = await readPopupMessage(response);
  expect(message).toBe('authorization:github:success:{"token":"gho_</script>"}');
  expect(pageHtml.match(/<\/script>/g)).toHaveLength(1);
  const removedCookiePattern = /^editor-state=; Max-Age=0; Path=\/api\/v1\/editor/;
  expect(response.headers.get('Set-Cookie')).toMatch(removedCookiePattern);
  const githubAppFields = { client_id: 'the-app', client_secret: 'the-secret' };
  expect(tokenRequestForms).toEqual([{ ...githubAppFields, code: 'good', redirect_uri }]);
  expect(pageHtml).not.toContain('the-secret');
});

type Attack = (startedSignIn: { state: string; cookie: string }) => [query: string, cookie: string];
test.each<[caseName: string, buildAttack: Attack]>([
  ['a callback without a state', ({ cookie }) => ['code=good', cookie]],
  ['an empty state for an empty cookie', () => ['code=good&state=', 'editor-state=']],
  ['a wrong state', ({ cookie }) => ['code=good&state=guessed', cookie]],
  ['the state of another browser', ({ state }) => [`code=good&state=${state}`, '']],
  ['a state whose cookie was used', ({ state }) => [`code=good&state=${state}`, 'editor-state=']],
  ['two states at once', ({ state, cookie }) => [`code=good&state=guessed&state=${state}`, cookie]],
  ['a callback without a code', ({ state, cookie }) => [`state=${state}`, cookie]],
])('hands out no token for %s, without asking GitHub', async (_case, buildAttack) => {
  const tokenRequestForms = simulateTokenExchange();
  const response = await fetchCallbackPage(...buildAttack(await beginSignIn()));
  const { message } = await readPopupMessage(response);
  expect(message).toMatch(/^authorization:github:error:\{"error":"This sign-in /);
  expect(response.headers.get('Set-Cookie')).toMatch(/^editor-state=; Max-Age=0/);
  expect(tokenRequestForms).toEqual([]);
});

test.each([
  ['Cancel', 'access_denied', 'You cancelled at GitHub. Nobody is signed in.'],
  ['another refusal', 'redirect_uri_mismatch', 'GitHub did not let you in. Please try again.'],
])('says so after %s at GitHub, and asks for no token', async (_case, refusal, error) => {
  const tokenRequestForms = simulateTokenExchange();
  const { state, cookie } = await beginSignIn();
  const response = await fetchCallbackPage(`error=${refusal}&state=${state}`, cookie);
  const { message } = await readPopupMessage(response);
  expect(message).toBe(`authorization:github:error:${JSON.stringify({ error })}`);
  expect(tokenRequestForms).toEqual([]);
});

test.each<[caseName: string, respond: () => Response | Promise<Response>, error: string]>([
  ['refuses the code', () => Response.json({ error: 'bad_verification_code' }), 'ValiError'],
  ['has an error', () => new Response('Unicorn!', { status: 502 }), 'SyntaxError'],
  ['sends an invalid token', () => Response.json({ access_token: 7 }), 'ValiError'],
  ['gives an empty token', () => Response.json({ access_token: '' }), 'ValiError'],
  ['is offline', () => Promise.reject(new Error('https://x:the-secret@github.com')), 'Error'],
])('hands out no token and logs no error text when GitHub %s', async (_case, respond, error) => {
  const abortTimeoutSpy = vi.spyOn(AbortSignal, 'timeout');
  const consoleErrorSpy = vi.spyOn(console, 'error');
  simulateNetwork({ [tokenUrl]: respond });
  const { message } = await readPopupMessage(await signIn());
  expect(message).toMatch(/^authorization:github:error:\{"error":"GitHub did not/);
  expect(abortTimeoutSpy.mock.calls, 'the time that GitHub has').toEqual([[10_000]]);
  expect(consoleErrorSpy.mock.calls).toEqual([[`{"event":"github-sign-in","error":"${error}"}`]]);
});

test('explains that the button is not set up unless both settings exist', async () => {
  const incompleteEnvs = [{}, { GITHUB_CLIENT_ID: 'the-app' }, { GITHUB_CLIENT_SECRET: 'x' }];
  for (const incompleteGithubEnv of incompleteEnvs) {
    const response = await fetchEditorPath(signInPath, '', incompleteGithubEnv);
    expect(response.status).toBe(200);
    expect((await readPopupMessage(response)).message).toContain('not set up');
  }
});
