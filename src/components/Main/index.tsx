import { useHistory } from '@docusaurus/router';
import { Children, type ReactNode, useDeferredValue, useState } from 'react';

/** The opening of a page and its first section fill the viewport. */
const firstCount = 2;

/**
 * A page that opens by a link is painted with its first sections, and React renders the others in
 * the background. A page from the history or at a #fragment is rendered whole, because its scroll
 * position needs the height.
 */
export function Main({ children }: { children: ReactNode }) {
  const { action, location } = useHistory();
  const [isWhole] = useState(action === 'POP' || location.hash !== '');
  const sections = Children.toArray(children);
  const sectionCount = useDeferredValue(sections.length, isWhole ? sections.length : firstCount);
  return (
    <main data-partial={sectionCount < sections.length || undefined}>
      {sections.slice(0, sectionCount)}
    </main>
  );
}
