import blog from '@content/blog';
import { Card } from '../../../components/Card';
import type { Topic } from '../../post';
import styles from './styles.module.css';

/** Cards of topics or authors with their number of posts. */
export function Directory({ entries }: { entries: (Topic & { role?: string })[] }) {
  const [one, many] = blog.tags.posts;
  return (
    <ul className={styles.grid}>
      {entries.map(({ label, to, role, description, count }) => (
        <li key={to} className={styles.item}>
          <Card to={to} className={styles.card}>
            <h2 className={styles.label}>{label}</h2>
            {role && <p className={styles.role}>{role}</p>}
            <p className={styles.description}>{description}</p>
            <p className={styles.count}>
              {count} {count === 1 ? one : many}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
