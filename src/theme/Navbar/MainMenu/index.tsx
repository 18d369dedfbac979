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
import { moveFocusAmong } from './moveFocusAmong';
import styles from './styles.module.css';

/**
 * Groups of the menu are details elements, which open without JavaScript. With JavaScript, hover
 * opens a group and arrow keys move the focus.
 */
export function MainMenu() {
  const { pathname } = useLocation();
  const groupListRef = useRef<HTMLUListElement>(null);
  const [openGroupKey, setOpenGroupKey] = useState<string>();
  const isOpenedByHoverRef = useRef(false);

  // Keeps a group open that the visitor opened before the scripts ran.
  useEffect(() => {
    setOpenGroupKey(
      groupListRef.current?.querySelector<HTMLDetailsElement>('details[open]')?.dataset.group,
    );
  }, []);

  useEffect(
    () => () => {
      if (pathname) {
        setOpenGroupKey(undefined);
      }
    },
    [pathname],
  );

  // Listens on the window, because a menu opened by hover may not have the focus.
  useEffect(() => {
    function closeGroupOnEscape({ key: pressedKey }: { key: string }) {
      if (pressedKey === 'Escape') {
        setOpenGroupKey(undefined);
      }
    }
    addEventListener('keydown', closeGroupOnEscape);
    return () => removeEventListener('keydown', closeGroupOnEscape);
  }, []);

  function openGroupOnHover(event: PointerEvent, groupKey: string) {
    if (event.pointerType === 'mouse') {
      isOpenedByHoverRef.current = true;
      setOpenGroupKey(groupKey);
    }
  }

  function closeGroupOnPointerLeave(event: PointerEvent) {
    if (event.pointerType === 'mouse') {
      setOpenGroupKey(undefined);
    }
  }

  /** A click after a hover must not close the group that the hover opened. */
  function toggleGroup(groupKey: string) {
    setOpenGroupKey(
      openGroupKey === groupKey && !isOpenedByHoverRef.current ? undefined : groupKey,
    );
    isOpenedByHoverRef.current = false;
  }

  function closeGroupOnFocusOut(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      setOpenGroupKey(undefined);
    }
  }

  function moveFocusByKey(event: KeyboardEvent<HTMLElement>, groupKey: string) {
    const groupElement = event.currentTarget;
    const groupSummaryElement = groupElement.querySelector('summary');
    const linkElements = [...groupElement.querySelectorAll('a')];
    const allSummaryElements = [...(groupListRef.current?.querySelectorAll('summary') ?? [])];
    const isLinkFocused = document.activeElement !== groupSummaryElement;

    if (event.key === 'Escape' && openGroupKey) {
      groupSummaryElement?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const focusIndexChange = event.key === 'ArrowDown' ? 1 : -1;
      isOpenedByHoverRef.current = false;
      setOpenGroupKey(groupKey);
      // Links of a closed group cannot take focus, so the focus waits for the next frame.
      requestAnimationFrame(() =>
        moveFocusAmong(
          linkElements,
          isLinkFocused ? focusIndexChange : focusIndexChange === 1 ? 'first' : 'last',
        ),
      );
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      groupSummaryElement?.focus();
      moveFocusAmong(allSummaryElements, event.key === 'ArrowRight' ? 1 : -1);
    } else if (isLinkFocused && (event.key === 'Home' || event.key === 'End')) {
      moveFocusAmong(linkElements, event.key === 'Home' ? 'first' : 'last');
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    <ul ref={groupListRef} className={styles.groups}>
      {menu.map(({ key: groupKey, label, links }) => (
        <li
          key={groupKey}
          onPointerEnter={(event) => openGroupOnHover(event, groupKey)}
          onPointerLeave={closeGroupOnPointerLeave}
        >
          <details
            name="main-menu"
            className={styles.group}
            data-group={groupKey}
            open={openGroupKey === groupKey}
            onBlur={closeGroupOnFocusOut}
            onKeyDown={(event) => moveFocusByKey(event, groupKey)}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the platform's own button */}
            <summary
              className={styles.label}
              data-current={isCurrentGroup(groupKey, links, pathname) || undefined}
              onClick={(event) => {
                event.preventDefault();
                toggleGroup(groupKey);
              }}
            >
              {label}
              <ChevronDown className={styles.chevron} />
            </summary>
            <div className={styles.panel}>
              <ul className={styles.links}>
                {links.map((linkInGroup) => (
                  <li key={linkInGroup.to}>
                    <MenuLink
                      to={linkInGroup.to}
                      className={styles.link}
                      onClick={() => setOpenGroupKey(undefined)}
                    >
                      {linkInGroup.label}
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
