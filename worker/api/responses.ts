import type { AppContext } from '../app.ts';
import { wantsPage } from '../guards/request-body.ts';
import { logEvent, logProblem, readErrorKind } from '../log.ts';
import { readLanguage } from '../office.ts';
import { serveNotFoundPage } from '../pages/any-page.ts';
import { buildPlainPage } from '../pages/plain-page.ts';
import { buildProblemPage } from '../pages/problem-page.ts';
import { describeRefusal, Refusal } from '../refusal.ts';

export function refuseOtherMethods(allowedMethods: string) {
  return (ctx: AppContext) =>
    ctx.json({ message: readLanguage(ctx).messages.refusals.wrongMethod }, 405, {
      Allow: allowedMethods,
    });
}

/** Without JavaScript, the browser goes to a page instead. */
export function respondAccepted(ctx: AppContext, answer: object, page: string): Response {
  return wantsPage(ctx.req.raw) ? ctx.redirect(page, 303) : ctx.json(answer);
}

export async function respondToError(error: Error, ctx: AppContext): Promise<Response> {
  const { path, raw } = ctx.req;
  const refusal = toRefusal(error, path);
  const { status, fields, headers } = refusal;
  const language = readLanguage(ctx);
  const message = describeRefusal(refusal, language.messages);
  const isOfDesk = /^(\/api\/v1)?\/desk/.test(path);
  const eventName = isOfDesk ? 'desk-refused' : 'refused';
  logEvent(eventName, { status, path, fields: Object.keys(fields).join(' ') });
  if (isOfDesk && !path.startsWith('/api/')) {
    const { problem, notSignedIn } = language.messages.pages;
    const title = status === 500 ? problem : notSignedIn;
    return status === 404
      ? serveNotFoundPage(ctx)
      : buildPlainPage(language, refusal, [title, message]);
  }
  if (wantsPage(raw) && !isOfDesk) {
    return buildProblemPage(ctx, refusal);
  }
  const errors = Object.keys(fields).length > 0 ? { errors: fields } : {};
  return ctx.json({ message, ...errors }, status, headers);
}

/** An unexpected error is logged, and told as a refusal. */
function toRefusal(error: Error, path: string): Refusal {
  if (error instanceof Refusal) {
    return error;
  }
  logProblem('unexpected', { path, error: readErrorKind(error) });
  return new Refusal(500, 'somethingWrong');
}
