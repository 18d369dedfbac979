import blog from '@content/blog';
import { Fold } from '../../../components/Fold';
import { Link } from '../../../components/Link';
import { Picture } from '../../../components/Picture';
import type { PostSummary } from '../../post';
import styles from './styles.module.css';

export function PopularPosts({ posts }: { posts: PostSummary[] }) {
  return (
    <section aria-labelledby="popular_posts">
      <Fold
        label={blog.post.popular}
        heading={
          <h2 id="popular_posts" className={styles.heading}>
            {blog.post.popular}
          </h2>
        }
      >
        <ul className={styles.list}>
          {posts.map((post) => (
            <li key={post.to}>
              <Link to={post.to} hrefLang={post.language?.code} className={styles.post}>
                <Picture
                  picture={{ ...post.picture, alt: '' }}
                  sizes="64px"
                  className={styles.picture}
                />
                <span>
                  <span className={styles.title} lang={post.language?.code}>
                    {post.title}
                  </span>
                  <span className={styles.meta}>
                    <time dateTime={post.date.iso}>{post.date.text}</time>,{' '}
                    {post.authors.map((author) => author.label).join(', ')}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
