import { type FormName, formSchemas } from '../../src/shared/forms.ts';
import { escapeHtml } from '../../src/shared/html.ts';
import type { Refusal } from '../refusal.ts';

export function fieldId(field: string): string {
  return `problem-${field}`;
}

export function errorId(field: string): string {
  return `problem-${field}-error`;
}

export function showProblems(rewriter: HTMLRewriter, form: FormName, refusal: Refusal): void {
  rewriter
    .on('title', {
      element: (title) => void title.prepend('Problem: '),
    })
    .on('[data-problem-summary]', {
      element(summary) {
        summary.removeAttribute('hidden');
        summary.setAttribute('role', 'alert');
        summary.setAttribute('aria-labelledby', 'problem-title');
        summary.setAttribute('tabindex', '-1');
        summary.setAttribute('autofocus', '');
        summary.setInnerContent(summaryHtml(form, refusal), { html: true });
      },
    })
    .on('[data-problem-form] [data-error-for]', {
      element(element) {
        const field = element.getAttribute('data-error-for') ?? '';
        const error = ownText(refusal.fields, field);
        if (error === undefined) {
          return;
        }
        element.removeAttribute('hidden');
        element.setAttribute('id', errorId(field));
        element.setInnerContent(error);
      },
    });
}

function summaryHtml(form: FormName, refusal: Refusal): string {
  const title = '<h2 id="problem-title">There is a problem</h2>';
  const links = sortByPageOrder(form, refusal.fields).map(
    ([field, text]) => `<li><a href="#${escapeHtml(fieldId(field))}">${escapeHtml(text)}</a></li>`,
  );
  if (links.length > 0) {
    return `${title}<ul>${links.join('')}</ul>`;
  }
  return `${title}<p>${escapeHtml(refusal.message)}</p>`;
}

function sortByPageOrder(form: FormName, errors: Record<string, string>): [string, string][] {
  const order = [...Object.keys(formSchemas[form].entries), 'cv'];
  return Object.entries(errors).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

export function ownText(texts: Record<string, unknown>, key: string): string | undefined {
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  return typeof text === 'string' ? text : undefined;
}
