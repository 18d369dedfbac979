import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Layout';
import styles from './styles.module.css';

/** The slot of a page within Root.tsx. Pages set their title and description themselves. */
export default function Layout({ children }: Props) {
  return (
    <div id={SkipToContentFallbackId} className={styles.page}>
      <ErrorBoundary fallback={(boundaryError) => <ErrorPageContent {...boundaryError} />}>
        {children}
      </ErrorBoundary>
    </div>
  );
}
