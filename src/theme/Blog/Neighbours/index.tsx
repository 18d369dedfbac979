import blog from '@content/blog';
import Link from '@docusaurus/Link';
import type { Place, PostMetadata } from '../../../content/schemas/post';
import styles from './styles.module.css';

/** The posts before and after this one in time. */
export function Neighbours({ post: { previous, next } }: { post: PostMetadata }) {
  return (
    <nav className={styles.neighbours} aria-label={blog.list.pages}>
      {previous && <Neighbour place={previous} label={blog.post.previous} rel="prev" />}
      {next && <Neighbour place={next} label={blog.post.next} rel="next" />}
    </nav>
  );
}

function Neighbour({ place, label, rel }: { place: Place; label: string; rel: string }) {
  return (
    <Link to={place.to} rel={rel} className={styles.neighbour}>
      <span className={styles.label}>{label}</span>
      {place.label}
    </Link>
  );
}
