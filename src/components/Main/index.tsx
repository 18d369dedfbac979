import { Children, memo, type ReactElement, type ReactNode, useMemo } from 'react';
import { useRenderedCount } from '../useRenderedCount';

type Part = ReactElement<Record<string, unknown>>;

/** The opening of a page and its first section fill the viewport. */
const firstCount = 2;

/** The router renders a page once more as the visitor leaves it; parts with the same props stay as they are. */
const UnchangedPart = memo(({ part }: { part: Part }) => part, hasSameProps);

/** Paints the first children at once and the others in the background; each child is one part of the page. */
export function Main({ children }: { children: ReactNode }) {
  // The same elements in both passes, so that the second renders only what is new.
  const parts = useMemo(() => Children.toArray(children) as Part[], [children]);
  const partCount = useRenderedCount(parts.length, firstCount);
  return (
    <main data-partial={partCount < parts.length || undefined}>
      {parts.slice(0, partCount).map((part) => (
        <UnchangedPart key={part.key} part={part} />
      ))}
    </main>
  );
}

function hasSameProps({ part }: { part: Part }, { part: newPart }: { part: Part }): boolean {
  const names = Object.keys({ ...part.props, ...newPart.props });
  return (
    part.type === newPart.type && names.every((name) => part.props[name] === newPart.props[name])
  );
}
