import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folder exists until `scheduleRemoval` (afterAll or onTestFinished) calls its function. */
export function createTempFolder(scheduleRemoval: (removeFolder: () => void) => void): string {
  const tempFolder = mkdtempSync(path.join(tmpdir(), 'test-'));
  scheduleRemoval(() => rmSync(tempFolder, { recursive: true }));
  return tempFolder;
}

export function writeFiles(folder: string, textsByFile: Record<string, string>): void {
  for (const [relativePath, fileText] of Object.entries(textsByFile)) {
    mkdirSync(path.dirname(path.join(folder, relativePath)), { recursive: true });
    writeFileSync(path.join(folder, relativePath), fileText);
  }
}
