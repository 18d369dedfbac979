import { hiddenFields } from '../../src/shared/hidden-fields.ts';
import type { PostedFields } from '../guards/request-body.ts';
import { errorId, fieldId, ownText } from './problem-summary.ts';

/** Fields that the visitor did not fill in. */
const neverRefilled = new Set<string>([
  hiddenFields.honeypot,
  hiddenFields.turnstile,
  hiddenFields.form,
]);

/**
 * Restores the submitted values and marks invalid fields; HTMLRewriter escapes attribute values.
 */
export function refillFields(
  rewriter: HTMLRewriter,
  submitted: PostedFields,
  errors: Record<string, string>,
): void {
  let selectedValue: string | undefined;
  rewriter
    .on('[data-problem-form] input[name]', {
      element(input) {
        markInvalid(input, errors);
        refill(input, submittedValue(input, submitted));
      },
    })
    .on('[data-problem-form] textarea[name]', {
      element(area) {
        markInvalid(area, errors);
        const text = submittedValue(area, submitted);
        // HTML drops the first line break of a textarea.
        if (text !== undefined) {
          area.setInnerContent(`\n${text}`);
        }
      },
    })
    .on('[data-problem-form] select[name]', {
      element(select) {
        markInvalid(select, errors);
        selectedValue = submittedValue(select, submitted);
      },
    })
    .on('[data-problem-form] select[name] option', {
      element(option) {
        if (selectedValue === undefined) {
          return;
        }
        if (option.getAttribute('value') === selectedValue) {
          option.setAttribute('selected', '');
        } else {
          option.removeAttribute('selected');
        }
      },
    });
}

function submittedValue(element: Element, submitted: PostedFields): string | undefined {
  const name = element.getAttribute('name') ?? '';
  return neverRefilled.has(name) ? undefined : ownText(submitted, name);
}

function refill(input: Element, text: string | undefined): void {
  const type = input.getAttribute('type');
  if (text === undefined || type === 'file') {
    return;
  }
  if (type !== 'radio' && type !== 'checkbox') {
    input.setAttribute('value', text);
  } else if (input.getAttribute('value') === text) {
    input.setAttribute('checked', '');
  } else {
    input.removeAttribute('checked');
  }
}

function markInvalid(element: Element, errors: Record<string, string>): void {
  const name = element.getAttribute('name') ?? '';
  if (!Object.hasOwn(errors, name)) {
    return;
  }
  const describedBy = element.getAttribute('aria-describedby');
  element.setAttribute('id', fieldId(name));
  element.setAttribute('aria-invalid', 'true');
  element.setAttribute('aria-describedby', [describedBy, errorId(name)].filter(Boolean).join(' '));
}
