import clsx from 'clsx';
import { useRenderedCount } from '../../../components/useRenderedCount';
import type { PostSummary } from '../../post';
import { PostCard } from '../PostCard';
import styles from './styles.module.css';

/** The cards that the first screen shows. */
const firstCount = 3;
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
  const cardCount = useRenderedCount(posts.length, firstCount);
  return (
    <ul
      className={clsx(styles.grid, isFirstLarge && styles.withLarge)}
      style={isBrief ? briefStyle : undefined}
    >
      {posts.slice(0, cardCount).map((post, postIndex) => (
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
