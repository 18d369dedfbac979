import blog from '@content/blog';
import Head from '@docusaurus/Head';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps } from 'react';
import { CodeFigure } from '../../blog/components/CodeFigure';
import { PostPicture } from '../../blog/components/PostPicture';
import { Link } from '../../components/Link';

function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what has focus
    <div data-scrolls="" role="group" aria-label={blog.post.table} tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** Screen readers would read the heading twice; the keyboard has the list of contents. */
const pointerOnlyProps = { 'aria-hidden': true, tabIndex: -1 };

/** The class "anchor" marks headings for Docusaurus. */
function createHeadingWithLink(HeadingTag: 'h2' | 'h3' | 'h4') {
  return function Heading({ id, children, ...headingProps }: ComponentProps<'h2'>) {
    useBrokenLinks().collectAnchor(id);
    const linkTitle = `${blog.post.headingLink} ${typeof children === 'string' ? children : id}`;
    return (
      <HeadingTag id={id} className="anchor" {...headingProps}>
        {children}
        {id && (
          <a className="hash-link" href={`#${id}`} title={linkTitle} {...pointerOnlyProps}>
            {'\u200b'}
          </a>
        )}
      </HeadingTag>
    );
  };
}

/**
 * These MDX components replace the classic theme's list, which loads tabs, admonitions and a code
 * highlighter; the build highlights our code.
 */
export default {
  Head,
  PostPicture,
  a: Link,
  /** The box of `- [x]`, because a disabled checkbox would need a label. */
  input: ({ checked }: ComponentProps<'input'>) => (checked ? '☑' : '☐'),
  /** The check of broken anchors knows the ids of footnotes. */
  li(props: ComponentProps<'li'>) {
    useBrokenLinks().collectAnchor(props.id);
    return <li {...props} />;
  },
  pre: CodeFigure,
  table: ScrollingTable,
  h2: createHeadingWithLink('h2'),
  h3: createHeadingWithLink('h3'),
  h4: createHeadingWithLink('h4'),
};
