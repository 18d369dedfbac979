import type { Picture as PictureData } from '../../content/schemas';

/** A box of 800 px needs it on a double-density screen. */
const largeWidth = 1600;

export function buildSrcSet({ base, width, widths }: PictureData, large = false): string {
  const isLargeWidthMissing = width >= largeWidth && widths.every((listed) => listed < largeWidth);
  return [...widths, ...(large && isLargeWidthMissing ? [largeWidth] : [])]
    .map((listed) => `${base}-${listed}.avif ${listed}w`)
    .join(', ');
}

export function buildLargestAvifUrl({ base, widths }: PictureData): string {
  return `${base}-${widths.at(-1)}.avif`;
}

/** Feed readers without AVIF use the JPEG; the build makes it only if a page has its address. */
export function buildLargestJpegUrl({ base, widths }: PictureData): string {
  return `${base}-${widths.at(-1)}.jpeg`;
}
