/** Writes the logo, the touch icon and the map in the brand's colours. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Content, WithPictures } from '../../content/schemas/index.ts';
import { applyBrandColours } from '../../shared/brand-colours.ts';
import { drawMarkSvg } from './mark.ts';
import { type ColourPair, derivePalette } from './palette.ts';

/** The map's water colours stay when the map is recoloured. */
const mapWaterHexes = ['#bfe2ee', '#a9d4e3', '#1d6a86', '#0d4456', '#155a70', '#8fd6ea'];

/** The style sheet loads the map file even when the content has no map. */
const emptyMapSvg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

export function buildBrandFolderPath(generatedFolder: string): string {
  return path.join(generatedFolder, 'brand');
}

/** Writes the colours that css/tokens.css imports. */
export function writePaletteCss(generatedFolder: string, { colours }: Content['brand']): void {
  const palette = derivePalette(colours);
  const brandShade: ColourPair = [`${palette.brand[0]}b3`, '#00000099'];
  const tokens = Object.entries<ColourPair>({ ...palette, 'brand-shade': brandShade });
  const lines = tokens.map(([token, [light, dark]]) => {
    return `  --${token}: ${light === dark ? light : `light-dark(${light}, ${dark})`};\n`;
  });
  writeFileIfChanged(path.join(generatedFolder, 'palette.css'), `:root {\n${lines.join('')}}\n`);
}

/** Skips an unchanged file, because the write would make the bundler rebuild. */
export function writeFileIfChanged(filePath: string, newText: string): void {
  if (!existsSync(filePath) || readFileSync(filePath, 'utf8') !== newText) {
    mkdirSync(path.dirname(filePath), { recursive: true });
    writeFileSync(filePath, newText);
  }
}

export async function writeBrandFiles(
  generatedFolder: string,
  { brand, contact }: Pick<Content | WithPictures<Content>, 'brand' | 'contact'>,
  contentFolder: string,
): Promise<void> {
  const brandDir = buildBrandFolderPath(generatedFolder);
  mkdirSync(path.join(brandDir, 'drawn'), { recursive: true });
  const mark = drawMarkSvg(brand);
  writeFileSync(path.join(brandDir, 'logo.svg'), mark);
  // Phones round the corners of icons themselves.
  const { ground = 'deep' } = brand.mark;
  const background = Object(brand.colours)[ground] ?? ground;
  await sharp(Buffer.from(mark))
    .resize(162)
    .flatten({ background })
    .extend({ top: 9, bottom: 9, left: 9, right: 9, background })
    .toFile(path.join(brandDir, 'touch-icon.png'));
  for (const fileName of ['map.svg', 'map-dark.svg']) {
    const mapPath = path.join(contentFolder, 'drawn', fileName);
    const hasMap = contact.map.drawn && existsSync(mapPath);
    const mapSvg = hasMap ? readFileSync(mapPath, 'utf8') : emptyMapSvg;
    const recolouredSvg = applyBrandColours(mapSvg, brand.colours, mapWaterHexes);
    writeFileSync(path.join(brandDir, 'drawn', fileName), recolouredSvg);
  }
}
