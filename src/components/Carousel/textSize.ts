/** The browser's text size in pixels, which widths in em go by. */
export function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
