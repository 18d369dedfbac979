import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type { Props } from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import { SkipLink } from '../../components/Frame/SkipLink';
import styles from './styles.module.css';

/** The frame of every page. Its title and description come from the page itself. */
export default function Layout({ children }: Props) {
  return (
    <LayoutProvider>
      <SkipLink />
      <Navbar />
      <div id={SkipToContentFallbackId} className={styles.page}>
        <ErrorBoundary fallback={(problem) => <ErrorPageContent {...problem} />}>
          {children}
        </ErrorBoundary>
      </div>
      <Footer />
    </LayoutProvider>
  );
}
