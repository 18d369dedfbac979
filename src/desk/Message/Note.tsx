import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button';
import { TextArea } from '../../components/Field';
import { texts } from '../texts';
import { useDesk } from '../useDesk';
import styles from './styles.module.css';

/** Keeps what is typed in this tab until it is stored: a lost sign-in or network loses nothing. */
export function Note({ reference }: { reference: string }) {
  const { change } = useDesk();
  const draft = `desk-note-${reference}`;
  const [text, setText] = useState(() => sessionStorage.getItem(draft) ?? '');

  function type(typed: string) {
    setText(typed);
    if (typed) {
      sessionStorage.setItem(draft, typed);
    } else {
      sessionStorage.removeItem(draft);
    }
  }

  async function keep(event: FormEvent) {
    event.preventDefault();
    if (await change({ do: 'note', reference, text }, { text: texts.done.note })) {
      type('');
    }
  }

  return (
    <form className={styles.note} onSubmit={keep}>
      <TextArea
        id="note"
        field={{ name: 'note', label: texts.message.note, hint: texts.message.noteHelp }}
        rows={2}
        required
        maxLength={5_000}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" variant="quiet" disabled={text.trim() === ''}>
        {texts.actions.note}
      </Button>
    </form>
  );
}
