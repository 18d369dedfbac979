import { Button, LinkButton } from '../../components/Button';
import type { Removal } from '../api';
import { formatFullDate } from '../format';
import { buildMailUrl } from '../replies';
import { texts } from '../texts';
import { useCopyToClipboard } from '../useDesk';
import styles from './styles.module.css';

const { person: personTexts, actions: buttonLabels } = texts;

/** Shows the confirmation text that the owner sends to the person. */
export function ErasureReceipt({
  email,
  removal: removalCounts,
}: {
  email: string;
  removal: Removal;
}) {
  const copyToClipboard = useCopyToClipboard();
  const { messages: erasedMessageCount, files: fileCount } = removalCounts;
  const erasureNoticeText = personTexts.confirmation(
    formatFullDate(Date.now()),
    erasedMessageCount,
    fileCount,
    email,
  );

  return (
    <section className={styles.confirmation} role="status">
      <h3 className={styles.confirmationTitle}>{personTexts.confirmationTitle}</h3>
      <p>{erasureNoticeText}</p>
      <div className={styles.buttons}>
        <LinkButton to={buildMailUrl(email, personTexts.confirmationSubject, erasureNoticeText)}>
          {buttonLabels.mail}
        </LinkButton>
        <Button variant="quiet" onClick={() => copyToClipboard(erasureNoticeText)}>
          {buttonLabels.copy}
        </Button>
      </div>
      <p>{personTexts.mailbox}</p>
      {removalCounts.filesLeft > 0 && <p>{personTexts.filesLeft}</p>}
    </section>
  );
}
