import blog from '@content/blog';
import { useLocation } from '@docusaurus/router';
import { Link } from '../../../components/Link';
import { usePathname } from '../../../components/localise';
import { SearchButton } from '../../../components/Search';
import styles from './styles.module.css';

export function BlogMenu() {
  const pathname = usePathname();
  const { search } = useLocation();
  const { menu } = blog;
  // src/pages/_home/schema-org.ts offers search engines the URL /blog?q=words.
  const searchWords = new URLSearchParams(search).get('q') ?? '';
  return (
    <div className={`ends ${styles.links}`}>
      <nav aria-label={menu.label} className={styles.list}>
        {[menu.all, menu.topics, menu.authors, menu.archive].map(({ label, to }) => {
          // An entry is also current on further pages of its list, and on the pages below it.
          const folder = to === menu.all.to ? `${to}/page/` : `${to}/`;
          const isCurrent = pathname === to ? 'page' : pathname.startsWith(folder) || undefined;
          return (
            <Link key={to} to={to} className={styles.link} aria-current={isCurrent}>
              {label}
            </Link>
          );
        })}
        <a href="/blog/rss.xml" className={styles.link}>
          {menu.feed}
        </a>
      </nav>
      <SearchButton variant="text" query={searchWords} />
    </div>
  );
}
