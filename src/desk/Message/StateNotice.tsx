import { ActionButton } from '../ActionButton';
import type { StoredMessage } from '../api';
import { describeErrorCode, formatFullDate } from '../format';
import { say, texts } from '../texts';
import styles from './styles.module.css';

/** What the owner must know about the delivery or the removal, if anything. */
function describeState({ status, spam_reason, last_error, expires_at }: StoredMessage) {
  const { heldTitle, failedTitle, expiringTitle, expiring } = texts.message;
  if (status === 'held') {
    return [heldTitle, spam_reason];
  }
  if (status === 'failed') {
    return [failedTitle, describeErrorCode(last_error ?? 'other')];
  }
  return expires_at === null
    ? []
    : [expiringTitle, say(expiring, { day: formatFullDate(expires_at) })];
}

export function StateNotice({ message, close }: { message: StoredMessage; close: () => void }) {
  const [title, text] = describeState(message);
  const messages = [message];
  return (
    title && (
      <div className={styles.notice}>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{text}</p>
        <div className={styles.buttons}>
          {message.status === 'failed' && <ActionButton action="resend" messages={messages} />}
          {message.status === 'held' && (
            <>
              <ActionButton action="release" variant="primary" messages={messages} />
              <ActionButton action="remove" messages={messages} onDone={close} />
            </>
          )}
        </div>
      </div>
    )
  );
}
