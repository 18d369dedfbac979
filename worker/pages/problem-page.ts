import type { AppContext, SubmittedForm } from '../api/app.ts';
import type { Refusal } from '../refusal.ts';
import { filledPage, readBuiltPage, removeScripts } from './built-page.ts';
import { plainPage } from './plain-page.ts';
import { showProblems } from './problem-summary.ts';
import { refillFields } from './refill-fields.ts';

export async function problemPage(
  c: AppContext,
  refusal: Refusal,
  submittedForm: SubmittedForm | undefined,
): Promise<Response> {
  const form =
    submittedForm?.form ?? (c.req.path.includes('applications') ? 'application' : 'inquiry');
  const page = await readBuiltPage(c, `/problem/${form}`);
  if (page === null) {
    return plainProblem(refusal);
  }
  const rewriter = removeScripts(new HTMLRewriter());
  refillFields(rewriter, submittedForm?.fields ?? {}, refusal.fields);
  showProblems(rewriter, form, refusal);
  const response = rewriter.transform(filledPage(page, refusal.status));
  for (const [name, value] of Object.entries(refusal.headers)) {
    response.headers.set(name, value);
  }
  return response;
}

function plainProblem(refusal: Refusal): Response {
  const problems = Object.values(refusal.fields);
  return plainPage(refusal.status, 'There is a problem', [
    ...(problems.length > 0 ? problems : [refusal.message]),
    'Go back with your browser: what you typed is still there.',
  ]);
}
