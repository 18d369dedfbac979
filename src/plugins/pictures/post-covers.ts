import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyBrandColours } from '../../shared/brand-colours.ts';
import { contentDir } from '../content/folder-paths.ts';
import { readBrand } from '../content/read.ts';

/** Draws the cover of a post without a picture, in the owner's colours. */
export function drawTopicCover(topic: string): Buffer {
  const coversFolder = path.join(contentDir, 'drawn/covers');
  const coverName = existsSync(path.join(coversFolder, `${topic}.svg`)) ? topic : 'other';
  const coverSvg = readFileSync(path.join(coversFolder, `${coverName}.svg`), 'utf8').trimEnd();
  return Buffer.from(applyBrandColours(coverSvg, readBrand().colours));
}
