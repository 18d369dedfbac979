import type { Picture as PictureData } from '../../content/schemas';

export function sourceSet({ base: addressStem, widths: pixelWidths }: PictureData): string {
  return pixelWidths.map((width) => `${addressStem}-${width}.avif ${width}w`).join(', ');
}

export function largestAddress({ base: addressStem, widths: pixelWidths }: PictureData): string {
  return `${addressStem}-${pixelWidths.at(-1)}.avif`;
}

/** For readers without AVIF. The build makes a JPEG only if a page contains its address. */
export function jpegAddress({ base: addressStem, widths: pixelWidths }: PictureData): string {
  return `${addressStem}-${pixelWidths.at(-1)}.jpeg`;
}
