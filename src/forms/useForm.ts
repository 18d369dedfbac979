import results from '@content/messages/results';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { accessStorage } from '../components/accessStorage';
import { afterPaint } from '../components/afterPaint';
import type { FieldProps } from '../components/Field';
import { formatDay } from '../components/formatDay';
import type { FormTexts } from '../content/schemas';
import { fileRulesByForm } from '../shared/files.ts';
import type { FieldErrors, FormName, FormValues } from '../shared/forms.ts';
import { hiddenFieldNames } from '../shared/hidden-fields.ts';
import { postForm } from './send';

export type SendState =
  | { phase: 'idle' }
  /** With files, `sentShare` grows from 0 to 1. */
  | { phase: 'submitting'; sentShare?: number }
  | { phase: 'sent'; successText: string; reference: string | undefined }
  /** `message` is undefined if a field shows the same text. */
  | { phase: 'refused'; message: string | undefined; errors: FieldErrors };

/** Milliseconds added to the age of a restored draft, whose real start is unknown. */
const assumedDraftAgeMs = 60_000;

/** Omits getFieldProps, whose parameter differs from form to form. */
export type FormControl = Omit<ReturnType<typeof useForm<FormName>>, 'getFieldProps'>;

/**
 * Fields are uncontrolled: they work without scripts, and keep input from before the scripts ran.
 */
export function useForm<Name extends FormName>(
  formTexts: FormTexts<Name>,
  {
    idPrefix = formTexts.name,
    nativeValidation = false,
  }: {
    /** The id prefixes the ids of the fields, for a page that has the same form twice. */
    idPrefix?: string;
    nativeValidation?: boolean;
  } = {},
) {
  const isHydrated = useIsBrowser();
  const [sendState, setSendState] = useState<SendState>({ phase: 'idle' });
  const [finishedSendCount, setFinishedSendCount] = useState(0);
  const isSendingRef = useRef(false);
  const submittedFormRef = useRef<HTMLFormElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const saveDraftRef = useRef<() => void>(undefined);
  const submissionIdRef = useRef<string>(undefined);
  /** The time when the visitor first saw the form; 0 if the form was in the first HTML. */
  const firstSeenAtMsRef = useRef(0);
  const fieldErrors = sendState.phase === 'refused' ? sendState.errors : {};
  const labelsAndHints = collectLabelsAndHints(formTexts);
  const draftStorageKey = `draft:${idPrefix}`;

  /** If the import of rules and drafts fails, the form works and the Worker validates it. */
  async function importRulesAndRestoreDraft() {
    const draftsModule = await import('./drafts').catch(() => undefined);
    if (formRef.current) {
      saveDraftRef.current ??= draftsModule?.restoreDraft(
        formRef.current,
        draftStorageKey,
        submissionIdRef,
      );
    }
    return draftsModule;
  }

  useEffect(() => {
    const wasPageHydrated = document.documentElement.dataset.hydrated !== undefined;
    firstSeenAtMsRef.current = wasPageHydrated ? performance.now() : 0;
    if (accessStorage(() => draftStorageKey in sessionStorage)) {
      firstSeenAtMsRef.current -= assumedDraftAgeMs;
      importRulesAndRestoreDraft();
    }
  }, [draftStorageKey]);

  // The focus moves after errors are rendered, so that a screen reader reads a field with its error.
  useEffect(() => {
    if (submittedFormRef.current === null || sendState.phase === 'submitting') {
      return;
    }
    focusInvalidFieldOrButton(submittedFormRef.current);
    submittedFormRef.current = null;
  }, [sendState]);

  /** After the first attempt to send, CSS marks fields that the browser finds invalid. */
  function toggleValidatedAttribute(form: HTMLFormElement, isValidated: boolean) {
    form.toggleAttribute('data-validated', nativeValidation && isValidated);
  }

  function showErrors(errorMessage: string, allFieldErrors: FieldErrors) {
    const shownFieldErrors = Object.fromEntries(
      Object.entries(allFieldErrors).filter(([fieldName]) => fieldName in labelsAndHints),
    );
    const isMessageShownAtField = Object.values(shownFieldErrors).includes(errorMessage);
    setSendState({
      phase: 'refused',
      message: isMessageShownAtField ? undefined : errorMessage,
      errors: shownFieldErrors,
    });
  }

  async function submitForm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSendingRef.current) {
      return;
    }
    const form = event.currentTarget;
    const formData = new FormData(form);
    submittedFormRef.current = form;
    toggleValidatedAttribute(form, true);
    isSendingRef.current = true;
    // While the rules load, the fields take no input, because it would not be sent.
    if (!saveDraftRef.current) {
      setSendState({ phase: 'submitting' });
    }
    await new Promise<void>(afterPaint);
    const draftsModule = await importRulesAndRestoreDraft();
    const errorsBeforeSending = {
      ...draftsModule?.checkFormBeforeSending(formTexts.name, formData),
      ...readCustomValidityErrors(form),
    };
    const [firstErrorMessage] = Object.values(errorsBeforeSending);
    if (firstErrorMessage !== undefined) {
      isSendingRef.current = false;
      showErrors(firstErrorMessage, errorsBeforeSending);
      return;
    }
    setSendState({ phase: 'submitting' });
    // Without a secure context there is no id, and the Worker compares contents to detect a repeat.
    submissionIdRef.current ??= crypto.randomUUID?.();
    saveDraftRef.current?.();
    if (submissionIdRef.current) {
      formData.set(hiddenFieldNames.submission, submissionIdRef.current);
    }
    formData.set(
      hiddenFieldNames.elapsed,
      String(Math.round(performance.now() - firstSeenAtMsRef.current)),
    );
    const sendResult = await postForm(form.action, formData, {
      results,
      reportProgress: (sentShare) => setSendState({ phase: 'submitting', sentShare }),
    });
    isSendingRef.current = false;
    setFinishedSendCount((count) => count + 1);
    if (!sendResult.sent) {
      showErrors(sendResult.message, sendResult.errors);
      return;
    }
    setSendState({
      phase: 'sent',
      successText: repeatFields(formTexts.success, formData),
      reference: sendResult.reference,
    });
    toggleValidatedAttribute(form, false);
    submissionIdRef.current = undefined;
    form.reset();
    saveDraftRef.current?.();
  }

  function handleChange({ target }: ChangeEvent<HTMLFormElement>) {
    saveDraftRef.current?.();
    const changedFieldName = 'name' in target ? String(target.name) : '';
    if (sendState.phase !== 'refused' || !(changedFieldName in sendState.errors)) {
      return;
    }
    const { [changedFieldName]: _, ...remainingErrors } = sendState.errors;
    const isRefusalResolved =
      Object.keys(remainingErrors).length === 0 && sendState.message === undefined;
    setSendState(isRefusalResolved ? { phase: 'idle' } : { ...sendState, errors: remainingErrors });
  }

  return {
    formTexts,
    idPrefix,
    sendState,
    fieldErrors,
    finishedSendCount,
    labelsAndHints,
    importRulesAndRestoreDraft,
    formElementProps: {
      ref: formRef,
      noValidate: isHydrated && !nativeValidation,
      onSubmit: submitForm,
      onChange: handleChange,
      onInvalid: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
        toggleValidatedAttribute(currentTarget, true),
    },
    getFieldProps(
      fieldName: keyof FormValues<Name> & string,
      extraFieldProps: Pick<FieldProps, 'wide' | 'hint'> = {},
    ) {
      const { label, hint }: FieldLabelAndHint = labelsAndHints[fieldName] ?? { label: fieldName };
      return {
        id: `${idPrefix}-${fieldName}`,
        field: { name: fieldName, label, hint, error: fieldErrors[fieldName], ...extraFieldProps },
        required: formTexts.required.includes(fieldName),
      };
    },
  };
}

/** Replaces the names of fields in braces, such as {date}, by what was sent. */
function repeatFields(successText: string, formData: FormData): string {
  return successText.replace(/\{(\w+)\}/g, (_, fieldName) => {
    const sentText = String(formData.get(fieldName));
    return fieldName === 'date' ? formatDay(sentText) : sentText;
  });
}

type FieldLabelAndHint = Pick<FieldProps, 'label' | 'hint'>;

/** Adds the label and hint of the file field, which can have an error but is not in the schema. */
function collectLabelsAndHints(formTexts: FormTexts): Record<string, FieldLabelAndHint> {
  const fileFieldName = fileRulesByForm[formTexts.name]?.fieldName;
  return fileFieldName && 'files' in formTexts
    ? { ...formTexts.fields, [fileFieldName]: formTexts.files }
    : formTexts.fields;
}

/** Returns errors that a field set with setCustomValidity, such as a wrong file type. */
function readCustomValidityErrors(form: HTMLFormElement): FieldErrors {
  const inputsWithCustomError = [...form.querySelectorAll('input')].filter(
    ({ validity }) => validity.customError,
  );
  return Object.fromEntries(
    inputsWithCustomError.map(({ name, validationMessage }) => [name, validationMessage]),
  );
}

/**
 * Focuses the first invalid field. Without one, focuses the submit button if the focus was lost,
 * because button and fields cannot have it while the form is sent.
 */
function focusInvalidFieldOrButton(form: HTMLFormElement) {
  const firstInvalidField = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const submitButton = form.querySelector<HTMLElement>('[type="submit"]');
  const focusTarget =
    firstInvalidField ?? (document.activeElement === document.body ? submitButton : null);
  focusTarget?.focus({ preventScroll: true });
  focusTarget?.parentElement?.scrollIntoView({ block: 'nearest' });
}
