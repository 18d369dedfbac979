import replies from '@content/replies';
import { useId } from 'react';
import { Button, LinkButton } from '../../components/Button';
import { Envelope, Phone, Tick, WhatsappLogo } from '../../components/icons';
import type { StoredMessage } from '../api';
import { toggleAnswered } from '../changes';
import { Menu } from '../Menu';
import { buildCallUrl, buildReplyMailUrl, buildWhatsappUrl } from '../replies';
import { texts } from '../texts';
import styles from './styles.module.css';

/** The shortcut presses this button. */
export const replyButtonId = 'reply-button';

export function ReplyActions({
  message,
  openNext,
}: {
  message: StoredMessage;
  openNext: () => void;
}) {
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
