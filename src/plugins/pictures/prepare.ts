/** Finds the pictures that the content names, and lists the widths for their markup. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type AvifOptions, type JpegOptions } from 'sharp';
import type { Picture, WithPictures } from '../../content/schemas/index.ts';
import { contentDir } from '../content/folders.ts';
import { mapParts } from '../content/map-parts.ts';
import { findPicture } from '../content/references.ts';

/** The cache of encoded files. */
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
/** The smallest factor between two widths. */
const step = 1.4;

type Size = Pick<Picture, 'width' | 'height' | 'widths'>;

/** Saves measuring again after each change of a text under hot reload. */
const measured = new Map<string, Size>();

export async function preparePictures<Value>(value: Value): Promise<WithPictures<Value>> {
  const named: Named[] = [];
  mapParts(value, (part) => {
    if (isNamed(part)) {
      named.push(part);
    }
    return part;
  });
  const prepared = (await Promise.all(named.map(preparePicture))).values();
  return mapParts(value, (part) =>
    isNamed(part) ? prepared.next().value : part,
  ) as WithPictures<Value>;
}

interface Named {
  file: string;
  alt?: string;
}

function isNamed(part: unknown): part is Named {
  return typeof Object(part).file === 'string';
}

async function preparePicture({ file, alt = '' }: Named): Promise<Picture> {
  const master = findPicture(contentDir, file);
  if (!master) {
    throw new Error(`There is no picture "${file}" below src/content/pictures.`);
  }
  return prepareBytes(readFileSync(master), file, alt);
}

/** For pictures outside the content folder; `name` is the address below /pictures. */
export async function prepareBytes(bytes: Buffer, name: string, alt: string): Promise<Picture> {
  const base = baseOf(bytes, name);
  const size = measured.get(base) ?? (await measure(bytes));
  measured.set(base, size);
  return { base, ...size, alt };
}

/** The address contains a hash of the bytes and the encoding. */
export function baseOf(bytes: Buffer, name: string): string {
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 8);
  return `/pictures/${name}.${hash}`;
}

export async function measure(bytes: Buffer): Promise<Size> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height, widths: widthsFor(width) };
}

/** The listed widths up to the picture's own, and its own if it is a step further. */
export function widthsFor(width: number): number[] {
  const offered = widths.filter((wanted) => wanted <= width);
  const widest = Math.min(width, Math.max(...widths));
  return widest >= step * (offered.at(-1) ?? 0) ? [...offered, widest] : offered;
}
