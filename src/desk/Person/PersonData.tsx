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

const { person: personTexts, actions: actionTexts } = texts;

export function PersonData({ email }: { email: string }) {
  const emailQueryParams = new URLSearchParams({ email });
  const { data: personData, problem } = useFetch<DeskPerson>(`person?${emailQueryParams}`);
  const { erase, removal: removalCounts } = useErase(email, personData);
  const [isDialogOpen, setIsDialogOpen] = useState(false);

  if (removalCounts) {
    return <ErasureReceipt email={email} removal={removalCounts} />;
  }
  if (!personData) {
    return problem ? null : <p>{texts.loading}</p>;
  }
  if (personData.messages === 0) {
    return <p role="status">{personTexts.none}</p>;
  }
  const { messages: messageCount, files: fileCount, latest: newestMessages } = personData;
  return (
    <>
      <p role="status">
        <strong>{personTexts.found(messageCount, fileCount)}</strong>
      </p>
      <LinksToMessages messages={newestMessages} />
      <div className={styles.buttons}>
        <a className={styles.link} href={`/api/v1/desk/export/json?${emailQueryParams}`} download>
          {personTexts.export}
        </a>
        <Button variant="quiet" onClick={() => setIsDialogOpen(true)}>
          {actionTexts.erase}
        </Button>
      </div>
      {isDialogOpen && (
        <EraseDialog
          email={email}
          text={personTexts.eraseText(messageCount, fileCount, email)}
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
      title={personTexts.eraseTitle}
      text={text}
      confirmLabel={actionTexts.erase}
      disabled={!isSameEmail}
      onConfirm={() => onConfirm(typedEmail.trim())}
      onClose={onClose}
    >
      <TextField
        id="typed"
        field={{
          name: 'typed',
          label: personTexts.typed,
          error: isSameEmail || isTypedEmailPrefix ? undefined : personTexts.wrong,
        }}
        required
        autoComplete="off"
        value={typedEmail}
        onChange={({ target }) => setTypedEmail(target.value)}
      />
    </ConfirmDialog>
  );
}
