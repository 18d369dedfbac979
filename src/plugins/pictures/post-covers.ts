import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyBrandColours } from '../../shared/brand-colours.ts';
import { contentDir } from '../content/folder-paths.ts';
import { readBrand } from '../content/read.ts';

/** Draws the cover of a post without a picture, in the owner's colours. */
export function drawTopicCover(topic: string): Buffer {
  const [coverPath = ''] = [topic, 'other']
    .map((coverName) => path.join(contentDir, 'drawn/covers', `${coverName}.svg`))
    .filter((candidatePath) => existsSync(candidatePath));
  const coverSvg = readFileSync(coverPath, 'utf8').trimEnd();
  return Buffer.from(applyBrandColours(coverSvg, readBrand().colours));
}
