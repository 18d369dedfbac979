import menu from '@content/menu';
import navigation from '@content/navigation';
import { useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import { closesOnBackdrop } from '../../Dialog';
import { closeOverPage, makeModal, showOverPage } from '../../Dialog/overPage';
import { IconButton } from '../../IconButton';
import { ChevronDown, Cross, Menu } from '../../icons';
import { Link } from '../../Link';
import { isCurrentGroup } from '../MainMenu/move';
import styles from './styles.module.css';

const id = 'menu-drawer';

/**
 * The menu of small screens. As a popover it opens and closes without JavaScript; with it, it is
 * a modal dialog, which also keeps focus inside.
 */
export function Drawer() {
  const { pathname } = useLocation();
  const drawer = useRef<HTMLDialogElement>(null);
  const { home, contact, strip, labels } = navigation;

  useEffect(() => {
    const element = drawer.current;
    // Opened before the scripts ran: from here on as a dialog.
    if (element?.matches(':popover-open')) {
      makeModal(element);
    }
    return () => {
      if (pathname) closeOverPage(element);
    };
  }, [pathname]);

  function close() {
    closeOverPage(drawer.current);
  }

  return (
    <>
      <IconButton
        className={styles.open}
        label={labels.openMenu}
        aria-haspopup="dialog"
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault();
          showOverPage(drawer.current);
        }}
      >
        <Menu />
      </IconButton>
      <dialog
        ref={drawer}
        id={id}
        popover="auto"
        className={styles.drawer}
        aria-label={labels.menuTitle}
        {...closesOnBackdrop}
      >
        <div className={styles.inner}>
          <div className={styles.head}>
            <p className={styles.title}>{labels.menuTitle}</p>
            <IconButton
              label={labels.closeMenu}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={close}
            >
              <Cross />
            </IconButton>
          </div>
          <Link
            to={home.to}
            className={styles.item}
            aria-current={pathname === home.to ? 'page' : undefined}
            onClick={close}
          >
            {home.label}
          </Link>
          {menu.map(({ key, label, links }) => (
            <details key={key} name="drawer" className={styles.group}>
              <summary
                className={styles.item}
                data-current={isCurrentGroup(key, links, pathname) || undefined}
              >
                {label}
                <ChevronDown className={styles.chevron} />
              </summary>
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className={styles.link}
                      aria-current={link.to === pathname ? 'page' : undefined}
                      onClick={close}
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
          <Link
            to={contact.to}
            className={styles.item}
            aria-current={pathname === contact.to ? 'page' : undefined}
            onClick={close}
          >
            {contact.label}
          </Link>
          <ul className={styles.strip}>
            {strip.links.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={styles.link}
                  aria-current={to === pathname ? 'page' : undefined}
                  onClick={close}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </dialog>
    </>
  );
}
