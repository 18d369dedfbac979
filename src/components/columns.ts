import type { CSSProperties } from 'react';

/** The maximum or one column less: the number that fills the last row better. */
export function columnsFor(count: number, maxColumns: number): number {
  if (count <= maxColumns) {
    return Math.max(count, 1);
  }
  return lastRowFill(count, maxColumns - 1) > lastRowFill(count, maxColumns)
    ? maxColumns - 1
    : maxColumns;
}

/** For lists with `repeat(var(--columns), …)`. */
export function columnStyle(count: number, maxColumns: number): CSSProperties {
  return { '--columns': columnsFor(count, maxColumns) } as CSSProperties;
}

function lastRowFill(count: number, columns: number): number {
  return (count % columns || columns) / columns;
}
