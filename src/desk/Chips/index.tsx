import clsx from 'clsx';
import type { StoredMessage } from '../api';
import { findStatusChipName, formatDay, getOfficeDay } from '../format';
import { say, texts } from '../texts';
import styles from './styles.module.css';

export function Chips({ message }: { message: StoredMessage }) {
  const name = findStatusChipName(message);
  const { due_on: dueDay } = message;
  const today = getOfficeDay();
  return (
    <>
      {name && <span className={clsx(styles.chip, styles[name])}>{texts.chips[name]}</span>}
      {message.answered_at !== null && (
        <span className={clsx(styles.chip, styles.answered)}>{texts.chips.answered}</span>
      )}
      {dueDay && (
        <span className={clsx(styles.chip, dueDay <= today && styles.due)}>
          {dueDay === today
            ? texts.list.dueToday
            : say(texts.list.due, { day: formatDay(dueDay, 'short') })}
        </span>
      )}
    </>
  );
}
