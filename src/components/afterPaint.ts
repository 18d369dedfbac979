export function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work));
}
