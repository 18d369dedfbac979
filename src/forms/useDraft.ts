import { useEffect, useRef } from 'react';
import { accessStorage } from '../components/accessStorage';
import { hiddenFieldNames } from '../shared/hidden-fields.ts';

/** Milliseconds added to the age of a restored draft, whose real start is unknown. */
const assumedDraftAgeMs = 60_000;

/** Keeps what a visitor typed until it is sent, and the id by which the Worker detects a repeat. */
export function useDraft(draftStorageKey: string) {
  const formRef = useRef<HTMLFormElement>(null);
  const saveDraftRef = useRef<() => void>(undefined);
  const submissionIdRef = useRef<string>(undefined);
  /** The time when the visitor first saw the form; 0 if the form was in the first HTML. */
  const firstSeenAtMsRef = useRef(0);

  /** If the import of rules and drafts fails, the form works and the Worker validates it. */
  async function importRulesAndRestoreDraft() {
    const drafts = await import('./drafts').catch(() => undefined);
    const form = formRef.current;
    if (form) {
      saveDraftRef.current ??= drafts?.restoreDraft(form, draftStorageKey, submissionIdRef);
    }
    return drafts;
  }

  useEffect(() => {
    const wasPageHydrated = document.documentElement.dataset.hydrated !== undefined;
    firstSeenAtMsRef.current = wasPageHydrated ? performance.now() : 0;
    if (accessStorage(() => draftStorageKey in sessionStorage)) {
      firstSeenAtMsRef.current -= assumedDraftAgeMs;
      importRulesAndRestoreDraft();
    }
  }, [draftStorageKey]);

  return {
    formRef,
    importRulesAndRestoreDraft,
    isRestored: () => saveDraftRef.current !== undefined,
    save: () => saveDraftRef.current?.(),
    saveAndAddHiddenFields(formData: FormData) {
      // Without a secure context there is no id, and the Worker compares contents to detect a repeat.
      submissionIdRef.current ??= crypto.randomUUID?.();
      saveDraftRef.current?.();
      if (submissionIdRef.current) {
        formData.set(hiddenFieldNames.submission, submissionIdRef.current);
      }
      const elapsedMs = Math.round(performance.now() - firstSeenAtMsRef.current);
      formData.set(hiddenFieldNames.elapsed, String(elapsedMs));
    },
    discard(form: HTMLFormElement) {
      submissionIdRef.current = undefined;
      form.reset();
      saveDraftRef.current?.();
    },
  };
}
