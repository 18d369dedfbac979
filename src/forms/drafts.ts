/** Loads on the first focus of a form, because most visitors only read. */
import company from '@content/company';
import { checkForm } from '../shared/check-form.ts';
import { cvMessages } from '../shared/field-messages.ts';
import type { FieldErrors, FormName } from '../shared/forms.ts';
import { hiddenFields } from '../shared/hidden-fields.ts';
import { momentIn } from '../shared/office-day.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function findErrors(name: FormName, data: FormData): FieldErrors {
  const { hours, timeZone } = company;
  const office = { hours, now: momentIn(timeZone, Date.now()) };
  const result = checkForm(name, Object.fromEntries(data), office);
  return result.valid ? {} : result.errors;
}

/**
 * Restores the input of an unsent form, and returns a function that saves it in the session
 * storage. Saves no file, and of the hidden fields only the id of the message.
 */
export function restoreDraft(
  form: HTMLFormElement,
  key: string,
  submissionId: { current: string | undefined },
) {
  const savedDraft = new URLSearchParams(tryStorage((storage) => storage.getItem(key)) ?? '');
  submissionId.current ??= savedDraft.get(hiddenFields.submission) || undefined;
  for (const field of fieldsOf(form)) {
    const value = isChanged(field) ? null : savedDraft.get(field.name);
    if (value !== null && field.type === 'file') {
      field.setCustomValidity(cvMessages.chooseAgain);
    } else if (value !== null) {
      field.value = value;
    }
  }

  function save() {
    const changedFields = fieldsOf(form).filter(isChanged);
    const draft = new URLSearchParams({ [hiddenFields.submission]: submissionId.current ?? '' });
    for (const { name, type, value } of changedFields) {
      draft.set(name, type === 'file' ? '' : value);
    }
    const text = changedFields.length > 0 ? String(draft) : '';
    tryStorage((storage) => (text ? storage.setItem(key, text) : storage.removeItem(key)));
  }
  // The visitor may have typed before the scripts ran.
  save();
  return save;
}

function fieldsOf(form: HTMLFormElement): Field[] {
  const fields = form.querySelectorAll<Field>('input:not([type="hidden"]), select, textarea');
  return [...fields].filter(({ name }) => name !== hiddenFields.honeypot);
}

function isChanged(field: Field): boolean {
  const selectedOption = field.querySelector<HTMLOptionElement>('option[selected]');
  const initialValue = 'defaultValue' in field ? field.defaultValue : (selectedOption?.value ?? '');
  return field.validity.customError || field.value !== initialValue;
}

/** Returns undefined if the browser blocks the storage or its quota is used up. */
function tryStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
