import { formLabels } from '@site/src/shared/forms.ts';
import clsx from 'clsx';
import { Note } from '../../components/icons';
import type { ListedMessage } from '../api';
import { Chips } from '../Chips';
import { serviceName, whenShort } from '../format';
import { Link } from '../Link';
import { wordsOf } from '../replies';
import { texts } from '../texts';
import { type Address, addressOf } from '../useAddress';
import styles from './styles.module.css';

/** Twice what two lines of the list hold. */
const excerptLength = 240;

export function Row({
  message,
  address,
  chosen,
  choose,
  onOpen,
}: {
  message: ListedMessage;
  address: Address;
  /** Undefined while nothing is chosen. */
  chosen: boolean | undefined;
  choose: (reference: string) => void;
  onOpen: () => void;
}) {
  const { reference, fields, form, service, taken_by: takenBy, expires_at: expiresAt } = message;
  const { read_at: read, received_at: received, noted } = message;
  const name = fields.name || message.email;
  const words = wordsOf(message) || fields.position || '';
  const isOpen = address.message === reference;
  return (
    <li className={clsx(styles.row, isOpen && styles.open, read === null && styles.unread)}>
      {chosen !== undefined && (
        <label className={styles.choose}>
          <input type="checkbox" checked={chosen} onChange={() => choose(reference)} />
          <span className="unseen">
            {texts.list.choose} {name}
          </span>
        </label>
      )}
      <Link
        to={addressOf({ ...address, message: reference })}
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
            {whenShort(received)}
          </time>
        </span>
        <span className={styles.excerpt}>{words.slice(0, excerptLength)}</span>
        <span className={styles.marks}>
          <Chips message={message} />
          <span>{formLabels[form]}</span>
          {service && <span className={styles.mark}>{serviceName(service)}</span>}
          {takenBy && <span className={styles.mark}>{texts.list.takenBy(takenBy)}</span>}
          {noted && (
            <span className={styles.noted}>
              <Note />
              <span className="unseen">{texts.list.noted}</span>
            </span>
          )}
          {expiresAt !== null && (
            <span className={styles.expiring}>{texts.list.removedOn(whenShort(expiresAt))}</span>
          )}
        </span>
      </Link>
    </li>
  );
}
