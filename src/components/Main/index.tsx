import { Children, memo, type ReactElement, type ReactNode, useMemo } from 'react';
import { useHasRest } from '../useHasRest';

type Part = ReactElement<Record<string, unknown>>;

/** The router renders a page once more as the visitor leaves it; parts with the same props stay as they are. */
const UnchangedPart = memo(({ part }: { part: Part }) => part, hasSameProps);

/** Each child is one part of the page, and the first is its opening. */
export function Main({ children }: { children: ReactNode }) {
  // The same elements in both passes, so that the second renders only what is new.
  const parts = useMemo(() => Children.toArray(children) as Part[], [children]);
  const hasRest = useHasRest();
  return (
    <main data-partial={!hasRest || undefined}>
      {(hasRest ? parts : parts.slice(0, 1)).map((part) => (
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
