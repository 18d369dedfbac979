import blog from '@content/blog';
import { ArrowRight } from '../../../components/icons';
import { Link } from '../../../components/Link';
import { Picture } from '../../../components/Picture';
import type { PostSummary } from '../../post';
import styles from './styles.module.css';

/** The link to the post covers the whole card. */
export function PostCard({
  post: { title, to, description, date, authors, picture },
  headingLevel = 3,
}: {
  post: PostSummary;
  headingLevel?: 2 | 3;
}) {
  const HeadingTag = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes="(width < 48em) 92vw, (width < 64em) 46vw, 390px"
          className={styles.picture}
        />
        <time className={styles.date} dateTime={date.iso}>
          <span className={styles.day}>{date.day}</span>
          <span className={styles.month}>
            {date.month} {date.year}
          </span>
        </time>
      </div>
      <div className={styles.words}>
        <p className={styles.author}>
          {blog.list.by} {authors.map(({ label }) => label).join(', ')}
        </p>
        <HeadingTag className={styles.title}>{title}</HeadingTag>
        <p className={styles.description}>{description}</p>
        <Link to={to} className={styles.more}>
          {blog.list.readMore}
          <span className="unseen">{title}</span>
          <ArrowRight className={styles.arrow} />
        </Link>
      </div>
    </article>
  );
}
