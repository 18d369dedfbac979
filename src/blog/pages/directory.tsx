import blog from '@content/blog';
import { Card } from '../../components/Card';
import { Overview } from '../components/Overview';
import type { Topic } from '../post';
import styles from './directory.module.css';

interface Props {
  /** Which texts it has. */
  of: 'authors' | 'tags';
  entries: (Topic & { role?: string })[];
}

/** All topics, or all authors, with their number of posts. */
export default function BlogDirectoryPage({ of, entries }: Props) {
  const [one, many] = blog.tags.posts;
  return (
    <Overview {...blog[of]}>
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
    </Overview>
  );
}
