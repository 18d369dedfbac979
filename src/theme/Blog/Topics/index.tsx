import blog from '@content/blog';
import Link from '@docusaurus/Link';
import type { Place } from '../../../content/schemas/post';
import styles from './styles.module.css';

export function Topics({ topics }: { topics: Place[] }) {
  return (
    <nav aria-label={blog.post.topics} className={styles.topics}>
      {topics.map(({ label, to }) => (
        <Link key={to} to={to} className={styles.topic} rel="tag">
          {label}
        </Link>
      ))}
    </nav>
  );
}
