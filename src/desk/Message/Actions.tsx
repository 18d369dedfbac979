import replies from '@content/replies';
import { useId } from 'react';
import { Button, LinkButton } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { Envelope, More, Phone, Tick, WhatsappLogo } from '../../components/icons';
import { ActionButton } from '../ActionButton';
import type { StoredMessage } from '../api';
import { findTakeAction, sendChange, toggleAnswered } from '../changes';
import { Menu } from '../Menu';
import { QuietButton } from '../QuietButton';
import { buildCallUrl, buildReplyMailUrl, buildWhatsappUrl } from '../replies';
import { useDesk } from '../state';
import { say, texts } from '../texts';
import styles from './styles.module.css';

/** The shortcut presses this button. */
export const replyButtonId = 'reply-button';

interface Props {
  message: StoredMessage;
  openNext: () => void;
  close: () => void;
}

export function MessageActions({ message, openNext, close }: Props) {
  const menuId = useId();
  const { overview } = useDesk();
  const { status, taken_by, reference } = message;
  const messages = [message];
  const colleagues = overview?.people.filter((name) => ![overview.actor, taken_by].includes(name));
  return (
    <>
      <IconButton label={texts.actions.more} popoverTarget={menuId}>
        <More />
      </IconButton>
      <Menu id={menuId}>
        <ActionButton action={findTakeAction(message)} messages={messages} />
        {colleagues?.map((name) => (
          <QuietButton
            key={name}
            label={say(texts.actions.give, { name })}
            onClick={() => sendChange({ do: 'give', references: [reference], to: name })}
          />
        ))}
        <ActionButton action="unread" messages={messages} onDone={close} />
        {status === 'delivered' && (
          <>
            <ActionButton action="spam" messages={messages} onDone={openNext} />
            <ActionButton action="resend" messages={messages} />
          </>
        )}
        {status !== 'held' && <ActionButton action="remove" messages={messages} onDone={close} />}
      </Menu>
    </>
  );
}

export function ReplyActions({ message, openNext }: Omit<Props, 'close'>) {
  const menuId = useId();
  const [phoneUrl, whatsappUrl] = [buildCallUrl(message), buildWhatsappUrl(message)];
  return (
    <div className={styles.replies}>
      <Button id={replyButtonId} className={styles.reply} popoverTarget={menuId}>
        <Envelope /> {texts.actions.mail}
      </Button>
      <Menu id={menuId}>
        <a href={buildReplyMailUrl(message)}>{texts.message.ownWords}</a>
        {replies.map(({ title, text }) => (
          <a key={title} href={buildReplyMailUrl(message, text)}>
            {title}
          </a>
        ))}
      </Menu>
      {phoneUrl && (
        <LinkButton variant="quiet" to={phoneUrl} className={styles.reply}>
          <Phone /> {texts.actions.call}
        </LinkButton>
      )}
      {whatsappUrl && (
        <LinkButton variant="quiet" to={whatsappUrl} className={styles.reply}>
          <WhatsappLogo /> {texts.actions.whatsapp}
        </LinkButton>
      )}
      {message.status !== 'held' && (
        <Button
          variant="quiet"
          className={styles.reply}
          onClick={() => toggleAnswered(message, openNext)}
        >
          <Tick /> {message.answered_at === null ? texts.actions.answer : texts.actions.reopen}
        </Button>
      )}
    </div>
  );
}
