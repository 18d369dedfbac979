/**
 * Writes the other agency's content: `npx node tests/support/write-content.ts <new folder>`. Then
 * `CONTENT_DIR=<folder>/content BLOG_DIR=<folder>/blog npm test`.
 */
import { existsSync } from 'node:fs';
import { writeOtherContent } from './other-content.ts';

const [folder = ''] = process.argv.slice(2);
if (!folder || existsSync(folder)) {
  console.error('Usage: write-content.ts <new folder>');
  process.exit(1);
}
writeOtherContent(folder);
