import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button';
import { TextArea } from '../../components/Field';
import { texts } from '../texts';
import { useDesk } from '../useDesk';
import styles from './styles.module.css';

/** Keeps the draft note in sessionStorage, so that a lost sign-in or connection loses no text. */
export function NoteForm({ reference }: { reference: string }) {
  const { change } = useDesk();
  const draftKey = `desk-note-${reference}`;
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? '');

  function updateText(draft: string) {
    setText(draft);
    if (draft) {
      sessionStorage.setItem(draftKey, draft);
    } else {
      sessionStorage.removeItem(draftKey);
    }
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (await change({ do: 'note', reference, text }, { text: texts.results.note })) {
      updateText('');
    }
  }

  return (
    <form className={styles.note} onSubmit={save}>
      <TextArea
        id="note"
        field={{ name: 'note', label: texts.message.note, hint: texts.message.noteHelp }}
        rows={2}
        required
        maxLength={5_000}
        value={text}
        onChange={({ target }) => updateText(target.value)}
      />
      <Button type="submit" variant="quiet" disabled={text.trim() === ''}>
        {texts.actions.note}
      </Button>
    </form>
  );
}
