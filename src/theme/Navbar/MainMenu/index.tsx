import menu from '@content/menu';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useFramePathname } from '../../../components/framePathname';
import { hasModifier } from '../../../components/hasModifier';
import { ChevronDown } from '../../../components/icons';
import { isCurrentGroup, MenuLinks } from '../MenuLink';
import styles from './styles.module.css';

/**
 * Groups of the menu are details elements, which open without JavaScript. With JavaScript, hover
 * opens a group and arrow keys move the focus.
 */
export function MainMenu() {
  const pathname = useFramePathname();
  const groupListRef = useRef<HTMLUListElement>(null);
  const [openGroupKey, setOpenGroupKey] = useState<string>();
  const isOpenedByHoverRef = useRef(false);

  // Keeps a group open that the visitor opened before the scripts ran.
  useEffect(() => {
    setOpenGroupKey(
      groupListRef.current?.querySelector<HTMLDetailsElement>('details[open]')?.dataset.group,
    );
  }, []);

  useEffect(() => () => setOpenGroupKey(undefined), [pathname]);

  // Listens on the window, because a menu opened by hover may not have the focus.
  useEffect(() => {
    function closeGroupOnEscape({ key }: { key: string }) {
      if (key === 'Escape') {
        setOpenGroupKey(undefined);
      }
    }
    function closeGroupOnPressOutside({ target }: Event) {
      if (target instanceof Node && !groupListRef.current?.contains(target)) {
        setOpenGroupKey(undefined);
      }
    }
    addEventListener('keydown', closeGroupOnEscape);
    addEventListener('pointerdown', closeGroupOnPressOutside);
    return () => {
      removeEventListener('keydown', closeGroupOnEscape);
      removeEventListener('pointerdown', closeGroupOnPressOutside);
    };
  }, []);

  /** The mouse does not close a group whose links the keyboard uses. */
  function isHover({ pointerType }: PointerEvent): boolean {
    return pointerType === 'mouse' && !groupListRef.current?.querySelector('a:focus-visible');
  }

  function openGroupOnHover(event: PointerEvent, groupKey: string) {
    if (isHover(event)) {
      isOpenedByHoverRef.current = true;
      setOpenGroupKey(groupKey);
    }
  }

  function closeGroupOnPointerLeave(event: PointerEvent) {
    if (isHover(event)) {
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

  /** Safari focuses no pressed link: the focus is then nowhere, and the link still needs its group. */
  function closeGroupOnFocusOut(event: FocusEvent<HTMLElement>) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
      setOpenGroupKey(undefined);
    }
  }

  function moveFocusByKey(event: KeyboardEvent<HTMLElement>, groupKey: string) {
    if (hasModifier(event)) {
      return;
    }
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
      requestAnimationFrame(() => moveFocusAmong(linkElements, focusIndexChange));
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      groupSummaryElement?.focus();
      moveFocusAmong(allSummaryElements, event.key === 'ArrowRight' ? 1 : -1);
    } else if (isLinkFocused && (event.key === 'Home' || event.key === 'End')) {
      linkElements.at(event.key === 'Home' ? 0 : -1)?.focus();
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    <ul ref={groupListRef} className={styles.groups}>
      {menu.map(({ key, label, links }) => (
        <li
          key={key}
          onPointerEnter={(event) => openGroupOnHover(event, key)}
          onPointerLeave={closeGroupOnPointerLeave}
        >
          <details
            name="main-menu"
            className={styles.group}
            data-group={key}
            open={openGroupKey === key}
            // The browser opens a group in which it finds a searched word.
            onToggle={({ currentTarget }) => currentTarget.open && setOpenGroupKey(key)}
            onBlur={closeGroupOnFocusOut}
            onKeyDown={(event) => moveFocusByKey(event, key)}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the platform's own button */}
            <summary
              className={styles.label}
              data-current={isCurrentGroup(key, links, pathname) || undefined}
              onClick={(event) => {
                event.preventDefault();
                toggleGroup(key);
              }}
            >
              {label}
              <ChevronDown className={styles.chevron} />
            </summary>
            <div className={styles.panel}>
              <MenuLinks
                links={links}
                listClassName={styles.links}
                className={styles.link}
                onClick={() => setOpenGroupKey(undefined)}
              />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Wraps around. If no element has the focus, the step leads to the first or last element. */
function moveFocusAmong(elements: HTMLElement[], step: 1 | -1) {
  const focusedIndex = elements.findIndex((element) => element.matches(':focus'));
  const nextIndex = step === 1 ? focusedIndex + 1 : Math.max(focusedIndex, 0) - 1;
  elements.at(nextIndex % elements.length)?.focus();
}
