/** Routes the owner's desk: its page at /desk, its data at /api/v1/desk. */
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { App, AppContext } from '../../app.ts';
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
deskApp.on('ALL', ['/desk/*', '/api/v1/desk/*'], requireSignIn);

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
