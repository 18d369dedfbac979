import blog from '@content/blog';
import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import { Link } from '../../../components/Link';
import { SearchButton } from '../../../components/Search';
import styles from './styles.module.css';

export function BlogMenu() {
  const { pathname, search } = useLocation();
  const [searchWords, setSearchWords] = useState('');
  const { menu: menuTexts } = blog;
  // src/pages/_home/schema-org.ts offers search engines the URL /blog?q=words.
  useEffect(() => setSearchWords(new URLSearchParams(search).get('q') ?? ''), [search]);
  return (
    <div className={styles.links}>
      <nav aria-label={menuTexts.label} className={styles.list}>
        {[menuTexts.all, menuTexts.topics, menuTexts.authors, menuTexts.archive].map((menuLink) => (
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
          {menuTexts.feed}
        </a>
      </nav>
      <SearchButton variant="text" query={searchWords} />
    </div>
  );
}
