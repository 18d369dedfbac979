import blog from '@content/blog';
import { Link } from '../../../components/Link';
import { Picture } from '../../../components/Picture';
import type { PostSummary } from '../../post';
import styles from './styles.module.css';

export function PopularPosts({ posts }: { posts: PostSummary[] }) {
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className={styles.heading}>
        {blog.post.popular}
      </h2>
      <ul className={styles.list}>
        {posts.map(({ title, to, date, authors, picture }) => (
          <li key={to}>
            <Link to={to} className={styles.post}>
              <Picture picture={{ ...picture, alt: '' }} sizes="88px" className={styles.picture} />
              <span>
                <span className={styles.title}>{title}</span>
                <span className={styles.meta}>
                  <time dateTime={date.iso}>{date.text}</time>,{' '}
                  {authors.map(({ label }) => label).join(', ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
