import clsx from 'clsx';
import type { PostSummary } from '../../post';
import { PostCard } from '../PostCard';
import styles from './styles.module.css';

interface Props {
  posts: PostSummary[];
  headingLevel?: 2 | 3;
  isFirstLarge?: boolean;
}

export function PostCards({ posts, headingLevel, isFirstLarge = false }: Props) {
  return (
    <ul className={clsx(styles.grid, isFirstLarge && styles.withLarge)}>
      {posts.map((post, postIndex) => (
        <li key={post.to} className={styles.item}>
          <PostCard
            post={post}
            headingLevel={headingLevel}
            isLarge={isFirstLarge && postIndex === 0}
          />
        </li>
      ))}
    </ul>
  );
}
