import type { AppContext } from '../app.ts';
import { wantsPage } from '../guards/request-body.ts';
import { logEvent, logProblem, readErrorKind } from '../log.ts';
import { readLanguage } from '../office.ts';
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
  logEvent('refused', { status, path, fields: Object.keys(fields).join(' ') });
  if (wantsPage(raw)) {
    return buildProblemPage(ctx, refusal);
  }
  const message = describeRefusal(refusal, readLanguage(ctx).messages);
  const errors = Object.keys(fields).length > 0 ? { errors: fields } : {};
  return ctx.json({ message, ...errors }, status, headers);
}

/** An unexpected error is logged, and told as a refusal. */
export function toRefusal(error: Error, path: string): Refusal {
  if (error instanceof Refusal) {
    return error;
  }
  logProblem('unexpected', { path, error: readErrorKind(error) });
  return new Refusal(500, 'somethingWrong');
}
