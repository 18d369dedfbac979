import type { PostSummary } from '../../post';
import { PostCard } from '../PostCard';
import styles from './styles.module.css';

export function PostCards({ posts, headingLevel }: { posts: PostSummary[]; headingLevel?: 2 | 3 }) {
  return (
    <ul className={styles.grid}>
      {posts.map((post) => (
        <li key={post.to} className={styles.item}>
          <PostCard post={post} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
