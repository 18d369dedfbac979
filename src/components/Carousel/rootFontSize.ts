/** The browser's text size in pixels, which widths in em go by. */
export function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
