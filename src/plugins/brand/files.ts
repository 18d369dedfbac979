/** Writes the logo, the touch icon and the map in the brand's colours. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../content/schemas/index.ts';
import { recolour } from '../../shared/brand.ts';
import { contentDir } from '../content/folders.ts';
import { drawMark } from './mark.ts';
import { type ColourPair, paletteOf } from './palette.ts';

const touchIconSize = 180;

/** The map's water colours stay when the map is recoloured. */
const waterColours = ['#bfe2ee', '#a9d4e3', '#1d6a86', '#0d4456', '#155a70', '#8fd6ea'];

/** The style sheet loads the map file even when the content has no map. */
const emptyMap = '<svg xmlns="http://www.w3.org/2000/svg"/>';

export function brandFolder(generatedFolder: string): string {
  return path.join(generatedFolder, 'brand');
}

/** Writes the colours that css/tokens.css imports. */
export function writePalette(generatedFolder: string, { colours }: Content['brand']): void {
  const palette = paletteOf(colours);
  const shade: ColourPair = [`${palette.brand[0]}b3`, '#00000099'];
  const values = Object.entries<ColourPair>({ ...palette, 'brand-shade': shade }).map(
    ([token, [light, dark]]) =>
      `  --${token}: ${light === dark ? light : `light-dark(${light}, ${dark})`};\n`,
  );
  writeIfChanged(path.join(generatedFolder, 'palette.css'), `:root {\n${values.join('')}}\n`);
}

/** Skips an unchanged file, because the write would make the bundler rebuild. */
export function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

export async function writeBrandFiles(
  generatedFolder: string,
  { brand, contact }: Pick<Content, 'brand' | 'contact'>,
  content = contentDir,
): Promise<void> {
  const folder = brandFolder(generatedFolder);
  mkdirSync(path.join(folder, 'drawn'), { recursive: true });
  writeFileSync(path.join(folder, 'logo.svg'), drawMark(brand));
  await sharp(Buffer.from(drawMark(brand, 'square')))
    .resize(touchIconSize)
    .png()
    .toFile(path.join(folder, 'touch-icon.png'));
  for (const map of ['map.svg', 'map-dark.svg']) {
    const source = path.join(content, 'drawn', map);
    const drawn = contact.map.drawn && existsSync(source) ? readFileSync(source, 'utf8') : emptyMap;
    writeFileSync(path.join(folder, 'drawn', map), recolour(drawn, brand.colours, waterColours));
  }
}
