/** Finds pictures that are larger than anybody sees. */
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const most = { megabytes: 10, pixels: 6000 };

/** `folders` are the ones to look in, by the name that an owner knows them by. */
export async function findLargePictures(folders: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const [shown, folder] of Object.entries(folders)) {
    for (const file of globSync('**/*.{webp,png,jpg,jpeg}', { cwd: folder }).sort()) {
      const place = path.join(folder, file);
      const megabytes = statSync(place).size / 1e6;
      const { width, height } = await sharp(place)
        .metadata()
        .catch(() => ({ width: 0, height: 0 }));
      if (megabytes > most.megabytes || Math.max(width, height) > most.pixels) {
        found.push(
          `${shown}/${file}: this picture has ${megabytes.toFixed(1)} MB and ${width} × ${height} pixels, which no page shows and each first build reads. Save it with at most ${most.pixels} pixels a side and ${most.megabytes} MB.`,
        );
      }
    }
  }
  return found;
}
