import blog from '@content/blog';
import { ChevronDown } from '../../../components/icons';
import { plainText } from '../../../components/Prose/plainText';
import type { PostMetadata } from '../../../content/schemas/post';
import styles from './styles.module.css';

export interface Heading {
  /** HTML that the build made from the heading. */
  value: string;
  id: string;
  level: number;
}

/** From seven minutes on a reader looks for a part; below, the headings are near enough. */
export function longRead({ minutes }: PostMetadata, headings: readonly Heading[]): boolean {
  return minutes >= 7 && headings.length >= 5;
}

/** Beside the text where there is room; folded above it where there is not. */
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
          <ChevronDown className={styles.chevron} />
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
