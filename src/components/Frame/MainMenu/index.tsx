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
import { ChevronDown } from '../../icons';
import { Link } from '../../Link';
import { focusAmong, isCurrentGroup } from './move';
import styles from './styles.module.css';

/**
 * Each group is a details element, so it opens by click, touch and keyboard before and
 * without JavaScript; with it, a mouse opens it by resting on it and the arrow keys move.
 */
export function MainMenu() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<string>();
  const openedByHover = useRef(false);

  // A group that was opened before the scripts ran stays open, and can be closed.
  useEffect(() => {
    setOpen(list.current?.querySelector<HTMLDetailsElement>('details[open]')?.dataset.group);
  }, []);

  // A group that is open stays behind with its page.
  useEffect(
    () => () => {
      if (pathname) setOpen(undefined);
    },
    [pathname],
  );

  // Wherever the focus is: what a resting mouse opened may cover what somebody is reading.
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

  /** The click that follows a mouse's arrival must not close what the arrival opened. */
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
      // Links of a closed group cannot take focus: wait until it is drawn open.
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
                    <Link
                      to={link.to}
                      className={styles.link}
                      aria-current={link.to === pathname ? 'page' : undefined}
                      onClick={() => setOpen(undefined)}
                    >
                      {link.label}
                    </Link>
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
