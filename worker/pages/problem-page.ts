import type { AppContext, SubmittedForm } from '../app.ts';
import type { Refusal } from '../refusal.ts';
import { buildUncachedPageResponse, readBuiltPage, removeScripts } from './built-page.ts';
import { buildPlainPage } from './plain-page.ts';
import { showProblems } from './problem-summary.ts';
import { refillFields } from './refill-fields.ts';

export async function buildProblemPage(
  ctx: AppContext,
  refusal: Refusal,
  submittedForm: SubmittedForm | undefined,
): Promise<Response> {
  const formName =
    submittedForm?.form ?? (ctx.req.path.includes('applications') ? 'application' : 'inquiry');
  const pageResponse = await readBuiltPage(ctx, `/problem/${formName}`);
  if (pageResponse === null) {
    return buildPlainProblemPage(refusal);
  }
  const htmlRewriter = removeScripts(new HTMLRewriter());
  refillFields(htmlRewriter, submittedForm?.fields ?? {}, refusal.fields);
  showProblems(htmlRewriter, formName, refusal);
  return htmlRewriter.transform(buildUncachedPageResponse(pageResponse, refusal.status));
}

function buildPlainProblemPage(refusal: Refusal): Response {
  const problemTexts = Object.values(refusal.fields);
  return buildPlainPage(refusal.status, 'There is a problem', [
    ...(problemTexts.length > 0 ? problemTexts : [refusal.message]),
    'Go back with your browser: what you typed is still there.',
  ]);
}
