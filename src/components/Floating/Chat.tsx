import company from '@content/company';
import embeds from '@content/embeds';
import navigation from '@content/navigation';
import { type ComponentType, useEffect, useRef } from 'react';
import { ExternalLink } from '../ExternalLink';
import { IconButton } from '../IconButton';
import { Cross, Envelope, Phone, Speech } from '../icons';
import { Link } from '../Link';
import { telephone } from '../telephone';
import { useOnDemand } from '../useOnDemand';
import styles from './styles.module.css';

const id = 'live-chat';

interface LiveChatProps {
  script: string;
  texts: { loading: string; ready: string; failed: string };
}
export type LoadLiveChat = () => Promise<{ LiveChat: ComponentType<LiveChatProps> }>;

/** The live-chat button. Its panel is a popover, so it opens and closes without JavaScript. */
export function Chat({ load }: { load: LoadLiveChat }) {
  const { button, title, text, close, write, live } = navigation.chat;
  const { panel, LiveChat } = useLiveChat(load);
  const whatsapp = company.floating.find(({ network }) => network === 'whatsapp');
  return (
    <>
      <button type="button" className={styles.chat} aria-label={button} popoverTarget={id}>
        <Speech className={styles.closedIcon} />
        <Cross className={styles.openIcon} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        role="dialog"
        aria-label={title}
      >
        <p className={styles.panelTitle}>{title}</p>
        <IconButton
          className={styles.panelClose}
          label={close}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Cross />
        </IconButton>
        <p className={styles.panelText}>{text}</p>
        {embeds.chat && LiveChat && <LiveChat script={embeds.chat.script} texts={live} />}
        <ul>
          {whatsapp && (
            <li>
              <ExternalLink className={styles.way} to={whatsapp.address}>
                <Speech />
                {whatsapp.label}
              </ExternalLink>
            </li>
          )}
          <li>
            <a className={styles.way} href={telephone(company.phones[0])}>
              <Phone />
              {company.phones[0]}
            </a>
          </li>
          <li>
            <Link className={styles.way} to={write.to} onClick={() => panel.current?.hidePopover()}>
              <Envelope />
              {write.label}
            </Link>
          </li>
        </ul>
      </div>
    </>
  );
}

/** Loads the live chat, if one is connected, when the panel first opens. */
function useLiveChat(load: LoadLiveChat) {
  const panel = useRef<HTMLDivElement>(null);
  const { loaded, request } = useOnDemand(load);
  useEffect(() => {
    const element = panel.current;
    if (!embeds.chat || !element) {
      return;
    }
    function loadWhenOpen() {
      if (element?.matches(':popover-open')) {
        // Without it the panel still offers phone, WhatsApp and mail.
        request();
      }
    }
    loadWhenOpen();
    element.addEventListener('toggle', loadWhenOpen);
    return () => element.removeEventListener('toggle', loadWhenOpen);
  }, []);
  return { panel, LiveChat: loaded?.LiveChat };
}
