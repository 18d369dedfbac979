import company from '@content/company';
import errors from '@content/errors';
import Head from '@docusaurus/Head';
import { useHistory } from '@docusaurus/router';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { LoadFailureNotice } from '../LoadFailureNotice';
import { Logo } from '../Logo';
import { pageLoadStore } from './slowPage';
import styles from './styles.module.css';

/**
 * The welcome covers the first page of a session (src/early/welcome.ts). CSS alone hides the
 * welcome after the first paint.
 */
export function PageLoader({ isWelcome = false }) {
  return (
    <div
      className={isWelcome ? styles.welcome : styles.page}
      role={isWelcome ? undefined : 'status'}
      aria-hidden={isWelcome || undefined}
    >
      <Logo className={styles.mark} />
      <p>{company.welcome}</p>
    </div>
  );
}

/**
 * Replaces the old page while the next page loads slowly: Docusaurus would leave the old page under
 * the new URL. Moves focus and title, so that a screen reader announces the loader. A visitor who
 * goes back returns to the pressed link, as after a failed load, which also shows a notice.
 */
export function SlowPageLoader() {
  const { subscribe, read } = pageLoadStore;
  const { isSlow, returnTo } = useSyncExternalStore(subscribe, read, read);
  const routerHistory = useHistory();
  const loaderRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const oldPageElement = document.getElementById(SkipToContentFallbackId);
    if (!isSlow || !oldPageElement) {
      return;
    }
    const pressedLink = document.activeElement;
    oldPageElement.hidden = true;
    scrollTo({ top: 0, behavior: 'instant' });
    loaderRef.current?.focus({ preventScroll: true });
    return () => {
      oldPageElement.hidden = false;
      const latestState = read();
      const isReturnToOldPage = latestState.hasReturned || latestState.returnTo;
      if (isReturnToOldPage && pressedLink instanceof HTMLElement) {
        pressedLink.focus({ preventScroll: true });
      }
    };
  }, [isSlow]);

  useEffect(() => {
    if (returnTo && routerHistory.action === 'PUSH') {
      routerHistory.goBack();
    } else if (returnTo) {
      routerHistory.replace(returnTo);
    }
  }, [returnTo]);

  if (returnTo) {
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
