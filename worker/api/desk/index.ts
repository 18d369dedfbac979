/** Routes the owner's desk: its page at /desk, its data at /api/v1/desk. */
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { messages as texts } from '../../../src/shared/messages.ts';
import { kindOf, log, logProblem } from '../../log.ts';
import { plainPage } from '../../pages/plain-page.ts';
import { Refusal } from '../../refusal.ts';
import { changes } from './changes.ts';
import { exported, file, message, messages, numbers, overview, person } from './reading.ts';
import { type DeskApp, type DeskContext, isLocalKey, keyCookie, requireSignIn } from './sign-in.ts';

export const desk = new Hono<DeskApp>();

desk.use('/desk', openWithKey);
for (const path of ['/desk', '/desk/*', '/api/v1/desk/*']) {
  desk.use(path, requireSignIn);
}
desk.onError(answerError);

desk.get('/api/v1/desk/overview', overview);
desk.get('/api/v1/desk/messages', messages);
desk.get('/api/v1/desk/messages/:reference', message);
desk.get('/api/v1/desk/messages/:reference/file', file);
desk.get('/api/v1/desk/person', person);
desk.get('/api/v1/desk/numbers', numbers).get('/api/v1/desk/numbers/csv', numbers);
desk.get('/api/v1/desk/export/:format{csv|json}', exported);
desk.post('/api/v1/desk/changes', changes);
desk.get('/desk', page);
desk.get('/desk/*', page);

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
async function page(c: DeskContext): Promise<Response> {
  const found = await c.env.ASSETS.fetch(c.req.raw);
  const answer = new Response(found.body, found);
  const isFile = found.ok && /-[A-Z0-9]{8}\.\w+$/.test(c.req.path);
  answer.headers.set('Cache-Control', isFile ? 'private, max-age=31536000, immutable' : 'no-store');
  answer.headers.set('Referrer-Policy', 'no-referrer');
  answer.headers.set('X-Robots-Tag', 'noindex');
  return answer;
}

async function answerError(error: Error, c: DeskContext): Promise<Response> {
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
