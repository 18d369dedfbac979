import { Children, type ReactNode, useMemo } from 'react';
import { useRenderedCount } from '../useRenderedCount';

/** The opening of a page and its first section fill the viewport. */
const firstCount = 2;

export function Main({ children }: { children: ReactNode }) {
  // The same elements in both passes, so that the second renders only what is new.
  const sections = useMemo(() => Children.toArray(children), [children]);
  const sectionCount = useRenderedCount(sections.length, firstCount);
  return (
    <main data-partial={sectionCount < sections.length || undefined}>
      {sections.slice(0, sectionCount)}
    </main>
  );
}
