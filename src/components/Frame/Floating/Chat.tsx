import company from '@content/company';
import navigation from '@content/navigation';
import Link from '@docusaurus/Link';
import { Cross, Envelope, Phone, Speech } from '../../icons';
import styles from './styles.module.css';

const id = 'live-chat';

/** The live-chat button. Its panel is a popover, so it opens and closes without JavaScript. */
export function Chat() {
  const { button, title, text, close, write } = navigation.chat;
  const whatsapp = company.floating.find(({ network }) => network === 'whatsapp');
  return (
    <>
      <button type="button" className={styles.chat} aria-label={button} popoverTarget={id}>
        <Speech className={styles.closedIcon} />
        <Cross className={styles.openIcon} />
      </button>
      <div id={id} popover="auto" className={styles.panel} role="dialog" aria-label={title}>
        <p className={styles.panelTitle}>{title}</p>
        <button
          type="button"
          className={styles.panelClose}
          aria-label={close}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Cross />
        </button>
        <p className={styles.panelText}>{text}</p>
        <ul className={styles.ways}>
          {whatsapp && (
            <li>
              <a
                className={styles.way}
                href={whatsapp.address}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Speech />
                {whatsapp.label}
              </a>
            </li>
          )}
          <li>
            <a className={styles.way} href={`tel:${company.phones[0].replaceAll(' ', '')}`}>
              <Phone />
              {company.phones[0]}
            </a>
          </li>
          <li>
            <Link
              className={styles.way}
              to={write.to}
              onClick={() => document.getElementById(id)?.hidePopover()}
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
