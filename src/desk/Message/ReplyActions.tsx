import replies from '@content/replies';
import { useId } from 'react';
import { Button, LinkButton } from '../../components/Button';
import { Envelope, Phone, Tick, WhatsappMark } from '../../components/icons';
import type { StoredMessage } from '../api';
import { Menu } from '../Menu';
import { mailLink, phoneLink, whatsappLink } from '../replies';
import { texts } from '../texts';
import { toggleAnswered, useDesk } from '../useDesk';
import styles from './styles.module.css';

const { actions } = texts;

export function ReplyActions({ message }: { message: StoredMessage }) {
  const id = useId();
  const { change } = useDesk();
  const [phoneUrl, whatsappUrl] = [phoneLink(message), whatsappLink(message)];
  return (
    <div className={styles.replies}>
      <Button className={styles.reply} popoverTarget={id}>
        <Envelope /> {actions.mail}
      </Button>
      <Menu id={id}>
        <a href={mailLink(message)}>{texts.message.ownWords}</a>
        {replies.map(({ title, text }) => (
          <a key={title} href={mailLink(message, text)}>
            {title}
          </a>
        ))}
      </Menu>
      {phoneUrl && (
        <LinkButton variant="quiet" to={phoneUrl} className={styles.reply}>
          <Phone /> {actions.call}
        </LinkButton>
      )}
      {whatsappUrl && (
        <LinkButton variant="quiet" to={whatsappUrl} className={styles.reply}>
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
