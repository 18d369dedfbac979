import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findUnknownTokens } from '../../scripts/lib/css-tokens.ts';

test('reports an unknown token with file and line', () => {
  const source = mkdtempSync(path.join(tmpdir(), 'tokens-'));
  writeFileSync(path.join(source, 'tokens.css'), ':root {\n  --space-1: 4px;\n}\n');
  writeFileSync(
    path.join(source, 'card.css'),
    'a {\n  margin: var(--space-1);\n  color: var(--brand);\n  gap: var(--sapce-1);\n}\n',
  );
  expect(findUnknownTokens(source)).toEqual([
    'src/card.css:4: there is no --sapce-1. Name one of tokens.css.',
  ]);
  rmSync(source, { recursive: true });
});
