import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type AvifOptions, type JpegOptions } from 'sharp';
import type { Picture, WithPictures } from '../../content/schemas/index.ts';
import { contentDir } from '../content/folder-paths.ts';
import { mapParts } from '../content/map-nested-values.ts';
import { findPicturePath } from '../content/references.ts';

export const pictureCacheDir = fileURLToPath(new URL('../../../.pictures', import.meta.url));

/**
 * AVIF tuned for "iq" keeps lines and edges whole that "ssim" breaks at quality 58 and more bytes.
 * Effort 2 nearly doubles the encoding time; effort 0 halves it for 20 % more bytes and ringing edges.
 */
export const encodingOptions = {
  avif: { quality: 51, effort: 1, tune: 'iq' },
  jpeg: { quality: 80, progressive: true },
} satisfies { avif: AvifOptions; jpeg: JpegOptions };

/** Drawings and type need all their colour; a photograph in WebP or JPEG stores a quarter of it. */
export function chooseChroma(sourceFormat: string | undefined): '4:4:4' | '4:2:0' {
  return /^(?:svg|png)$/.test(sourceFormat ?? '') ? '4:4:4' : '4:2:0';
}
export const decodingOptions = { autoOrient: true };
const encodingOptionsJson = JSON.stringify({ ...decodingOptions, ...encodingOptions });

/** Widths for a phone, a card on a double-density phone, a tablet, a notebook, and an enlarged picture. */
const encodedWidths = [400, 560, 800, 1200, 1680];
/** A box of 800 px asks for it on a double-density screen. */
export const largeBoxWidth = 1600;
const largeBoxPattern = /^(?:home,(?:about|partner)|about,story),picture$/;
/** The smallest allowed ratio between two neighbouring widths. */
const minWidthRatio = 1.4;

type Size = Pick<Picture, 'width' | 'height' | 'widths'>;

/** Saves measuring: hot reload prepares all pictures after each change of a text. */
const sizeByAddressBase = new Map<string, Size>();

export async function addAddressesAndSizes<Value>(
  contentWithPictures: Value,
): Promise<WithPictures<Value>> {
  const pictureReferences: PictureReference[] = [];
  mapParts(contentWithPictures, (part, keyPath) => {
    if (isPictureReference(part)) {
      pictureReferences.push({ ...part, isInLargeBox: largeBoxPattern.test(keyPath.join()) });
    }
    return part;
  });
  const preparedPictures = await Promise.all(pictureReferences.map(readPictureData));
  const remainingPreparedPictures = preparedPictures.values();
  return mapParts(contentWithPictures, (part) =>
    isPictureReference(part) ? remainingPreparedPictures.next().value : part,
  ) as WithPictures<Value>;
}

interface PictureReference {
  file: string;
  alt?: string;
  isInLargeBox?: boolean;
}

function isPictureReference(part: unknown): part is PictureReference {
  return typeof Object(part).file === 'string';
}

async function readPictureData({
  file,
  alt = '',
  isInLargeBox,
}: PictureReference): Promise<Picture> {
  const sourcePicturePath = findPicturePath(contentDir, file);
  if (!sourcePicturePath) {
    throw new Error(`There is no picture "${file}" below src/content/pictures.`);
  }
  const picture = await preparePictureFromBytes(readFileSync(sourcePicturePath), file, alt);
  const hasLargeWidth = Math.max(...picture.widths) >= largeBoxWidth;
  return isInLargeBox && picture.width >= largeBoxWidth && !hasLargeWidth
    ? { ...picture, widths: [...picture.widths, largeBoxWidth] }
    : picture;
}

/** Prepares a picture outside the content folder; `pictureName` is a path below /pictures. */
export async function preparePictureFromBytes(
  bytes: Buffer,
  pictureName: string,
  alt: string,
): Promise<Picture> {
  const addressBase = buildAddressBase(bytes, pictureName);
  const pictureSize = sizeByAddressBase.get(addressBase) ?? (await readPictureSizeAndWidths(bytes));
  sizeByAddressBase.set(addressBase, pictureSize);
  return { base: addressBase, ...pictureSize, alt };
}

export function buildAddressBase(bytes: Buffer, pictureName: string): string {
  const hash = createHash('sha256')
    .update(encodingOptionsJson)
    .update(bytes)
    .digest('hex')
    .slice(0, 8);
  return `/pictures/${pictureName}.${hash}`;
}

export async function readPictureSizeAndWidths(bytes: Buffer): Promise<Size> {
  // Phones store a photo as the sensor saw it, and how to turn it.
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  return { width, height, widths: chooseEncodedWidths(width) };
}

/** Adds the picture's own width if it is at least 1.4 times the next smaller listed width. */
export function chooseEncodedWidths(pictureWidth: number): number[] {
  const fittingWidths = encodedWidths.filter((listedWidth) => listedWidth <= pictureWidth);
  const largestWidth = Math.min(pictureWidth, Math.max(...encodedWidths));
  const shouldAddLargestWidth = largestWidth >= minWidthRatio * (fittingWidths.at(-1) ?? 0);
  return shouldAddLargestWidth ? [...fittingWidths, largestWidth] : fittingWidths;
}
