import clsx from 'clsx';
import type { StoredMessage } from '../api';
import { findStatusChipName } from '../format';
import { texts } from '../texts';
import styles from './styles.module.css';

export function Chips({
  message,
}: {
  message: Pick<StoredMessage, 'status' | 'attempts' | 'answered_at'>;
}) {
  const statusChipKey = findStatusChipName(message);
  return (
    <>
      <span className={clsx(styles.chip, styles[statusChipKey])}>{texts.chips[statusChipKey]}</span>
      {message.answered_at !== null && (
        <span className={clsx(styles.chip, styles.answered)}>{texts.chips.answered}</span>
      )}
    </>
  );
}
