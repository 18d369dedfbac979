import blog from '@content/blog';
import { Link } from '../../../components/Link';
import type { PostList } from '../../post';
import styles from './styles.module.css';

/** A list with many pages links to the first, the last, the current page and its neighbours. */
export function Pagination({ paging }: Pick<PostList, 'paging'>) {
  const { pages, currentPageIndex } = paging;
  const { list } = blog;
  if (pages.length === 1) {
    return null;
  }
  return (
    <nav aria-label={list.pages}>
      <ul className={styles.pages}>
        <li className={styles.neighbour}>
          {currentPageIndex > 0 && (
            <Link to={pages[currentPageIndex - 1]} className={styles.link} rel="prev">
              {list.newer}
            </Link>
          )}
        </li>
        {listVisiblePageIndexes(pages.length, currentPageIndex).map((pageIndex) => (
          <li key={pageIndex} className={styles.step}>
            <Link
              to={pages[pageIndex]}
              className={styles.link}
              aria-label={`${list.page} ${pageIndex + 1}`}
              aria-current={pageIndex === currentPageIndex ? 'page' : undefined}
            >
              {pageIndex + 1}
            </Link>
          </li>
        ))}
        <li className={styles.neighbour}>
          {currentPageIndex < pages.length - 1 && (
            <Link to={pages[currentPageIndex + 1]} className={styles.link} rel="next">
              {list.older}
            </Link>
          )}
        </li>
      </ul>
    </nav>
  );
}

function listVisiblePageIndexes(pageCount: number, currentPageIndex: number): number[] {
  const isVisible = (index: number) =>
    pageCount <= 7 || [0, pageCount - 1].includes(index) || Math.abs(index - currentPageIndex) <= 1;
  return [...Array(pageCount).keys()].filter(isVisible);
}
