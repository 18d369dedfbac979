/** Routes the owner's desk: its page at /desk, its data at /api/v1/desk. */
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { logEvent, logProblem, readErrorKind } from '../../log.ts';
import { readCalendar } from '../../meeting/calendar.ts';
import { findLanguage } from '../../office.ts';
import { serveNotFoundPage } from '../../pages/any-page.ts';
import { buildPlainPage } from '../../pages/plain-page.ts';
import { describeRefusal, Refusal } from '../../refusal.ts';
import { receiveChange } from './changes.ts';
import {
  serveExport,
  serveFile,
  serveMessage,
  serveMessages,
  serveNumbers,
  serveOverview,
  servePerson,
} from './queries.ts';
import {
  type DeskApp,
  type DeskContext,
  isLocalKey,
  keyCookieName,
  requireSignIn,
} from './sign-in.ts';

export const deskApp = new Hono<DeskApp>();

/**
 * `npm start` prints a desk address with a key; the redirect removes the key from history and
 * referrers.
 */
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

deskApp.get('/api/v1/desk/overview', serveOverview);
deskApp.get('/api/v1/desk/messages', serveMessages);
deskApp.get('/api/v1/desk/messages/:reference', serveMessage);
deskApp.get('/api/v1/desk/messages/:reference/files/:position', serveFile);
deskApp.get('/api/v1/desk/person', servePerson);
deskApp.get('/api/v1/desk/calendar', async (ctx) => ctx.json(await readCalendar(ctx.env.DB)));
deskApp.get('/api/v1/desk/numbers', serveNumbers).get('/api/v1/desk/numbers/csv', serveNumbers);
deskApp.get('/api/v1/desk/export/:format{csv|json}', serveExport);
deskApp.post('/api/v1/desk/changes', receiveChange);
deskApp.get('/desk/*', serveDeskAsset);

/** Only the owner's browser may cache a file of the desk, and only if its name contains a hash. */
async function serveDeskAsset(ctx: DeskContext): Promise<Response> {
  const assetResponse = await ctx.env.ASSETS.fetch(ctx.req.raw);
  const deskFileResponse = new Response(assetResponse.body, assetResponse);
  const isHashedFile = assetResponse.ok && /-[A-Z0-9]{8}\.\w+$/.test(ctx.req.path);
  deskFileResponse.headers.set(
    'Cache-Control',
    isHashedFile ? 'private, max-age=31536000, immutable' : 'no-store',
  );
  deskFileResponse.headers.set('Referrer-Policy', 'no-referrer');
  deskFileResponse.headers.set('X-Robots-Tag', 'noindex');
  return deskFileResponse;
}

async function respondToDeskError(error: Error, ctx: DeskContext): Promise<Response> {
  const language = findLanguage();
  const { messages } = language;
  if (!(error instanceof Refusal)) {
    logProblem('unexpected', { path: ctx.req.path, error: readErrorKind(error) });
    return ctx.json({ message: messages.results.somethingWrong }, 500);
  }
  logEvent('desk-refused', { status: error.status });
  const message = describeRefusal(error, messages);
  const isPageRequest = !ctx.req.path.startsWith('/api/');
  if (isPageRequest && error.status === 404) {
    return serveNotFoundPage(ctx);
  }
  for (const [headerName, headerValue] of Object.entries(error.headers)) {
    ctx.header(headerName, headerValue);
  }
  if (isPageRequest) {
    const plainPage = buildPlainPage(language, error.status, [messages.pages.notSignedIn, message]);
    // Returned directly, the page would lose the headers set above.
    return ctx.newResponse(plainPage.body, plainPage);
  }
  return ctx.json({ message }, error.status);
}
