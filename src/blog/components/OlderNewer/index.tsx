import blog from '@content/blog';
import { Link } from '../../../components/Link';
import type { PageLink, PostMetadata } from '../../post';
import styles from './styles.module.css';

export function OlderNewer({ post: { previous, next } }: { post: PostMetadata }) {
  if (!previous && !next) {
    return null;
  }
  return (
    <nav className={styles.neighbours} aria-label={blog.list.pages}>
      {previous && <PostLink post={previous} label={blog.post.previous} rel="prev" />}
      {next && <PostLink post={next} label={blog.post.next} rel="next" />}
    </nav>
  );
}

function PostLink({ post, label, rel }: { post: PageLink; label: string; rel: string }) {
  return (
    <Link to={post.to} rel={rel} className={styles.neighbour}>
      <span className={styles.label}>{label}</span>
      {post.label}
    </Link>
  );
}
