import type { FieldErrors } from '../../src/shared/forms.ts';
import { hiddenFieldNames } from '../../src/shared/hidden-fields.ts';
import type { PostedFields } from '../guards/request-body.ts';
import type { ElementChanges } from './built-page.ts';

/** These hidden fields keep their own values, because the visitor did not fill them in. */
const keptFieldNames = new Set<string>([
  hiddenFieldNames.honeypot,
  hiddenFieldNames.turnstile,
  hiddenFieldNames.form,
]);

/** Restores the submitted values and marks invalid fields; HTMLRewriter escapes attribute values. */
export function refillFields(posted: PostedFields, errors: FieldErrors): ElementChanges {
  let selectedValue: string | undefined;
  /** Refills with the submitted text, or with undefined without one. */
  function refill(refillElement: (element: Element, text: string | undefined) => void) {
    return (element: Element) => {
      const name = element.getAttribute('name') ?? '';
      const value = Object.hasOwn(posted, name) ? posted[name] : undefined;
      if (Object.hasOwn(errors, name)) {
        markInvalid(element, name);
      }
      const canRefill = typeof value === 'string' && !keptFieldNames.has(name);
      refillElement(element, canRefill ? value : undefined);
    };
  }
  return {
    '[data-problem-form] input[name]': refill((input, text) => {
      if (text !== undefined) {
        input.setAttribute('value', text);
      }
    }),
    '[data-problem-form] textarea[name]': refill((textarea, text) => {
      // HTML drops the first line break of a textarea.
      if (text !== undefined) {
        textarea.setInnerContent(`\n${text}`);
      }
    }),
    '[data-problem-form] select[name]': refill((_, text) => {
      selectedValue = text;
    }),
    '[data-problem-form] select[name] option'(option) {
      if (selectedValue === option.getAttribute('value')) {
        option.setAttribute('selected', '');
      } else if (selectedValue !== undefined) {
        option.removeAttribute('selected');
      }
    },
  };
}

/** The ids of the page begin with `problem`, the id of its form. */
function markInvalid(element: Element, fieldName: string): void {
  const describedBy = [element.getAttribute('aria-describedby'), `problem-${fieldName}-error`];
  element.setAttribute('aria-invalid', 'true');
  element.setAttribute('aria-describedby', describedBy.filter(Boolean).join(' '));
}
