import blog from '@content/blog';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import { SearchButton } from '../../../components/Search';
import styles from './styles.module.css';

/** How to find a post: by topic, author or year, by its words, or by subscribing. */
export function Ways() {
  const { pathname, search } = useLocation();
  const [asked, setAsked] = useState('');
  const { label, all, topics, authors, archive, feed } = blog.ways;
  // Search engines may send visitors here with their words: see _home/schema-org.ts.
  useEffect(() => setAsked(new URLSearchParams(search).get('q') ?? ''), [search]);
  return (
    <div className={styles.ways}>
      <nav aria-label={label} className={styles.list}>
        {[all, topics, authors, archive].map(({ label: name, to }) => (
          <Link
            key={to}
            to={to}
            className={styles.way}
            aria-current={pathname === to ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
        <a href="/blog/rss.xml" className={styles.way}>
          {feed}
        </a>
      </nav>
      <SearchButton labelled asked={asked} />
    </div>
  );
}
