/** A post's own picture, or the one drawn for its topic. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Picture } from '../../content/schemas/index.ts';
import { prepareBytes } from '../pictures/prepare.ts';
import { drawCover } from './drawing.ts';

interface Cover {
  folder: string;
  /** As front matter names it, like ./cover.webp. */
  image?: string;
  alt?: string;
  topic: string;
}

export async function prepareCover({ folder, image, alt, topic }: Cover): Promise<Picture> {
  if (image) {
    const bytes = readFileSync(path.join(folder, image));
    const name = `blog/${path.basename(folder)}/${path.parse(image).name}`;
    return prepareBytes(bytes, name, alt ?? '');
  }
  return prepareBytes(Buffer.from(drawCover(topic)), `blog/topics/${topic}`, '');
}
