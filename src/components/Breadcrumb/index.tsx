import navigation from '@content/navigation';
import clsx from 'clsx';
import { Link } from '../Link';
import styles from './styles.module.css';

/** On a phone, a longer title would wrap, and the heading below says the same. */
const maxLengthOnPhone = 24;

export interface Crumb {
  label: string;
  to?: string;
}

export function Breadcrumb({ parents, current }: { parents: Crumb[]; current: string }) {
  return (
    <nav aria-label={navigation.labels.breadcrumb}>
      <ol className={styles.trail}>
        {[navigation.home, ...parents].map(({ label, to }) => (
          <li key={label} className={styles.step}>
            {to ? <Link to={to}>{label}</Link> : label}
          </li>
        ))}
        <li
          className={clsx(styles.step, current.length > maxLengthOnPhone && styles.long)}
          aria-current="page"
        >
          {current}
        </li>
      </ol>
    </nav>
  );
}
