/** Warns of pictures that are far larger than any page shows. */
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const limits = { megabytes: 10, pixels: 6000 };

/** The keys of `pictureFolders` are the paths shown to the owner. */
export async function findLargePictures(pictureFolders: Record<string, string>): Promise<string[]> {
  const warnings: string[] = [];
  for (const [shownFolder, cwd] of Object.entries(pictureFolders)) {
    for (const fileName of globSync('**/*.{webp,png,jpg,jpeg}', { cwd }).sort()) {
      const filePath = path.join(cwd, fileName);
      const megabytes = statSync(filePath).size / 1e6;
      const unreadable = { width: 0, height: 0 };
      const { width, height } = await sharp(filePath)
        .metadata()
        .catch(() => unreadable);
      if (megabytes > limits.megabytes || Math.max(width, height) > limits.pixels) {
        warnings.push(
          `${shownFolder}/${fileName}: this picture has ${megabytes.toFixed(1)} MB and ${width} × ${height} pixels, which no page shows and each first build reads. Save it with at most ${limits.pixels} pixels a side and ${limits.megabytes} MB.`,
        );
      }
    }
  }
  return warnings;
}
