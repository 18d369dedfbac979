/** Finds uses of custom properties that nothing defines. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paletteOf } from '../../src/plugins/brand/palette.ts';
import { designed } from '../../src/shared/brand.ts';

export function findUnknownTokens(source: string): string[] {
  const files = globSync('**/*.{css,ts,tsx}', { cwd: source }).map((file) => ({
    file,
    text: readFileSync(path.join(source, file), 'utf8'),
  }));
  const definedTokens = new Set([
    ...Object.keys(paletteOf(designed)).map((token) => `--${token}`),
    '--brand-shade',
    ...files.flatMap(({ text }) => text.match(/--[\w-]+(?=['"]?\]?\s*:)/g) ?? []),
  ]);
  return files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(/var\((--(?!ifm-)[\w-]+)/g)]
          .filter(([, token = '']) => !definedTokens.has(token))
          .map(
            ([, token]) =>
              `src/${file}:${index + 1}: there is no ${token}. Name one of tokens.css.`,
          ),
      ),
  );
}
