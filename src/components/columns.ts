import type { CSSProperties } from 'react';

/** How many stand side by side, `most` or one fewer, so that the last row is as full as it can be. */
export function columnsFor(count: number, most: number): number {
  if (count <= most) {
    return Math.max(count, 1);
  }
  return fullness(count, most - 1) > fullness(count, most) ? most - 1 : most;
}

/** For a list that says `repeat(var(--columns), …)`. */
export function inColumns(count: number, most: number): CSSProperties {
  return { '--columns': columnsFor(count, most) } as CSSProperties;
}

/** Of the last row. */
function fullness(count: number, columns: number): number {
  return (count % columns || columns) / columns;
}
