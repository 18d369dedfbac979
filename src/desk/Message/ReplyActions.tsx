import { Button, LinkButton } from '../../components/Button';
import { Envelope, Phone, Tick, WhatsappMark } from '../../components/icons';
import type { StoredMessage } from '../api';
import { callTo, mailTo, whatsappTo } from '../replies';
import { texts } from '../texts';
import { toggleAnswered, useDesk } from '../useDesk';
import styles from './styles.module.css';

const { actions } = texts;

/** On a phone at the foot of the window. */
export function ReplyActions({ message }: { message: StoredMessage }) {
  const { change } = useDesk();
  const [call, whatsapp] = [callTo(message), whatsappTo(message)];
  return (
    <div className={styles.replies}>
      <LinkButton to={mailTo(message)} className={styles.reply}>
        <Envelope /> {actions.mail}
      </LinkButton>
      {call && (
        <LinkButton look="quiet" to={call} className={styles.reply}>
          <Phone /> {actions.call}
        </LinkButton>
      )}
      {whatsapp && (
        <LinkButton look="quiet" to={whatsapp} className={styles.reply}>
          <WhatsappMark /> {actions.whatsapp}
        </LinkButton>
      )}
      {message.status !== 'held' && (
        <Button
          look="quiet"
          className={styles.reply}
          onClick={() => toggleAnswered(message, change)}
        >
          <Tick /> {message.answered_at === null ? actions.answer : actions.reopen}
        </Button>
      )}
    </div>
  );
}
