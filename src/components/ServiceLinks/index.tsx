import labels from '@content/service-labels';
import { Link } from '../Link';
import styles from './styles.module.css';

export function ServiceLinks({ keys }: { keys: string[] }) {
  return (
    <ul className={styles.links}>
      {keys.map((key) => (
        <li key={key}>
          <Link to={`/service/${key}`} className={styles.link}>
            {labels[key]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
