import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folder exists until `removeLater` (afterAll or onTestFinished) calls its function. */
export function createTempFolder(removeLater: (removeFolder: () => void) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  removeLater(() => rmSync(folder, { recursive: true }));
  return folder;
}
