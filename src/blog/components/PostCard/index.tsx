import blog from '@content/blog';
import clsx from 'clsx';
import { ArrowRight } from '../../../components/icons';
import { Link } from '../../../components/Link';
import { Picture } from '../../../components/Picture';
import type { PostSummary } from '../../post';
import { AuthorPortrait } from '../AuthorPortrait';
import { buildToneStyle } from '../toneStyle';
import styles from './styles.module.css';

const largeSizes = '(width < 64em) 92vw, (width < 1300px) 62vw, 812px';

export function PostCard({
  post: { title, to, description, date, authors, picture, topic, language },
  headingLevel = 3,
  isLarge = false,
}: {
  post: PostSummary;
  headingLevel?: 2 | 3;
  isLarge?: boolean;
}) {
  const HeadingTag = `h${headingLevel}` as const;
  return (
    <article className={clsx(styles.card, isLarge ? styles.large : styles.small)}>
      <div className={styles.top}>
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes={
            isLarge
              ? largeSizes
              : '(width < 37.5em) 30vw, (width < 48em) 92vw, (width < 64em) 46vw, 390px'
          }
          eager={isLarge}
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
        {topic && (
          <p className={styles.topic} style={buildToneStyle(topic.to)}>
            {topic.label}
          </p>
        )}
        <p className={styles.author}>
          {isLarge &&
            authors.map(({ label }) => (
              <AuthorPortrait key={label} name={label} className={styles.portrait} />
            ))}
          {blog.list.by} {authors.map(({ label }) => label).join(', ')}
          {language && ` (${language.name})`}
        </p>
        <HeadingTag className={styles.title} lang={language?.code}>
          {title}
        </HeadingTag>
        <p className={styles.description} lang={language?.code}>
          {description}
        </p>
        <Link to={to} hrefLang={language?.code} className={clsx('action covering', styles.more)}>
          {blog.list.readMore}
          <span className="unseen" lang={language?.code}>
            {title}
          </span>
          <ArrowRight />
        </Link>
      </div>
    </article>
  );
}
