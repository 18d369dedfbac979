import blog from '@content/blog';
import { ChevronDown } from '../../../components/icons';
import { plainText } from '../../../shared/html.ts';
import type { PostMetadata } from '../../post';
import styles from './styles.module.css';

export interface Heading {
  /** The heading as HTML. */
  value: string;
  id: string;
  level: number;
}

/** A post of seven minutes or more gets a table of contents. */
export function longRead({ minutes }: PostMetadata, headings: readonly Heading[]): boolean {
  return minutes >= 7 && headings.length >= 5;
}

/** Beside the text on wide screens, folded above it on small ones. */
export function Contents({
  headings,
  folded = false,
}: {
  headings: readonly Heading[];
  folded?: boolean;
}) {
  const list = (
    <ol className={styles.list}>
      {headings
        .filter(({ level }) => level === 2)
        .map(({ id, value }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {plainText(value)}
            </a>
          </li>
        ))}
    </ol>
  );
  if (folded) {
    return (
      <details className={styles.folded}>
        <summary className={styles.summary}>
          {blog.post.contents}
          <ChevronDown />
        </summary>
        {list}
      </details>
    );
  }
  return (
    <nav className={styles.beside} aria-labelledby="contents">
      <h2 id="contents" className={styles.heading}>
        {blog.post.contents}
      </h2>
      {list}
    </nav>
  );
}
