import company from '@content/company';
import Head from '@docusaurus/Head';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Logo } from '../../Logo';
import { slowPage } from './slowPage';
import styles from './styles.module.css';

/** The welcome on a session's first page (src/early/welcome.ts): it lifts by CSS, from the first paint on. */
export function WelcomeLoader() {
  return (
    <div className={styles.welcome} aria-hidden="true">
      <Logo className={styles.mark} />
      <p>{company.welcome}</p>
    </div>
  );
}

/** What a page that is still on its way shows in its place. */
export function PageLoader() {
  return (
    <div className={styles.page} role="status">
      <Logo className={styles.mark} />
      <p>{company.welcome}</p>
    </div>
  );
}

/**
 * Takes the old page's place when the next one is slow: Docusaurus would leave the old page there,
 * under the new address. Focus and title change with it, so that a screen reader tells of it.
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

/** The title until the page brings its own. */
export function PageTitle() {
  return (
    <Head>
      <title>{company.welcome}</title>
    </Head>
  );
}
