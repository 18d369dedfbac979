/** Warns of pictures that are far larger than any page shows. */
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const limits = { megabytes: 10, pixels: 6000 };

/** The keys of `folders` are the paths shown to the owner. */
export async function findLargePictures(folders: Record<string, string>): Promise<string[]> {
  const warnings: string[] = [];
  for (const [shownFolder, folder] of Object.entries(folders)) {
    for (const file of globSync('**/*.{webp,png,jpg,jpeg}', { cwd: folder }).sort()) {
      const absolute = path.join(folder, file);
      const megabytes = statSync(absolute).size / 1e6;
      const { width, height } = await sharp(absolute)
        .metadata()
        .catch(() => ({ width: 0, height: 0 }));
      if (megabytes > limits.megabytes || Math.max(width, height) > limits.pixels) {
        warnings.push(
          `${shownFolder}/${file}: this picture has ${megabytes.toFixed(1)} MB and ${width} × ${height} pixels, which no page shows and each first build reads. Save it with at most ${limits.pixels} pixels a side and ${limits.megabytes} MB.`,
        );
      }
    }
  }
  return warnings;
}
