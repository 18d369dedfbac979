/** Writes the fonts, reduced to the characters and weights that the site uses. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subset from 'subset-font';

const { resolve: resolveModule } = createRequire(import.meta.url);

/** The fonts have all characters that visitors may type, so no Western European name mixes two fonts. */
const typableCharacters = `${buildCharacterRange(' ', '~')}${buildCharacterRange('À', 'Ï')}${buildCharacterRange('Ñ', 'Ý')}${buildCharacterRange('ß', 'ï')}${buildCharacterRange('ñ', 'ý')}ÿ©®°·½€£™–—‘’“”•…`;

let previousFontCharacters = '';

export async function writeFonts(generatedFolder: string, textFolders: string[]): Promise<void> {
  const fontFolder = path.join(generatedFolder, 'fonts');
  const allCharacters = typableCharacters + textFolders.map(readJoinedTexts).join('');
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
    fixedAxes?: { wght: number },
  ) {
    const [familyName = ''] = sourceFontName.split('-latin');
    const fontPackageFilePath = `@fontsource-variable/${familyName}/files/${sourceFontName}-wght-normal.woff2`;
    const fontBytes = await subset(
      readFileSync(resolveModule(fontPackageFilePath)),
      subsetCharacters,
      {
        targetFormat: 'woff2',
        variationAxes: fixedAxes,
      },
    );
    writeFileSync(path.join(fontFolder, `${targetFontName}.woff2`), fontBytes);
  }
  // The heading font keeps one weight, because all headings are bold.
  await writeFont('heading', 'bricolage-grotesque-latin', usedCharacters, { wght: 700 });
  await writeFont('text', 'instrument-sans-latin', usedCharacters);
  // This font has the rupee sign, which Instrument Sans lacks.
  await writeFont('rupee', 'bricolage-grotesque-latin-ext', '₹');
}

function buildCharacterRange(firstCharacter: string, lastCharacter: string): string {
  const firstCharacterCode = firstCharacter.charCodeAt(0);
  const characterCount = lastCharacter.charCodeAt(0) - firstCharacterCode + 1;
  return String.fromCharCode(
    ...Array.from({ length: characterCount }, (_, index) => firstCharacterCode + index),
  );
}

function readJoinedTexts(sourceFolder: string): string {
  return globSync('**/*.{yml,md,mdx}', { cwd: sourceFolder })
    .map((contentFilePath) => readFileSync(path.join(sourceFolder, contentFilePath), 'utf8'))
    .join('');
}
