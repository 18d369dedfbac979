import { type FormEvent, useState, useTransition } from 'react';
import { Button } from '../../components/Button';
import { TextArea } from '../../components/Field';
import { texts } from '../texts';
import { useDesk } from '../useDesk';
import styles from './styles.module.css';

/** Keeps the draft note in sessionStorage, so that a lost sign-in or connection loses no text. */
export function NoteForm({ reference }: { reference: string }) {
  const { sendChange } = useDesk();
  const draftStorageKey = `desk-note-${reference}`;
  const [noteText, setNoteText] = useState(() => sessionStorage.getItem(draftStorageKey) ?? '');
  const [isPending, startTransition] = useTransition();

  function saveDraft(draftText: string) {
    setNoteText(draftText);
    if (draftText) {
      sessionStorage.setItem(draftStorageKey, draftText);
    } else {
      sessionStorage.removeItem(draftStorageKey);
    }
  }

  function addNote(event: FormEvent) {
    event.preventDefault();
    startTransition(async () => {
      const noteChange = { do: 'note', reference, text: noteText };
      if (await sendChange(noteChange, { text: texts.results.note })) {
        saveDraft('');
      }
    });
  }

  return (
    <form className={styles.note} onSubmit={addNote}>
      <TextArea
        id="note"
        field={{ name: 'note', label: texts.message.note, hint: texts.message.noteHelp }}
        rows={2}
        required
        readOnly={isPending}
        maxLength={5_000}
        value={noteText}
        onChange={({ target }) => saveDraft(target.value)}
      />
      <Button type="submit" variant="quiet" disabled={isPending || noteText.trim() === ''}>
        {texts.actions.note}
      </Button>
    </form>
  );
}
