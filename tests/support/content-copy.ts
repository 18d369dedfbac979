/** A test can change a copy of the fixture's content, but not the content itself. */
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { readContent } from '../../src/plugins/content/read.ts';
import { fixture } from './fixture.ts';
import { createTempFolder } from './temp-folder.ts';

export type ContentCopy = ReturnType<typeof copyContent>;

/** The copy is removed after the test. */
export function copyContent() {
  const copyFolder = createTempFolder(onTestFinished);
  cpSync(fixture.content, copyFolder, {
    recursive: true,
    filter: (file) => !['pictures', 'schemas'].includes(path.basename(file)),
  });
  symlinkSync(path.join(fixture.content, 'pictures'), path.join(copyFolder, 'pictures'));

  function readCopiedFile(file: string): string {
    return readFileSync(path.join(copyFolder, file), 'utf8');
  }
  function writeCopiedFile(file: string, text: string): void {
    writeFileSync(path.join(copyFolder, file), text);
  }
  return {
    folder: copyFolder,
    read: readCopiedFile,
    write: writeCopiedFile,
    readContent: () => readContent(copyFolder, fixture.static),
    delete(file: string): void {
      rmSync(path.join(copyFolder, file));
    },
    /** Replaces the first match of `replacedText`, and throws if there is none. */
    change(file: string, replacedText: string | RegExp, replacement: string): void {
      const textBefore = readCopiedFile(file);
      const textAfter = textBefore.replace(replacedText, replacement);
      if (textAfter === textBefore) {
        throw new Error(`${file} does not say ${replacedText}`);
      }
      writeCopiedFile(file, textAfter);
    },
  };
}
