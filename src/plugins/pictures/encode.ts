/**
 * Makes the files that pages ask for: AVIF, and JPEG for readers without it. They are kept in
 * .pictures under names that say what they are made of, so each is made once. A file appears there
 * when it is whole: two builds may work side by side.
 */
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

const base = String.raw`/pictures/([^"'\s,]+?)\.[0-9a-f]{8}`;
const address = new RegExp(`^(${base})-(\\d+)\\.(avif|jpeg)$`);
const week = 7 * 24 * 60 * 60 * 1000;

interface Wanted {
  master: Buffer;
  files: string[];
}

/** Encodes the pictures that the built pages use, and copies them into the build. */
export async function makePictures(build: string): Promise<void> {
  const wanted = await findWanted(build);
  const waiting = wanted
    .map(({ master, files }) => ({
      master,
      files: files.filter((file) => !existsSync(keep(file))),
    }))
    .filter(({ files }) => files.length > 0);
  const onePassed = showProgress('Pictures', waiting.flatMap(({ files }) => files).length);
  async function work() {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      await encode(next, onePassed);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const file of wanted.flatMap(({ files }) => files)) {
    await copyKept(keep(file), path.join(build, file));
  }
}

/** Finds the picture addresses in pages and scripts. */
async function findWanted(build: string): Promise<Wanted[]> {
  const text = globSync('**/*.{html,js}', { cwd: build })
    .map((file) => readFileSync(path.join(build, file), 'utf8'))
    .join('\n');
  const wanted = new Map<string, Wanted>();
  for (const [found, name = ''] of text.matchAll(new RegExp(`${base}(?=["'\\\\-])`, 'g'))) {
    if (!wanted.has(found)) {
      const master = findMaster(found, name);
      if (!master) {
        throw new Error(`The picture of ${found} changed while the site was built. Build again.`);
      }
      const { widths } = await measure(master);
      wanted.set(found, { master, files: widths.map((width) => `${found}-${width}.avif`) });
    }
  }
  for (const file of new Set(text.match(new RegExp(`${base}-\\d+\\.jpeg`, 'g')))) {
    wanted.get(file.replace(/-\d+\.jpeg$/, ''))?.files.push(file);
  }
  return [...wanted.values()];
}

/** Returns the file of this address, encoded if needed; undefined if no picture has it. */
export async function makePicture(file: string): Promise<string | undefined> {
  const [, found = '', name = ''] = address.exec(file) ?? [];
  const master = findMaster(found, name);
  if (!master) {
    return undefined;
  }
  if (!existsSync(keep(file))) {
    await encode({ master, files: [file] });
  }
  return keep(file);
}

function keep(file: string): string {
  return path.join(preparedDir, file);
}

async function encode({ master, files }: Wanted, onePassed?: () => void): Promise<void> {
  const { data, info } = await sharp(master).raw().toBuffer({ resolveWithObject: true });
  for (const file of files) {
    const [, , , width, kind] = address.exec(file) ?? [];
    const picture = sharp(data, { raw: info }).resize({ width: Number(width) });
    await writeWhole(
      kind === 'jpeg' ? picture.jpeg(encoding.jpeg) : picture.avif(encoding.avif),
      keep(file),
    );
    onePassed?.();
  }
}

/** Renames the file into place once it is complete. */
export async function writeWhole(picture: Sharp, target: string): Promise<void> {
  const unfinished = `${target}.${randomUUID()}`;
  await mkdir(path.dirname(target), { recursive: true });
  await picture.toFile(unfinished);
  await rename(unfinished, target);
}

function findMaster(found: string, name: string): Buffer | undefined {
  return mastersOf(name).find((bytes) => baseOf(bytes, name) === found);
}

/** Source files of that name: in the content, beside a post, or drawn for a topic. */
function mastersOf(name: string): Buffer[] {
  const inContent = findPicture(contentDir, name);
  const [, folder, own = ''] = /^blog\/([^/]+)\/(.+)$/.exec(name) ?? [];
  if (folder === 'topics') {
    return [drawCover(own)];
  }
  const inPost = folder ? globSync(`${folder}/**/${own}.*`, { cwd: blogDir }) : [];
  const ofPost = inPost.map((file) => path.join(blogDir, file));
  return [...(inContent ? [inContent] : []), ...ofPost].map((file) => readFileSync(file));
}

/** Copies a cached file and marks it as used. */
export async function copyKept(kept: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(kept, target);
  const now = new Date();
  await utimes(kept, now, now);
}

/** Removes files unused for a week; builds of other content and branches share the cache. */
export async function forgetUnused(): Promise<void> {
  for (const name of globSync('**/*.{avif,jpeg}*', { cwd: preparedDir })) {
    const file = path.join(preparedDir, name);
    const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - week) {
      await rm(file, { force: true });
    }
  }
}
