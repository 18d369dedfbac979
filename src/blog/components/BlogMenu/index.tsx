import blog from '@content/blog';
import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import { Link } from '../../../components/Link';
import { SearchButton } from '../../../components/Search';
import styles from './styles.module.css';

export function BlogMenu() {
  const { pathname, search: queryString } = useLocation();
  const [searchWords, setSearchWords] = useState('');
  const { menu } = blog;
  // src/pages/_home/schema-org.ts offers search engines the URL /blog?q=words.
  useEffect(() => setSearchWords(new URLSearchParams(queryString).get('q') ?? ''), [queryString]);
  return (
    <div className={styles.links}>
      <nav aria-label={menu.label} className={styles.list}>
        {[menu.all, menu.topics, menu.authors, menu.archive].map((menuLink) => (
          <Link
            key={menuLink.to}
            to={menuLink.to}
            className={styles.link}
            aria-current={pathname === menuLink.to ? 'page' : undefined}
          >
            {menuLink.label}
          </Link>
        ))}
        <a href="/blog/rss.xml" className={styles.link}>
          {menu.feed}
        </a>
      </nav>
      <SearchButton variant="text" query={searchWords} />
    </div>
  );
}
