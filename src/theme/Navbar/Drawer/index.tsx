import menu from '@content/menu';
import navigation from '@content/navigation';
import { useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import { closesOnBackdrop } from '../../../components/Dialog';
import { closeOverPage, makeModal, showOverPage } from '../../../components/Dialog/overPage';
import { IconButton } from '../../../components/IconButton';
import { ChevronDown, Cross, Menu } from '../../../components/icons';
import { isCurrentGroup } from '../currentGroup';
import { MenuLink } from '../MenuLink';
import styles from './styles.module.css';

const id = 'menu-drawer';

/** The width from which the bar shows the whole menu. */
const menuFits = '(width >= 1200px)';

/**
 * The menu of small screens. It is a popover without JavaScript, and with it a modal dialog, which
 * also keeps focus inside.
 */
export function Drawer() {
  const { pathname } = useLocation();
  const drawer = useRef<HTMLDialogElement>(null);
  const { home, contact, strip, labels } = navigation;

  useEffect(() => {
    const element = drawer.current;
    // The visitor opened it before the scripts ran.
    if (element?.matches(':popover-open')) {
      makeModal(element);
    }
    return () => {
      if (pathname) {
        closeOverPage(element);
      }
    };
  }, [pathname]);

  useEffect(() => {
    const media = matchMedia(menuFits);
    media.addEventListener('change', close);
    return () => media.removeEventListener('change', close);
  });

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
          <MenuLink to={home.to} className={styles.item} onClick={close}>
            {home.label}
          </MenuLink>
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
                    <MenuLink to={link.to} className={styles.link} onClick={close}>
                      {link.label}
                    </MenuLink>
                  </li>
                ))}
              </ul>
            </details>
          ))}
          <MenuLink to={contact.to} className={styles.item} onClick={close}>
            {contact.label}
          </MenuLink>
          <ul className={styles.strip}>
            {strip.links.map(({ label, to }) => (
              <li key={to}>
                <MenuLink to={to} className={styles.link} onClick={close}>
                  {label}
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      </dialog>
    </>
  );
}
