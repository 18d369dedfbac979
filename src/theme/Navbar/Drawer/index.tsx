import menu from '@content/menu';
import navigation from '@content/navigation';
import { useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import { backdropHandlers } from '../../../components/Dialog';
import { openWithHistoryEntry } from '../../../components/Dialog/historyEntries';
import { closeDialog } from '../../../components/Dialog/openClose';
import { IconButton } from '../../../components/IconButton';
import { ChevronDown, Cross, Menu } from '../../../components/icons';
import { isCurrentGroup } from '../currentGroup';
import { MenuLink } from '../MenuLink';
import styles from './styles.module.css';

const drawerId = 'menu-drawer';

/** A popover without JavaScript, and a modal dialog with JavaScript, which traps the focus. */
export function Drawer() {
  const { pathname } = useLocation();
  const drawer = useRef<HTMLDialogElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const { home, contact, strip, labels } = navigation;

  // The visitor may have opened the drawer before the scripts ran.
  useEffect(() => {
    if (drawer.current?.matches(':popover-open')) {
      openWithHistoryEntry(drawer.current);
    }
  }, []);

  // The header's width decides whether the button is visible.
  useEffect(() => {
    function closeIfButtonHidden() {
      if (!openButton.current?.checkVisibility()) {
        closeDialog(drawer.current);
      }
    }
    addEventListener('resize', closeIfButtonHidden);
    return () => removeEventListener('resize', closeIfButtonHidden);
  }, []);

  return (
    <>
      <IconButton
        ref={openButton}
        className={styles.open}
        label={labels.openMenu}
        aria-haspopup="dialog"
        popoverTarget={drawerId}
        onClick={(event) => {
          event.preventDefault();
          openWithHistoryEntry(drawer.current);
        }}
      >
        <Menu />
      </IconButton>
      <dialog
        ref={drawer}
        id={drawerId}
        popover="auto"
        className={styles.drawer}
        aria-label={labels.menuTitle}
        {...backdropHandlers}
      >
        <div className={styles.inner}>
          <div className={styles.head}>
            <p className={styles.title}>{labels.menuTitle}</p>
            <IconButton
              label={labels.closeMenu}
              popoverTarget={drawerId}
              popoverTargetAction="hide"
              onClick={() => closeDialog(drawer.current)}
            >
              <Cross />
            </IconButton>
          </div>
          <MenuLink to={home.to} className={styles.item}>
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
                    <MenuLink to={link.to} className={styles.link}>
                      {link.label}
                    </MenuLink>
                  </li>
                ))}
              </ul>
            </details>
          ))}
          <MenuLink to={contact.to} className={styles.item}>
            {contact.label}
          </MenuLink>
          <ul className={styles.strip}>
            {strip.links.map(({ label, to }) => (
              <li key={to}>
                <MenuLink to={to} className={styles.link}>
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
