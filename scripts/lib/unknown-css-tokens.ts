import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { derivePalette } from '../../src/plugins/brand/palette.ts';
import { designedColours } from '../../src/shared/brand-colours.ts';

export function findUnknownTokens(sourceFolder: string): string[] {
  const textByFile = globSync('**/*.{css,ts,tsx}', { cwd: sourceFolder }).map(
    (file) => [file, readFileSync(path.join(sourceFolder, file), 'utf8')] as const,
  );
  const definedTokens = new Set([
    ...Object.keys(derivePalette(designedColours)).map((tokenName) => `--${tokenName}`),
    '--brand-shade',
    ...textByFile.flatMap(([, text]) => text.match(/--[\w-]+(?=['"]?\]?\s*:)/g) ?? []),
  ]);
  return textByFile.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--(?!ifm-)[\w-]+)/g)]
      .filter(([, token = '']) => !definedTokens.has(token))
      .map((match) => {
        const line = text.slice(0, match.index).split('\n').length;
        return `src/${file}:${line}: there is no ${match[1]}. Name one of tokens.css.`;
      }),
  );
}
