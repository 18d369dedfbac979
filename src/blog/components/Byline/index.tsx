import blog from '@content/blog';
import { Fragment } from 'react';
import { Calendar, Clock } from '../../../components/icons';
import { Link } from '../../../components/Link';
import type { PostMetadata } from '../../post';
import styles from './styles.module.css';

export function Byline({ post: { authors, date, minutes } }: { post: PostMetadata }) {
  return (
    <p className={styles.byline}>
      <span>
        {blog.list.by}{' '}
        {authors.map(({ label, to }, index) => (
          <Fragment key={to}>
            {index > 0 && ', '}
            <Link to={to} className={styles.author} rel="author">
              {label}
            </Link>
          </Fragment>
        ))}
      </span>
      <time dateTime={date.iso} className={styles.item}>
        <Calendar />
        {date.text}
      </time>
      <span className={styles.item}>
        <Clock />
        {minutes} {blog.post.minutes}
      </span>
    </p>
  );
}
