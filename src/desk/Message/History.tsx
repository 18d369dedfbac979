import { type FormEvent, useRef, useState, useTransition } from 'react';
import { TextArea } from '../../components/Field';
import type { HistoryEvent } from '../api';
import { sendChange } from '../changes';
import { describeErrorCode, formatDateTime, formatDay } from '../format';
import { QuietButton } from '../QuietButton';
import { findText, texts } from '../texts';
import styles from './styles.module.css';

/** The detail of any other event is an error code. */
function describeDetail(event: string, detail: string): string {
  if (event === 'due') {
    return formatDay(detail);
  }
  return ['note', 'held', 'given'].includes(event) ? detail : describeErrorCode(detail);
}

/** Webhooks are recorded as their host, a # and a hash. */
function describeEvent({ event, recipient }: HistoryEvent): { title: string; host?: string } {
  const [host = ''] = recipient?.split('#') ?? [];
  const kind = host === 'owner' || host === 'visitor' ? host : 'webhook';
  const title = findText(texts.history, `${event} to ${kind}`);
  return title !== undefined && kind === 'webhook'
    ? { title, host }
    : { title: title ?? findText(texts.history, event) ?? event };
}

export function History({ history, reference }: { history: HistoryEvent[]; reference: string }) {
  const headingRef = useRef<HTMLHeadingElement>(null);

  function removeNote(noteId: number) {
    // The button disappears, so the focus moves to the heading.
    headingRef.current?.focus({ preventScroll: true });
    sendChange({ do: 'remove-note', reference, id: noteId });
  }

  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle} tabIndex={-1} ref={headingRef}>
        {texts.message.history}
      </h3>
      <ol className={styles.history}>
        {history.map((historyEvent) => {
          const { id, happened_at, event, actor, detail } = historyEvent;
          const { title, host } = describeEvent(historyEvent);
          return (
            <li key={id}>
              <p className={styles.eventHead}>
                <strong>{title}</strong>
                <span className={styles.hint}>
                  {formatDateTime(happened_at)}, {actor ?? texts.message.website}
                </span>
              </p>
              {host && <p className={styles.value}>{host}</p>}
              {detail && <p className={styles.value}>{describeDetail(event, detail)}</p>}
              {event === 'note' && (
                <button type="button" className={styles.removeNote} onClick={() => removeNote(id)}>
                  {texts.actions['remove-note']}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export const noteFieldId = 'note';

/** Keeps the draft note in sessionStorage, so that a lost sign-in or connection loses no text. */
export function NoteForm({ reference }: { reference: string }) {
  const draftStorageKey = `desk-note-${reference}`;
  const [note, setNote] = useState(() => sessionStorage.getItem(draftStorageKey) ?? '');
  const [isPending, startTransition] = useTransition();

  function saveDraft(draftText: string) {
    setNote(draftText);
    if (draftText) {
      sessionStorage.setItem(draftStorageKey, draftText);
    } else {
      sessionStorage.removeItem(draftStorageKey);
    }
  }

  function addNote(event: FormEvent) {
    event.preventDefault();
    startTransition(async () => {
      if (await sendChange({ do: 'note', reference, text: note })) {
        saveDraft('');
      }
    });
  }

  return (
    <form className={styles.note} onSubmit={addNote}>
      <TextArea
        id={noteFieldId}
        field={{ name: 'note', label: texts.message.note, hint: texts.message.noteHelp }}
        rows={2}
        required
        readOnly={isPending}
        maxLength={5_000}
        value={note}
        onChange={({ target }) => saveDraft(target.value)}
      />
      <QuietButton type="submit" label={texts.actions.note} disabled={isPending || !note.trim()} />
    </form>
  );
}
