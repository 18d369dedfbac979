import type { AppContext, Typed } from '../api/app.ts';
import type { Refusal } from '../refusal.ts';
import { filledPage, readBuiltPage, removeScripts } from './built-page.ts';
import { plainPage } from './plain-page.ts';
import { showProblems } from './problem-summary.ts';
import { refillFields } from './typed-fields.ts';

export async function problemPage(
  c: AppContext,
  refusal: Refusal,
  typed: Typed | undefined,
): Promise<Response> {
  const form = typed?.form ?? (c.req.path.includes('applications') ? 'application' : 'inquiry');
  const page = await readBuiltPage(c, `/problem/${form}`);
  if (page === null) {
    return plainProblem(refusal);
  }
  const rewriter = removeScripts(new HTMLRewriter());
  refillFields(rewriter, typed?.fields ?? {}, refusal.fields);
  showProblems(rewriter, form, refusal);
  const filled = rewriter.transform(filledPage(page, refusal.status));
  for (const [name, value] of Object.entries(refusal.headers)) {
    filled.headers.set(name, value);
  }
  return filled;
}

function plainProblem(refusal: Refusal): Response {
  const problems = Object.values(refusal.fields);
  return plainPage(refusal.status, 'There is a problem', [
    ...(problems.length > 0 ? problems : [refusal.message]),
    'Go back with your browser: what you typed is still there.',
  ]);
}
