import replies from '@content/replies';
import { useId } from 'react';
import { Button, LinkButton } from '../../components/Button';
import { Envelope, Phone, Tick, WhatsappMark } from '../../components/icons';
import type { StoredMessage } from '../api';
import { Menu } from '../Menu';
import { callTo, mailTo, whatsappTo } from '../replies';
import { texts } from '../texts';
import { toggleAnswered, useDesk } from '../useDesk';
import styles from './styles.module.css';

const { actions } = texts;

/** On a phone at the foot of the window. */
export function ReplyActions({ message }: { message: StoredMessage }) {
  const id = useId();
  const { change } = useDesk();
  const [call, whatsapp] = [callTo(message), whatsappTo(message)];
  return (
    <div className={styles.replies}>
      <Button className={styles.reply} popoverTarget={id}>
        <Envelope /> {actions.mail}
      </Button>
      <Menu id={id}>
        <a href={mailTo(message)}>{texts.message.ownWords}</a>
        {replies.map(({ title, text }) => (
          <a key={title} href={mailTo(message, text)}>
            {title}
          </a>
        ))}
      </Menu>
      {call && (
        <LinkButton variant="quiet" to={call} className={styles.reply}>
          <Phone /> {actions.call}
        </LinkButton>
      )}
      {whatsapp && (
        <LinkButton variant="quiet" to={whatsapp} className={styles.reply}>
          <WhatsappMark /> {actions.whatsapp}
        </LinkButton>
      )}
      {message.status !== 'held' && (
        <Button
          variant="quiet"
          className={styles.reply}
          onClick={() => toggleAnswered(message, change)}
        >
          <Tick /> {message.answered_at === null ? actions.answer : actions.reopen}
        </Button>
      )}
    </div>
  );
}
