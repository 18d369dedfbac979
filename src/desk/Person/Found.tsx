import { useState } from 'react';
import { Button } from '../../components/Button';
import { TextField } from '../../components/Field';
import type { DeskPerson } from '../api';
import { ConfirmDialog } from '../ConfirmDialog';
import { MessageLinks } from '../MessageLinks';
import { texts } from '../texts';
import { useLoaded } from '../useLoaded';
import { Confirmation } from './Confirmation';
import styles from './styles.module.css';
import { useErase } from './useErase';

const { person: words, actions } = texts;

export function Found({ email }: { email: string }) {
  const query = new URLSearchParams({ email });
  const { answer, problem } = useLoaded<DeskPerson>(`person?${query}`);
  const { erase, removal } = useErase(email, answer);
  const [asked, setAsked] = useState(false);

  if (removal) {
    return <Confirmation email={email} removal={removal} />;
  }
  if (!answer) {
    return problem ? null : <p>{texts.loading}</p>;
  }
  if (answer.messages === 0) {
    return <p role="status">{words.none}</p>;
  }
  const { messages, files, latest } = answer;
  return (
    <>
      <p role="status">
        <strong>{words.found(messages, files)}</strong>
      </p>
      <MessageLinks messages={latest} />
      <div className={styles.buttons}>
        <a className={styles.link} href={`/api/v1/desk/export/json?${query}`} download>
          {words.export}
        </a>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {actions.erase}
        </Button>
      </div>
      {asked && (
        <EraseDialog
          email={email}
          text={words.eraseText(messages, files, email)}
          onConfirm={erase}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** Wants the address typed once more. */
function EraseDialog({
  email,
  text,
  onConfirm,
  onClose,
}: {
  email: string;
  text: string;
  onConfirm: (typed: string) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const isSame = typed.trim().toLowerCase() === email.toLowerCase();
  const isBeginning = email.toLowerCase().startsWith(typed.toLowerCase());
  return (
    <ConfirmDialog
      title={words.eraseTitle}
      text={text}
      confirmLabel={actions.erase}
      disabled={!isSame}
      onConfirm={() => onConfirm(typed.trim())}
      onClose={onClose}
    >
      <TextField
        id="typed"
        field={{
          name: 'typed',
          label: words.typed,
          error: isSame || isBeginning ? undefined : words.wrong,
        }}
        required
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ConfirmDialog>
  );
}
