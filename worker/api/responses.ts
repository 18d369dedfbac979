import type { FormName } from '../../src/shared/forms.ts';
import type { AppContext } from '../app.ts';
import { wantsPage } from '../guards/request-body.ts';
import { logEvent, logProblem, readErrorKind } from '../log.ts';
import { localisePath, readLanguage } from '../office.ts';
import { buildProblemPage } from '../pages/problem-page.ts';
import { describeRefusal, Refusal } from '../refusal.ts';

export function refuseOtherMethods(allowedMethods: string) {
  return (ctx: AppContext) =>
    ctx.json({ message: readLanguage(ctx).messages.refusals.wrongMethod }, 405, {
      Allow: allowedMethods,
    });
}

export function respondAccepted(
  ctx: AppContext,
  message: string,
  reference: string,
  formName: FormName,
): Response {
  if (wantsPage(ctx.req.raw)) {
    return ctx.redirect(
      localisePath(readLanguage(ctx), `/sent/${reference}?form=${formName}`),
      303,
    );
  }
  return ctx.json({ message, reference });
}

async function respondRefused(ctx: AppContext, refusal: Refusal): Promise<Response> {
  logEvent('refused', {
    status: refusal.status,
    path: ctx.req.path,
    fields: Object.keys(refusal.fields).join(' '),
  });
  for (const [headerName, headerValue] of Object.entries(refusal.headers)) {
    ctx.header(headerName, headerValue);
  }
  if (wantsPage(ctx.req.raw)) {
    const problemPage = await buildProblemPage(ctx, refusal, ctx.get('submittedForm'));
    // Returned directly, the page would lose the headers set above.
    return ctx.newResponse(problemPage.body, problemPage);
  }
  const optionalErrors = Object.keys(refusal.fields).length > 0 ? { errors: refusal.fields } : {};
  return ctx.json(
    { message: describeRefusal(refusal, readLanguage(ctx).messages), ...optionalErrors },
    refusal.status,
  );
}

export async function respondToError(error: Error, ctx: AppContext): Promise<Response> {
  if (error instanceof Refusal) {
    return respondRefused(ctx, error);
  }
  logProblem('unexpected', { path: ctx.req.path, error: readErrorKind(error) });
  return respondRefused(ctx, new Refusal(500, 'somethingWrong'));
}
