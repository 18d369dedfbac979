import blog from '@content/blog';
import { Card } from '../../components/Card';
import { BlogLayout } from '../components/BlogLayout';
import type { Topic } from '../post';
import styles from './directory.module.css';

interface Props {
  kind: 'authors' | 'tags';
  entries: (Topic & { role?: string })[];
}

export default function BlogDirectoryPage({ kind, entries }: Props) {
  const [singular, plural] = blog.tags.posts;
  return (
    <BlogLayout {...blog[kind]}>
      <ul className={styles.grid}>
        {entries.map(({ label, to, role, description, count }) => (
          <li key={to} className={styles.item}>
            <Card to={to} className={styles.card}>
              <h2 className={styles.label}>{label}</h2>
              {role && <p className={styles.role}>{role}</p>}
              <p className={styles.description}>{description}</p>
              <p className={styles.count}>
                {count} {count === 1 ? singular : plural}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </BlogLayout>
  );
}
