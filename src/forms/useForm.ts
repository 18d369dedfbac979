import results from '@content/messages/results';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ChangeEvent, type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../components/afterPaint';
import type { FieldProps } from '../components/Field';
import type { FormTexts } from '../content/schemas';
import type { FieldErrors, FormName, FormValues } from '../shared/forms.ts';
import { postForm } from './send';
import { useDraft } from './useDraft';

export type SendState =
  | { phase: 'idle' }
  /** With files, `sentShare` grows from 0 to 1. */
  | { phase: 'submitting'; sentShare?: number }
  | { phase: 'sent'; successText: string; reference: string | undefined }
  /** `message` is undefined if a field shows the same text. */
  | { phase: 'refused'; message: string | undefined; errors: FieldErrors };

/** How browsers fill in and correct the fields that forms share. */
const inputAttributes: Partial<Record<string, InputAttributes>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false },
  phoneNumber: { type: 'tel', autoComplete: 'tel' },
  address: { autoCapitalize: 'none', spellCheck: false },
};
type InputAttributes = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck'
>;

export interface FormField extends InputAttributes {
  id: string;
  field: FieldProps;
  required: boolean;
  defaultValue?: string | undefined;
}

/** What all forms have; `getFieldProps` of one form also knows its own fields. */
export type FormControl = ReturnType<typeof useForm<FormName>>;

/** Fields are uncontrolled: they work without scripts, and keep input from before the scripts ran. */
export function useForm<Name extends FormName>(
  formTexts: FormTexts<Name>,
  {
    idPrefix = formTexts.name,
    nativeValidation = false,
    initialValues = {},
  }: {
    /** The id prefixes the ids of the fields, for a page that has the same form twice. */
    idPrefix?: string;
    nativeValidation?: boolean;
    initialValues?: { [Field in keyof FormValues<Name>]?: string | undefined };
  } = {},
) {
  const isHydrated = useIsBrowser();
  const [sendState, setSendState] = useState<SendState>({ phase: 'idle' });
  const [finishedSendCount, setFinishedSendCount] = useState(0);
  const isSendingRef = useRef(false);
  const draft = useDraft(`draft:${idPrefix}`);
  const fieldErrors = sendState.phase === 'refused' ? sendState.errors : {};
  const labelsAndHints = collectLabelsAndHints(formTexts);

  /** After the first attempt to send, CSS marks fields that the browser finds invalid. */
  function markValidated(form: HTMLFormElement, isValidated: boolean) {
    form.toggleAttribute('data-validated', nativeValidation && isValidated);
  }

  /** Moves the focus after errors are rendered, so that a screen reader reads a field with its error. */
  function showOutcome(form: HTMLFormElement, outcome: SendState) {
    flushSync(() => setSendState(outcome));
    focusInvalidFieldOrButton(form);
  }

  function showErrors(form: HTMLFormElement, message: string, allErrors: FieldErrors) {
    const errors = Object.fromEntries(
      Object.entries(allErrors).filter(([fieldName]) => fieldName in labelsAndHints),
    );
    const isShownAtField = Object.values(errors).includes(message);
    const ownMessage = isShownAtField ? undefined : message;
    showOutcome(form, { phase: 'refused', message: ownMessage, errors });
  }

  async function submitForm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSendingRef.current) {
      return;
    }
    const form = event.currentTarget;
    const formData = new FormData(form);
    markValidated(form, true);
    isSendingRef.current = true;
    // While the rules load, the fields take no input, because it would not be sent.
    if (!draft.isRestored()) {
      setSendState({ phase: 'submitting' });
    }
    await new Promise<void>(afterPaint);
    const drafts = await draft.importRulesAndRestoreDraft();
    const errors = {
      ...drafts?.checkFormBeforeSending(formTexts.name, formData),
      ...readCustomValidityErrors(form),
    };
    const [firstError] = Object.values(errors);
    if (firstError === undefined) {
      await sendForm(form, formData);
    } else {
      showErrors(form, firstError, errors);
    }
    isSendingRef.current = false;
  }

  async function sendForm(form: HTMLFormElement, formData: FormData) {
    setSendState({ phase: 'submitting' });
    draft.saveAndAddHiddenFields(formData);
    const result = await postForm(form.action, formData, {
      results,
      reportProgress: (sentShare) => setSendState({ phase: 'submitting', sentShare }),
    });
    setFinishedSendCount((count) => count + 1);
    if (!result.sent) {
      showErrors(form, result.message, result.errors);
      return;
    }
    const { booked, reference } = result;
    // Fields in braces, such as {position}, repeat what was sent.
    const success = formTexts.success.replace(/\{(\w+)\}/g, (_, name) =>
      String(formData.get(name)),
    );
    const successText = booked?.message ?? success;
    showOutcome(form, { phase: 'sent', successText, reference });
    markValidated(form, false);
    draft.discard(form);
    if (booked) {
      location.assign(booked.page);
    }
  }

  function handleChange({ target }: ChangeEvent<HTMLFormElement>) {
    draft.save();
    const fieldName = 'name' in target ? String(target.name) : '';
    if (sendState.phase !== 'refused' || !(fieldName in sendState.errors)) {
      return;
    }
    const { [fieldName]: _, ...errors } = sendState.errors;
    const isResolved = Object.keys(errors).length === 0 && sendState.message === undefined;
    setSendState(isResolved ? { phase: 'idle' } : { ...sendState, errors });
  }

  return {
    formTexts,
    idPrefix,
    sendState,
    fieldErrors,
    finishedSendCount,
    labelsAndHints,
    importRulesAndRestoreDraft: draft.importRulesAndRestoreDraft,
    formElementProps: {
      ref: draft.formRef,
      noValidate: isHydrated && !nativeValidation,
      onSubmit: submitForm,
      onChange: handleChange,
      onInvalid: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
        markValidated(currentTarget, true),
    },
    getFieldProps(
      fieldName: keyof FormValues<Name> & string,
      extraFieldProps: Pick<FieldProps, 'wide'> = {},
    ): FormField {
      const { label, hint }: FieldLabelAndHint = labelsAndHints[fieldName] ?? { label: fieldName };
      return {
        id: `${idPrefix}-${fieldName}`,
        field: { name: fieldName, label, hint, error: fieldErrors[fieldName], ...extraFieldProps },
        required: formTexts.required.includes(fieldName),
        defaultValue: initialValues[fieldName],
        ...inputAttributes[fieldName],
      };
    },
  };
}

type FieldLabelAndHint = Pick<FieldProps, 'label' | 'hint'>;

/** Adds the label and hint of the file field, which can have an error but is not in the schema. */
function collectLabelsAndHints(formTexts: FormTexts): Record<string, FieldLabelAndHint> {
  const { fields, fileInput } = formTexts;
  return fileInput && 'files' in formTexts
    ? { ...fields, [fileInput.name]: formTexts.files }
    : fields;
}

/** Returns errors that a field set with setCustomValidity, such as a wrong file type. */
function readCustomValidityErrors(form: HTMLFormElement): FieldErrors {
  return Object.fromEntries(
    [...form.querySelectorAll('input')]
      .filter(({ validity }) => validity.customError)
      .map(({ name, validationMessage }) => [name, validationMessage]),
  );
}

/**
 * Focuses the first invalid field. Without one, focuses the submit button if the focus was lost,
 * because button and fields cannot have it while the form is sent.
 */
function focusInvalidFieldOrButton(form: HTMLFormElement) {
  const isFocusLost = document.activeElement === document.body;
  const target =
    form.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    (isFocusLost ? form.querySelector<HTMLElement>('[type="submit"]') : null);
  target?.focus({ preventScroll: true });
  target?.parentElement?.scrollIntoView({ block: 'nearest' });
}
