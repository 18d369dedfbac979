import { useState } from 'react';
import { Button } from '../../components/Button';
import { TextField } from '../../components/Field';
import type { DeskPerson } from '../api';
import { ConfirmDialog } from '../ConfirmDialog';
import { LinksToMessages } from '../LinksToMessages';
import { texts } from '../texts';
import { useFetch } from '../useFetch';
import { ErasureReceipt } from './ErasureReceipt';
import styles from './styles.module.css';
import { useErase } from './useErase';

export function PersonData({ email }: { email: string }) {
  const emailQueryParams = new URLSearchParams({ email });
  const { data, problem } = useFetch<DeskPerson>(`person?${emailQueryParams}`);
  const { erase, removalCounts } = useErase(email, data);
  const [isDialogOpen, setIsDialogOpen] = useState(false);

  if (removalCounts) {
    return <ErasureReceipt email={email} removal={removalCounts} />;
  }
  if (!data) {
    return problem ? null : <p>{texts.loading}</p>;
  }
  const { messages, files, latest, isSpamSender } = data;
  if (messages === 0 && !isSpamSender) {
    return <p role="status">{texts.person.none}</p>;
  }
  return (
    <>
      <p role="status">
        <strong>{texts.person.found(messages, files)}</strong>
      </p>
      {isSpamSender && <p>{texts.person.spamSender}</p>}
      <LinksToMessages messages={latest} />
      <div className={styles.buttons}>
        <a className={styles.link} href={`/api/v1/desk/export/json?${emailQueryParams}`} download>
          {texts.person.export}
        </a>
        <Button variant="quiet" onClick={() => setIsDialogOpen(true)}>
          {texts.actions.erase}
        </Button>
      </div>
      {isDialogOpen && (
        <EraseDialog
          email={email}
          text={texts.person.eraseText(messages, files, email)}
          onConfirm={erase}
          onClose={() => setIsDialogOpen(false)}
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
  const [typedEmail, setTypedEmail] = useState('');
  const isSameEmail = typedEmail.trim().toLowerCase() === email.toLowerCase();
  const isTypedEmailPrefix = email.toLowerCase().startsWith(typedEmail.toLowerCase());
  return (
    <ConfirmDialog
      title={texts.person.eraseTitle}
      text={text}
      confirmLabel={texts.actions.erase}
      disabled={!isSameEmail}
      onConfirm={() => onConfirm(typedEmail.trim())}
      onClose={onClose}
    >
      <TextField
        id="typed"
        field={{
          name: 'typed',
          label: texts.person.typed,
          error: isSameEmail || isTypedEmailPrefix ? undefined : texts.person.wrong,
        }}
        required
        autoComplete="off"
        value={typedEmail}
        onChange={({ target }) => setTypedEmail(target.value)}
      />
    </ConfirmDialog>
  );
}
