/**
 * Writes the two fonts with the signs and the weights that this site shows. The letters of Western
 * European names stay in, so that what a visitor types never changes its face within a word.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subset from 'subset-font';
import { blogDir, contentDir } from '../content/folders.ts';

const { resolve } = createRequire(import.meta.url);

const typed = `${range(' ', '~')}${range('À', 'Ï')}${range('Ñ', 'Ý')}${range('ß', 'ï')}${range('ñ', 'ý')}ÿ©®°·½€£™–—‘’“”•…`;

let written = '';

export async function writeFonts(generated: string): Promise<void> {
  const folder = path.join(generated, 'fonts');
  const shown = [...new Set(typed + [contentDir, blogDir].map(textsOf).join(''))].sort().join('');
  // Under hot reload: a new file would be bundled anew after each change of a text.
  if (written === shown) {
    return;
  }
  written = shown;
  mkdirSync(folder, { recursive: true });
  async function write(name: string, source: string, signs: string, axes?: { wght: number }) {
    const [family = ''] = source.split('-latin');
    const file = `@fontsource-variable/${family}/files/${source}-wght-normal.woff2`;
    const font = await subset(readFileSync(resolve(file)), signs, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    writeFileSync(path.join(folder, `${name}.woff2`), font);
  }
  // Headings have one weight.
  await write('heading', 'bricolage-grotesque-latin', shown, { wght: 700 });
  await write('text', 'instrument-sans-latin', shown);
  // Instrument Sans has none.
  await write('rupee', 'bricolage-grotesque-latin-ext', '₹');
}

function range(first: string, last: string): string {
  const codes = { length: last.charCodeAt(0) - first.charCodeAt(0) + 1 };
  return String.fromCharCode(...Array.from(codes, (_, at) => first.charCodeAt(0) + at));
}

function textsOf(folder: string): string {
  return globSync('**/*.{yml,md,mdx}', { cwd: folder })
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('');
}
