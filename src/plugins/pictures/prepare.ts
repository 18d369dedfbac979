import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type AvifOptions, type JpegOptions } from 'sharp';
import type { Picture, WithPictures } from '../../content/schemas/index.ts';
import { contentDir } from '../content/folder-paths.ts';
import { mapNestedValues } from '../content/map-nested-values.ts';
import { findPicturePath } from '../content/references.ts';

export const pictureCacheDir = fileURLToPath(new URL('../../../.pictures', import.meta.url));

/**
 * AVIF effort 2 doubles the encoding time for 5 % fewer bytes; effort 0 takes a third of the time for
 * 20 % more bytes and ringing edges. 4:2:0 loses nothing: the WebP sources store no more colour.
 */
export const encodingOptions = {
  avif: { quality: 58, effort: 1, tune: 'ssim', chromaSubsampling: '4:2:0' },
  jpeg: { quality: 80, progressive: true },
} satisfies { avif: AvifOptions; jpeg: JpegOptions };
export const decodingOptions = { autoOrient: true };
const encodingOptionsJson = JSON.stringify({ ...decodingOptions, ...encodingOptions });

/** Widths for a phone, a card on a double-density phone, a tablet, a notebook, and an enlarged picture. */
const encodedWidths = [400, 560, 800, 1200, 1680];
/** The smallest allowed ratio between two neighbouring widths. */
const minWidthRatio = 1.4;

type Size = Pick<Picture, 'width' | 'height' | 'widths'>;

/** Saves measuring: hot reload prepares all pictures after each change of a text. */
const sizeByAddressBase = new Map<string, Size>();

export async function addAddressesAndSizes<Value>(content: Value): Promise<WithPictures<Value>> {
  const references: PictureReference[] = [];
  mapNestedValues(content, (part) => {
    if (isPictureReference(part)) {
      references.push(part);
    }
    return part;
  });
  const pictures = (await Promise.all(references.map(readPictureData))).values();
  return mapNestedValues(content, (part) =>
    isPictureReference(part) ? pictures.next().value : part,
  ) as WithPictures<Value>;
}

interface PictureReference {
  file: string;
  alt?: string;
}

function isPictureReference(part: unknown): part is PictureReference {
  return typeof Object(part).file === 'string';
}

async function readPictureData({ file, alt = '' }: PictureReference): Promise<Picture> {
  const sourcePicturePath = findPicturePath(contentDir, file);
  if (!sourcePicturePath) {
    throw new Error(`There is no picture "${file}" below src/content/pictures.`);
  }
  return preparePictureFromBytes(readFileSync(sourcePicturePath), file, alt);
}

/** Prepares a picture outside the content folder; `pictureName` is a path below /pictures. */
export async function preparePictureFromBytes(bytes: Buffer, pictureName: string, alt: string) {
  const base = buildAddressBase(bytes, pictureName);
  const size = sizeByAddressBase.get(base) ?? (await readPictureSizeAndWidths(bytes));
  sizeByAddressBase.set(base, size);
  return { base, ...size, alt } satisfies Picture;
}

export function buildAddressBase(bytes: Buffer, pictureName: string): string {
  const hash = createHash('sha256').update(encodingOptionsJson).update(bytes).digest('hex');
  return `/pictures/${pictureName}.${hash.slice(0, 8)}`;
}

export async function readPictureSizeAndWidths(bytes: Buffer): Promise<Size> {
  // Phones store a photo as the sensor saw it, and how to turn it.
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  return { width, height, widths: chooseEncodedWidths(width) };
}

/** Adds the picture's own width if it is at least 1.4 times the next smaller listed width. */
export function chooseEncodedWidths(pictureWidth: number): number[] {
  const widths = encodedWidths.filter((width) => width <= pictureWidth);
  const largestWidth = Math.min(pictureWidth, Math.max(...encodedWidths));
  const isFarFromNext = largestWidth >= minWidthRatio * (widths.at(-1) ?? 0);
  return isFarFromNext ? [...widths, largestWidth] : widths;
}
