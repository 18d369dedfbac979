import blog from '@content/blog';
import { Fragment } from 'react';
import { Calendar, Clock } from '../../../components/icons';
import { Link } from '../../../components/Link';
import type { PostMetadata } from '../../post';
import { AuthorPortrait } from '../AuthorPortrait';
import styles from './styles.module.css';

export function Byline({ post }: { post: PostMetadata }) {
  return (
    <p className={styles.byline}>
      <span className={styles.portraits}>
        {post.authors.map(({ label }) => (
          <AuthorPortrait key={label} name={label} className={styles.portrait} />
        ))}
      </span>
      <span>
        {blog.list.by}{' '}
        {post.authors.map((author, authorIndex) => (
          <Fragment key={author.to}>
            {authorIndex > 0 && ', '}
            <Link to={author.to} className={`action ${styles.author}`} rel="author">
              {author.label}
            </Link>
          </Fragment>
        ))}
      </span>
      <time dateTime={post.date.iso} className={styles.item}>
        <Calendar />
        {post.date.text}
      </time>
      <span className={styles.item}>
        <Clock />
        {post.minutes} {blog.post.minutes}
      </span>
    </p>
  );
}
