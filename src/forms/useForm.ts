import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldProps } from '../components/Field';
import type { FormTexts } from '../content/schemas';
import type { FieldErrors, FormName, FormValues } from '../shared/forms.ts';
import { hiddenFields } from '../shared/hidden-fields.ts';
import { problemOf } from './check';
import { send } from './send';

export type FormState =
  | { phase: 'idle' }
  | { phase: 'submitting' }
  | { phase: 'sent'; reference: string | undefined }
  /** `message` is missing where the errors of the fields say it all. */
  | { phase: 'refused'; message: string | undefined; errors: FieldErrors };

export type Form = ReturnType<typeof useForm<FormName>>;

/**
 * What all forms do: check, send once, say what happened. Fields keep their own values, so what a
 * visitor typed before the scripts ran stays, and the form works without them.
 */
export function useForm<Name extends FormName>(
  texts: FormTexts<Name>,
  {
    id = texts.name,
    native = false,
  }: {
    /** Begins the id of every field; needed where a page has the same form twice. */
    id?: string;
    /** Leaves the checks before sending, and their words, to the browser. */
    native?: boolean;
  } = {},
) {
  const scripted = useIsBrowser();
  const [state, setState] = useState<FormState>({ phase: 'idle' });
  const [attempts, setAttempts] = useState(0);
  const underway = useRef(false);
  const answered = useRef<HTMLFormElement>(null);
  const submission = useRef<string>(undefined);
  const seenAt = useSeenAt();
  const errors = state.phase === 'refused' ? state.errors : {};
  const words = wordsOf(texts);

  // After the answer is on the page, so that a screen reader meets a field together with its error.
  useEffect(() => {
    if (answered.current === null || state.phase === 'submitting') return;
    moveFocus(answered.current);
    answered.current = null;
  }, [state]);

  /** From the first attempt on, the style sheet follows what the browser finds. */
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
    if (underway.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    answered.current = form;
    markValidated(form, true);
    underway.current = true;
    const problem = await problemOf(texts.name, data);
    if (problem) {
      underway.current = false;
      refuse(problem.message, problem.errors);
      return;
    }
    setState({ phase: 'submitting' });
    submission.current ??= newSubmission();
    if (submission.current) data.set(hiddenFields.submission, submission.current);
    data.set(hiddenFields.elapsed, String(Math.round(performance.now() - seenAt.current)));
    const answer = await send(form.action, data, form.enctype === 'multipart/form-data');
    underway.current = false;
    setAttempts((before) => before + 1);
    if (!answer.sent) {
      refuse(answer.message, answer.errors);
      return;
    }
    setState({ phase: 'sent', reference: answer.reference });
    markValidated(form, false);
    submission.current = undefined;
    form.reset();
  }

  /** A field that is being mended is no longer called wrong. */
  function clearError({ target }: ChangeEvent<HTMLFormElement>) {
    const changed = 'name' in target ? String(target.name) : '';
    if (state.phase !== 'refused' || !(changed in state.errors)) return;
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
    handlers: {
      noValidate: scripted && !native,
      onSubmit: submit,
      onChange: clearError,
      onInvalid: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
        markValidated(currentTarget, true),
    },
    /** What a field component needs to know of one field. */
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

/** A file is no part of a form's schema, yet it can be wrong like a field. */
function wordsOf(texts: FormTexts): Record<string, Words> {
  return 'cv' in texts ? { ...texts.fields, cv: texts.cv } : texts.fields;
}

/** When the visitor first saw the form: with the page, if the page came with the form in it. */
function useSeenAt() {
  const seenAt = useRef(0);
  useEffect(() => {
    const openedLater = document.documentElement.dataset.hydrated !== undefined;
    seenAt.current = openedLater ? performance.now() : 0;
  }, []);
  return seenAt;
}

/** Only a secure page can make one; elsewhere the Worker knows a repeated message by its content. */
function newSubmission(): string | undefined {
  return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}

/**
 * To the first field that is wrong, label and all; else to what became of the message, with focus
 * back on the button, which lost it while it was disabled. Somebody who has moved on is left alone.
 */
function moveFocus(form: HTMLFormElement) {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const button = form.querySelector<HTMLElement>('[type="submit"]');
  const target = wrong ?? (document.activeElement === document.body ? button : null);
  target?.focus({ preventScroll: true });
  target?.parentElement?.scrollIntoView({ block: 'nearest' });
}
