import { Children, type ReactNode } from 'react';
import { useRenderedCount } from '../useRenderedCount';

/** The opening of a page and its first section fill the viewport. */
const firstCount = 2;

export function Main({ children }: { children: ReactNode }) {
  const sections = Children.toArray(children);
  const sectionCount = useRenderedCount(sections.length, firstCount);
  return (
    <main data-partial={sectionCount < sections.length || undefined}>
      {sections.slice(0, sectionCount)}
    </main>
  );
}
