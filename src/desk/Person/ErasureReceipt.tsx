import { LinkButton } from '../../components/Button';
import { copyToClipboard } from '../changes';
import { formatFullDate } from '../format';
import { QuietButton } from '../QuietButton';
import { buildMailUrl } from '../replies';
import { say, texts } from '../texts';
import styles from './styles.module.css';

/** The focus moves here from the erase button, which disappears. */
function focusHeading(heading: HTMLElement | null) {
  heading?.focus();
}

interface Props {
  email: string;
  messages: number;
  files: number;
  filesLeft: number;
}

/** Shows the confirmation text that the owner sends to the person. */
export function ErasureReceipt({ email, messages, files, filesLeft }: Props) {
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
