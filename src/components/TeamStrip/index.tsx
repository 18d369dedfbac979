import portraits from '@content/portraits';
import { ArrowRight } from '../icons';
import { Link } from '../Link';
import { Portrait } from '../Portrait';
import styles from './styles.module.css';

export const memberCount = Object.keys(portraits).length;

export function TeamStrip({ label, to }: { label: string; to: string }) {
  return memberCount === 0 ? null : (
    <div className={styles.strip}>
      {Object.entries(portraits).map(([name, portrait]) => (
        <Portrait key={name} name={name} {...portrait} sizes="20vw" />
      ))}
      <p className={styles.label}>
        <Link to={to} className="action">
          {label}
          <ArrowRight />
        </Link>
      </p>
    </div>
  );
}
