/** A test can change a copy of the fixture's content, but not the content itself. */
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assert, onTestFinished } from 'vitest';
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

  const read = (file: string) => readFileSync(path.join(copyFolder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(path.join(copyFolder, file), text);
  return {
    folder: copyFolder,
    read,
    write,
    readContent: () => readContent(copyFolder, fixture.static),
    delete: (file: string) => rmSync(path.join(copyFolder, file)),
    /** Replaces the first match of `replacedText`, and throws if there is none. */
    change(file: string, replacedText: string | RegExp, replacement: string): void {
      const textAfter = read(file).replace(replacedText, replacement);
      assert(textAfter !== read(file), `${file} does not say ${replacedText}`);
      write(file, textAfter);
    },
  };
}
