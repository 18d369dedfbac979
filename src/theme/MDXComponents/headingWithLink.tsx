import blog from '@content/blog';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps } from 'react';

/** A heading with a link to itself, to copy. */
export function headingWithLink(Tag: 'h2' | 'h3' | 'h4') {
  return function Heading({ id, children, ...rest }: ComponentProps<'h2'>) {
    useBrokenLinks().collectAnchor(id);
    const words = `${blog.post.headingLink} ${typeof children === 'string' ? children : id}`;
    return (
      <Tag id={id} {...rest}>
        {children}
        {id && (
          <a className="hash-link" href={`#${id}`} aria-label={words} title={words} translate="no">
            {'\u200b'}
          </a>
        )}
      </Tag>
    );
  };
}
