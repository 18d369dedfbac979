import type { ReactNode } from 'react';
import type { StoredMessage } from '../api';
import { ConfirmButton } from '../ConfirmButton';
import { describeErrorCode, formatFullDate } from '../format';
import { texts } from '../texts';
import styles from './styles.module.css';

export function StateNotice({ message, close }: { message: StoredMessage; close: () => void }) {
  const references = [message.reference];
  if (message.status === 'held') {
    return (
      <NoticeBox title={texts.message.heldTitle} text={message.spam_reason ?? ''}>
        <ConfirmButton action="release" variant="primary" references={references} />
        <ConfirmButton action="remove" references={references} onDone={close} />
      </NoticeBox>
    );
  }
  if (message.status === 'failed') {
    return (
      <NoticeBox
        title={texts.message.failedTitle}
        text={describeErrorCode(message.last_error ?? 'other')}
      >
        <ConfirmButton action="resend" references={references} />
      </NoticeBox>
    );
  }
  if (message.expires_at !== null) {
    return (
      <NoticeBox
        title={texts.message.expiringTitle}
        text={texts.message.expiring(formatFullDate(message.expires_at))}
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
