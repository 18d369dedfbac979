/** Encodes pictures once: the cache names files by content, and parallel builds may share it. */
import { randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, utimes } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { blogDir, contentDir } from '../content/folders.ts';
import { findPicture } from '../content/references.ts';
import { drawCover } from './covers.ts';
import { baseOf, encoding, measure, preparedDir } from './prepare.ts';
import { showProgress } from './progress.ts';

// One picture per core is faster than all cores on one picture.
sharp.concurrency(1);

const basePattern = String.raw`/pictures/([^"'\s,]+?)\.[0-9a-f]{8}`;
const address = new RegExp(`^(${basePattern})-(\\d+)\\.(avif|jpeg)$`);
const weekMs = 7 * 24 * 60 * 60 * 1000;

interface PictureFiles {
  master: Buffer;
  files: string[];
}

export async function makePictures(build: string): Promise<void> {
  const pictures = await findPictureFiles(build);
  const missing = pictures
    .map(({ master, files }) => ({
      master,
      files: files.filter((file) => !existsSync(cachedPath(file))),
    }))
    .filter(({ files }) => files.length > 0);
  const onEncoded = showProgress('Pictures', missing.flatMap(({ files }) => files).length);
  await inParallel(missing, (next) => encode(next, onEncoded));
  for (const file of pictures.flatMap(({ files }) => files)) {
    await copyCached(cachedPath(file), path.join(build, file));
  }
}

export async function inParallel<Item>(
  items: Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  async function workOn() {
    for (const item of queue) {
      await work(item);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, workOn));
}

async function findPictureFiles(build: string): Promise<PictureFiles[]> {
  const text = globSync('**/*.{html,js}', { cwd: build })
    .map((file) => readFileSync(path.join(build, file), 'utf8'))
    .join('\n');
  const pictures = new Map<string, PictureFiles>();
  for (const [base, name = ''] of text.matchAll(new RegExp(`${basePattern}(?=["'\\\\-])`, 'g'))) {
    if (!pictures.has(base)) {
      const master = findMaster(base, name);
      if (!master) {
        throw new Error(`The picture of ${base} changed while the site was built. Build again.`);
      }
      const { widths } = await measure(master);
      pictures.set(base, { master, files: widths.map((width) => `${base}-${width}.avif`) });
    }
  }
  for (const file of new Set(text.match(new RegExp(`${basePattern}-\\d+\\.jpeg`, 'g')))) {
    pictures.get(file.replace(/-\d+\.jpeg$/, ''))?.files.push(file);
  }
  return [...pictures.values()];
}

/** Returns undefined for an address that no picture has. */
export async function makePicture(file: string): Promise<string | undefined> {
  const [, base = '', name = ''] = address.exec(file) ?? [];
  const master = findMaster(base, name);
  if (!master) {
    return undefined;
  }
  if (!existsSync(cachedPath(file))) {
    await encode({ master, files: [file] });
  }
  return cachedPath(file);
}

function cachedPath(file: string): string {
  return path.join(preparedDir, file);
}

async function encode({ master, files }: PictureFiles, onEncoded?: () => void): Promise<void> {
  const { data, info } = await sharp(master).raw().toBuffer({ resolveWithObject: true });
  for (const file of files) {
    const [, , , width, kind] = address.exec(file) ?? [];
    const picture = sharp(data, { raw: info }).resize({ width: Number(width) });
    await writeAtomically(
      kind === 'jpeg' ? picture.jpeg(encoding.jpeg) : picture.avif(encoding.avif),
      cachedPath(file),
    );
    onEncoded?.();
  }
}

export async function writeAtomically(picture: Sharp, target: string): Promise<void> {
  const temporaryFile = `${target}.${randomUUID()}`;
  await mkdir(path.dirname(target), { recursive: true });
  await picture.toFile(temporaryFile);
  await rename(temporaryFile, target);
}

function findMaster(base: string, name: string): Buffer | undefined {
  return mastersOf(name).find((bytes) => baseOf(bytes, name) === base);
}

/** Source pictures of that name: in the content, beside a post, or drawn for a topic. */
function mastersOf(name: string): Buffer[] {
  const inContent = findPicture(contentDir, name);
  const [, folder, fileName = ''] = /^blog\/([^/]+)\/(.+)$/.exec(name) ?? [];
  if (folder === 'topics') {
    return [drawCover(fileName)];
  }
  const inPost = folder ? globSync(`${folder}/**/${fileName}.*`, { cwd: blogDir }) : [];
  const ofPost = inPost.map((file) => path.join(blogDir, file));
  return [...(inContent ? [inContent] : []), ...ofPost].map((file) => readFileSync(file));
}

/** Touches the cached file, so that removeUnused keeps it. */
export async function copyCached(cachedFile: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(cachedFile, target);
  const now = new Date();
  await utimes(cachedFile, now, now);
}

/** Keeps files for a week, because other branches share the cache. */
export async function removeUnused(): Promise<void> {
  for (const name of globSync('**/*.{avif,jpeg}*', { cwd: preparedDir })) {
    const file = path.join(preparedDir, name);
    const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - weekMs) {
      await rm(file, { force: true });
    }
  }
}
