import blog from '@content/blog';
import type { PostList, PostSummary } from '../../../post';
import { Pagination } from '../Pagination';
import { PostCard } from '../PostCard';
import styles from './styles.module.css';

/** The cards of one page of a list, and links to its other pages. */
export function Posts({ list, level }: { list: PostList; level?: 2 | 3 }) {
  if (list.posts.length === 0) {
    return <p>{blog.list.none}</p>;
  }
  return (
    <>
      <PostCards posts={list.posts} level={level} opening />
      <Pagination paging={list.paging} />
    </>
  );
}

export function PostCards({
  posts,
  level,
  opening = false,
}: {
  posts: PostSummary[];
  level?: 2 | 3;
  /** Above the fold: the first picture is fetched early. */
  opening?: boolean;
}) {
  return (
    <ul className={styles.grid}>
      {posts.map((post, index) => (
        <li key={post.to} className={styles.item}>
          <PostCard post={post} level={level} first={opening && index === 0} />
        </li>
      ))}
    </ul>
  );
}
