import blog from '@content/blog';
import { Link } from '../../../components/Link';
import type { PostList } from '../../post';
import styles from './styles.module.css';

export function Pagination({ paging }: Pick<PostList, 'paging'>) {
  const { pages, currentPageIndex } = paging;
  const { list } = blog;
  if (pages.length === 1) {
    return null;
  }
  const isVisible = (pageIndex: number) =>
    pages.length <= 7 ||
    [0, pages.length - 1].includes(pageIndex) ||
    Math.abs(pageIndex - currentPageIndex) <= 1;
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
        {[...pages.keys()].filter(isVisible).map((pageIndex) => (
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
