import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { Props } from '@theme/Layout';
import { ErrorScreen } from '../../components/ErrorScreen';
import styles from './styles.module.css';

/** Contains one page; Root.tsx has the header and footer. Each page sets its title and description. */
export default function Layout({ children }: Props) {
  return (
    <div id={SkipToContentFallbackId} className={styles.page}>
      <ErrorBoundary fallback={(errorProps) => <ErrorScreen {...errorProps} />}>
        {children}
      </ErrorBoundary>
    </div>
  );
}
