import { type FieldErrors, type FormName, formSchemas } from '../../src/shared/forms.ts';
import { escapeHtml } from '../../src/shared/html.ts';
import type { Messages } from '../../src/shared/messages.ts';
import type { AppContext } from '../app.ts';
import { localisePath, readLanguage } from '../office.ts';
import { describeRefusal, type Refusal } from '../refusal.ts';
import { buildUncachedPage, readBuiltPage, removeScripts } from './built-page.ts';
import { buildPlainPage } from './plain-page.ts';
import { getErrorElementId, getFieldElementId, refillFields } from './refill-fields.ts';
import { fillSlotList, removeSlotPicker } from './slot-list.ts';

/** Shows the problems above the form, which keeps what the visitor entered. */
export async function buildProblemPage(ctx: AppContext, refusal: Refusal): Promise<Response> {
  const { form, fields = {} } = ctx.get('submittedForm') ?? {};
  const formName = form ?? (ctx.req.path.includes('applications') ? 'application' : 'inquiry');
  const language = readLanguage(ctx);
  const { messages } = language;
  const page = await readBuiltPage(ctx, localisePath(language, `/problem/${formName}`));
  if (page === null) {
    const fieldTexts = Object.values(refusal.fields);
    return buildPlainPage(language, refusal, [
      messages.pages.problem,
      ...(fieldTexts.length > 0 ? fieldTexts : [describeRefusal(refusal, messages)]),
      messages.pages.goBack,
    ]);
  }
  const rewriter = removeScripts(new HTMLRewriter());
  if (formName === 'meeting') {
    const chosenSlot = fields.slot;
    await fillSlotList(removeSlotPicker(rewriter), ctx.env.DB, { language, chosenSlot });
  }
  refillFields(rewriter, fields, refusal.fields);
  showProblems(rewriter, refusal.fields, {
    pages: messages.pages,
    summaryHtml: buildSummaryHtml(formName, refusal, messages),
  });
  return rewriter.transform(buildUncachedPage(page, refusal));
}

function showProblems(
  rewriter: HTMLRewriter,
  errors: FieldErrors,
  { pages, summaryHtml }: { pages: Messages['pages']; summaryHtml: string },
): void {
  const [beforeTitle = '', afterTitle = ''] = pages.problemTitle.split('{title}');
  rewriter
    .on('title', {
      element: (title) => void title.prepend(beforeTitle).append(afterTitle),
    })
    .on('[data-problem-summary]', {
      element(summary) {
        summary.removeAttribute('hidden');
        summary.setAttribute('role', 'alert');
        summary.setAttribute('aria-labelledby', 'problem-title');
        summary.setAttribute('tabindex', '-1');
        summary.setAttribute('autofocus', '');
        summary.setInnerContent(summaryHtml, { html: true });
      },
    })
    .on('[data-problem-form] [data-error-for]', {
      element(fieldError) {
        const fieldName = fieldError.getAttribute('data-error-for') ?? '';
        const text = Object.hasOwn(errors, fieldName) ? errors[fieldName] : undefined;
        if (text !== undefined) {
          fieldError.removeAttribute('hidden');
          fieldError.setAttribute('id', getErrorElementId(fieldName));
          fieldError.setInnerContent(text);
        }
      },
    });
}

function buildSummaryHtml(formName: FormName, refusal: Refusal, messages: Messages): string {
  const titleHtml = `<h2 id="problem-title">${escapeHtml(messages.pages.problem)}</h2>`;
  const pageOrder = [...Object.keys(formSchemas[formName].entries), 'cv', 'files'];
  const items = Object.entries(refusal.fields)
    .sort(([nameA], [nameB]) => pageOrder.indexOf(nameA) - pageOrder.indexOf(nameB))
    .map(
      ([name, text]) => `<li><a href="#${getFieldElementId(name)}">${escapeHtml(text)}</a></li>`,
    );
  return items.length > 0
    ? `${titleHtml}<ul>${items.join('')}</ul>`
    : `${titleHtml}<p>${escapeHtml(describeRefusal(refusal, messages))}</p>`;
}
