import { type FormEvent, useState, useTransition } from 'react';
import { TextArea } from '../../components/Field';
import { sendChange } from '../changes';
import { QuietButton } from '../QuietButton';
import { texts } from '../texts';
import styles from './styles.module.css';

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
