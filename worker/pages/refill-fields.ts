import { hiddenFieldNames } from '../../src/shared/hidden-fields.ts';
import type { PostedFields } from '../guards/request-body.ts';
import { getErrorElementId, getFieldElementId, getOwnPropertyText } from './problem-summary.ts';

/** These hidden fields keep their own values, because the visitor did not fill them in. */
const skippedFieldNames = new Set<string>([
  hiddenFieldNames.honeypot,
  hiddenFieldNames.turnstile,
  hiddenFieldNames.form,
]);

/**
 * Restores the submitted values and marks invalid fields; HTMLRewriter escapes attribute values.
 */
export function refillFields(
  htmlRewriter: HTMLRewriter,
  submittedFields: PostedFields,
  fieldErrors: Record<string, string>,
): void {
  let selectedValue: string | undefined;
  htmlRewriter
    .on('[data-problem-form] input[name]', {
      element(inputElement) {
        markInvalid(inputElement, fieldErrors);
        refillInput(inputElement, getSubmittedText(inputElement, submittedFields));
      },
    })
    .on('[data-problem-form] textarea[name]', {
      element(textareaElement) {
        markInvalid(textareaElement, fieldErrors);
        const submittedText = getSubmittedText(textareaElement, submittedFields);
        // HTML drops the first line break of a textarea.
        if (submittedText !== undefined) {
          textareaElement.setInnerContent(`\n${submittedText}`);
        }
      },
    })
    .on('[data-problem-form] select[name]', {
      element(selectElement) {
        markInvalid(selectElement, fieldErrors);
        selectedValue = getSubmittedText(selectElement, submittedFields);
      },
    })
    .on('[data-problem-form] select[name] option', {
      element(optionElement) {
        if (selectedValue === undefined) {
          return;
        }
        if (optionElement.getAttribute('value') === selectedValue) {
          optionElement.setAttribute('selected', '');
        } else {
          optionElement.removeAttribute('selected');
        }
      },
    });
}

function getSubmittedText(element: Element, submittedFields: PostedFields): string | undefined {
  const fieldName = element.getAttribute('name') ?? '';
  return skippedFieldNames.has(fieldName)
    ? undefined
    : getOwnPropertyText(submittedFields, fieldName);
}

function refillInput(inputElement: Element, submittedText: string | undefined): void {
  const inputType = inputElement.getAttribute('type');
  if (submittedText === undefined || inputType === 'file') {
    return;
  }
  if (inputType !== 'radio' && inputType !== 'checkbox') {
    inputElement.setAttribute('value', submittedText);
  } else if (inputElement.getAttribute('value') === submittedText) {
    inputElement.setAttribute('checked', '');
  } else {
    inputElement.removeAttribute('checked');
  }
}

function markInvalid(fieldElement: Element, fieldErrors: Record<string, string>): void {
  const fieldName = fieldElement.getAttribute('name') ?? '';
  if (!Object.hasOwn(fieldErrors, fieldName)) {
    return;
  }
  const describedByIds = [
    fieldElement.getAttribute('aria-describedby'),
    getErrorElementId(fieldName),
  ];
  fieldElement.setAttribute('id', getFieldElementId(fieldName));
  fieldElement.setAttribute('aria-invalid', 'true');
  fieldElement.setAttribute('aria-describedby', describedByIds.filter(Boolean).join(' '));
}
