import { globSync } from 'node:fs';
import path from 'node:path';

/** A folder's name may have characters that a pattern reads in another way, such as brackets. */
export function listFiles(folder: string, patterns: string | string[]): string[] {
  return globSync(patterns, { cwd: folder })
    .sort()
    .map((file) => path.join(folder, file));
}
