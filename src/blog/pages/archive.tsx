import blog from '@content/blog';
import { Link } from '../../components/Link';
import { BlogLayout } from '../components/BlogLayout';
import { buildToneStyle } from '../components/toneStyle';
import type { ArchiveYear } from '../post';
import styles from './archive.module.css';

export default function BlogArchivePage({ years }: { years: ArchiveYear[] }) {
  return (
    <BlogLayout {...blog.archive}>
      <div className={styles.years}>
        {years.map(({ year, posts }) => (
          <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`} className={styles.heading}>
              {year}
            </h2>
            <ul className={styles.posts}>
              {posts.map(({ label, to, date, topic, language }) => (
                <li key={to}>
                  <Link to={to} hrefLang={language?.code} className={styles.post}>
                    <time dateTime={date.iso} className={styles.date}>
                      {date.day} {date.month}
                    </time>
                    <span lang={language?.code}>{label}</span>
                    {language && ` (${language.name})`}
                    {topic && (
                      <span className={styles.topic} style={buildToneStyle(topic.to)}>
                        {topic.label}
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </BlogLayout>
  );
}
