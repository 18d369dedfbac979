import { messages } from '../../src/shared/messages.ts';
import { kindOf, log, logProblem } from '../log.ts';
import { problemPage } from '../pages/problem-page.ts';
import { Refusal, refusals } from '../refusal.ts';
import type { AppContext } from './app.ts';

/** True for a form submitted without JavaScript. */
export function wantsPage(request: Request): boolean {
  const isJson = request.headers.get('Content-Type')?.includes('json') ?? false;
  return !isJson && (request.headers.get('Accept') ?? '').includes('text/html');
}

export function methodNotAllowed(allowed: string) {
  return (c: AppContext) => c.json({ message: refusals.wrongMethod }, 405, { Allow: allowed });
}

export function acceptedResponse(c: AppContext, message: string, reference: string): Response {
  if (wantsPage(c.req.raw)) {
    return c.redirect(`/sent/${reference}`, 303);
  }
  return c.json({ message, reference });
}

async function refusedResponse(c: AppContext, refusal: Refusal): Promise<Response> {
  log('refused', {
    status: refusal.status,
    path: c.req.path,
    fields: Object.keys(refusal.fields).join(' '),
  });
  for (const [name, value] of Object.entries(refusal.headers)) {
    c.header(name, value);
  }
  if (wantsPage(c.req.raw)) {
    return problemPage(c, refusal, c.get('submittedForm'));
  }
  const errors = Object.keys(refusal.fields).length > 0 ? { errors: refusal.fields } : {};
  return c.json({ message: refusal.message, ...errors }, refusal.status);
}

export async function respondToError(error: Error, c: AppContext): Promise<Response> {
  if (error instanceof Refusal) {
    return refusedResponse(c, error);
  }
  logProblem('unexpected', { path: c.req.path, error: kindOf(error) });
  return refusedResponse(c, new Refusal(500, messages.somethingWrong));
}
