import { type FormEvent, useId } from 'react';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { Clock } from '../../components/icons';
import type { StoredMessage } from '../api';
import { sendChange } from '../changes';
import { formatDay, getOfficeDay } from '../format';
import { Menu } from '../Menu';
import { QuietButton } from '../QuietButton';
import { texts } from '../texts';
import styles from './styles.module.css';

/** The shortcut presses this button. */
export const reminderButtonId = 'reminder-button';

/** A menu with the days on which the message is due again. */
export function Reminder({ message }: { message: StoredMessage }) {
  const menuId = useId();
  const daysToMonday = (8 - new Date(getOfficeDay()).getUTCDay()) % 7 || 7;
  const offeredDays = [
    [texts.message.today, getOfficeDay()],
    [texts.message.tomorrow, getOfficeDay(1)],
    [texts.message.nextWeek, getOfficeDay(daysToMonday)],
  ] as const;

  function remind(day: string | null) {
    const noticeText = day === null ? texts.results['remove-reminder'] : undefined;
    sendChange({ do: 'remind', references: [message.reference], on: day }, noticeText);
  }
  function submitDay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    remind(String(new FormData(event.currentTarget).get('day')));
  }
  return (
    <>
      <IconButton id={reminderButtonId} label={texts.actions.remind} popoverTarget={menuId}>
        <Clock />
      </IconButton>
      <Menu id={menuId}>
        {offeredDays.map(([label, day]) => (
          <Button key={label} variant="quiet" onClick={() => remind(day)}>
            {label} <span className={styles.day}>{formatDay(day, 'short')}</span>
          </Button>
        ))}
        <form className={styles.dayForm} onSubmit={submitDay}>
          <input
            type="date"
            name="day"
            className={styles.dayField}
            aria-label={texts.message.day}
            min={getOfficeDay()}
            defaultValue={message.due_on ?? undefined}
            required
          />
          <QuietButton type="submit" label={texts.message.setDay} />
        </form>
        {message.due_on && (
          <QuietButton label={texts.actions['remove-reminder']} onClick={() => remind(null)} />
        )}
      </Menu>
    </>
  );
}
