import type { PostList, PostSummary } from '../../post';
import { Pagination } from '../Pagination';
import { PostCard } from '../PostCard';
import styles from './styles.module.css';

export function PostsWithPagination({ list, level }: { list: PostList; level?: 2 | 3 }) {
  return (
    <>
      <PostCards posts={list.posts} level={level} aboveFold />
      <Pagination paging={list.paging} />
    </>
  );
}

export function PostCards({
  posts,
  level,
  aboveFold = false,
}: {
  posts: PostSummary[];
  level?: 2 | 3;
  aboveFold?: boolean;
}) {
  return (
    <ul className={styles.grid}>
      {posts.map((post, index) => (
        <li key={post.to} className={styles.item}>
          <PostCard post={post} level={level} eager={aboveFold && index === 0} />
        </li>
      ))}
    </ul>
  );
}
