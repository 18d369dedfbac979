import clsx from 'clsx';
import type { PostSummary } from '../../post';
import { PostCard } from '../PostCard';
import styles from './styles.module.css';

/** The card uses these variables on a phone only. */
const briefStyle = { '--description': 'none', '--more': 2 };

interface Props {
  posts: PostSummary[];
  headingLevel?: 2 | 3;
  isFirstLarge?: boolean;
  /** On a phone, the cards have no description. */
  isBrief?: boolean;
}

export function PostCards({ posts, headingLevel, isFirstLarge = false, isBrief = false }: Props) {
  return (
    <ul
      className={clsx(styles.grid, isFirstLarge && styles.withLarge)}
      style={isBrief ? briefStyle : undefined}
    >
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
