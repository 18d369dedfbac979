/** Leaves work that holds the page up until the visitor sees that something was done. */
export function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work));
}
