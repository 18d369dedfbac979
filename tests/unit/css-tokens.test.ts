import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findUnknownTokens } from '../../scripts/lib/css-tokens.ts';
import { createTempFolder } from '../support/temp-folder.ts';

test('reports an unknown token with file and line', () => {
  const sourceFolder = createTempFolder(onTestFinished);
  writeFileSync(path.join(sourceFolder, 'tokens.css'), ':root {\n  --space-1: 4px;\n}\n');
  writeFileSync(
    path.join(sourceFolder, 'card.css'),
    'a {\n  margin: var(--space-1);\n  color: var(--brand);\n  gap: var(--sapce-1);\n}\n',
  );
  expect(findUnknownTokens(sourceFolder)).toEqual([
    'src/card.css:4: there is no --sapce-1. Name one of tokens.css.',
  ]);
});
