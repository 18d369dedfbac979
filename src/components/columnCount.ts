/** Returns the maximum number of columns or one less: the number that fills the last row better. */
function chooseColumnCount(itemCount: number, maxColumnCount: number): number {
  const filledShareOfLastRow = (columnCount: number) =>
    (itemCount % columnCount || columnCount) / columnCount;
  if (itemCount <= maxColumnCount) {
    return Math.max(itemCount, 1);
  }
  const fewer = maxColumnCount - 1;
  return filledShareOfLastRow(fewer) > filledShareOfLastRow(maxColumnCount)
    ? fewer
    : maxColumnCount;
}

/** Sets the custom property of lists with `repeat(var(--columns), …)`. */
export function buildColumnStyle(itemCount: number, maxColumnCount: number) {
  return { '--columns': chooseColumnCount(itemCount, maxColumnCount) };
}
