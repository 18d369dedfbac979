import menu from '@content/menu';
import { useLocation } from '@docusaurus/router';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ChevronDown } from '../../../components/icons';
import { isCurrentGroup } from '../currentGroup';
import { MenuLink } from '../MenuLink';
import { focusAmong } from './focusAmong';
import styles from './styles.module.css';

/**
 * Details elements open without JavaScript. With JavaScript, hover opens a group and arrow keys
 * move the focus.
 */
export function MainMenu() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const [openGroup, setOpenGroup] = useState<string>();
  const openedByHover = useRef(false);

  // Keeps a group open that the visitor opened before the scripts ran.
  useEffect(() => {
    setOpenGroup(list.current?.querySelector<HTMLDetailsElement>('details[open]')?.dataset.group);
  }, []);

  useEffect(
    () => () => {
      if (pathname) {
        setOpenGroup(undefined);
      }
    },
    [pathname],
  );

  // Listens on the window, because a hovered menu may be open while the focus is elsewhere.
  useEffect(() => {
    function closeOnEscape({ key }: { key: string }) {
      if (key === 'Escape') {
        setOpenGroup(undefined);
      }
    }
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, []);

  function openOnHover(event: PointerEvent, key: string) {
    if (event.pointerType === 'mouse') {
      openedByHover.current = true;
      setOpenGroup(key);
    }
  }

  function closeOnLeave(event: PointerEvent) {
    if (event.pointerType === 'mouse') {
      setOpenGroup(undefined);
    }
  }

  /** A click after a hover must not close the group that the hover opened. */
  function toggle(key: string) {
    setOpenGroup(openGroup === key && !openedByHover.current ? undefined : key);
    openedByHover.current = false;
  }

  function closeOnFocusOut(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      setOpenGroup(undefined);
    }
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>, key: string) {
    const group = event.currentTarget;
    const summary = group.querySelector('summary');
    const links = [...group.querySelectorAll('a')];
    const summaries = [...(list.current?.querySelectorAll('summary') ?? [])];
    const isLinkFocused = document.activeElement !== summary;

    if (event.key === 'Escape' && openGroup) {
      summary?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      openedByHover.current = false;
      setOpenGroup(key);
      // Links of a closed group cannot take focus, so the focus waits for the next frame.
      requestAnimationFrame(() =>
        focusAmong(links, isLinkFocused ? step : step === 1 ? 'first' : 'last'),
      );
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      summary?.focus();
      focusAmong(summaries, event.key === 'ArrowRight' ? 1 : -1);
    } else if (isLinkFocused && (event.key === 'Home' || event.key === 'End')) {
      focusAmong(links, event.key === 'Home' ? 'first' : 'last');
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    <ul ref={list} className={styles.groups}>
      {menu.map(({ key, label, links }) => (
        <li
          key={key}
          onPointerEnter={(event) => openOnHover(event, key)}
          onPointerLeave={closeOnLeave}
        >
          <details
            name="main-menu"
            className={styles.group}
            data-group={key}
            open={openGroup === key}
            onBlur={closeOnFocusOut}
            onKeyDown={(event) => handleKeyDown(event, key)}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the platform's own button */}
            <summary
              className={styles.label}
              data-current={isCurrentGroup(key, links, pathname) || undefined}
              onClick={(event) => {
                event.preventDefault();
                toggle(key);
              }}
            >
              {label}
              <ChevronDown className={styles.chevron} />
            </summary>
            <div className={styles.panel}>
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.to}>
                    <MenuLink
                      to={link.to}
                      className={styles.link}
                      onClick={() => setOpenGroup(undefined)}
                    >
                      {link.label}
                    </MenuLink>
                  </li>
                ))}
              </ul>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
