import { formLabels } from '@site/src/shared/forms.ts';
import clsx from 'clsx';
import { Notebook } from '../../components/icons';
import type { StoredMessage } from '../api';
import { Chips } from '../Chips';
import { describeMatter, findServiceName, formatTimeOrDate } from '../format';
import { Link } from '../Link';
import { findMessageText } from '../replies';
import { say, texts } from '../texts';
import { buildDeskUrl, type DeskParams } from '../useDeskParams';
import styles from './styles.module.css';

/** The excerpt has about twice the text that its two visible lines show. */
const maxExcerptLength = 240;

interface Props {
  message: StoredMessage;
  params: DeskParams;
  /** `isSelected` is undefined outside selection mode, which shows no checkboxes. */
  isSelected: boolean | undefined;
  toggleSelected: (reference: string) => void;
  onOpen: () => void;
}

export function Row({ message, params, isSelected, toggleSelected, onOpen }: Props) {
  const { reference, fields, service, taken_by } = message;
  const senderName = fields.name || message.email;
  const matter = describeMatter(message);
  const excerpt = findMessageText(message).slice(0, maxExcerptLength);
  const isUnread = message.read_at === null;
  const isOpen = params.message === reference;
  return (
    <li className={clsx(styles.row, isOpen && styles.open, isUnread && styles.unread)}>
      {isSelected !== undefined && (
        <label className={styles.checkbox}>
          <input type="checkbox" checked={isSelected} onChange={() => toggleSelected(reference)} />
          <span className="unseen">
            {texts.list.select} {senderName}
          </span>
        </label>
      )}
      <Link
        to={buildDeskUrl({ ...params, message: reference })}
        className={styles.link}
        data-row={reference}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={styles.top}>
          <span className={styles.name}>
            {senderName}
            {isUnread && <span className="unseen"> ({texts.list.unread})</span>}
          </span>
          <time className={styles.time} dateTime={new Date(message.received_at).toISOString()}>
            {formatTimeOrDate(message.received_at)}
          </time>
        </span>
        <span className={styles.excerpt}>{excerpt}</span>
        <span className={styles.marks}>
          <span>{formLabels[message.form]}</span>
          {matter && <span className={clsx(styles.mark, styles.matter)}>{matter}</span>}
          <Chips message={message} />
          {service && <span className={styles.mark}>{findServiceName(service)}</span>}
          {taken_by && (
            <span className={styles.mark}>{say(texts.list.takenBy, { name: taken_by })}</span>
          )}
          {message.noted && (
            <span className={styles.noteIcon}>
              <Notebook />
              <span className="unseen">{texts.list.noted}</span>
            </span>
          )}
          {message.expires_at !== null && (
            <span className={styles.expiring}>
              {say(texts.list.removedOn, { day: formatTimeOrDate(message.expires_at) })}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
