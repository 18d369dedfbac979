import { useState } from 'react';
import { LinkButton } from '../../components/Button';
import { TextField } from '../../components/Field';
import type { DeskPerson, SenderCounts } from '../api';
import { ConfirmDialog } from '../ConfirmDialog';
import { copyToClipboard, sendChange } from '../changes';
import { formatFullDate } from '../format';
import { LinksToMessages } from '../LinksToMessages';
import { QuietButton } from '../QuietButton';
import { buildMailUrl } from '../replies';
import { say, texts } from '../texts';
import { useFetch } from '../useFetch';
import styles from './styles.module.css';

export function PersonData({ email }: { email: string }) {
  const query = new URLSearchParams({ email });
  const { data, problem } = useFetch<DeskPerson>(`person?${query}`);
  const { erase, erasedCounts } = useErase(email, data);
  /** Undefined while the dialog is closed. */
  const [typed, setTyped] = useState<string>();
  const typedEmail = typed?.trim().toLowerCase() ?? '';
  const error = email.toLowerCase().startsWith(typedEmail) ? undefined : texts.person.wrong;

  if (erasedCounts) {
    return <ErasureReceipt email={email} {...erasedCounts} />;
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
        <strong>{say(texts.person.found, { messages, files })}</strong>
      </p>
      {isSpamSender && <p>{texts.person.spamSender}</p>}
      <LinksToMessages messages={latest} />
      <div className={styles.buttons}>
        <a className={styles.link} href={`/api/v1/desk/export/json?${query}`} download>
          {texts.person.export}
        </a>
        <QuietButton label={texts.actions.erase} onClick={() => setTyped('')} />
      </div>
      {typed !== undefined && (
        <ConfirmDialog
          title={texts.person.eraseTitle}
          text={say(texts.person.eraseText, { messages, files, email })}
          confirmLabel={texts.actions.erase}
          disabled={typedEmail !== email.toLowerCase()}
          onConfirm={() => erase(typedEmail)}
          onClose={() => setTyped(undefined)}
        >
          <TextField
            id="typed"
            field={{ name: 'typed', label: texts.person.typed, error }}
            required
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </ConfirmDialog>
      )}
    </>
  );
}

const noErasure = { messages: 0, files: 0, filesLeft: 0 };

/** A lost response may have erased data too, so at least the counts from before the request are reported. */
function useErase(email: string, storedCounts: SenderCounts | undefined) {
  const [countsBefore, setCountsBefore] = useState<SenderCounts>();
  const [erased, setErased] = useState(noErasure);

  async function erase(typed: string) {
    setCountsBefore(countsBefore ?? storedCounts);
    for (let isComplete = false; !isComplete; ) {
      const result = await sendChange({ do: 'erase', email, typed });
      const { messages = 0, files = 0, filesLeft = 0, complete = true } = result ?? {};
      setErased((sum) => ({
        messages: sum.messages + messages,
        files: sum.files + files + filesLeft,
        filesLeft: sum.filesLeft + filesLeft,
      }));
      isComplete = complete;
    }
  }

  const isErased = countsBefore !== undefined && storedCounts?.messages === 0;
  const erasedCounts = isErased && {
    messages: Math.max(erased.messages, countsBefore.messages),
    files: Math.max(erased.files, countsBefore.files),
    filesLeft: erased.filesLeft,
  };
  return { erase, erasedCounts };
}

/** The focus moves here from the erase button, which disappears. */
function focusHeading(heading: HTMLElement | null) {
  heading?.focus();
}

/** Shows the confirmation text that the owner sends to the person. */
function ErasureReceipt({
  email,
  messages,
  files,
  filesLeft,
}: typeof noErasure & { email: string }) {
  const { person } = texts;
  const day = formatFullDate(Date.now());
  const text = say(person.confirmation, { day, messages, files, email });
  const mailUrl = buildMailUrl(email, person.confirmationSubject, text);
  return (
    <section className={styles.confirmation}>
      <h3 className={styles.confirmationTitle} tabIndex={-1} ref={focusHeading}>
        {person.confirmationTitle}
      </h3>
      <p>{text}</p>
      <div className={styles.buttons}>
        <LinkButton to={mailUrl} label={texts.actions.mail} />
        <QuietButton label={texts.actions.copy} onClick={() => copyToClipboard(text)} />
      </div>
      <p>{person.mailbox}</p>
      {filesLeft > 0 && <p>{person.filesLeft}</p>}
    </section>
  );
}
