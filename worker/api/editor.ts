/** Signs a writer in to the editor with GitHub's OAuth, in a popup window. */
import { deleteCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { toScriptJson } from '../../src/shared/script-json.ts';
import type { AppContext } from '../app.ts';
import { logProblem, readErrorKind } from '../log.ts';

const githubOauthUrl = 'https://github.com/login/oauth';
const editorApiPath = '/api/v1/editor';
const stateCookieName = 'editor-state';

const stateMaxAgeSeconds = 10 * 60;
const tokenTimeoutMs = 10_000;
const refusedByGithub = 'GitHub did not let you in. Please try again.';

const tokenResponseSchema = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });

export function startSignIn(ctx: AppContext): Response | Promise<Response> {
  const { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret } = ctx.env;
  if (!clientId || !clientSecret) {
    return respond(ctx, { error: 'This button is not set up. Sign in with a token.' });
  }
  const signInState = crypto.randomUUID();
  setCookie(ctx, stateCookieName, signInState, {
    httpOnly: true,
    secure: true,
    // GitHub redirects back from another site, where a strict cookie would be missing.
    sameSite: 'Lax',
    path: editorApiPath,
    maxAge: stateMaxAgeSeconds,
  });
  const authorizeParameters = new URLSearchParams({
    client_id: clientId,
    scope: 'repo',
    state: signInState,
    redirect_uri: buildCallbackUrl(ctx),
  });
  ctx.header('Cross-Origin-Opener-Policy', 'unsafe-none');
  return ctx.redirect(`${githubOauthUrl}/authorize?${authorizeParameters}`);
}

/** The state in a cookie proves that this browser started the sign-in; each state is valid once. */
export async function finishSignIn(ctx: AppContext): Promise<Response> {
  const { code, state, error } = ctx.req.query();
  const savedState = deleteCookie(ctx, stateCookieName, { path: editorApiPath, secure: true });
  if (!state || state !== savedState || !(code || error)) {
    return respond(ctx, {
      error: 'This sign-in was not started here or has expired. Please try again.',
    });
  }
  if (error === 'access_denied') {
    return respond(ctx, { error: 'You cancelled at GitHub. Nobody is signed in.' });
  }
  return respond(ctx, code ? await requestToken(ctx, code) : { error: refusedByGithub });
}

async function requestToken(ctx: AppContext, authorizationCode: string): Promise<SignInOutcome> {
  try {
    const tokenResponse = await fetch(`${githubOauthUrl}/access_token`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({
        client_id: ctx.env.GITHUB_CLIENT_ID ?? '',
        client_secret: ctx.env.GITHUB_CLIENT_SECRET ?? '',
        code: authorizationCode,
        redirect_uri: buildCallbackUrl(ctx),
      }),
      signal: AbortSignal.timeout(tokenTimeoutMs),
    });
    return { token: v.parse(tokenResponseSchema, await tokenResponse.json()).access_token };
  } catch (error) {
    logProblem('github-sign-in', { error: readErrorKind(error) });
    return { error: refusedByGithub };
  }
}

function buildCallbackUrl(ctx: AppContext): string {
  return new URL(`${editorApiPath}/callback`, ctx.req.url).href;
}

type SignInOutcome = { token: string } | { error: string };

/** Posts the outcome to the editor's window only; Sveltia prescribes the message format. */
function respond(ctx: AppContext, outcome: SignInOutcome): Response | Promise<Response> {
  const kind = 'token' in outcome ? 'success' : 'error';
  const messageJson = toScriptJson(`authorization:github:${kind}:${JSON.stringify(outcome)}`);
  const scriptNonce = crypto.randomUUID();
  return ctx.html(
    `<!doctype html><meta charset="utf-8"><title>GitHub</title><script nonce="${scriptNonce}">
addEventListener('message', ({ origin, source }) => {
  if (origin === location.origin && source === opener) opener.postMessage(${messageJson}, origin);
});
opener?.postMessage('authorizing:github', location.origin);
</script>`,
    200,
    {
      'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${scriptNonce}'; frame-ancestors 'none'`,
      // The popup must keep its `opener`, where the editor waits.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Referrer-Policy': 'no-referrer',
    },
  );
}
