import labels from '@content/service-labels';
import { Link } from '../Link';
import styles from './styles.module.css';

export function ServiceLinks({ keys: serviceKeys }: { keys: string[] }) {
  return (
    <ul className={styles.links}>
      {serviceKeys.map((serviceKey) => (
        <li key={serviceKey}>
          <Link to={`/service/${serviceKey}`} className={styles.link}>
            {labels[serviceKey]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
