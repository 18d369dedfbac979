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
  const folder = createTempFolder(onTestFinished);
  cpSync(fixture.content, folder, {
    recursive: true,
    filter: (file) => !['pictures', 'schemas'].includes(path.basename(file)),
  });
  symlinkSync(path.join(fixture.content, 'pictures'), path.join(folder, 'pictures'));

  function readCopiedFile(file: string): string {
    return readFileSync(path.join(folder, file), 'utf8');
  }
  function writeCopiedFile(file: string, text: string): void {
    writeFileSync(path.join(folder, file), text);
  }
  return {
    folder,
    read: readCopiedFile,
    write: writeCopiedFile,
    readContent: () => readContent(folder, fixture.static),
    delete(file: string): void {
      rmSync(path.join(folder, file));
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
