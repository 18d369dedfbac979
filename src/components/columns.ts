import type { CSSProperties } from 'react';

/** Columns for a grid: `most` or one fewer, whichever fills the last row better. */
export function columnsFor(count: number, maxColumns: number): number {
  if (count <= maxColumns) {
    return Math.max(count, 1);
  }
  return lastRowFill(count, maxColumns - 1) > lastRowFill(count, maxColumns)
    ? maxColumns - 1
    : maxColumns;
}

/** For a list that says `repeat(var(--columns), …)`. */
export function columnStyle(count: number, maxColumns: number): CSSProperties {
  return { '--columns': columnsFor(count, maxColumns) } as CSSProperties;
}

/** How full the last row is, from 0 to 1. */
function lastRowFill(count: number, columns: number): number {
  return (count % columns || columns) / columns;
}
