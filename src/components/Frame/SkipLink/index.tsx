import navigation from '@content/navigation';
import { useHistory, useLocation } from '@docusaurus/router';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import styles from './styles.module.css';

/** The first stop of the keyboard on every page, which leads past the menus. */
export function SkipLink() {
  const start = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  const { pathname, hash } = useLocation();
  const mayBegin = action === 'PUSH' && hash === '';

  // As after a page load, the next Tab begins at the top, unless the address names a place.
  useLayoutEffect(() => {
    if (pathname && mayBegin) {
      focusOnce(start.current);
    }
  }, [pathname, mayBegin]);

  function skip(event: MouseEvent) {
    event.preventDefault();
    focusOnce(document.querySelector('main'));
  }

  return (
    <div ref={start}>
      <a href={`#${SkipToContentFallbackId}`} className={styles.link} onClick={skip}>
        {navigation.labels.skip}
      </a>
    </div>
  );
}

/** What is no control takes focus this once, and is no stop of the Tab key afterwards. */
function focusOnce(element: HTMLElement | null) {
  element?.setAttribute('tabindex', '-1');
  element?.focus();
  element?.removeAttribute('tabindex');
}
