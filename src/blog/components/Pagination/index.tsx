import blog from '@content/blog';
import { Link } from '../../../components/Link';
import type { Paging } from '../../post';
import styles from './styles.module.css';

/** A long list links to the first page, the last page and the neighbours. */
export function Pagination({ paging: { pages, current } }: { paging: Paging }) {
  const { list } = blog;
  if (pages.length === 1) {
    return null;
  }
  return (
    <nav aria-label={list.pages}>
      <ul className={styles.pages}>
        <li className={styles.neighbour}>
          {current > 0 && (
            <Link to={pages[current - 1]} className={styles.link} rel="prev">
              {list.newer}
            </Link>
          )}
        </li>
        {visiblePages(pages.length, current).map((page) => (
          <li key={page} className={styles.step}>
            <Link
              to={pages[page]}
              className={styles.link}
              aria-label={`${list.page} ${page + 1}`}
              aria-current={page === current ? 'page' : undefined}
            >
              {page + 1}
            </Link>
          </li>
        ))}
        <li className={styles.neighbour}>
          {current < pages.length - 1 && (
            <Link to={pages[current + 1]} className={styles.link} rel="next">
              {list.older}
            </Link>
          )}
        </li>
      </ul>
    </nav>
  );
}

function visiblePages(count: number, current: number): number[] {
  if (count <= 7) {
    return Array.from({ length: count }, (_, page) => page);
  }
  const candidates = new Set([0, current - 1, current, current + 1, count - 1]);
  return [...candidates]
    .filter((page) => page >= 0 && page < count)
    .sort((first, second) => first - second);
}
