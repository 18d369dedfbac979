import type { Picture as PictureData } from '../../content/schemas';

export function sourceSet({ base: addressStem, widths: pixelWidths }: PictureData): string {
  return pixelWidths.map((width) => `${addressStem}-${width}.avif ${width}w`).join(', ');
}

export function largestAddress({ base: addressStem, widths: pixelWidths }: PictureData): string {
  return `${addressStem}-${pixelWidths.at(-1)}.avif`;
}

/** Feed readers without AVIF use the JPEG; the build makes it only if a page has its address. */
export function jpegAddress({ base: addressStem, widths: pixelWidths }: PictureData): string {
  return `${addressStem}-${pixelWidths.at(-1)}.jpeg`;
}
