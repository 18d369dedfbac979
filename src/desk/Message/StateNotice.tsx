import type { ReactNode } from 'react';
import type { StoredMessage } from '../api';
import { ConfirmButton } from '../ConfirmButton';
import { describeErrorCode, formatFullDate } from '../format';
import { texts } from '../texts';
import styles from './styles.module.css';

const { message: messageTexts } = texts;

export function StateNotice({
  message,
  close: closeMessageView,
}: {
  message: StoredMessage;
  close: () => void;
}) {
  const { reference, status, held_reason: heldReason, last_error: lastErrorCode } = message;
  const { expires_at: expiresAtMs } = message;
  const references = [reference];
  if (status === 'held') {
    return (
      <NoticeBox title={messageTexts.heldTitle} text={heldReason ?? ''}>
        <ConfirmButton action="release" look="primary" references={references} />
        <ConfirmButton action="remove" references={references} onDone={closeMessageView} />
      </NoticeBox>
    );
  }
  if (status === 'failed') {
    return (
      <NoticeBox
        title={messageTexts.failedTitle}
        text={describeErrorCode(lastErrorCode ?? 'other')}
      >
        <ConfirmButton action="resend" references={references} />
      </NoticeBox>
    );
  }
  if (expiresAtMs !== null) {
    return (
      <NoticeBox
        title={messageTexts.expiringTitle}
        text={messageTexts.expiring(formatFullDate(expiresAtMs))}
      />
    );
  }
  return null;
}

function NoticeBox({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.notice}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
      {children && <div className={styles.buttons}>{children}</div>}
    </div>
  );
}
