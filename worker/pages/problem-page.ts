import { type FieldErrors, type FormName, formSchemas } from '../../src/shared/forms.ts';
import { escapeHtml } from '../../src/shared/html.ts';
import type { Messages } from '../../src/shared/messages.ts';
import type { AppContext } from '../app.ts';
import { localisePath, readLanguage } from '../office.ts';
import { describeRefusal, type Refusal } from '../refusal.ts';
import { type ElementChanges, fillPage, readBuiltPage } from './built-page.ts';
import { buildPlainPage } from './plain-page.ts';
import { refillFields } from './refill-fields.ts';
import { listSlots } from './slot-list.ts';

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
  const slots = { language, chosenSlot: fields.slot };
  const changes = {
    ...(formName === 'meeting' && (await listSlots(ctx.env.DB, slots))),
    ...refillFields(fields, refusal.fields),
    ...showProblems(refusal.fields, messages.pages, buildSummaryHtml(formName, refusal, messages)),
  };
  return fillPage(page, changes, refusal);
}

function showProblems(
  errors: FieldErrors,
  { problemTitle }: Messages['pages'],
  summaryHtml: string,
): ElementChanges {
  const [beforeTitle = '', afterTitle = ''] = problemTitle.split('{title}');
  const fieldErrors = Object.entries(errors).map(([fieldName, text]) => [
    `[data-problem-form] [data-error-for="${fieldName}"]`,
    (fieldError: Element) => void fieldError.setInnerContent(text),
  ]);
  return {
    title: (title) => void title.prepend(beforeTitle).append(afterTitle),
    '[data-problem-summary]'(summary) {
      summary.removeAttribute('hidden');
      summary.setAttribute('role', 'alert');
      summary.setAttribute('aria-labelledby', 'problem-title');
      summary.setAttribute('tabindex', '-1');
      summary.setAttribute('autofocus', '');
      summary.setInnerContent(summaryHtml, { html: true });
    },
    ...Object.fromEntries(fieldErrors),
  };
}

function buildSummaryHtml(formName: FormName, refusal: Refusal, messages: Messages): string {
  const titleHtml = `<h2 id="problem-title">${escapeHtml(messages.pages.problem)}</h2>`;
  const pageOrder = [...Object.keys(formSchemas[formName].entries), 'cv', 'files'];
  const items = Object.entries(refusal.fields)
    .sort(([nameA], [nameB]) => pageOrder.indexOf(nameA) - pageOrder.indexOf(nameB))
    .map(([name, text]) => `<li><a href="#problem-${name}">${escapeHtml(text)}</a></li>`);
  return items.length > 0
    ? `${titleHtml}<ul>${items.join('')}</ul>`
    : `${titleHtml}<p>${escapeHtml(describeRefusal(refusal, messages))}</p>`;
}
