/** Returns the maximum number of columns or one less: the number that fills the last row better. */
export function chooseColumnCount(itemCount: number, maxColumnCount: number): number {
  if (itemCount <= maxColumnCount) {
    return Math.max(itemCount, 1);
  }
  return computeFilledShareOfLastRow(itemCount, maxColumnCount - 1) >
    computeFilledShareOfLastRow(itemCount, maxColumnCount)
    ? maxColumnCount - 1
    : maxColumnCount;
}

/** Sets the custom property of lists with `repeat(var(--columns), …)`. */
export function buildColumnStyle(itemCount: number, maxColumnCount: number) {
  return { '--columns': chooseColumnCount(itemCount, maxColumnCount) };
}

function computeFilledShareOfLastRow(itemCount: number, columnCount: number): number {
  return (itemCount % columnCount || columnCount) / columnCount;
}
