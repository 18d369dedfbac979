/** Writes the fonts, reduced to the characters and weights that the site uses. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subset from 'subset-font';
import { listFiles } from '../list-files.ts';

const { resolve } = createRequire(import.meta.url);

/** The fonts have all characters that visitors may type, so no Western European name mixes two fonts. */
const latinCharacters = String.fromCharCode(...Array(256).keys());
const typableCharacters = `${latinCharacters.replace(/[^ -~À-ÏÑ-Ýß-ïñ-ýÿ©®°·½]/g, '')}€£™–—‘’“”•…`;

export function isInDevanagari({ company }: { company: { locale: string } }): boolean {
  return new Intl.Locale(company.locale).maximize().script === 'Deva';
}

let previousFontCharacters = '';

export async function writeFonts(generatedFolder: string, textFolders: string[]): Promise<void> {
  const fontFolder = path.join(generatedFolder, 'fonts');
  const allCharacters = typableCharacters + textFolders.map(readTexts).join('');
  const usedCharacters = [...new Set(allCharacters)].sort().join('');
  // Under hot reload, a rewritten font would be bundled again after each text change.
  if (previousFontCharacters === usedCharacters) {
    return;
  }
  previousFontCharacters = usedCharacters;
  mkdirSync(fontFolder, { recursive: true });
  async function writeFont(
    targetFontName: string,
    sourceFontName: string,
    subsetCharacters: string,
    axes?: { wght: number | { min: number; max: number } },
  ) {
    const familyName = sourceFontName.replace(/-(?:latin(?:-ext)?|devanagari)$/, '');
    const fontPackageFilePath = `@fontsource-variable/${familyName}/files/${sourceFontName}-wght-normal.woff2`;
    const sourceBytes = readFileSync(resolve(fontPackageFilePath));
    const options = { targetFormat: 'woff2', variationAxes: axes } as const;
    const fontBytes = await subset(sourceBytes, subsetCharacters, options);
    writeFileSync(path.join(fontFolder, `${targetFontName}.woff2`), fontBytes);
  }
  // The heading font keeps one weight, because all headings are bold.
  await writeFont('heading', 'bricolage-grotesque-latin', usedCharacters, { wght: 700 });
  await writeFont('text', 'instrument-sans-latin', usedCharacters);
  const devanagari = usedCharacters.replace(/[^\p{Script=Devanagari}।॥\u200c\u200d]/gu, '');
  await writeFont('devanagari', 'noto-sans-devanagari-devanagari', devanagari || 'अ', {
    wght: { min: 400, max: 700 },
  });
  // This font has the rupee sign, which Instrument Sans lacks.
  await writeFont('rupee', 'bricolage-grotesque-latin-ext', '₹');
}

function readTexts(folder: string): string {
  return listFiles(folder, '**/*.{yml,md,mdx}')
    .map((filePath) => readFileSync(filePath, 'utf8'))
    .join('');
}
