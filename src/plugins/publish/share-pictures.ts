import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { sharePicture } from '../../content/share-picture.ts';
import { copyFromCache, runInParallel, writeAtomically } from '../pictures/encode.ts';
import type { BuiltPage } from './pages.ts';
import type { SharedBrand } from './share-drawing.ts';

/** Must be raised when share-drawing.ts changes. */
const drawingVersion = '2';

type SharedPage = Pick<BuiltPage, 'route' | 'title' | 'picture'>;

/** Draws only changed share pictures: the cache names files by a hash of their inputs. */
export async function makeSharePictures(
  build: string,
  cache: string,
  pages: SharedPage[],
  brand: SharedBrand,
): Promise<number> {
  const startTime = performance.now();
  let drawnCount = 0;
  await runInParallel(pages, async (page) => {
    const inputs = JSON.stringify([drawingVersion, page.route, page.title, page.picture, brand]);
    const name = createHash('sha256').update(inputs).digest('hex').slice(0, 16);
    const file = path.join(cache, `${name}.jpeg`);
    if (!existsSync(file)) {
      if (/[\p{L}--[\p{Script=Latin}\p{Script=Devanagari}]]/v.test(page.title)) {
        console.warn(
          `The share picture of ${page.route} shows boxes: its fonts have Latin and Devanagari letters only. Give the page a title in these, or add a font in src/plugins/publish/share-drawing.ts.`,
        );
      }
      await drawSharePicture(file, page, brand, build);
      drawnCount += 1;
    }
    await copyFromCache(file, path.join(build, sharePicture(page.route)));
  });
  if (drawnCount > 0) {
    const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
    console.log(`Drew ${drawnCount} share pictures in ${seconds} s.`);
  }
  return drawnCount;
}

async function drawSharePicture(
  file: string,
  { route, title, picture }: SharedPage,
  brand: SharedBrand,
  build: string,
): Promise<void> {
  // Imported on demand, because satori takes a second to load.
  const { drawGround, drawPicture, drawWords } = await import('./share-drawing.ts');
  const drawing = sharp(drawGround(route, picture !== undefined, brand.colours))
    .composite([
      ...(picture ? [await drawPicture(path.join(build, picture))] : []),
      { input: await drawWords(route, title, brand), left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, progressive: true });
  await writeAtomically(drawing, file);
}
