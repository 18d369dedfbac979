/** Finds every picture that the content names and makes the files its markup asks for. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Picture, WithPictures } from '../../content/schemas/index.ts';
import { contentDir } from '../content/read.ts';
import { findPicture } from '../content/references.ts';

/** A static folder of the site (see docusaurus.config.ts): made by the build, kept between builds. */
export const preparedDir = fileURLToPath(new URL('../../../.pictures', import.meta.url));

/** Phone, tablet or double-density phone, large or double-density tablet. */
const widths = [400, 800, 1200, 1600];
const encoding = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 74, effort: 4 },
};
/** Part of every name: raise it when the encoding changes. */
const recipe = JSON.stringify([widths, encoding]);

export async function preparePictures<Value>(value: Value): Promise<WithPictures<Value>> {
  return (await replacePictures(value)) as WithPictures<Value>;
}

async function replacePictures(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) {
    const replaced: unknown[] = [];
    for (const item of value) {
      replaced.push(await replacePictures(item));
    }
    return replaced;
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if ('file' in value && typeof value.file === 'string') {
    const alt = 'alt' in value && typeof value.alt === 'string' ? value.alt : '';
    return preparePicture(value.file, alt);
  }
  const entries: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) {
    entries.push([key, await replacePictures(inner)]);
  }
  return Object.fromEntries(entries);
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
  const { width, height } = await sharp(bytes).metadata();
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 8);
  const base = `/pictures/${name}.${hash}`;
  const made = [...widths.filter((wanted) => wanted < width), width].slice(0, widths.length);
  await encode(bytes, path.join(preparedDir, base), made);
  return { base, width, height, widths: made, alt };
}

/** AVIF in every width; WebP, for the few browsers without it, in the smallest and one middle width. */
async function encode(bytes: Buffer, target: string, made: number[]): Promise<void> {
  mkdirSync(path.dirname(target), { recursive: true });
  const jobs = [
    ...made.map((width) => ({ width, format: 'avif' as const })),
    ...made.slice(0, 2).map((width) => ({ width, format: 'webp' as const })),
  ];
  for (const { width, format } of jobs) {
    const place = `${target}-${width}.${format}`;
    if (!existsSync(place)) {
      await sharp(bytes).resize({ width }).toFormat(format, encoding[format]).toFile(place);
    }
  }
}
