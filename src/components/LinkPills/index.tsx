import { Link } from '../Link';
import styles from './styles.module.css';

export function LinkPills({ links }: { links: { label: string | undefined; to: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={`action ${styles.link}`}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
