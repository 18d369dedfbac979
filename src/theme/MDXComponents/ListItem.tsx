import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps } from 'react';

/** A footnote is a list item that its reference links to. */
export function ListItem(props: ComponentProps<'li'>) {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} />;
}
