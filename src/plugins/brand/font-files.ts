/** Writes the fonts, reduced to the characters and weights that the site uses. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import { listFiles } from '../list-files.ts';

const { resolve } = createRequire(import.meta.url);

/** Has the conjuncts that Hindi needs, made by art/typeface/devanagari.mjs: a third less for a page to load. */
const devanagariPath = fileURLToPath(
  new URL('../../css/noto-sans-devanagari-hindi.woff2', import.meta.url),
);

/** The fonts have all characters that visitors may type, so no Western European name mixes two fonts. */
const latinCharacters = String.fromCharCode(...Array(256).keys());
const typableCharacters = `${latinCharacters.replace(/[^ -~À-ÏÑ-Ýß-ïñ-ýÿ©®°·½]/g, '')}€£™–—‘’“”•…ऋङः\u200c\u200d`;

export function isInDevanagari({ company }: { company: { locale: string } }): boolean {
  return new Intl.Locale(company.locale).maximize().script === 'Deva';
}

let previousFontCharacters = '';

export async function writeFonts(
  generatedFolder: string,
  textFolders: string[],
  languageNames = '',
): Promise<void> {
  const fontFolder = path.join(generatedFolder, 'fonts');
  const texts = textFolders
    .flatMap((folder) => listFiles(folder, '**/*.{yml,md,mdx}'))
    .map((filePath) => readFileSync(filePath, 'utf8'));
  const usedCharacters = [...new Set(typableCharacters + texts.join(''))].sort().join('');
  // Under hot reload, a rewritten font would be bundled again after each text change.
  if (previousFontCharacters === usedCharacters) {
    return;
  }
  previousFontCharacters = usedCharacters;
  mkdirSync(fontFolder, { recursive: true });
  async function writeFont(
    targetFontName: string,
    sourcePath: string,
    subsetCharacters: string,
    // The package's types lack keepFeatures.
    options: Parameters<typeof subset>[2] & { keepFeatures?: string[] } = {},
  ) {
    const fontBytes = await subset(readFileSync(sourcePath), subsetCharacters, {
      targetFormat: 'woff2',
      ...options,
    });
    writeFileSync(path.join(fontFolder, `${targetFontName}.woff2`), fontBytes);
  }
  // The heading font keeps one weight, because all headings are bold.
  const bricolage = findPackageFont('bricolage-grotesque', 'latin');
  await writeFont('heading', bricolage, usedCharacters, { variationAxes: { wght: 700 } });
  await writeFont('text', findPackageFont('instrument-sans', 'latin'), usedCharacters);
  const devanagari = usedCharacters.replace(/[^\p{Script=Devanagari}।॥\u200c\u200d]/gu, '');
  await writeFont('devanagari', devanagariPath, devanagari, {
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFont('language-names', devanagariPath, languageNames, {
    variationAxes: { wght: 500 },
    keepFeatures: ['half'], // a name needs no other ligatures, which double the file
  });
  // This font has the rupee sign, which Instrument Sans lacks.
  await writeFont('rupee', findPackageFont('bricolage-grotesque', 'latin-ext'), '₹');
}

function findPackageFont(family: string, script: string): string {
  return resolve(`@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`);
}
