import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { recolour } from '../../shared/brand.ts';
import { contentDir } from '../content/folders.ts';
import { readBrand } from '../content/read.ts';

/** Draws the cover of a post without a picture, in the owner's colours. */
export function drawTopicCover(topic: string): Buffer {
  const [coverPath = ''] = [topic, 'other']
    .map((coverName) => path.join(contentDir, 'drawn/covers', `${coverName}.svg`))
    .filter((candidatePath) => existsSync(candidatePath));
  const coverSvg = readFileSync(coverPath, 'utf8').trimEnd();
  return Buffer.from(recolour(coverSvg, readBrand().colours));
}
