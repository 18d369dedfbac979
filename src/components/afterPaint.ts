export function afterPaint(callback: () => void) {
  requestAnimationFrame(() => setTimeout(callback));
}
