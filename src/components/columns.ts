import type { CSSProperties } from 'react';

/** Returns the maximum number of columns or one less: the number that fills the last row better. */
export function chooseColumnCount(itemCount: number, maxColumns: number): number {
  if (itemCount <= maxColumns) {
    return Math.max(itemCount, 1);
  }
  return computeFilledShareOfLastRow(itemCount, maxColumns - 1) >
    computeFilledShareOfLastRow(itemCount, maxColumns)
    ? maxColumns - 1
    : maxColumns;
}

/** Sets the custom property of lists with `repeat(var(--columns), …)`. */
export function buildColumnStyle(itemCount: number, maxColumns: number): CSSProperties {
  return { '--columns': chooseColumnCount(itemCount, maxColumns) } as CSSProperties;
}

function computeFilledShareOfLastRow(itemCount: number, columnCount: number): number {
  return (itemCount % columnCount || columnCount) / columnCount;
}
