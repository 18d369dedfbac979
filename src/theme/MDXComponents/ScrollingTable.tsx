import blog from '@content/blog';
import type { ComponentProps } from 'react';

/** A wide table scrolls inside its box by touch, wheel or arrow keys. */
export function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what has focus
    <div data-scrolls="" role="group" aria-label={blog.post.table} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
