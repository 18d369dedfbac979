import clsx from 'clsx';
import type { StoredMessage } from '../api';
import { statusChip } from '../format';
import { texts } from '../texts';
import styles from './styles.module.css';

export function Chips({
  message,
}: {
  message: Pick<StoredMessage, 'status' | 'attempts' | 'answered_at'>;
}) {
  const chip = statusChip(message);
  return (
    <>
      <span className={clsx(styles.chip, styles[chip])}>{texts.chips[chip]}</span>
      {message.answered_at !== null && (
        <span className={clsx(styles.chip, styles.answered)}>{texts.chips.answered}</span>
      )}
    </>
  );
}
