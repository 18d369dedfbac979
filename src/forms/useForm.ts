import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../components/afterPaint';
import type { FieldProps } from '../components/Field';
import type { FormTexts } from '../content/schemas';
import type { FieldErrors, FormName, FormValues } from '../shared/forms.ts';
import { hiddenFields } from '../shared/hidden-fields.ts';
import { send } from './send';

export type FormState =
  | { phase: 'idle' }
  | { phase: 'submitting' }
  | { phase: 'sent'; reference: string | undefined }
  /** `message` is undefined if a field shows the same text. */
  | { phase: 'refused'; message: string | undefined; errors: FieldErrors };

/** Milliseconds added for a restored draft, whose real start is unknown. */
const draftAge = 60_000;

export type Form = ReturnType<typeof useForm<FormName>>;

/**
 * Fields are uncontrolled: they work without scripts, and keep input from before the scripts ran.
 */
export function useForm<Name extends FormName>(
  texts: FormTexts<Name>,
  {
    id = texts.name,
    nativeValidation = false,
  }: {
    /** Prefixes the ids of the fields, for a page that has the same form twice. */
    id?: string;
    nativeValidation?: boolean;
  } = {},
) {
  const isHydrated = useIsBrowser();
  const [state, setState] = useState<FormState>({ phase: 'idle' });
  const [attempts, setAttempts] = useState(0);
  const isSending = useRef(false);
  const submittedForm = useRef<HTMLFormElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const saveDraft = useRef<() => void>(undefined);
  const submissionId = useRef<string>(undefined);
  /** The time when the visitor first saw the form; 0 if the form was in the first HTML. */
  const seenAt = useRef(0);
  const errors = state.phase === 'refused' ? state.errors : {};
  const fieldTexts = fieldTextsOf(texts);
  const storageKey = `draft:${id}`;

  /** If the import fails, the form works and the Worker validates it. */
  async function loadDraftAndRules() {
    const drafts = await import('./drafts').catch(() => undefined);
    if (form.current) {
      saveDraft.current ??= drafts?.restoreDraft(form.current, storageKey, submissionId);
    }
    return drafts;
  }

  useEffect(() => {
    const pageWasHydrated = document.documentElement.dataset.hydrated !== undefined;
    seenAt.current = pageWasHydrated ? performance.now() : 0;
    try {
      if (storageKey in sessionStorage) {
        seenAt.current -= draftAge;
        loadDraftAndRules();
      }
    } catch {
      // The browser blocks the storage.
    }
  }, [storageKey]);

  // Waits until errors are rendered, so that a screen reader reads a field with its error.
  useEffect(() => {
    if (submittedForm.current === null || state.phase === 'submitting') {
      return;
    }
    focusFirstError(submittedForm.current);
    submittedForm.current = null;
  }, [state]);

  /** After the first attempt, CSS marks fields that the browser finds invalid. */
  function markValidated(form: HTMLFormElement, isMarked: boolean) {
    form.toggleAttribute('data-validated', nativeValidation && isMarked);
  }

  function showErrors(message: string, foundErrors: FieldErrors) {
    const errors = Object.fromEntries(
      Object.entries(foundErrors).filter(([field]) => field in fieldTexts),
    );
    const isFieldError = Object.values(errors).includes(message);
    setState({ phase: 'refused', message: isFieldError ? undefined : message, errors });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) {
      return;
    }
    const form = event.currentTarget;
    const data = new FormData(form);
    submittedForm.current = form;
    markValidated(form, true);
    isSending.current = true;
    await new Promise<void>(afterPaint);
    const drafts = await loadDraftAndRules();
    const errors = { ...drafts?.findErrors(texts.name, data), ...customErrors(form) };
    const [firstError] = Object.values(errors);
    if (firstError !== undefined) {
      isSending.current = false;
      showErrors(firstError, errors);
      return;
    }
    setState({ phase: 'submitting' });
    submissionId.current ??= newSubmissionId();
    saveDraft.current?.();
    if (submissionId.current) {
      data.set(hiddenFields.submission, submissionId.current);
    }
    data.set(hiddenFields.elapsed, String(Math.round(performance.now() - seenAt.current)));
    const result = await send(form.action, data, form.enctype === 'multipart/form-data');
    isSending.current = false;
    setAttempts((count) => count + 1);
    if (!result.sent) {
      showErrors(result.message, result.errors);
      return;
    }
    setState({ phase: 'sent', reference: result.reference });
    markValidated(form, false);
    submissionId.current = undefined;
    form.reset();
    saveDraft.current?.();
  }

  function onChange({ target }: ChangeEvent<HTMLFormElement>) {
    saveDraft.current?.();
    const fieldName = 'name' in target ? String(target.name) : '';
    if (state.phase !== 'refused' || !(fieldName in state.errors)) {
      return;
    }
    const { [fieldName]: _, ...rest } = state.errors;
    const isResolved = Object.keys(rest).length === 0 && state.message === undefined;
    setState(isResolved ? { phase: 'idle' } : { ...state, errors: rest });
  }

  return {
    texts,
    id,
    state,
    errors,
    attempts,
    fieldTexts,
    loadDraftAndRules,
    handlers: {
      ref: form,
      noValidate: isHydrated && !nativeValidation,
      onSubmit: submit,
      onChange,
      onInvalid: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
        markValidated(currentTarget, true),
    },
    field(field: keyof FormValues<Name> & string, layout: Pick<FieldProps, 'wide' | 'hint'> = {}) {
      const { label, hint }: FieldTexts = fieldTexts[field] ?? { label: field };
      return {
        id: `${id}-${field}`,
        field: { name: field, label, hint, error: errors[field], ...layout },
        required: texts.required.includes(field),
      };
    },
  };
}

type FieldTexts = Pick<FieldProps, 'label' | 'hint'>;

/** Adds the CV, which can have an error but is not in the schema. */
function fieldTextsOf(texts: FormTexts): Record<string, FieldTexts> {
  return 'cv' in texts ? { ...texts.fields, cv: texts.cv } : texts.fields;
}

/** Errors that a field set with setCustomValidity, such as a wrong file type. */
function customErrors(form: HTMLFormElement): FieldErrors {
  const invalidFields = [...form.querySelectorAll('input')].filter(
    ({ validity }) => validity.customError,
  );
  return Object.fromEntries(
    invalidFields.map(({ name, validationMessage }) => [name, validationMessage]),
  );
}

/**
 * randomUUID needs a secure context. Without an id the Worker compares contents to detect a
 * repeated message.
 */
function newSubmissionId(): string | undefined {
  return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}

/**
 * Focuses the first invalid field, or the button, which lost the focus while disabled. Does nothing
 * if the visitor has focused another element.
 */
function focusFirstError(form: HTMLFormElement) {
  const invalidField = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const button = form.querySelector<HTMLElement>('[type="submit"]');
  const target = invalidField ?? (document.activeElement === document.body ? button : null);
  target?.focus({ preventScroll: true });
  target?.parentElement?.scrollIntoView({ block: 'nearest' });
}
