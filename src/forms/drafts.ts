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
  const checkResult = checkForm(formName, Object.fromEntries(formData), {
    locale: company.locale,
    messages: { fields },
  });
  return checkResult.valid ? {} : checkResult.errors;
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
  const savedDraftParams = new URLSearchParams(
    accessStorage(() => sessionStorage.getItem(draftStorageKey)) ?? '',
  );
  submissionIdRef.current ??= savedDraftParams.get(hiddenFieldNames.submission) || undefined;
  for (const field of findDraftFields(form)) {
    const savedValue = isFieldChanged(field) ? null : savedDraftParams.get(field.name);
    if (savedValue !== null && field.type === 'file') {
      field.setCustomValidity((field.name === 'cv' ? cv : files).chooseAgain);
    } else if (savedValue !== null) {
      field.value = savedValue;
    }
  }

  function saveDraft() {
    const changedFields = findDraftFields(form).filter(isFieldChanged);
    const draftParams = new URLSearchParams({
      [hiddenFieldNames.submission]: submissionIdRef.current ?? '',
    });
    for (const { name, type, value } of changedFields) {
      draftParams.set(name, type === 'file' ? '' : value);
    }
    const encodedDraft = changedFields.length > 0 ? String(draftParams) : '';
    accessStorage(() =>
      encodedDraft
        ? sessionStorage.setItem(draftStorageKey, encodedDraft)
        : sessionStorage.removeItem(draftStorageKey),
    );
  }
  // The visitor may have typed before the scripts ran.
  saveDraft();
  return saveDraft;
}

function findDraftFields(form: HTMLFormElement): FieldElement[] {
  const fieldsIncludingHoneypot = form.querySelectorAll<FieldElement>(
    'input:not([type="hidden"]), select, textarea',
  );
  return [...fieldsIncludingHoneypot].filter(({ name }) => name !== hiddenFieldNames.honeypot);
}

function isFieldChanged(field: FieldElement): boolean {
  const initialOption = field.querySelector<HTMLOptionElement>('option[selected]');
  const initialValue = 'defaultValue' in field ? field.defaultValue : (initialOption?.value ?? '');
  return field.validity.customError || field.value !== initialValue;
}
