import { type FieldErrors, type FormName, formSchemas } from '../../src/shared/forms.ts';
import { escapeHtml } from '../../src/shared/html.ts';
import type { Messages } from '../../src/shared/messages.ts';
import { describeRefusal, type Refusal } from '../refusal.ts';

export function getFieldElementId(fieldName: string): string {
  return `problem-${fieldName}`;
}

export function getErrorElementId(fieldName: string): string {
  return `problem-${fieldName}-error`;
}

export function showProblems(
  rewriter: HTMLRewriter,
  { formName, refusal, messages }: { formName: FormName; refusal: Refusal; messages: Messages },
): void {
  const [beforeTitle = '', afterTitle = ''] = messages.pages.problemTitle.split('{title}');
  rewriter
    .on('title', {
      element: (titleElement) => void titleElement.prepend(beforeTitle).append(afterTitle),
    })
    .on('[data-problem-summary]', {
      element(summaryElement) {
        summaryElement.removeAttribute('hidden');
        summaryElement.setAttribute('role', 'alert');
        summaryElement.setAttribute('aria-labelledby', 'problem-title');
        summaryElement.setAttribute('tabindex', '-1');
        summaryElement.setAttribute('autofocus', '');
        summaryElement.setInnerContent(buildSummaryHtml(formName, refusal, messages), {
          html: true,
        });
      },
    })
    .on('[data-problem-form] [data-error-for]', {
      element(fieldErrorElement) {
        const fieldName = fieldErrorElement.getAttribute('data-error-for') ?? '';
        const errorText = getOwnPropertyText(refusal.fields, fieldName);
        if (errorText === undefined) {
          return;
        }
        fieldErrorElement.removeAttribute('hidden');
        fieldErrorElement.setAttribute('id', getErrorElementId(fieldName));
        fieldErrorElement.setInnerContent(errorText);
      },
    });
}

function buildSummaryHtml(formName: FormName, refusal: Refusal, messages: Messages): string {
  const titleHtml = `<h2 id="problem-title">${escapeHtml(messages.pages.problem)}</h2>`;
  const linkItemsHtml = sortErrorsByPageOrder(formName, refusal.fields).map(
    ([fieldName, errorText]) =>
      `<li><a href="#${escapeHtml(getFieldElementId(fieldName))}">${escapeHtml(errorText)}</a></li>`,
  );
  if (linkItemsHtml.length > 0) {
    return `${titleHtml}<ul>${linkItemsHtml.join('')}</ul>`;
  }
  return `${titleHtml}<p>${escapeHtml(describeRefusal(refusal, messages))}</p>`;
}

function sortErrorsByPageOrder(formName: FormName, errors: FieldErrors): [string, string][] {
  const fieldOrder = [...Object.keys(formSchemas[formName].entries), 'cv', 'files'];
  return Object.entries(errors).sort(
    ([fieldNameA], [fieldNameB]) => fieldOrder.indexOf(fieldNameA) - fieldOrder.indexOf(fieldNameB),
  );
}

export function getOwnPropertyText(
  textsByKey: Record<string, unknown>,
  key: string,
): string | undefined {
  const ownValue = Object.hasOwn(textsByKey, key) ? textsByKey[key] : undefined;
  return typeof ownValue === 'string' ? ownValue : undefined;
}
