/** Writes both fonts, reduced to the characters and weights that the site uses. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subset from 'subset-font';
import { blogDir, contentDir } from '../content/folders.ts';

const { resolve } = createRequire(import.meta.url);

/** Characters that visitors may type, so that a Western European name never mixes two fonts. */
const typableCharacters = `${characterRange(' ', '~')}${characterRange('À', 'Ï')}${characterRange('Ñ', 'Ý')}${characterRange('ß', 'ï')}${characterRange('ñ', 'ý')}ÿ©®°·½€£™–—‘’“”•…`;

let lastCharacters = '';

export async function writeFonts(generatedFolder: string): Promise<void> {
  const folder = path.join(generatedFolder, 'fonts');
  const characters = [...new Set(typableCharacters + [contentDir, blogDir].map(textsOf).join(''))]
    .sort()
    .join('');
  // Under hot reload, a rewritten font would be bundled again after each text change.
  if (lastCharacters === characters) {
    return;
  }
  lastCharacters = characters;
  mkdirSync(folder, { recursive: true });
  async function writeFont(
    name: string,
    source: string,
    subsetCharacters: string,
    axes?: { wght: number },
  ) {
    const [family = ''] = source.split('-latin');
    const file = `@fontsource-variable/${family}/files/${source}-wght-normal.woff2`;
    const font = await subset(readFileSync(resolve(file)), subsetCharacters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    writeFileSync(path.join(folder, `${name}.woff2`), font);
  }
  // Headings use one weight only.
  await writeFont('heading', 'bricolage-grotesque-latin', characters, { wght: 700 });
  await writeFont('text', 'instrument-sans-latin', characters);
  // Instrument Sans has no rupee sign.
  await writeFont('rupee', 'bricolage-grotesque-latin-ext', '₹');
}

function characterRange(first: string, last: string): string {
  const codes = { length: last.charCodeAt(0) - first.charCodeAt(0) + 1 };
  return String.fromCharCode(...Array.from(codes, (_, index) => first.charCodeAt(0) + index));
}

function textsOf(folder: string): string {
  return globSync('**/*.{yml,md,mdx}', { cwd: folder })
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('');
}
