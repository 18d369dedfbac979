import menu from '@content/menu';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
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
  const isOpenedByHoverRef = useRef(false);

  /** Closes the other groups, because Firefox before 130 does not know their common name. */
  function openOnly(groupElement: HTMLDetailsElement | null) {
    for (const each of groupListRef.current?.querySelectorAll('details') ?? []) {
      each.open = each === groupElement;
    }
  }

  useEffect(() => () => openOnly(null), [pathname]);

  // Listens on the window, because a menu opened by hover may not have the focus.
  useEffect(() => {
    function closeGroupOnEscape({ key }: { key: string }) {
      if (key === 'Escape') {
        openOnly(null);
      }
    }
    function closeGroupOnPressOutside({ target }: Event) {
      if (target instanceof Node && !groupListRef.current?.contains(target)) {
        openOnly(null);
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
  function toggleOnHover({ type, pointerType, currentTarget }: PointerEvent<HTMLDetailsElement>) {
    if (pointerType === 'mouse' && !groupListRef.current?.querySelector('a:focus-visible')) {
      const isEntering = type === 'pointerenter';
      isOpenedByHoverRef.current ||= isEntering;
      openOnly(isEntering ? currentTarget : null);
    }
  }

  /** A click after a hover must not close the group that the hover opened. */
  function toggleGroup(groupElement: HTMLDetailsElement | null) {
    const isClosing = groupElement?.open && !isOpenedByHoverRef.current;
    openOnly(isClosing ? null : groupElement);
    isOpenedByHoverRef.current = false;
  }

  /** Safari focuses no pressed link: the focus is then nowhere, and the link still needs its group. */
  function closeGroupOnFocusOut(event: FocusEvent<HTMLElement>) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
      openOnly(null);
    }
  }

  function moveFocusByKey(event: KeyboardEvent<HTMLDetailsElement>) {
    if (hasModifier(event)) {
      return;
    }
    const groupElement = event.currentTarget;
    const groupSummaryElement = groupElement.querySelector('summary');
    const linkElements = [...groupElement.querySelectorAll('a')];
    const allSummaryElements = [...(groupListRef.current?.querySelectorAll('summary') ?? [])];
    const isLinkFocused = document.activeElement !== groupSummaryElement;

    if (event.key === 'Escape' && groupElement.open) {
      groupSummaryElement?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      isOpenedByHoverRef.current = false;
      openOnly(groupElement);
      moveFocusAmong(linkElements, event.key === 'ArrowDown' ? 1 : -1);
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
        <li key={key}>
          <details
            name="main-menu"
            className={styles.group}
            data-group={key}
            onPointerEnter={toggleOnHover}
            onPointerLeave={toggleOnHover}
            onBlur={closeGroupOnFocusOut}
            onKeyDown={moveFocusByKey}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the platform's own button */}
            <summary
              className={styles.label}
              data-current={isCurrentGroup(key, links, pathname) || undefined}
              onClick={(event) => {
                event.preventDefault();
                toggleGroup(event.currentTarget.closest('details'));
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
                onClick={() => openOnly(null)}
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
