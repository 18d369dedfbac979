import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps } from 'react';

/** Registers footnotes, which references link to, for the check of broken anchors. */
export function ListItem(props: ComponentProps<'li'>) {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} />;
}
