import blog from '@content/blog';
import { Link } from '../../../components/Link';
import type { PostMetadata } from '../../post';
import styles from './styles.module.css';

export function OlderNewer({ post }: { post: PostMetadata }) {
  const neighbours = [
    { rel: 'prev', name: blog.post.previous, ...post.previous },
    { rel: 'next', name: blog.post.next, ...post.next },
  ].filter(({ to }) => to);
  return (
    neighbours.length > 0 && (
      <nav className={styles.neighbours} aria-label={blog.list.pages}>
        {neighbours.map(({ rel, name, to, label }) => (
          <Link key={rel} to={to} rel={rel} className={styles.neighbour}>
            <span className={styles.label}>{name}</span>
            {label}
          </Link>
        ))}
      </nav>
    )
  );
}
