/** Encodes each picture once: the cache names files by their content, and parallel builds may share the cache. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, utimes } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { blogDir, contentDir } from '../content/folder-paths.ts';
import { findPicturePath } from '../content/references.ts';
import { listFiles } from '../list-files.ts';
import {
  buildAddressBase,
  chooseAvifOptions,
  decodingOptions,
  drawTopicCover,
  encodingOptions,
  pictureCacheDir,
  readPictureSizeAndWidths,
} from './prepare.ts';

// One picture per core is faster than all cores on one picture.
sharp.concurrency(1);

const addressBasePatternSource = String.raw`/pictures/([^"'\s,]+?)\.[0-9a-f]{8}`;
const addressPattern = new RegExp(`^(${addressBasePatternSource})-(\\d+)\\.(avif|jpeg)$`);
const weekMs = 7 * 24 * 60 * 60 * 1000;

interface PictureFiles {
  sourceBytes: Buffer;
  addresses: string[];
}

export async function addPictures({ outDir }: { outDir: string }): Promise<void> {
  const pictures = await findUsedPictures(outDir);
  const isUncached = (address: string) => !existsSync(buildCachePath(address));
  const uncachedPictures = pictures
    .map((picture) => ({ ...picture, addresses: picture.addresses.filter(isUncached) }))
    .filter(({ addresses }) => addresses.length > 0);
  const fileCount = uncachedPictures.flatMap(({ addresses }) => addresses).length;
  const onEncoded = createProgressReporter(fileCount);
  await processInParallel(uncachedPictures, (picture) => encodePictureFiles(picture, onEncoded));
  for (const address of pictures.flatMap(({ addresses }) => addresses)) {
    await copyFromCache(buildCachePath(address), path.join(outDir, address));
  }
}

/** Prints the progress to stderr every five seconds. */
function createProgressReporter(fileCount: number): () => void {
  let doneCount = 0;
  let lastPrintMs = Date.now();
  return () => {
    doneCount += 1;
    if (doneCount === fileCount || Date.now() - lastPrintMs > 5000) {
      lastPrintMs = Date.now();
      process.stderr.write(`Pictures ${doneCount} of ${fileCount}\n`);
    }
  };
}

export async function processInParallel<Item>(
  items: Item[],
  handle: (item: Item) => Promise<void>,
) {
  const remainingItems = items.values();
  async function processRemainingItems() {
    for (const item of remainingItems) {
      await handle(item);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, processRemainingItems));
}

async function findUsedPictures(buildFolder: string): Promise<PictureFiles[]> {
  const code = listFiles(buildFolder, '**/*.{html,js}')
    .map((filePath) => readFileSync(filePath, 'utf8'))
    .join('\n');
  const pictureByBase = new Map<string, PictureFiles>();
  // In a script, an address may end before the widths, which the script adds.
  const pattern = new RegExp(`${addressBasePatternSource}(-\\d+\\.(?:avif|jpeg)|["'\\\\])`, 'g');
  for (const [address, name = '', ending = ''] of code.matchAll(pattern)) {
    const base = address.slice(0, -ending.length);
    const picture = pictureByBase.get(base) ?? (await findPictureFiles(base, name));
    pictureByBase.set(base, picture);
    if (ending.length > 1 && !picture.addresses.includes(address)) {
      picture.addresses.push(address);
    }
  }
  return [...pictureByBase.values()];
}

async function findPictureFiles(base: string, name: string): Promise<PictureFiles> {
  const sourceBytes = findSourcePicture(base, name);
  if (!sourceBytes) {
    throw new Error(`The picture of ${base} changed while the site was built. Build again.`);
  }
  const { widths } = await readPictureSizeAndWidths(sourceBytes);
  return { sourceBytes, addresses: widths.map((width) => `${base}-${width}.avif`) };
}

/** Returns the path of the encoded file, or undefined for an address that no picture has. */
export async function findOrEncodePicture(address: string): Promise<string | undefined> {
  const [, base = '', name = ''] = addressPattern.exec(address) ?? [];
  const sourceBytes = findSourcePicture(base, name);
  if (!sourceBytes) {
    return undefined;
  }
  if (!existsSync(buildCachePath(address))) {
    await encodePictureFiles({ sourceBytes, addresses: [address] });
  }
  return buildCachePath(address);
}

function buildCachePath(address: string): string {
  return path.join(pictureCacheDir, address);
}

async function encodePictureFiles(
  { sourceBytes, addresses }: PictureFiles,
  onEncoded?: () => void,
): Promise<void> {
  const source = sharp(sourceBytes, decodingOptions);
  const avifOptions = chooseAvifOptions(await source.metadata());
  const { data, info } = await source.raw().toBuffer({ resolveWithObject: true });
  for (const address of addresses) {
    const [, , , width, extension] = addressPattern.exec(address) ?? [];
    const resized = sharp(data, { raw: info }).resize({ width: Number(width) });
    const encoded =
      extension === 'jpeg' ? resized.jpeg(encodingOptions.jpeg) : resized.avif(avifOptions);
    await writePictureAtomically(encoded, buildCachePath(address));
    onEncoded?.();
  }
}

export async function writePictureAtomically(picture: Sharp, targetPath: string): Promise<void> {
  const temporaryPath = `${targetPath}.${randomUUID()}`;
  await mkdir(path.dirname(targetPath), { recursive: true });
  await picture.toFile(temporaryPath);
  await rename(temporaryPath, targetPath);
}

/** A source picture is in the content, beside a post, or drawn for a post's topic. */
function findSourcePicture(addressBase: string, name: string): Buffer | undefined {
  const [, postFolder, postPicture = ''] = /^blog\/([^/]+)\/(.+)$/.exec(name) ?? [];
  if (postFolder === 'topics') {
    return drawTopicCover(postPicture);
  }
  const contentPath = findPicturePath(contentDir, name) ?? [];
  const postPaths = postFolder ? listFiles(`${blogDir}/${postFolder}`, `**/${postPicture}.*`) : [];
  return [contentPath, postPaths]
    .flat()
    .map((sourcePath) => readFileSync(sourcePath))
    .find((bytes) => buildAddressBase(bytes, name) === addressBase);
}

/** Touches the cached file, so that removeUnusedCacheFiles keeps it. */
export async function copyFromCache(cachedPath: string, targetPath: string): Promise<void> {
  await mkdir(path.dirname(targetPath), { recursive: true });
  await copyFile(cachedPath, targetPath);
  const now = new Date();
  await utimes(cachedPath, now, now);
}

/** Keeps unused files for a week, because other branches share the cache. */
export async function removeUnusedCacheFiles(): Promise<void> {
  for (const cachedPath of listFiles(pictureCacheDir, '**/*.{avif,jpeg}*')) {
    const { mtimeMs = Date.now() } = statSync(cachedPath, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - weekMs) {
      await rm(cachedPath, { force: true });
    }
  }
}
