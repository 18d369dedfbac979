import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Layout';
import styles from './styles.module.css';

/** The room of a page within the frame (Root.tsx). Title and description come from the page itself. */
export default function Layout({ children }: Props) {
  return (
    <div id={SkipToContentFallbackId} className={styles.page}>
      <ErrorBoundary fallback={(problem) => <ErrorPageContent {...problem} />}>
        {children}
      </ErrorBoundary>
    </div>
  );
}
