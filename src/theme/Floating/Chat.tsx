import company from '@content/company';
import embeds from '@content/embeds';
import navigation from '@content/navigation';
import { useEffect, useRef } from 'react';
import { ExternalLink } from '../../components/ExternalLink';
import { IconButton } from '../../components/IconButton';
import { Cross, Envelope, Phone, Speech } from '../../components/icons';
import { Link } from '../../components/Link';
import { telephone } from '../../components/telephone';
import { useOnDemand } from '../../components/useOnDemand';
import styles from './styles.module.css';

const panelId = 'live-chat';

/** The panel is a popover, so it works without JavaScript. */
export function Chat() {
  const { button, title, text, close, write, live } = navigation.chat;
  const panel = useRef<HTMLDivElement>(null);
  const { module, request } = useOnDemand(() => import('../../embeds/Chat'));
  const whatsapp = company.floating.find(({ network }) => network === 'whatsapp');

  /** If the live chat fails to load, the panel still offers phone, WhatsApp and mail. */
  function loadWhenOpen() {
    if (embeds.chat && panel.current?.matches(':popover-open')) {
      request();
    }
  }
  // The visitor may have opened the panel before the scripts ran.
  useEffect(loadWhenOpen, []);

  return (
    <>
      <button type="button" className={styles.chat} aria-label={button} popoverTarget={panelId}>
        <Speech className={styles.closedIcon} />
        <Cross className={styles.openIcon} />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className={styles.panel}
        role="dialog"
        aria-label={title}
        onToggle={loadWhenOpen}
      >
        <p className={styles.panelTitle}>{title}</p>
        <IconButton
          className={styles.panelClose}
          label={close}
          popoverTarget={panelId}
          popoverTargetAction="hide"
        >
          <Cross />
        </IconButton>
        <p className={styles.panelText}>{text}</p>
        {embeds.chat && module && <module.LiveChat script={embeds.chat.script} texts={live} />}
        <ul>
          {whatsapp && (
            <li>
              <ExternalLink className={styles.link} to={whatsapp.address}>
                <Speech />
                {whatsapp.label}
              </ExternalLink>
            </li>
          )}
          <li>
            <a className={styles.link} href={telephone(company.phones[0])}>
              <Phone />
              {company.phones[0]}
            </a>
          </li>
          <li>
            <Link
              className={styles.link}
              to={write.to}
              onClick={() => panel.current?.hidePopover()}
            >
              <Envelope />
              {write.label}
            </Link>
          </li>
        </ul>
      </div>
    </>
  );
}
