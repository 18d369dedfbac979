import { Button, LinkButton } from '../../components/Button';
import { formatFullDate } from '../format';
import { buildMailUrl } from '../replies';
import { texts } from '../texts';
import { useCopyToClipboard } from '../useDesk';
import styles from './styles.module.css';
import type { ErasedCounts } from './useErase';

/** The focus moves here from the erase button, which disappears. */
function focusHeading(headingElement: HTMLElement | null) {
  headingElement?.focus();
}

/** Shows the confirmation text that the owner sends to the person. */
export function ErasureReceipt({ email, removal }: { email: string; removal: ErasedCounts }) {
  const copyToClipboard = useCopyToClipboard();
  const erasureNoticeText = texts.person.confirmation(
    formatFullDate(Date.now()),
    removal.messages,
    removal.files,
    email,
  );

  return (
    <section className={styles.confirmation}>
      <h3 className={styles.confirmationTitle} tabIndex={-1} ref={focusHeading}>
        {texts.person.confirmationTitle}
      </h3>
      <p>{erasureNoticeText}</p>
      <div className={styles.buttons}>
        <LinkButton to={buildMailUrl(email, texts.person.confirmationSubject, erasureNoticeText)}>
          {texts.actions.mail}
        </LinkButton>
        <Button variant="quiet" onClick={() => copyToClipboard(erasureNoticeText)}>
          {texts.actions.copy}
        </Button>
      </div>
      <p>{texts.person.mailbox}</p>
      {removal.filesLeft > 0 && <p>{texts.person.filesLeft}</p>}
    </section>
  );
}
