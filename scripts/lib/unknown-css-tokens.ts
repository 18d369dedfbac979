/** Finds uses of custom properties that nothing defines. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { derivePalette } from '../../src/plugins/brand/palette.ts';
import { designedColours } from '../../src/shared/brand-colours.ts';

export function findUnknownTokens(sourceFolder: string): string[] {
  const sourceFiles = globSync('**/*.{css,ts,tsx}', { cwd: sourceFolder }).map((sourcePath) => ({
    sourcePath,
    text: readFileSync(path.join(sourceFolder, sourcePath), 'utf8'),
  }));
  const definedTokens = new Set([
    ...Object.keys(derivePalette(designedColours)).map((tokenName) => `--${tokenName}`),
    '--brand-shade',
    ...sourceFiles.flatMap(
      ({ text: sourceText }) => sourceText.match(/--[\w-]+(?=['"]?\]?\s*:)/g) ?? [],
    ),
  ]);
  return sourceFiles.flatMap(({ sourcePath, text }) =>
    text
      .split('\n')
      .flatMap((sourceLine, lineIndex) =>
        [...sourceLine.matchAll(/var\((--(?!ifm-)[\w-]+)/g)]
          .filter(([, token = '']) => !definedTokens.has(token))
          .map(
            ([, token]) =>
              `src/${sourcePath}:${lineIndex + 1}: there is no ${token}. Name one of tokens.css.`,
          ),
      ),
  );
}
