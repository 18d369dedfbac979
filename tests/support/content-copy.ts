/** A test can change a copy of the fixture's content, but not the content itself. */
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assert, onTestFinished } from 'vitest';
import { readContent } from '../../src/plugins/content/read.ts';
import { fixture } from './fixture.ts';
import { createTempFolder } from './temp-folder.ts';

export type ContentCopy = ReturnType<typeof copyFixtureContent>;

export function copyFixtureContent() {
  const folder = createTempFolder(onTestFinished);
  cpSync(fixture.content, folder, {
    recursive: true,
    filter: (filePath) => !['pictures', 'schemas'].includes(path.basename(filePath)),
  });
  symlinkSync(path.join(fixture.content, 'pictures'), path.join(folder, 'pictures'));

  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  return {
    folder,
    read,
    write,
    readContent: () => readContent(folder, fixture.static),
    delete: (file: string) => rmSync(path.join(folder, file)),
    /** Replaces the first match of `replacedText`, and throws if there is none. */
    change(file: string, replacedText: string | RegExp, replacement: string): void {
      const text = read(file);
      const changedText = text.replace(replacedText, replacement);
      assert(changedText !== text, `${file} does not say ${replacedText}`);
      write(file, changedText);
    },
  };
}
