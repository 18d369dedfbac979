import { useState } from 'react';
import { Button } from '../../components/Button';
import { TextField } from '../../components/Field';
import type { DeskPerson } from '../api';
import { ConfirmDialog } from '../ConfirmDialog';
import { MessageLinks } from '../MessageLinks';
import { texts } from '../texts';
import { useFetch } from '../useFetch';
import { ErasureConfirmation } from './ErasureConfirmation';
import styles from './styles.module.css';
import { useErase } from './useErase';

const { person: words, actions } = texts;

export function PersonData({ email }: { email: string }) {
  const query = new URLSearchParams({ email });
  const { data, problem } = useFetch<DeskPerson>(`person?${query}`);
  const { erase, removal } = useErase(email, data);
  const [isDialogOpen, setDialogOpen] = useState(false);

  if (removal) {
    return <ErasureConfirmation email={email} removal={removal} />;
  }
  if (!data) {
    return problem ? null : <p>{texts.loading}</p>;
  }
  if (data.messages === 0) {
    return <p role="status">{words.none}</p>;
  }
  const { messages, files, latest } = data;
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
        <Button variant="quiet" onClick={() => setDialogOpen(true)}>
          {actions.erase}
        </Button>
      </div>
      {isDialogOpen && (
        <EraseDialog
          email={email}
          text={words.eraseText(messages, files, email)}
          onConfirm={erase}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  );
}

/** Enables the erase button only after the e-mail address is typed again. */
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
  const [input, setInput] = useState('');
  const isSame = input.trim().toLowerCase() === email.toLowerCase();
  const isBeginning = email.toLowerCase().startsWith(input.toLowerCase());
  return (
    <ConfirmDialog
      title={words.eraseTitle}
      text={text}
      confirmLabel={actions.erase}
      disabled={!isSame}
      onConfirm={() => onConfirm(input.trim())}
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
        value={input}
        onChange={({ target }) => setInput(target.value)}
      />
    </ConfirmDialog>
  );
}
