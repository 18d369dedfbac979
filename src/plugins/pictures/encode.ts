/** Encodes each picture once: the cache names files by their content, and parallel builds may share the cache. */
import { randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, utimes } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { blogDir, contentDir } from '../content/folder-paths.ts';
import { findPicturePath } from '../content/references.ts';
import { drawTopicCover } from './post-covers.ts';
import {
  buildAddressBase,
  decodingOptions,
  encodingOptions,
  pictureCacheDir,
  readPictureSizeAndWidths,
} from './prepare.ts';
import { createProgressReporter } from './progress.ts';

// One picture per core is faster than all cores on one picture.
sharp.concurrency(1);

const addressBasePatternSource = String.raw`/pictures/([^"'\s,]+?)\.[0-9a-f]{8}`;
const addressPattern = new RegExp(`^(${addressBasePatternSource})-(\\d+)\\.(avif|jpeg)$`);
const weekMs = 7 * 24 * 60 * 60 * 1000;

interface PictureFiles {
  sourceBytes: Buffer;
  addresses: string[];
}

export async function addPicturesToBuild(buildFolder: string): Promise<void> {
  const usedPictures = await findUsedPictures(buildFolder);
  const uncachedPictures = usedPictures
    .map(({ sourceBytes, addresses }) => ({
      sourceBytes,
      addresses: addresses.filter((address) => !existsSync(buildCachePath(address))),
    }))
    .filter(({ addresses }) => addresses.length > 0);
  const uncachedFileCount = uncachedPictures.flatMap(({ addresses }) => addresses).length;
  const onEncoded = createProgressReporter('Pictures', uncachedFileCount);
  await processInParallel(uncachedPictures, (picture) => encodePictureFiles(picture, onEncoded));
  for (const address of usedPictures.flatMap(({ addresses }) => addresses)) {
    await copyFromCache(buildCachePath(address), path.join(buildFolder, address));
  }
}

export async function processInParallel<Item>(
  items: Item[],
  processItem: (item: Item) => Promise<void>,
): Promise<void> {
  const remainingItems = items.values();
  async function processRemainingItems() {
    for (const item of remainingItems) {
      await processItem(item);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, processRemainingItems));
}

async function findUsedPictures(buildFolder: string): Promise<PictureFiles[]> {
  const htmlAndJsText = globSync('**/*.{html,js}', { cwd: buildFolder })
    .map((htmlOrJsPath) => readFileSync(path.join(buildFolder, htmlOrJsPath), 'utf8'))
    .join('\n');
  const pictureByAddressBase = new Map<string, PictureFiles>();
  const addressBaseMatches = htmlAndJsText.matchAll(
    new RegExp(`${addressBasePatternSource}(?=["'\\\\-])`, 'g'),
  );
  for (const [addressBase, sourcePictureName = ''] of addressBaseMatches) {
    if (!pictureByAddressBase.has(addressBase)) {
      const sourceBytes = findSourcePicture(addressBase, sourcePictureName);
      if (!sourceBytes) {
        throw new Error(
          `The picture of ${addressBase} changed while the site was built. Build again.`,
        );
      }
      const { widths } = await readPictureSizeAndWidths(sourceBytes);
      const avifAddresses = widths.map((width) => `${addressBase}-${width}.avif`);
      pictureByAddressBase.set(addressBase, { sourceBytes, addresses: avifAddresses });
    }
  }
  const jpegAddresses = htmlAndJsText.match(
    new RegExp(`${addressBasePatternSource}-\\d+\\.jpeg`, 'g'),
  );
  for (const jpegAddress of new Set(jpegAddresses)) {
    pictureByAddressBase.get(jpegAddress.replace(/-\d+\.jpeg$/, ''))?.addresses.push(jpegAddress);
  }
  return [...pictureByAddressBase.values()];
}

/** Returns the path of the encoded file, or undefined for an address that no picture has. */
export async function findOrEncodePicture(address: string): Promise<string | undefined> {
  const [, addressBase = '', sourcePictureName = ''] = addressPattern.exec(address) ?? [];
  const sourceBytes = findSourcePicture(addressBase, sourcePictureName);
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

async function encodePictureFiles(picture: PictureFiles, onEncoded?: () => void): Promise<void> {
  const { data: rawPixels, info } = await sharp(picture.sourceBytes, decodingOptions)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const address of picture.addresses) {
    const [, , , widthText, extension] = addressPattern.exec(address) ?? [];
    const resizedPicture = sharp(rawPixels, { raw: info }).resize({ width: Number(widthText) });
    const encodedPicture =
      extension === 'jpeg'
        ? resizedPicture.jpeg(encodingOptions.jpeg)
        : resizedPicture.avif(encodingOptions.avif);
    await writePictureAtomically(encodedPicture, buildCachePath(address));
    onEncoded?.();
  }
}

export async function writePictureAtomically(picture: Sharp, targetPath: string): Promise<void> {
  const temporaryPath = `${targetPath}.${randomUUID()}`;
  await mkdir(path.dirname(targetPath), { recursive: true });
  await picture.toFile(temporaryPath);
  await rename(temporaryPath, targetPath);
}

function findSourcePicture(addressBase: string, sourcePictureName: string): Buffer | undefined {
  const sourcePictureBuffers = readSourcePictures(sourcePictureName);
  return sourcePictureBuffers.find(
    (sourcePictureBytes) => buildAddressBase(sourcePictureBytes, sourcePictureName) === addressBase,
  );
}

/** A source picture is in the content, beside a post, or drawn for a post's topic. */
function readSourcePictures(sourcePictureName: string): Buffer[] {
  const contentPicturePath = findPicturePath(contentDir, sourcePictureName);
  const [, postFolder, pictureOrTopicName = ''] =
    /^blog\/([^/]+)\/(.+)$/.exec(sourcePictureName) ?? [];
  if (postFolder === 'topics') {
    return [drawTopicCover(pictureOrTopicName)];
  }
  const relativePicturePaths = postFolder
    ? globSync(`${postFolder}/**/${pictureOrTopicName}.*`, { cwd: blogDir })
    : [];
  const postPicturePaths = relativePicturePaths.map((picturePathInBlog) =>
    path.join(blogDir, picturePathInBlog),
  );
  const sourcePaths = [...(contentPicturePath ? [contentPicturePath] : []), ...postPicturePaths];
  return sourcePaths.map((sourcePath) => readFileSync(sourcePath));
}

/** Touches the cached file, so that removeUnusedCacheFiles keeps it. */
export async function copyFromCache(cachedPath: string, targetPath: string): Promise<void> {
  await mkdir(path.dirname(targetPath), { recursive: true });
  await copyFile(cachedPath, targetPath);
  const lastUsedDate = new Date();
  await utimes(cachedPath, lastUsedDate, lastUsedDate);
}

/** Keeps unused files for a week, because other branches share the cache. */
export async function removeUnusedCacheFiles(): Promise<void> {
  for (const relativeCachedPath of globSync('**/*.{avif,jpeg}*', { cwd: pictureCacheDir })) {
    const cachedPath = path.join(pictureCacheDir, relativeCachedPath);
    const { mtimeMs = Date.now() } = statSync(cachedPath, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - weekMs) {
      await rm(cachedPath, { force: true });
    }
  }
}
