import blog from '@content/blog';
import { Link } from '../../../components/Link';
import type { PageLink } from '../../post';
import { buildToneStyle } from '../toneStyle';
import styles from './styles.module.css';

export function TopicLinks({ topics }: { topics: PageLink[] }) {
  return (
    <nav aria-label={blog.post.topics} className={styles.topics}>
      {topics.map(({ label, to }) => (
        <Link key={to} to={to} className={styles.topic} style={buildToneStyle(to)} rel="tag">
          {label}
        </Link>
      ))}
    </nav>
  );
}
