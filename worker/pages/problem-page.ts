import type { AppContext, SubmittedForm } from '../app.ts';
import { localisePath, type OfficeLanguage, readLanguage } from '../office.ts';
import { describeRefusal, type Refusal } from '../refusal.ts';
import { buildUncachedPageResponse, readBuiltPage, removeScripts } from './built-page.ts';
import { buildPlainPage } from './plain-page.ts';
import { showProblems } from './problem-summary.ts';
import { refillFields } from './refill-fields.ts';
import { fillSlotList, removeSlotPicker } from './slot-list.ts';

export async function buildProblemPage(
  ctx: AppContext,
  refusal: Refusal,
  submittedForm: SubmittedForm | undefined,
): Promise<Response> {
  const formName =
    submittedForm?.form ?? (ctx.req.path.includes('applications') ? 'application' : 'inquiry');
  const language = readLanguage(ctx);
  const pageResponse = await readBuiltPage(ctx, localisePath(language, `/problem/${formName}`));
  if (pageResponse === null) {
    return buildPlainProblemPage(refusal, language);
  }
  const htmlRewriter = removeScripts(new HTMLRewriter());
  if (formName === 'meeting') {
    const chosenSlot = submittedForm?.fields.slot;
    await fillSlotList(removeSlotPicker(htmlRewriter), ctx.env.DB, { language, chosenSlot });
  }
  refillFields(htmlRewriter, submittedForm?.fields ?? {}, refusal.fields);
  showProblems(htmlRewriter, { formName, refusal, messages: language.messages });
  return htmlRewriter.transform(buildUncachedPageResponse(pageResponse, refusal.status));
}

function buildPlainProblemPage(refusal: Refusal, language: OfficeLanguage): Response {
  const { messages } = language;
  const problemTexts = Object.values(refusal.fields);
  return buildPlainPage(language, refusal.status, [
    messages.pages.problem,
    ...(problemTexts.length > 0 ? problemTexts : [describeRefusal(refusal, messages)]),
    messages.pages.goBack,
  ]);
}
