import blog from '@content/blog';
import { Card } from '../../components/Card';
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
          <li key={entry.to} className={styles.item}>
            <Card to={entry.to} className={styles.card} style={buildToneStyle(entry.to)}>
              {entry.picture ? (
                <Picture picture={entry.picture} sizes="390px" className={styles.picture} />
              ) : (
                <AuthorPortrait name={entry.label} className={styles.portrait} />
              )}
              <h2 className={styles.label}>{entry.label}</h2>
              {entry.role && <p className={styles.role}>{entry.role}</p>}
              <p className={styles.description}>{entry.description}</p>
              <p className={styles.count}>
                {entry.count} {entry.count === 1 ? postSingular : postPlural}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </BlogLayout>
  );
}
