/**
 * Writes a content of the tests' own: `npx node tests/support/write-content.ts other <folder>`, or
 * `drawn <folder> [seed]`. Then `CONTENT_DIR=<folder>/content BLOG_DIR=<folder>/blog npm test`.
 */
import { existsSync } from 'node:fs';
import { writeDrawnContent } from './drawn-content.ts';
import { writeOtherContent } from './other-content.ts';

const [kind, folder = '', seed = String(Date.now() % 100_000)] = process.argv.slice(2);
if (!folder || existsSync(folder) || !['other', 'drawn'].includes(kind ?? '')) {
  console.error('Usage: write-content.ts other <new folder>, or drawn <new folder> [seed]');
  process.exit(1);
}
if (kind === 'drawn') {
  console.log(`Drawn with the seed ${seed}.`);
  writeDrawnContent(folder, Number(seed));
} else {
  writeOtherContent(folder);
}
