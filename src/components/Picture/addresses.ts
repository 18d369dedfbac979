import type { Picture as PictureData } from '../../content/schemas';

export function sourceSet({ base, widths }: PictureData): string {
  return widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ');
}

export function largestAddress({ base, widths }: PictureData): string {
  return `${base}-${widths.at(-1)}.avif`;
}

/** For readers without AVIF. The build makes a JPEG only if a page contains its address. */
export function jpegAddress({ base, widths }: PictureData): string {
  return `${base}-${widths.at(-1)}.jpeg`;
}
