/** Runs work after the next paint. */
export function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work));
}
