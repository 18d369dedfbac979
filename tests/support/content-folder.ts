/** Copies a content folder, so that a test can change it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export interface ContentCopy {
  folder: string;
  read(file: string): string;
  write(file: string, text: string): void;
  delete(file: string): void;
  /** Replaces the first match of `from`, and throws if there is none. */
  change(file: string, from: string | RegExp, to: string): void;
  remove(): void;
}

export function copyContent(source: string): ContentCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(source, folder, {
    recursive: true,
    filter: (file) => !['pictures', 'schemas'].includes(path.basename(file)),
  });
  symlinkSync(path.join(source, 'pictures'), path.join(folder, 'pictures'));

  function read(file: string) {
    return readFileSync(path.join(folder, file), 'utf8');
  }
  function write(file: string, text: string) {
    writeFileSync(path.join(folder, file), text);
  }
  return {
    folder,
    read,
    write,
    delete(file) {
      rmSync(path.join(folder, file));
    },
    change(file, from, to) {
      const text = read(file);
      const changedText = text.replace(from, to);
      if (changedText === text) {
        throw new Error(`${file} does not say ${from}`);
      }
      write(file, changedText);
    },
    remove() {
      rmSync(folder, { recursive: true });
    },
  };
}
