import { formLabels } from '@site/src/shared/forms.ts';
import clsx from 'clsx';
import { Note } from '../../components/icons';
import type { ListedMessage } from '../api';
import { Chips } from '../Chips';
import { formatShort, serviceName } from '../format';
import { Link } from '../Link';
import { messageText } from '../replies';
import { texts } from '../texts';
import { type DeskParams, deskUrl } from '../useDeskParams';
import styles from './styles.module.css';

/** About twice the text that the two visible lines hold. */
const excerptLength = 240;

export function Row({
  message,
  address,
  isSelected,
  toggleSelected,
  onOpen,
}: {
  message: ListedMessage;
  address: DeskParams;
  /** `isSelected` is undefined outside selection mode, which shows no checkboxes. */
  isSelected: boolean | undefined;
  toggleSelected: (reference: string) => void;
  onOpen: () => void;
}) {
  const { reference, fields, form, service, taken_by: takenBy, expires_at: expiresAt } = message;
  const { read_at: read, received_at: received, noted } = message;
  const name = fields.name || message.email;
  const excerpt = messageText(message) || fields.position || '';
  const isOpen = address.message === reference;
  return (
    <li className={clsx(styles.row, isOpen && styles.open, read === null && styles.unread)}>
      {isSelected !== undefined && (
        <label className={styles.checkbox}>
          <input type="checkbox" checked={isSelected} onChange={() => toggleSelected(reference)} />
          <span className="unseen">
            {texts.list.select} {name}
          </span>
        </label>
      )}
      <Link
        to={deskUrl({ ...address, message: reference })}
        className={styles.link}
        data-row={reference}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={styles.top}>
          <span className={styles.name}>
            {name}
            {read === null && <span className="unseen"> ({texts.list.unread})</span>}
          </span>
          <time className={styles.time} dateTime={new Date(received).toISOString()}>
            {formatShort(received)}
          </time>
        </span>
        <span className={styles.excerpt}>{excerpt.slice(0, excerptLength)}</span>
        <span className={styles.marks}>
          <Chips message={message} />
          <span>{formLabels[form]}</span>
          {service && <span className={styles.mark}>{serviceName(service)}</span>}
          {takenBy && <span className={styles.mark}>{texts.list.takenBy(takenBy)}</span>}
          {noted && (
            <span className={styles.noteIcon}>
              <Note />
              <span className="unseen">{texts.list.noted}</span>
            </span>
          )}
          {expiresAt !== null && (
            <span className={styles.expiring}>{texts.list.removedOn(formatShort(expiresAt))}</span>
          )}
        </span>
      </Link>
    </li>
  );
}
