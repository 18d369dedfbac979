import blog from '@content/blog';
import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import { Link } from '../../../components/Link';
import { SearchButton } from '../../../components/Search';
import styles from './styles.module.css';

export function BlogMenu() {
  const { pathname, search } = useLocation();
  const [query, setQuery] = useState('');
  const { label, all, topics, authors, archive, feed } = blog.menu;
  // Search engines may link to /blog?q=words (pages/_home/schema-org.ts).
  useEffect(() => setQuery(new URLSearchParams(search).get('q') ?? ''), [search]);
  return (
    <div className={styles.links}>
      <nav aria-label={label} className={styles.list}>
        {[all, topics, authors, archive].map(({ label: name, to }) => (
          <Link
            key={to}
            to={to}
            className={styles.link}
            aria-current={pathname === to ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
        <a href="/blog/rss.xml" className={styles.link}>
          {feed}
        </a>
      </nav>
      <SearchButton variant="text" query={query} />
    </div>
  );
}
