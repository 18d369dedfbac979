/**
 * Writes the two fonts with the signs and the weights that this site shows. The letters of Western European
 * names stay in, so that what a visitor types never changes its face within a word.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subset from 'subset-font';
import { blogDir, contentDir } from '../content/folders.ts';

const { resolve } = createRequire(import.meta.url);

/** Headings have one weight. */
const faces: { name: string; family: string; axes?: { wght: number } }[] = [
  { name: 'heading', family: 'bricolage-grotesque', axes: { wght: 700 } },
  { name: 'text', family: 'instrument-sans' },
];

const typed = `${range(' ', '~')}${range('À', 'Ï')}${range('Ñ', 'Ý')}${range('ß', 'ï')}${range('ñ', 'ý')}ÿ©®°·½€£™–—‘’“”•…`;

export async function writeFonts(generated: string): Promise<void> {
  const folder = path.join(generated, 'fonts');
  mkdirSync(folder, { recursive: true });
  const shown = typed + [contentDir, blogDir].map(textsOf).join('');
  for (const { name, family, axes } of faces) {
    // The rupee sign lies in the extended file: so small that the stylesheet carries it.
    const parts = [
      { part: 'latin', signs: shown, file: name },
      { part: 'latin-ext', signs: '₹', file: `${name}-rupee` },
    ];
    for (const { part, signs, file } of parts) {
      const source = `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`;
      const font = await subset(readFileSync(resolve(source)), signs, {
        targetFormat: 'woff2',
        variationAxes: axes,
      });
      writeFileSync(path.join(folder, `${file}.woff2`), font);
    }
  }
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
