/**
 * Sets the custom property of lists with `repeat(var(--columns), …)`. Of more items than columns, the
 * maximum or one less fills the last row better.
 */
export function buildColumnStyle(itemCount: number, maxCount: number) {
  const filledShareOfLastRow = (count: number) => (itemCount % count || count) / count;
  const isFullerWithFewer = filledShareOfLastRow(maxCount - 1) > filledShareOfLastRow(maxCount);
  const countForMany = isFullerWithFewer ? maxCount - 1 : maxCount;
  return { '--columns': itemCount > maxCount ? countForMany : Math.max(itemCount, 1) };
}
