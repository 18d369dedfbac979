/** A test can change a copy of the content, but not the content itself. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ContentCopy {
  folder: string;
  read(file: string): string;
  write(file: string, text: string): void;
  delete(file: string): void;
  /** Replaces the first match of `from`, and throws if there is none. */
  change(file: string, from: string | RegExp, to: string): void;
  remove(): void;
}

export function copyContent(sourceFolder: string): ContentCopy {
  const copyFolder = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(sourceFolder, copyFolder, {
    recursive: true,
    filter: (file) => !['pictures', 'schemas'].includes(path.basename(file)),
  });
  symlinkSync(path.join(sourceFolder, 'pictures'), path.join(copyFolder, 'pictures'));

  function readCopiedFile(file: string) {
    return readFileSync(path.join(copyFolder, file), 'utf8');
  }
  function writeCopiedFile(file: string, text: string) {
    writeFileSync(path.join(copyFolder, file), text);
  }
  return {
    folder: copyFolder,
    read: readCopiedFile,
    write: writeCopiedFile,
    delete(file) {
      rmSync(path.join(copyFolder, file));
    },
    change(file, replacedText, replacement) {
      const textBefore = readCopiedFile(file);
      const textAfter = textBefore.replace(replacedText, replacement);
      if (textAfter === textBefore) {
        throw new Error(`${file} does not say ${replacedText}`);
      }
      writeCopiedFile(file, textAfter);
    },
    remove() {
      rmSync(copyFolder, { recursive: true });
    },
  };
}
