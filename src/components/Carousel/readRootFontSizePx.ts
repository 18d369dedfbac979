/** Returns the root font size in pixels, to convert breakpoints from em to pixels. */
export function readRootFontSizePx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
