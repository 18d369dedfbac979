import { formLabels } from '@site/src/shared/forms.ts';
import type { StoredMessage } from '../api';
import { Chips } from '../Chips';
import { formatTimeOrDate } from '../format';
import { Link } from '../Link';
import { buildDeskUrl } from '../useDeskParams';
import styles from './styles.module.css';

export function LinksToMessages({ messages }: { messages: StoredMessage[] }) {
  return (
    <ul className={styles.links}>
      {messages.map((message) => (
        <li key={message.reference} className={styles.row}>
          <Link to={buildDeskUrl({ state: 'all', message: message.reference })}>
            {formLabels[message.form]} {message.reference}
          </Link>
          <time dateTime={new Date(message.received_at).toISOString()}>
            {formatTimeOrDate(message.received_at)}
          </time>
          <Chips message={message} />
        </li>
      ))}
    </ul>
  );
}
