import company from '@content/company';
import embeds from '@content/embeds';
import texts from '@content/forms/quote';
import navigation from '@content/navigation';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { openWithHistoryEntry } from '../../components/Dialog/historyEntries';
import { ExternalLink } from '../../components/ExternalLink';
import { hasModifier } from '../../components/hasModifier';
import { IconButton } from '../../components/IconButton';
import * as icons from '../../components/icons';
import { Link } from '../../components/Link';
import { LoadFailureNotice } from '../../components/LoadFailureNotice';
import { useLazyImport } from '../../components/useLazyImport';
import type { Content } from '../../content/schemas';
import { buildTelUrl } from '../../shared/tel-url';
import styles from './styles.module.css';

const panelId = 'live_chat';

/** The chat's panel is a popover, so it works without JavaScript. */
export function ChatPanel({
  whatsappProfile,
  hasQuoteLink,
}: {
  whatsappProfile: Content['company']['floating'][number] | undefined;
  hasQuoteLink: boolean;
}) {
  const { chat, quote } = navigation;
  const panelRef = useRef<HTMLDivElement>(null);
  const liveChatImport = useLazyImport(() => import('../../embeds/Chat'));
  const closePanel = () => panelRef.current?.hidePopover();
  const dialogImport = useLazyImport(() => import('../../forms/QuoteDialog'), {
    reloadsOutdatedPage: true,
  });
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [isDialogMounted, setIsDialogMounted] = useState(false);

  /** Without scripts, the link leads to the contact page. */
  async function openQuoteDialog(event: MouseEvent) {
    if (hasModifier(event)) {
      return;
    }
    event.preventDefault();
    if (isDialogMounted || (await dialogImport.request())) {
      closePanel();
      openWithHistoryEntry(dialogRef.current);
      setIsDialogMounted(true);
    }
  }

  /** If the live chat fails to load, the panel still offers phone, WhatsApp and mail. */
  function importLiveChatIfPanelOpen() {
    if (embeds.chat && panelRef.current?.matches(':popover-open')) {
      liveChatImport.request();
    }
  }
  // The visitor may have opened the panel before the scripts ran.
  useEffect(importLiveChatIfPanelOpen, []);

  return (
    <aside aria-label={chat.title} className={styles.actions}>
      {whatsappProfile && (
        <ExternalLink className={styles.whatsapp} to={whatsappProfile.address}>
          <icons.WhatsappLogo />
          {chat.whatsapp.label}
        </ExternalLink>
      )}
      <button
        type="button"
        className={styles.chat}
        aria-label={chat.button}
        popoverTarget={panelId}
      >
        <icons.SpeechBubble className={styles.closedIcon} />
        <icons.Cross className={styles.openIcon} />
      </button>
      <div
        ref={panelRef}
        id={panelId}
        popover="auto"
        className={styles.panel}
        role="dialog"
        aria-label={chat.title}
        onToggle={importLiveChatIfPanelOpen}
      >
        <p className={styles.panelTitle}>{chat.title}</p>
        <IconButton
          className={styles.panelClose}
          label={chat.close}
          popoverTarget={panelId}
          popoverTargetAction="hide"
        >
          <icons.Cross />
        </IconButton>
        <p className={styles.panelText}>{chat.text}</p>
        {embeds.chat && liveChatImport.module && (
          <liveChatImport.module.LiveChat script={embeds.chat.script} texts={chat.live} />
        )}
        <ul>
          {whatsappProfile && (
            <li>
              <ExternalLink className={styles.whatsapp} to={whatsappProfile.address}>
                <icons.WhatsappLogo />
                {whatsappProfile.label}
              </ExternalLink>
            </li>
          )}
          <li>
            <a className={styles.link} href={buildTelUrl(company.phones[0])}>
              <icons.Phone />
              {company.phones[0]}
            </a>
          </li>
          {hasQuoteLink && (
            <li>
              <Link className={styles.link} to={quote.to} onClick={openQuoteDialog}>
                <icons.TextDocument />
                {quote.label}
              </Link>
            </li>
          )}
          <li>
            <Link className={styles.link} to={chat.write.to} onClick={closePanel}>
              <icons.Envelope />
              {chat.write.label}
            </Link>
          </li>
        </ul>
      </div>
      {isDialogMounted && dialogImport.module && (
        <dialogImport.module.QuoteDialog ref={dialogRef} />
      )}
      {dialogImport.failed && <LoadFailureNotice>{texts.failed}</LoadFailureNotice>}
    </aside>
  );
}
