import type { Picture as PictureData } from '../../content/schemas';

export function buildSrcSet({ base, widths }: PictureData): string {
  return widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ');
}

export function buildLargestAvifUrl({ base, widths }: PictureData): string {
  return `${base}-${widths.at(-1)}.avif`;
}

/** Feed readers without AVIF use the JPEG; the build makes it only if a page has its address. */
export function buildLargestJpegUrl({ base, widths }: PictureData): string {
  return `${base}-${widths.at(-1)}.jpeg`;
}
