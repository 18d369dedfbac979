import { Button, LinkButton } from '../../components/Button';
import type { Removal } from '../api';
import { formatFullDate } from '../format';
import { buildMailUrl } from '../replies';
import { texts } from '../texts';
import { useCopyToClipboard } from '../useDesk';
import styles from './styles.module.css';

const { person: personTexts, actions: actionTexts } = texts;

/** The focus moves here from the erase button, which disappears. */
function focusHeading(headingElement: HTMLElement | null) {
  headingElement?.focus();
}

/** Shows the confirmation text that the owner sends to the person. */
export function ErasureReceipt({ email, removal }: { email: string; removal: Removal }) {
  const copyToClipboard = useCopyToClipboard();
  const erasureNoticeText = personTexts.confirmation(
    formatFullDate(Date.now()),
    removal.messages,
    removal.files,
    email,
  );

  return (
    <section className={styles.confirmation}>
      <h3 className={styles.confirmationTitle} tabIndex={-1} ref={focusHeading}>
        {personTexts.confirmationTitle}
      </h3>
      <p>{erasureNoticeText}</p>
      <div className={styles.buttons}>
        <LinkButton to={buildMailUrl(email, personTexts.confirmationSubject, erasureNoticeText)}>
          {actionTexts.mail}
        </LinkButton>
        <Button variant="quiet" onClick={() => copyToClipboard(erasureNoticeText)}>
          {actionTexts.copy}
        </Button>
      </div>
      <p>{personTexts.mailbox}</p>
      {removal.filesLeft > 0 && <p>{personTexts.filesLeft}</p>}
    </section>
  );
}
