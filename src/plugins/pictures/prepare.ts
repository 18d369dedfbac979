import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type AvifOptions, type JpegOptions, type Metadata } from 'sharp';
import type { Picture, WithPictures } from '../../content/schemas/index.ts';
import { applyBrandColours } from '../../shared/brand-colours.ts';
import { contentDir } from '../content/folder-paths.ts';
import { mapNestedValues } from '../content/map-nested-values.ts';
import { readBrand } from '../content/read.ts';
import { findPicturePath } from '../content/references.ts';

export const pictureCacheDir = fileURLToPath(new URL('../../../.pictures', import.meta.url));

/**
 * AVIF tuned for "iq" keeps thin lines and edges, which "ssim" breaks at the same number of bytes. It
 * gives a plain picture more bytes than its edges need, so that has a lower quality. Effort 2 nearly
 * doubles the encoding time; effort 0 halves it for 20 % more bytes and ringing edges.
 */
export const encodingOptions = {
  avif: { effort: 1, tune: 'iq' },
  avifQuality: { plain: 44, detailed: 53 },
  jpeg: { quality: 80, progressive: true },
} satisfies { avif: AvifOptions; avifQuality: Record<string, number>; jpeg: JpegOptions };
const maxPlainBitsPerPixel = 0.3;

/** Drawings need all their colour; a photograph as WebP or JPEG stores a quarter of it. */
export function chooseAvifOptions({ format, width, height, size = 0 }: Metadata): AvifOptions {
  const isPlain = (8 * size) / (width * height) < maxPlainBitsPerPixel;
  const isDrawing = format === 'svg' || format === 'png';
  return {
    ...encodingOptions.avif,
    quality: encodingOptions.avifQuality[isPlain ? 'plain' : 'detailed'],
    chromaSubsampling: isDrawing ? '4:4:4' : '4:2:0',
  };
}
export const decodingOptions = { autoOrient: true };
const encodingOptionsJson = JSON.stringify({ ...decodingOptions, ...encodingOptions });

/** Widths for a phone, a card on a double-density phone, a tablet, a notebook, and an enlarged picture. */
const encodedWidths = [400, 560, 800, 1200, 1680];
const minWidthRatio = 1.4;

type Size = Pick<Picture, 'width' | 'height' | 'widths'>;

/** Saves measuring: hot reload prepares all pictures after each change of a text. */
const sizeByAddressBase = new Map<string, Size>();

export async function addAddressesAndSizes<Value>(
  content: Value,
  contentFolder = contentDir,
): Promise<WithPictures<Value>> {
  const references: PictureReference[] = [];
  mapNestedValues(content, (part) => {
    if (isPictureReference(part)) {
      references.push(part);
    }
    return part;
  });
  async function prepare({ file, alt = '' }: PictureReference) {
    const picturePath = findPicturePath(contentFolder, file);
    if (!picturePath) {
      throw new Error(`There is no picture "${file}" below src/content/pictures.`);
    }
    return preparePictureFromBytes(readFileSync(picturePath), file, alt);
  }
  const pictures = (await Promise.all(references.map(prepare))).values();
  const replace = (part: unknown) => (isPictureReference(part) ? pictures.next().value : part);
  return mapNestedValues(content, replace) as WithPictures<Value>;
}

interface PictureReference {
  file: string;
  alt?: string;
}

function isPictureReference(part: unknown): part is PictureReference {
  return typeof Object(part).file === 'string';
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

export function chooseEncodedWidths(pictureWidth: number): number[] {
  const widths = encodedWidths.filter((width) => width <= pictureWidth);
  const largestWidth = Math.min(pictureWidth, Math.max(...encodedWidths));
  const isFarFromNext = largestWidth >= minWidthRatio * (widths.at(-1) ?? 0);
  return isFarFromNext ? [...widths, largestWidth] : widths;
}

/** Draws the cover of a post without a picture, in the owner's colours. */
export function drawTopicCover(topic: string): Buffer {
  const coversFolder = path.join(contentDir, 'drawn/covers');
  const coverName = existsSync(path.join(coversFolder, `${topic}.svg`)) ? topic : 'other';
  const coverSvg = readFileSync(path.join(coversFolder, `${coverName}.svg`), 'utf8').trimEnd();
  return Buffer.from(applyBrandColours(coverSvg, readBrand().colours));
}
