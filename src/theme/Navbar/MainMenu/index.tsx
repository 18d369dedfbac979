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
 * Each group is a details element, so click, touch and keyboard open it before and without
 * JavaScript. With it, hovering opens it too, and the arrow keys move the focus.
 */
export function MainMenu() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<string>();
  const openedByHover = useRef(false);

  // Keeps a group open that was opened before the scripts ran.
  useEffect(() => {
    setOpen(list.current?.querySelector<HTMLDetailsElement>('details[open]')?.dataset.group);
  }, []);

  // Closes the menu with a change of page.
  useEffect(
    () => () => {
      if (pathname) {
        setOpen(undefined);
      }
    },
    [pathname],
  );

  // Listens on the window: a hovered menu may cover the text while the focus is elsewhere.
  useEffect(() => {
    function closeOnEscape({ key }: { key: string }) {
      if (key === 'Escape') {
        setOpen(undefined);
      }
    }
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, []);

  function enter(event: PointerEvent, key: string) {
    if (event.pointerType === 'mouse') {
      openedByHover.current = true;
      setOpen(key);
    }
  }

  function closeOnLeave(event: PointerEvent) {
    if (event.pointerType === 'mouse') {
      setOpen(undefined);
    }
  }

  /** The click that follows the hover must not close what the hover opened. */
  function toggle(key: string) {
    setOpen(open === key && !openedByHover.current ? undefined : key);
    openedByHover.current = false;
  }

  function closeOnFocusOut(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      setOpen(undefined);
    }
  }

  function press(event: KeyboardEvent<HTMLElement>, key: string) {
    const group = event.currentTarget;
    const summary = group.querySelector('summary');
    const links = [...group.querySelectorAll('a')];
    const summaries = [...(list.current?.querySelectorAll('summary') ?? [])];
    const inside = document.activeElement !== summary;

    if (event.key === 'Escape' && open) {
      summary?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      openedByHover.current = false;
      setOpen(key);
      // Links of a closed group cannot take focus.
      requestAnimationFrame(() => focusAmong(links, inside ? step : step === 1 ? 'first' : 'last'));
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      summary?.focus();
      focusAmong(summaries, event.key === 'ArrowRight' ? 1 : -1);
    } else if (inside && (event.key === 'Home' || event.key === 'End')) {
      focusAmong(links, event.key === 'Home' ? 'first' : 'last');
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    <ul ref={list} className={styles.groups}>
      {menu.map(({ key, label, links }) => (
        <li key={key} onPointerEnter={(event) => enter(event, key)} onPointerLeave={closeOnLeave}>
          <details
            name="main-menu"
            className={styles.group}
            data-group={key}
            open={open === key}
            onBlur={closeOnFocusOut}
            onKeyDown={(event) => press(event, key)}
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
                      onClick={() => setOpen(undefined)}
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
