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
  /** `message` is undefined if a field shows it. */
  | { phase: 'refused'; message: string | undefined; errors: FieldErrors };

/** Milliseconds. A draft was begun on an earlier visit, nobody knows when. */
const draftAge = 60_000;

export type Form = ReturnType<typeof useForm<FormName>>;

/**
 * Checks a form, sends it once and shows the result. Fields are uncontrolled: they keep what a
 * visitor typed before the scripts ran, and work without scripts.
 */
export function useForm<Name extends FormName>(
  texts: FormTexts<Name>,
  {
    id = texts.name,
    native = false,
  }: {
    /** Prefixes the ids of the fields. Needed where a page has the same form twice. */
    id?: string;
    /** Leaves the checks before sending to the browser. */
    native?: boolean;
  } = {},
) {
  const scripted = useIsBrowser();
  const [state, setState] = useState<FormState>({ phase: 'idle' });
  const [attempts, setAttempts] = useState(0);
  const sending = useRef(false);
  const submittedForm = useRef<HTMLFormElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const saveDraft = useRef<() => void>(undefined);
  const submission = useRef<string>(undefined);
  /** The time when the visitor first saw the form: 0 if the page came with it. */
  const seenAt = useRef(0);
  const errors = state.phase === 'refused' ? state.errors : {};
  const words = wordsOf(texts);
  const key = `draft:${id}`;

  /** Loads the rules and the draft. Without them the form works, and the Worker checks it. */
  async function begin() {
    const begun = await import('./begun').catch(() => undefined);
    if (form.current) {
      saveDraft.current ??= begun?.openDraft(form.current, key, submission);
    }
    return begun;
  }

  useEffect(() => {
    const openedLater = document.documentElement.dataset.hydrated !== undefined;
    seenAt.current = openedLater ? performance.now() : 0;
    try {
      if (key in sessionStorage) {
        seenAt.current -= draftAge;
        begin();
      }
    } catch {
      // The browser keeps nothing.
    }
  }, [key]);

  // After the errors are rendered, so that a screen reader reads a field with its error.
  useEffect(() => {
    if (submittedForm.current === null || state.phase === 'submitting') {
      return;
    }
    moveFocus(submittedForm.current);
    submittedForm.current = null;
  }, [state]);

  /** From the first attempt on, CSS marks fields that the browser finds invalid. */
  function markValidated(form: HTMLFormElement, on: boolean) {
    form.toggleAttribute('data-validated', native && on);
  }

  function refuse(message: string, found: FieldErrors) {
    const errors = Object.fromEntries(Object.entries(found).filter(([field]) => field in words));
    const isOfField = Object.values(errors).includes(message);
    setState({ phase: 'refused', message: isOfField ? undefined : message, errors });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) {
      return;
    }
    const form = event.currentTarget;
    const data = new FormData(form);
    submittedForm.current = form;
    markValidated(form, true);
    sending.current = true;
    await new Promise<void>(afterPaint);
    const begun = await begin();
    const wrong = { ...begun?.findErrors(texts.name, data), ...ownErrors(form) };
    const [problem] = Object.values(wrong);
    if (problem !== undefined) {
      sending.current = false;
      refuse(problem, wrong);
      return;
    }
    setState({ phase: 'submitting' });
    submission.current ??= newSubmission();
    saveDraft.current?.();
    if (submission.current) {
      data.set(hiddenFields.submission, submission.current);
    }
    data.set(hiddenFields.elapsed, String(Math.round(performance.now() - seenAt.current)));
    const answer = await send(form.action, data, form.enctype === 'multipart/form-data');
    sending.current = false;
    setAttempts((before) => before + 1);
    if (!answer.sent) {
      refuse(answer.message, answer.errors);
      return;
    }
    setState({ phase: 'sent', reference: answer.reference });
    markValidated(form, false);
    submission.current = undefined;
    form.reset();
    saveDraft.current?.();
  }

  /** Keeps what was typed, and clears the error of its field. */
  function onChange({ target }: ChangeEvent<HTMLFormElement>) {
    saveDraft.current?.();
    const changed = 'name' in target ? String(target.name) : '';
    if (state.phase !== 'refused' || !(changed in state.errors)) {
      return;
    }
    const { [changed]: _, ...rest } = state.errors;
    const solved = Object.keys(rest).length === 0 && state.message === undefined;
    setState(solved ? { phase: 'idle' } : { ...state, errors: rest });
  }

  return {
    texts,
    id,
    state,
    errors,
    attempts,
    words,
    begin,
    handlers: {
      ref: form,
      noValidate: scripted && !native,
      onSubmit: submit,
      onChange,
      onInvalid: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
        markValidated(currentTarget, true),
    },
    /** The props of a field component. */
    field(field: keyof FormValues<Name> & string, look: Pick<FieldProps, 'wide' | 'hint'> = {}) {
      const { label, hint }: Words = words[field] ?? { label: field };
      return {
        id: `${id}-${field}`,
        field: { name: field, label, hint, error: errors[field], ...look },
        required: texts.required.includes(field),
      };
    },
  };
}

type Words = Pick<FieldProps, 'label' | 'hint'>;

/** With the CV, which can have an error but is not in the schema. */
function wordsOf(texts: FormTexts): Record<string, Words> {
  return 'cv' in texts ? { ...texts.fields, cv: texts.cv } : texts.fields;
}

/** What a field itself has found wrong, such as the kind of a file. */
function ownErrors(form: HTMLFormElement): FieldErrors {
  const wrong = [...form.querySelectorAll('input')].filter(({ validity }) => validity.customError);
  return Object.fromEntries(wrong.map(({ name, validationMessage }) => [name, validationMessage]));
}

/** Needs a secure context. Without an id the Worker recognises a repeated message by its content. */
function newSubmission(): string | undefined {
  return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}

/**
 * Moves focus to the first invalid field, or back to the button that lost it while disabled. Leaves
 * a visitor alone who has moved on.
 */
function moveFocus(form: HTMLFormElement) {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const button = form.querySelector<HTMLElement>('[type="submit"]');
  const target = wrong ?? (document.activeElement === document.body ? button : null);
  target?.focus({ preventScroll: true });
  target?.parentElement?.scrollIntoView({ block: 'nearest' });
}
