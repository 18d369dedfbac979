import { Button, LinkButton } from '../../components/Button';
import type { Removal } from '../api';
import { day } from '../format';
import { mail } from '../replies';
import { texts } from '../texts';
import { useCopy } from '../useDesk';
import styles from './styles.module.css';

const { person: words, actions } = texts;

/** Shows a text for the owner to send to the person. */
export function ErasureConfirmation({ email, removal }: { email: string; removal: Removal }) {
  const copy = useCopy();
  const { messages, files, filesLeft } = removal;
  const text = words.confirmation(day(Date.now()), messages, files, email);

  return (
    <section className={styles.confirmation} role="status">
      <h3 className={styles.confirmationTitle}>{words.confirmationTitle}</h3>
      <p>{text}</p>
      <div className={styles.buttons}>
        <LinkButton to={mail(email, words.confirmationSubject, text)}>{actions.mail}</LinkButton>
        <Button variant="quiet" onClick={() => copy(text)}>
          {actions.copy}
        </Button>
      </div>
      <p>{words.mailbox}</p>
      {filesLeft > 0 && <p>{words.filesLeft}</p>}
    </section>
  );
}
