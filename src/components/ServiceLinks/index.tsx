import labels from '@content/service-labels';
import { Link } from '../Link';
import styles from './styles.module.css';

export function ServiceLinks({ keys }: { keys: string[] }) {
  return (
    <ul className={styles.links}>
      {keys.map((serviceKey) => (
        <li key={serviceKey}>
          <Link to={`/service/${serviceKey}`} className={styles.link}>
            {labels[serviceKey]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
