import type { StoredMessage } from '../api';
import { ConfirmButton } from '../ConfirmButton';
import { describeErrorCode, formatFullDate } from '../format';
import { texts } from '../texts';
import styles from './styles.module.css';

export function StateNotice({ message, close }: { message: StoredMessage; close: () => void }) {
  const { status, spam_reason, last_error, expires_at } = message;
  const references = [message.reference];
  const notice = findNotice();
  function findNotice(): [title: string, text: string] | null {
    if (status === 'held') {
      return [texts.message.heldTitle, spam_reason ?? ''];
    }
    if (status === 'failed') {
      return [texts.message.failedTitle, describeErrorCode(last_error ?? 'other')];
    }
    return expires_at === null
      ? null
      : [texts.message.expiringTitle, texts.message.expiring(formatFullDate(expires_at))];
  }
  return (
    notice && (
      <div className={styles.notice}>
        <p>
          <strong>{notice[0]}</strong>
        </p>
        <p>{notice[1]}</p>
        <div className={styles.buttons}>
          {status === 'failed' && <ConfirmButton action="resend" references={references} />}
          {status === 'held' && (
            <>
              <ConfirmButton action="release" variant="primary" references={references} />
              <ConfirmButton action="remove" references={references} onDone={close} />
            </>
          )}
        </div>
      </div>
    )
  );
}
