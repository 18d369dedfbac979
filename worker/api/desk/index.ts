/** Routes the owner's desk: its page at /desk, its data at /api/v1/desk. */
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { messages as texts } from '../../../src/shared/messages.ts';
import { kindOf, log, logProblem } from '../../log.ts';
import { plainPage } from '../../pages/plain-page.ts';
import { Refusal } from '../../refusal.ts';
import { postChanges } from './changes.ts';
import {
  getExport,
  getFile,
  getMessage,
  getMessages,
  getNumbers,
  getOverview,
  getPerson,
} from './queries.ts';
import { type DeskApp, type DeskContext, isLocalKey, keyCookie, requireSignIn } from './sign-in.ts';

export const desk = new Hono<DeskApp>();

desk.use('/desk', openWithKey);
for (const path of ['/desk', '/desk/*', '/api/v1/desk/*']) {
  desk.use(path, requireSignIn);
}
desk.onError(respondToError);

desk.get('/api/v1/desk/overview', getOverview);
desk.get('/api/v1/desk/messages', getMessages);
desk.get('/api/v1/desk/messages/:reference', getMessage);
desk.get('/api/v1/desk/messages/:reference/file', getFile);
desk.get('/api/v1/desk/person', getPerson);
desk.get('/api/v1/desk/numbers', getNumbers).get('/api/v1/desk/numbers/csv', getNumbers);
desk.get('/api/v1/desk/export/:format{csv|json}', getExport);
desk.post('/api/v1/desk/changes', postChanges);
desk.get('/desk', servePage);
desk.get('/desk/*', servePage);

/**
 * `npm start` prints an address with this key; the redirect removes the key from history and
 * referrers.
 */
async function openWithKey(
  c: DeskContext,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  const key = c.req.query('key');
  if (key === undefined || c.req.method !== 'GET' || !(await isLocalKey(c, key))) {
    await next();
    return undefined;
  }
  setCookie(c, keyCookie, key, { httpOnly: true, sameSite: 'Strict', path: '/' });
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect('/desk', 303);
}

/** File names contain a hash, so the owner's browser may cache them; shared caches may not. */
async function servePage(c: DeskContext): Promise<Response> {
  const asset = await c.env.ASSETS.fetch(c.req.raw);
  const response = new Response(asset.body, asset);
  const isFile = asset.ok && /-[A-Z0-9]{8}\.\w+$/.test(c.req.path);
  response.headers.set(
    'Cache-Control',
    isFile ? 'private, max-age=31536000, immutable' : 'no-store',
  );
  response.headers.set('Referrer-Policy', 'no-referrer');
  response.headers.set('X-Robots-Tag', 'noindex');
  return response;
}

async function respondToError(error: Error, c: DeskContext): Promise<Response> {
  if (!(error instanceof Refusal)) {
    logProblem('unexpected', { path: '/desk', error: kindOf(error) });
    return c.json({ message: texts.somethingWrong }, 500);
  }
  log('desk-refused', { status: error.status });
  const isPage = !c.req.path.startsWith('/api/');
  if (isPage && error.status === 404) {
    return c.env.ASSETS.fetch(new URL('/nothing-here', c.req.url));
  }
  for (const [name, value] of Object.entries(error.headers)) {
    c.header(name, value);
  }
  if (isPage) {
    return plainPage(error.status, 'Not signed in', [error.message]);
  }
  return c.json({ message: error.message }, error.status);
}
