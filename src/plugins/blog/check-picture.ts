import { existsSync } from 'node:fs';
import sharp from 'sharp';

/** What a share picture needs; a card and the top of a post are smaller. */
const smallest = { width: 1200, height: 630 };

/** What is wrong with a cover, or nothing. */
export async function checkPicture(file: string, named: string): Promise<string | undefined> {
  if (!existsSync(file)) {
    return `there is no ${named} beside the post. Put the picture there, or take image and imageAlt out: one is then drawn.`;
  }
  try {
    const { width, height } = await sharp(file).metadata();
    if (width < smallest.width || height < smallest.height) {
      return `${named} is ${width} × ${height} pixels. Use a picture of at least ${smallest.width} × ${smallest.height}.`;
    }
  } catch {
    return `${named} is not a picture that can be read. Save it again as WebP, PNG or JPEG.`;
  }
  return undefined;
}
