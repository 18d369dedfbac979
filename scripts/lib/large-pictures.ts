/** Warns of pictures that are far larger than any page shows. */
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const pictureLimits = { megabytes: 10, pixels: 6000 };

/** The keys of `pictureFolders` are the paths shown to the owner. */
export async function findLargePictures(pictureFolders: Record<string, string>): Promise<string[]> {
  const pictureWarnings: string[] = [];
  for (const [shownFolderPath, pictureFolder] of Object.entries(pictureFolders)) {
    for (const picturePathInFolder of globSync('**/*.{webp,png,jpg,jpeg}', {
      cwd: pictureFolder,
    }).sort()) {
      const picturePath = path.join(pictureFolder, picturePathInFolder);
      const megabytes = statSync(picturePath).size / 1e6;
      const { width, height } = await sharp(picturePath)
        .metadata()
        .catch(() => ({ width: 0, height: 0 }));
      if (megabytes > pictureLimits.megabytes || Math.max(width, height) > pictureLimits.pixels) {
        pictureWarnings.push(
          `${shownFolderPath}/${picturePathInFolder}: this picture has ${megabytes.toFixed(1)} MB and ${width} × ${height} pixels, which no page shows and each first build reads. Save it with at most ${pictureLimits.pixels} pixels a side and ${pictureLimits.megabytes} MB.`,
        );
      }
    }
  }
  return pictureWarnings;
}
