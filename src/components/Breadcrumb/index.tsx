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
        {[navigation.home, ...parents].map(({ label: crumbLabel, to: crumbPath }) => (
          <li key={crumbLabel} className={styles.step}>
            {crumbPath ? <Link to={crumbPath}>{crumbLabel}</Link> : crumbLabel}
          </li>
        ))}
        <li className={styles.step} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
