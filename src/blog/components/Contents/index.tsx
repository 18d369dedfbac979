import blog from '@content/blog';
import { useTOCHighlight } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import { ChevronDown } from '../../../components/icons';
import { plainText } from '../../../shared/html.ts';
import styles from './styles.module.css';

export interface Heading {
  /** The heading as HTML. */
  value: string;
  id: string;
  level: number;
}

const minSections = 3;

export function sectionsOf(headings: readonly Heading[]): Heading[] {
  const sections = headings.filter(({ level }) => level === 2);
  return sections.length >= minSections ? sections : [];
}

const highlight = {
  linkClassName: styles.beside ?? '',
  linkActiveClassName: styles.current ?? '',
  minHeadingLevel: 2,
  maxHeadingLevel: 2,
};

/** Beside the text on wide screens; folded above the text on small screens. */
export function Contents({
  sections,
  isFolded = false,
}: {
  sections: Heading[];
  isFolded?: boolean;
}) {
  useTOCHighlight(isFolded ? undefined : highlight);
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, value }) => (
        <li key={id}>
          <a href={`#${id}`} className={clsx(styles.link, !isFolded && styles.beside)}>
            {plainText(value)}
          </a>
        </li>
      ))}
    </ol>
  );
  if (isFolded) {
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
    <nav className={styles.sticky} aria-labelledby="contents">
      <h2 id="contents" className={styles.heading}>
        {blog.post.contents}
      </h2>
      {list}
    </nav>
  );
}
