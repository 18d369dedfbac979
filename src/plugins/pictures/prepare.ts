/** Finds every picture that the content names and says which files its markup may ask for. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type AvifOptions, type JpegOptions } from 'sharp';
import type { Picture, WithPictures } from '../../content/schemas/index.ts';
import { contentDir } from '../content/folders.ts';
import { findPicture } from '../content/references.ts';

/** What encode.ts has made, kept between builds. */
export const preparedDir = fileURLToPath(new URL('../../../.pictures', import.meta.url));

/**
 * One effort more takes twice the time for 5 % fewer bytes, one less a third for 20 % more and
 * edges that ring. Half the colour is not missed: the masters, WebP too, hold no more.
 */
export const encoding = {
  avif: { quality: 58, effort: 1, tune: 'ssim', chromaSubsampling: '4:2:0' },
  jpeg: { quality: 80, progressive: true },
} satisfies { avif: AvifOptions; jpeg: JpegOptions };
const recipe = JSON.stringify(encoding);

/** Phone, tablet or double-density phone, notebook, an enlarged picture on a fine screen. */
const widths = [400, 800, 1200, 1680];
/** A file that is less than so much wider than the one before it is not worth its weight. */
const step = 1.4;

type Size = Pick<Picture, 'width' | 'height' | 'widths'>;

/** With hot reload the same pictures are asked for again after each change of a text. */
const measured = new Map<string, Size>();

export async function preparePictures<Value>(value: Value): Promise<WithPictures<Value>> {
  return (await replacePictures(value)) as WithPictures<Value>;
}

async function replacePictures(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) {
    return Promise.all(value.map(replacePictures));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if ('file' in value && typeof value.file === 'string') {
    const alt = 'alt' in value && typeof value.alt === 'string' ? value.alt : '';
    return preparePicture(value.file, alt);
  }
  const entries = Object.entries(value).map(async ([key, inner]) => [
    key,
    await replacePictures(inner),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

async function preparePicture(file: string, alt: string): Promise<Picture> {
  const master = findPicture(contentDir, file);
  if (!master) {
    throw new Error(`There is no picture "${file}" below src/content/pictures.`);
  }
  return prepareBytes(readFileSync(master), file, alt);
}

/** A picture from elsewhere than the content folder; `name` is its address below /pictures. */
export async function prepareBytes(bytes: Buffer, name: string, alt: string): Promise<Picture> {
  const base = baseOf(bytes, name);
  const size = measured.get(base) ?? (await measure(bytes));
  measured.set(base, size);
  return { base, ...size, alt };
}

/** Names what the files are made of and how: another picture has another address. */
export function baseOf(bytes: Buffer, name: string): string {
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 8);
  return `/pictures/${name}.${hash}`;
}

export async function measure(bytes: Buffer): Promise<Size> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height, widths: widthsFor(width) };
}

/** Those of the list that the picture has, and its own width where that is a step of its own. */
export function widthsFor(width: number): number[] {
  const offered = widths.filter((wanted) => wanted <= width);
  const widest = Math.min(width, Math.max(...widths));
  return widest >= step * (offered.at(-1) ?? 0) ? [...offered, widest] : offered;
}
