import type { PostList, PostSummary } from '../../post';
import { Pagination } from '../Pagination';
import { PostCard } from '../PostCard';
import styles from './styles.module.css';

export function PostCardsWithPagination({
  postList,
  headingLevel,
}: {
  postList: PostList;
  headingLevel?: 2 | 3;
}) {
  return (
    <>
      <PostCards posts={postList.posts} headingLevel={headingLevel} />
      <Pagination paging={postList.paging} />
    </>
  );
}

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
