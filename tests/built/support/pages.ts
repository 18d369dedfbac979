/** The built site as files: what each page is, and which tags it has. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';

export const build = path.resolve(import.meta.dirname, '../../../build');

export interface BuiltPage {
  /** The file's path inside build/. */
  file: string;
  /** Where a visitor finds it. */
  address: string;
  html: string;
  tags: Tag[];
}

interface Tag {
  name: string;
  attributes: Record<string, string>;
}

export const pages: BuiltPage[] = globSync('**/*.html', { cwd: build })
  .sort()
  .map((file) => {
    const html = readFileSync(path.join(build, file), 'utf8');
    const address = `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
    return { file, address, html, tags: readTags(html) };
  });

function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  new Parser({
    onopentag(name, attributes) {
      tags.push({ name, attributes });
    },
  }).end(html);
  return tags;
}
