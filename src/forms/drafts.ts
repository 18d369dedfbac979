/** This module loads on the first focus of a form, because most visitors only read. */
import company from '@content/company';
import cv from '@content/messages/cv';
import fields from '@content/messages/fields';
import files from '@content/messages/files';
import { accessStorage } from '../components/accessStorage';
import { checkForm } from '../shared/check-form.ts';
import type { FieldErrors, FormName } from '../shared/forms.ts';
import { hiddenFieldNames } from '../shared/hidden-fields.ts';

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function checkFormBeforeSending(formName: FormName, formData: FormData): FieldErrors {
  const language = { locale: company.locale, messages: { fields } };
  const result = checkForm(formName, Object.fromEntries(formData), language);
  return result.valid ? {} : result.errors;
}

/**
 * Restores the input of an unsent form, and returns a function that saves the input in the session
 * storage. A draft has no file, and of the hidden fields only the id of the message.
 */
export function restoreDraft(
  form: HTMLFormElement,
  draftStorageKey: string,
  submissionIdRef: { current: string | undefined },
) {
  const savedText = accessStorage(() => sessionStorage.getItem(draftStorageKey)) ?? '';
  const saved = new URLSearchParams(savedText);
  submissionIdRef.current ??= saved.get(hiddenFieldNames.submission) || undefined;
  for (const field of findDraftFields(form)) {
    const savedValue = isFieldChanged(field) ? null : saved.get(field.name);
    if (savedValue !== null && field.type === 'file') {
      field.setCustomValidity((field.name === 'cv' ? cv : files).chooseAgain);
    } else if (savedValue !== null) {
      field.value = savedValue;
    }
  }

  function saveDraft() {
    const changedFields = findDraftFields(form).filter(isFieldChanged);
    const submissionId = submissionIdRef.current ?? '';
    const draft = new URLSearchParams({ [hiddenFieldNames.submission]: submissionId });
    for (const { name, type, value } of changedFields) {
      draft.set(name, type === 'file' ? '' : value);
    }
    accessStorage(() =>
      changedFields.length > 0
        ? sessionStorage.setItem(draftStorageKey, String(draft))
        : sessionStorage.removeItem(draftStorageKey),
    );
  }
  // The visitor may have typed before the scripts ran.
  saveDraft();
  return saveDraft;
}

function findDraftFields(form: HTMLFormElement): FieldElement[] {
  const selector = 'input:not([type="hidden"]), select, textarea';
  return [...form.querySelectorAll<FieldElement>(selector)].filter(
    ({ name }) => name !== hiddenFieldNames.honeypot,
  );
}

function isFieldChanged(field: FieldElement): boolean {
  const initialOption = field.querySelector<HTMLOptionElement>('option[selected]');
  const initialValue = 'defaultValue' in field ? field.defaultValue : (initialOption?.value ?? '');
  return field.validity.customError || field.value !== initialValue;
}
