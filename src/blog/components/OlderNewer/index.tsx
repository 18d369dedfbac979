import blog from '@content/blog';
import { Link } from '../../../components/Link';
import type { PageLink, PostMetadata } from '../../post';
import styles from './styles.module.css';

export function OlderNewer({ post }: { post: PostMetadata }) {
  const { previous, next } = post;
  if (!previous && !next) {
    return null;
  }
  return (
    <nav className={styles.neighbours} aria-label={blog.list.pages}>
      {previous && <PostLink neighbour={previous} label={blog.post.previous} rel="prev" />}
      {next && <PostLink neighbour={next} label={blog.post.next} rel="next" />}
    </nav>
  );
}

function PostLink({ neighbour, label, rel }: { neighbour: PageLink; label: string; rel: string }) {
  return (
    <Link to={neighbour.to} rel={rel} className={styles.neighbour}>
      <span className={styles.label}>{label}</span>
      {neighbour.label}
    </Link>
  );
}
