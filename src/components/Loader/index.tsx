import company from '@content/company';
import errors from '@content/errors';
import Head from '@docusaurus/Head';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { LoadFailureNotice } from '../LoadFailureNotice';
import { Logo } from '../Logo';
import { pageLoadStore } from './loadPage';
import styles from './styles.module.css';

/**
 * The welcome covers the first page of a session (src/early/welcome.ts). CSS alone hides the
 * welcome after the first paint.
 */
export function WelcomeLoader() {
  return (
    <div className={styles.welcome} aria-hidden="true">
      <Logo className={styles.mark} />
      <p>{company.welcome}</p>
    </div>
  );
}

export function PageLoader() {
  return (
    <div className={styles.page} role="status">
      <Logo className={styles.mark} />
      <p>{company.welcome}</p>
    </div>
  );
}

/**
 * Replaces the old page while the next page loads slowly. Moves focus and title, so that a screen
 * reader announces the loader. If the page cannot be loaded, the old page is back with a notice.
 */
export function SlowPageLoader() {
  const { subscribe, read } = pageLoadStore;
  const pageLoad = useSyncExternalStore(subscribe, read, read);
  const loaderRef = useRef<HTMLDivElement>(null);
  const isSlow = pageLoad === 'slow';

  useLayoutEffect(() => {
    const oldPageElement = document.getElementById(SkipToContentFallbackId);
    if (!isSlow || !oldPageElement) {
      return;
    }
    const pressedLink = document.activeElement;
    const scrollTop = scrollY;
    oldPageElement.hidden = true;
    scrollTo({ top: 0, behavior: 'instant' });
    loaderRef.current?.focus({ preventScroll: true });
    return () => {
      oldPageElement.hidden = false;
      if (read() === 'failed' && pressedLink instanceof HTMLElement) {
        scrollTo({ top: scrollTop, behavior: 'instant' });
        pressedLink.focus({ preventScroll: true });
      }
    };
  }, [isSlow]);

  if (pageLoad === 'failed') {
    return <LoadFailureNotice>{errors.unreachable}</LoadFailureNotice>;
  }
  return (
    isSlow && (
      <div ref={loaderRef} className={styles.slow} tabIndex={-1}>
        <LoadingDocumentTitle />
        <PageLoader />
      </div>
    )
  );
}

export function LoadingDocumentTitle() {
  return (
    <Head>
      <title>{company.welcome}</title>
    </Head>
  );
}
