import blog from '@content/blog';
import clsx from 'clsx';
import { Card } from '../../components/Card';
import { Link } from '../../components/Link';
import { Picture } from '../../components/Picture';
import { AuthorPortrait } from '../components/AuthorPortrait';
import { BlogLayout } from '../components/BlogLayout';
import { buildToneStyle } from '../components/toneStyle';
import type { DirectoryEntry } from '../post';
import styles from './directory.module.css';

interface Props {
  kind: 'authors' | 'tags';
  entries: DirectoryEntry[];
}

export default function BlogDirectoryPage({ kind, entries }: Props) {
  const [postSingular, postPlural] = blog.tags.posts;
  return (
    <BlogLayout {...blog[kind]}>
      <ul className={styles.grid}>
        {entries.map((entry) => (
          <li key={entry.to} className={styles.item} style={buildToneStyle(entry.to)}>
            <Card className={styles.card}>
              {entry.picture ? (
                <Picture
                  picture={entry.picture}
                  sizes="(width < 37.5em) 92vw, (width < 64em) 46vw, 300px"
                  className={styles.picture}
                />
              ) : (
                <AuthorPortrait name={entry.label} className={styles.portrait} />
              )}
              <div className={styles.words}>
                <h2 className={styles.label}>
                  <Link to={entry.to} className={clsx(styles.link, 'covering')}>
                    {entry.label}
                  </Link>
                </h2>
                <p className={styles.role}>
                  {entry.role && `${entry.role}, `}
                  {entry.count} {entry.count === 1 ? postSingular : postPlural}
                </p>
                <p className={styles.description}>{entry.description}</p>
                <ul className={styles.newest}>
                  {entry.newest.map(({ title, to, language }) => (
                    <li key={to}>
                      <Link to={to} hrefLang={language?.code} className={styles.post}>
                        <span lang={language?.code}>{title}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </BlogLayout>
  );
}
