import navigation from '@content/navigation';
import { Link } from '../Link';
import styles from './styles.module.css';

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
        <li className={styles.step} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
