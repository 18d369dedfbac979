/** `npm run fix`: writes the content files in the one form that the editor writes. */
import './lib/command-line.ts';
import { writeFileSync } from 'node:fs';
import { findUnformattedFiles } from '../src/plugins/content/formatted-files.ts';

for (const { filePath, formattedText } of findUnformattedFiles()) {
  writeFileSync(filePath, formattedText);
}
