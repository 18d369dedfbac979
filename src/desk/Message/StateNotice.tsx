import type { ReactNode } from 'react';
import type { StoredMessage } from '../api';
import { ConfirmButton } from '../ConfirmButton';
import { day, explain } from '../format';
import { texts } from '../texts';
import styles from './styles.module.css';

const { message: words } = texts;

/** Explains why a message was held back, could not be delivered, or is about to be removed. */
export function StateNotice({ message, close }: { message: StoredMessage; close: () => void }) {
  const { reference, status, held_reason: reason, last_error: error } = message;
  const { expires_at: expiresAt } = message;
  const references = [reference];
  if (status === 'held') {
    return (
      <Frame title={words.heldTitle} text={reason ?? ''}>
        <ConfirmButton action="release" look="primary" references={references} />
        <ConfirmButton action="remove" references={references} onDone={close} />
      </Frame>
    );
  }
  if (status === 'failed') {
    return (
      <Frame title={words.failedTitle} text={explain(error ?? 'other')}>
        <ConfirmButton action="resend" references={references} />
      </Frame>
    );
  }
  if (expiresAt !== null) {
    return <Frame title={words.expiringTitle} text={words.expiring(day(expiresAt))} />;
  }
  return null;
}

function Frame({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
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
