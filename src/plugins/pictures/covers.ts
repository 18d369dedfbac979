import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { recolour } from '../../shared/brand.ts';
import { contentDir } from '../content/folders.ts';
import { readBrand } from '../content/read.ts';

/** Draws the cover of a post without a picture, in the owner's colours. */
export function drawCover(topic: string): Buffer {
  const [drawingFile = ''] = [topic, 'other']
    .map((name) => path.join(contentDir, 'drawn/covers', `${name}.svg`))
    .filter((file) => existsSync(file));
  const drawing = readFileSync(drawingFile, 'utf8').trimEnd();
  return Buffer.from(recolour(drawing, readBrand().colours));
}
