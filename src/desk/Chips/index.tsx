import clsx from 'clsx';
import type { StoredMessage } from '../api';
import { findStatusChipName, formatDay, getOfficeDay } from '../format';
import { texts } from '../texts';
import styles from './styles.module.css';

export function Chips({
  message,
}: {
  message: Pick<StoredMessage, 'status' | 'attempts' | 'answered_at' | 'due_on'>;
}) {
  const statusChipKey = findStatusChipName(message);
  const { due_on: dueDay } = message;
  return (
    <>
      {statusChipKey && (
        <span className={clsx(styles.chip, styles[statusChipKey])}>
          {texts.chips[statusChipKey]}
        </span>
      )}
      {message.answered_at !== null && (
        <span className={clsx(styles.chip, styles.answered)}>{texts.chips.answered}</span>
      )}
      {dueDay && (
        <span className={clsx(styles.chip, dueDay <= getOfficeDay() && styles.due)}>
          {dueDay === getOfficeDay()
            ? texts.list.dueToday
            : texts.list.due(formatDay(dueDay, 'short'))}
        </span>
      )}
    </>
  );
}
