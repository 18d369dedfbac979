import type { Picture as PictureData } from '../../content/schemas';

export function buildSrcSet({ base: addressStem, widths }: PictureData): string {
  return widths.map((width) => `${addressStem}-${width}.avif ${width}w`).join(', ');
}

export function buildLargestAvifUrl({ base: addressStem, widths }: PictureData): string {
  return `${addressStem}-${widths.at(-1)}.avif`;
}

/** Feed readers without AVIF use the JPEG; the build makes it only if a page has its address. */
export function buildLargestJpegUrl({ base: addressStem, widths }: PictureData): string {
  return `${addressStem}-${widths.at(-1)}.jpeg`;
}
