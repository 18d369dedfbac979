import blog from '@content/blog';
import type { PropBlogPostContent } from '@docusaurus/plugin-content-blog';
import { useTOCHighlight } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import { ChevronDown } from '../../../components/icons';
import { extractPlainText } from '../../../shared/html.ts';
import styles from './styles.module.css';

const sectionHighlightOptions = {
  linkClassName: styles.beside ?? '',
  linkActiveClassName: styles.current ?? '',
  minHeadingLevel: 2,
  maxHeadingLevel: 2,
};

/** On wide screens the contents are beside the text, on small screens folded above the text. */
export function Contents({
  sections,
  isFolded = false,
}: {
  sections: PropBlogPostContent['toc'];
  isFolded?: boolean;
}) {
  useTOCHighlight(isFolded ? undefined : sectionHighlightOptions);
  const sectionLinkList = (
    <ol className={styles.list}>
      {sections.map(({ id, value }) => (
        <li key={id}>
          <a href={`#${id}`} className={clsx(styles.link, !isFolded && styles.beside)}>
            {extractPlainText(value)}
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
        {sectionLinkList}
      </details>
    );
  }
  return (
    <nav className={styles.sticky} aria-labelledby="post_contents">
      <h2 id="post_contents" className={styles.heading}>
        {blog.post.contents}
      </h2>
      {sectionLinkList}
    </nav>
  );
}
