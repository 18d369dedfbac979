import language from '@content/language';
import menu from '@content/menu';
import navigation from '@content/navigation';
import { useEffect, useRef } from 'react';
import { backdropHandlers } from '../../../components/Dialog';
import { openWithHistoryEntry } from '../../../components/Dialog/historyEntries';
import { closeDialog } from '../../../components/Dialog/openClose';
import { useFramePathname } from '../../../components/framePathname';
import { IconButton } from '../../../components/IconButton';
import { ChevronDown, Cross, Menu } from '../../../components/icons';
import { LanguageSwitch } from '../../../components/LanguageSwitch';
import { isCurrentGroup, MenuLink, MenuLinks } from '../MenuLink';
import styles from './styles.module.css';

const drawerId = 'menu_drawer';

/** The drawer is a popover; JavaScript makes it a modal dialog, which traps the focus. */
export function Drawer() {
  const pathname = useFramePathname();
  const drawerRef = useRef<HTMLDialogElement>(null);
  const openButtonRef = useRef<HTMLButtonElement>(null);
  const { home, contact, strip, labels } = navigation;

  // The visitor may have opened the drawer before the scripts ran.
  useEffect(() => {
    if (drawerRef.current?.matches(':popover-open')) {
      openWithHistoryEntry(drawerRef.current);
    }
  }, []);

  // The header's width decides whether the drawer's button is visible.
  useEffect(() => {
    function closeIfButtonHidden() {
      if (!openButtonRef.current?.checkVisibility()) {
        closeDialog(drawerRef.current);
      }
    }
    addEventListener('resize', closeIfButtonHidden);
    return () => removeEventListener('resize', closeIfButtonHidden);
  }, []);

  return (
    <>
      <IconButton
        ref={openButtonRef}
        className={styles.open}
        label={labels.openMenu}
        aria-haspopup="dialog"
        popoverTarget={drawerId}
        onClick={(event) => {
          event.preventDefault();
          openWithHistoryEntry(drawerRef.current);
        }}
      >
        <Menu />
      </IconButton>
      <dialog
        ref={drawerRef}
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
              onClick={() => closeDialog(drawerRef.current)}
            >
              <Cross />
            </IconButton>
          </div>
          <MenuLink to={home.to} className={styles.item}>
            {home.label}
          </MenuLink>
          {menu.map(({ key, label, links }) => (
            <details key={key} name="drawer">
              <summary
                className={styles.item}
                data-current={isCurrentGroup(key, links, pathname) || undefined}
              >
                {label}
                <ChevronDown />
              </summary>
              <MenuLinks links={links} listClassName={styles.links} className={styles.link} />
            </details>
          ))}
          <MenuLink to={contact.to} className={styles.item}>
            {contact.label}
          </MenuLink>
          {language.others.length > 0 && <LanguageSwitch />}
          <MenuLinks links={strip.links} listClassName={styles.strip} className={styles.link} />
        </div>
      </dialog>
    </>
  );
}
