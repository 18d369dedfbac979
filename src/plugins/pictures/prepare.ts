import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type AvifOptions, type JpegOptions } from 'sharp';
import type { Picture, WithPictures } from '../../content/schemas/index.ts';
import { contentDir } from '../content/folders.ts';
import { mapParts } from '../content/map-parts.ts';
import { findPicture } from '../content/references.ts';

export const preparedDir = fileURLToPath(new URL('../../../.pictures', import.meta.url));

/**
 * Effort 2 doubles the time for 5 % fewer bytes; effort 0 takes a third of it for 20 % more and
 * ringing edges. 4:2:0 loses nothing: the WebP sources have no more colour.
 */
export const encoding = {
  avif: { quality: 58, effort: 1, tune: 'ssim', chromaSubsampling: '4:2:0' },
  jpeg: { quality: 80, progressive: true },
} satisfies { avif: AvifOptions; jpeg: JpegOptions };
const recipe = JSON.stringify(encoding);

/** Phone, card on a double-density phone, tablet, notebook, an enlarged picture on a fine screen. */
const widths = [400, 560, 800, 1200, 1680];
/** The smallest ratio of two neighbouring widths. */
const step = 1.4;

type Size = Pick<Picture, 'width' | 'height' | 'widths'>;

/** Hot reload prepares all pictures after each change of a text. */
const sizeCache = new Map<string, Size>();

export async function preparePictures<Value>(value: Value): Promise<WithPictures<Value>> {
  const references: PictureReference[] = [];
  mapParts(value, (part) => {
    if (isReference(part)) {
      references.push(part);
    }
    return part;
  });
  const preparedPictures = (await Promise.all(references.map(preparePicture))).values();
  return mapParts(value, (part) =>
    isReference(part) ? preparedPictures.next().value : part,
  ) as WithPictures<Value>;
}

interface PictureReference {
  file: string;
  alt?: string;
}

function isReference(part: unknown): part is PictureReference {
  return typeof Object(part).file === 'string';
}

async function preparePicture({ file, alt = '' }: PictureReference): Promise<Picture> {
  const master = findPicture(contentDir, file);
  if (!master) {
    throw new Error(`There is no picture "${file}" below src/content/pictures.`);
  }
  return prepareBytes(readFileSync(master), file, alt);
}

/** For pictures outside the content folder; `name` is a path below /pictures. */
export async function prepareBytes(bytes: Buffer, name: string, alt: string): Promise<Picture> {
  const base = baseOf(bytes, name);
  const size = sizeCache.get(base) ?? (await measure(bytes));
  sizeCache.set(base, size);
  return { base, ...size, alt };
}

export function baseOf(bytes: Buffer, name: string): string {
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 8);
  return `/pictures/${name}.${hash}`;
}

export async function measure(bytes: Buffer): Promise<Size> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height, widths: widthsFor(width) };
}

/** Includes the picture's own width if it is a step above the listed widths. */
export function widthsFor(width: number): number[] {
  const fittingWidths = widths.filter((listedWidth) => listedWidth <= width);
  const widest = Math.min(width, Math.max(...widths));
  return widest >= step * (fittingWidths.at(-1) ?? 0) ? [...fittingWidths, widest] : fittingWidths;
}
