/**
 * The picture that other sites show with a link, one for every page. They are kept between builds
 * in the static folder .pictures; each carries a mark of what it was drawn from, so that only what
 * has changed is drawn.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { sharePicture } from '../../src/content/share-picture.ts';
import { preparedDir } from '../../src/plugins/pictures/prepare.ts';
import type { BuiltPage } from './pages.ts';
import { drawGround, drawPicture, drawWords } from './share-drawing.ts';

/** Raise it when the drawing changes. */
const recipe = '1';

interface Brand {
  name: string;
  host: string;
}

/** How many were drawn; the others were there already. */
export async function makeSharePictures(
  build: string,
  pages: BuiltPage[],
  brand: Brand,
): Promise<number> {
  let drawn = 0;
  const waiting = pages.values();
  async function work() {
    for (const page of waiting) {
      if (await makeSharePicture(build, page, brand)) {
        drawn += 1;
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return drawn;
}

async function makeSharePicture(
  build: string,
  { route, title, picture }: BuiltPage,
  brand: Brand,
): Promise<boolean> {
  const address = sharePicture(route);
  const [kept, target] = [path.join(preparedDir, address), path.join(build, address)];
  const mark = createHash('sha256')
    .update(JSON.stringify([recipe, route, title, picture, brand]))
    .digest('hex');
  const known = existsSync(kept) && readFileSync(kept).subarray(0, 400).includes(mark);
  if (!known) {
    mkdirSync(path.dirname(kept), { recursive: true });
    await sharp(drawGround(route, picture !== undefined))
      .composite([
        ...(picture ? [await drawPicture(path.join(build, picture))] : []),
        { input: await drawWords(route, title, brand), left: 0, top: 0 },
      ])
      .withExif({ IFD0: { ImageDescription: mark } })
      .jpeg({ quality: 82, progressive: true })
      .toFile(kept);
  }
  mkdirSync(path.dirname(target), { recursive: true });
  await copyFile(kept, target);
  return !known;
}
