import type { Picture as PictureData } from '../../content/schemas';

/** A box of 800 px needs it on a double-density screen. */
const largeWidth = 1600;

export function buildSrcSet({ base, width, widths }: PictureData, large = false): string {
  const isLargeWidthMissing = width >= largeWidth && widths.every((listed) => listed < largeWidth);
  return [...widths, ...(large && isLargeWidthMissing ? [largeWidth] : [])]
    .map((listed) => `${base}-${listed}.avif ${listed}w`)
    .join(', ');
}

/** Feed readers without AVIF use the JPEG; the build makes it only if a page has its address. */
export function buildLargestUrl({ base, widths }: PictureData, extension: 'avif' | 'jpeg'): string {
  return `${base}-${widths.at(-1)}.${extension}`;
}
