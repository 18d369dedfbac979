import blog from '@content/blog';
import page from '@content/pages/blog';
import { ArrowLeft, ArrowRight } from '../../../components/icons';
import { Link } from '../../../components/Link';
import type { PostMetadata } from '../../post';
import styles from './styles.module.css';

export function OlderNewer({ post }: { post: PostMetadata }) {
  const { previous, next } = blog.post;
  // The list of all posts takes the place of a missing neighbour.
  const all = { name: page.breadcrumb.label, rel: undefined, ...blog.menu.all };
  const neighbours = [
    post.previous ? { name: previous, rel: 'prev', ...post.previous } : all,
    post.next ? { name: next, rel: 'next', ...post.next } : all,
  ];
  return (
    <nav className={styles.neighbours} aria-label={blog.list.pages}>
      {neighbours.map(({ name, rel, to, label }, side) => (
        <Link key={side} to={to} rel={rel} className={styles.neighbour}>
          <span className={styles.label}>
            {side === 0 && <ArrowLeft />}
            {name}
            {side === 1 && <ArrowRight />}
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
