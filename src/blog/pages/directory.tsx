import blog from '@content/blog';
import clsx from 'clsx';
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
      <ul>
        {entries.map((entry) => (
          <li key={entry.to} className={styles.entry} style={buildToneStyle(entry.to)}>
            {entry.picture ? (
              <Picture
                picture={entry.picture}
                sizes="(width < 48em) 30vw, 240px"
                className={styles.picture}
              />
            ) : (
              <AuthorPortrait
                name={entry.label}
                className={clsx(styles.picture, styles.portrait)}
              />
            )}
            <div>
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
            </div>
            <ul className={styles.newest}>
              {entry.newest.map(({ title, to, language }) => (
                <li key={to}>
                  <Link to={to} hrefLang={language?.code} className={styles.post}>
                    <span lang={language?.code}>{title}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </BlogLayout>
  );
}
