import { Button, LinkButton } from '../../components/Button';
import type { Removal } from '../api';
import { formatFullDate } from '../format';
import { buildMailUrl } from '../replies';
import { texts } from '../texts';
import { useCopyToClipboard } from '../useDesk';
import styles from './styles.module.css';

const { person: personTexts, actions: actionTexts } = texts;

/** Shows the confirmation text that the owner sends to the person. */
export function ErasureConfirmation({
  email,
  removal: removalCounts,
}: {
  email: string;
  removal: Removal;
}) {
  const copyText = useCopyToClipboard();
  const { messages: messageCount, files: fileCount } = removalCounts;
  const confirmationText = personTexts.confirmation(
    formatFullDate(Date.now()),
    messageCount,
    fileCount,
    email,
  );

  return (
    <section className={styles.confirmation} role="status">
      <h3 className={styles.confirmationTitle}>{personTexts.confirmationTitle}</h3>
      <p>{confirmationText}</p>
      <div className={styles.buttons}>
        <LinkButton to={buildMailUrl(email, personTexts.confirmationSubject, confirmationText)}>
          {actionTexts.mail}
        </LinkButton>
        <Button variant="quiet" onClick={() => copyText(confirmationText)}>
          {actionTexts.copy}
        </Button>
      </div>
      <p>{personTexts.mailbox}</p>
      {removalCounts.filesLeft > 0 && <p>{personTexts.filesLeft}</p>}
    </section>
  );
}
