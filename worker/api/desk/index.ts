/** Routes the owner's desk: its page at /desk, its data at /api/v1/desk. */
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { App, AppContext } from '../../app.ts';
import { logEvent } from '../../log.ts';
import { findLanguage } from '../../office.ts';
import { serveNotFoundPage } from '../../pages/any-page.ts';
import { buildPlainPage } from '../../pages/plain-page.ts';
import { describeRefusal } from '../../refusal.ts';
import { toRefusal } from '../responses.ts';
import { receiveChange } from './changes.ts';
import { deskQueries } from './queries.ts';
import { isLocalKey, keyCookieName, requireSignIn } from './sign-in.ts';

export const deskApp = new Hono<App>();

/** `npm start` prints a desk address with a key; the redirect removes the key from history and referrers. */
deskApp.use('/desk', async (ctx, next) => {
  const key = ctx.req.query('key');
  if (key === undefined || ctx.req.method !== 'GET' || !(await isLocalKey(ctx, key))) {
    return next();
  }
  setCookie(ctx, keyCookieName, key, { httpOnly: true, sameSite: 'Strict', path: '/' });
  ctx.header('Referrer-Policy', 'no-referrer');
  return ctx.redirect('/desk', 303);
});
for (const protectedRoute of ['/desk/*', '/api/v1/desk/*']) {
  deskApp.use(protectedRoute, requireSignIn);
}
deskApp.onError(respondToDeskError);

deskApp.route('/api/v1/desk', deskQueries);
deskApp.post('/api/v1/desk/changes', receiveChange);
deskApp.get('/desk/*', serveDeskAsset);

/** Only the owner's browser may cache a file of the desk, and only if its name contains a hash. */
async function serveDeskAsset(ctx: AppContext): Promise<Response> {
  const asset = await ctx.env.ASSETS.fetch(ctx.req.raw);
  const isHashed = asset.ok && /-[A-Z0-9]{8}\.\w+$/.test(ctx.req.path);
  const headers = new Headers(asset.headers);
  headers.set('Cache-Control', isHashed ? 'private, max-age=31536000, immutable' : 'no-store');
  headers.set('Referrer-Policy', 'no-referrer');
  headers.set('X-Robots-Tag', 'noindex');
  return new Response(asset.body, { status: asset.status, headers });
}

async function respondToDeskError(error: Error, ctx: AppContext): Promise<Response> {
  const refusal = toRefusal(error, ctx.req.path);
  const { status, headers } = refusal;
  const language = findLanguage();
  const { messages } = language;
  const message = describeRefusal(refusal, messages);
  logEvent('desk-refused', { status });
  if (ctx.req.path.startsWith('/api/')) {
    return ctx.json({ message }, status, headers);
  }
  const { problem, notSignedIn } = messages.pages;
  return status === 404
    ? serveNotFoundPage(ctx)
    : buildPlainPage(language, refusal, [status === 500 ? problem : notSignedIn, message]);
}
