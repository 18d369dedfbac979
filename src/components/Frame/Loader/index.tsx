import company from '@content/company';
import { Logo } from '../../Logo';
import styles from './styles.module.css';

/**
 * The welcome on a session's first page. It shows only where a script said so before the first
 * paint, and leaves by CSS: when the app has started, or after a second and a half.
 */
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
