import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { buildSharePicturePath } from '../../content/share-picture-path.ts';
import { copyFromCache, processInParallel, writePictureAtomically } from '../pictures/encode.ts';
import type { BuiltPage } from './built-pages.ts';
import type { SharedBrand } from './share-drawing.ts';

/** A change of share-drawing.ts must raise this version, which is part of each cached file's name. */
const drawingVersionNumber = '2';

type SharedPage = Pick<BuiltPage, 'route' | 'title'> & Partial<Pick<BuiltPage, 'picture'>>;

/** Draws only changed share pictures: the cache names files by a hash of their inputs. */
export async function makeSharePictures(
  buildFolder: string,
  cacheFolder: string,
  pages: SharedPage[],
  brand: SharedBrand,
): Promise<number> {
  let drawnCount = 0;
  await processInParallel(pages, async ({ route, title, picture }) => {
    const inputs = JSON.stringify([drawingVersionNumber, route, title, picture, brand]);
    const hash = createHash('sha256').update(inputs).digest('hex').slice(0, 16);
    const cachedPath = path.join(cacheFolder, `${hash}.jpeg`);
    if (!existsSync(cachedPath)) {
      if (/[\p{L}--[\p{Script=Latin}\p{Script=Devanagari}]]/v.test(title)) {
        console.warn(
          `The share picture of ${route} shows boxes: its fonts have Latin and Devanagari letters only. Give the page a title in these, or add a font in src/plugins/publish/share-drawing.ts.`,
        );
      }
      // Loads share-drawing.ts on demand, because its library satori takes a second to load.
      const drawing = await import('./share-drawing.ts');
      const background = drawing.drawBackground(route, picture !== undefined, brand.colours);
      const words = { input: await drawing.drawWordsSvg(route, title, brand), left: 0, top: 0 };
      const picturePath = picture && path.join(buildFolder, picture);
      const round = picturePath ? [await drawing.drawRoundPicture(picturePath)] : [];
      const jpeg = sharp(background).composite([...round, words]);
      await writePictureAtomically(jpeg.jpeg({ quality: 82, progressive: true }), cachedPath);
      drawnCount += 1;
    }
    await copyFromCache(cachedPath, path.join(buildFolder, buildSharePicturePath(route)));
  });
  return drawnCount;
}
