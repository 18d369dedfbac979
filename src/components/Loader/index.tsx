import company from '@content/company';
import Head from '@docusaurus/Head';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Logo } from '../Logo';
import { slowPage } from './slowPage';
import styles from './styles.module.css';

/** The welcome on a session's first page (src/early/welcome.ts). CSS alone hides it after the first paint. */
export function WelcomeLoader() {
  return (
    <div className={styles.welcome} aria-hidden="true">
      <Logo className={styles.mark} />
      <p>{company.welcome}</p>
    </div>
  );
}

/** Stands in for a page that is still loading. */
export function PageLoader() {
  return (
    <div className={styles.page} role="status">
      <Logo className={styles.mark} />
      <p>{company.welcome}</p>
    </div>
  );
}

/**
 * Replaces the old page while a slow one loads: Docusaurus would leave the old page under the new
 * address. Focus and title move too, so that a screen reader announces it.
 */
export function SlowPageLoader() {
  const isSlow = useSyncExternalStore(slowPage.subscribe, slowPage.read, () => false);
  const loader = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const oldPage = document.getElementById(SkipToContentFallbackId);
    if (!isSlow || !oldPage) {
      return;
    }
    oldPage.hidden = true;
    scrollTo({ top: 0, behavior: 'instant' });
    loader.current?.focus({ preventScroll: true });
    return () => {
      oldPage.hidden = false;
    };
  }, [isSlow]);

  return (
    isSlow && (
      <div ref={loader} className={styles.slow} tabIndex={-1}>
        <PageTitle />
        <PageLoader />
      </div>
    )
  );
}

/** The title of a page that is still loading. */
export function PageTitle() {
  return (
    <Head>
      <title>{company.welcome}</title>
    </Head>
  );
}
