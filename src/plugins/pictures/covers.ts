/** Covers of posts without a picture: the drawing of their topic in the owner's colours. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { recolour } from '../../shared/brand.ts';
import { contentDir } from '../content/folders.ts';
import { readBrand } from '../content/read.ts';

/** Takes drawn/covers/<topic>.svg; other.svg for a topic without a drawing. */
export function drawCover(topic: string): Buffer {
  const [file = ''] = [topic, 'other']
    .map((name) => path.join(contentDir, 'drawn/covers', `${name}.svg`))
    .filter((place) => existsSync(place));
  const drawing = readFileSync(file, 'utf8').trimEnd();
  return Buffer.from(recolour(drawing, readBrand().colours));
}
