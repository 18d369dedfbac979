/** Signs a writer in to the editor with GitHub's OAuth, in a popup window. */
import { deleteCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { scriptJson } from '../../src/shared/script-json.ts';
import { kindOf, logProblem } from '../log.ts';
import type { AppContext } from './app.ts';

const github = 'https://github.com/login/oauth';
const folder = '/api/v1/editor';
const stateCookie = 'editor-state';

const stateMaxAge = 10 * 60;
const timeout = 10_000;

const tokenSchema = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });

export function startSignIn(c: AppContext): Response | Promise<Response> {
  const { GITHUB_CLIENT_ID: id, GITHUB_CLIENT_SECRET: secret } = c.env;
  if (!id || !secret) {
    return outcomePage(c, { error: 'This button is not set up. Sign in with a token.' });
  }
  const state = crypto.randomUUID();
  setCookie(c, stateCookie, state, {
    httpOnly: true,
    secure: true,
    // GitHub redirects back from another site.
    sameSite: 'Lax',
    path: folder,
    maxAge: stateMaxAge,
  });
  const parameters = new URLSearchParams({
    client_id: id,
    scope: 'repo',
    state,
    redirect_uri: callbackUrl(c),
  });
  c.header('Cross-Origin-Opener-Policy', 'unsafe-none');
  return c.redirect(`${github}/authorize?${parameters}`);
}

/** The state in a cookie proves that this browser started the sign-in; each state is valid once. */
export async function finishSignIn(c: AppContext): Promise<Response> {
  const { code, state } = c.req.query();
  const savedState = deleteCookie(c, stateCookie, { path: folder, secure: true });
  return code && state && state === savedState
    ? outcomePage(c, await requestToken(c, code))
    : outcomePage(c, {
        error: 'This sign-in was not begun here, or is too old. Please try again.',
      });
}

async function requestToken(c: AppContext, code: string): Promise<Outcome> {
  try {
    const response = await fetch(`${github}/access_token`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({
        client_id: c.env.GITHUB_CLIENT_ID ?? '',
        client_secret: c.env.GITHUB_CLIENT_SECRET ?? '',
        code,
        redirect_uri: callbackUrl(c),
      }),
      signal: AbortSignal.timeout(timeout),
    });
    return { token: v.parse(tokenSchema, await response.json()).access_token };
  } catch (error) {
    logProblem('github-sign-in', { error: kindOf(error) });
    return { error: 'GitHub did not let you in. Please try again.' };
  }
}

function callbackUrl(c: AppContext): string {
  return new URL(`${folder}/callback`, c.req.url).href;
}

type Outcome = { token: string } | { error: string };

/** Posts the outcome to the editor's window only; Sveltia prescribes the message format. */
function outcomePage(c: AppContext, outcome: Outcome): Response | Promise<Response> {
  const kind = 'token' in outcome ? 'success' : 'error';
  const message = scriptJson(`authorization:github:${kind}:${JSON.stringify(outcome)}`);
  const nonce = crypto.randomUUID();
  return c.html(
    `<!doctype html><meta charset="utf-8"><title>GitHub</title><script nonce="${nonce}">
addEventListener('message', ({ origin, source }) => {
  if (origin === location.origin && source === opener) opener.postMessage(${message}, origin);
});
opener?.postMessage('authorizing:github', location.origin);
</script>`,
    200,
    {
      'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`,
      // The popup must keep its `opener`, where the editor waits.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Referrer-Policy': 'no-referrer',
    },
  );
}
