import type { CSSProperties } from 'react';

/** Columns for a grid: `most` or one fewer, whichever fills the last row better. */
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

/** How full the last row is, from 0 to 1. */
function fullness(count: number, columns: number): number {
  return (count % columns || columns) / columns;
}
