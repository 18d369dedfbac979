import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { readContent } from '../../../src/plugins/content/read.ts';
import {
  type BuiltPage as Description,
  parseBuiltPage,
} from '../../../src/plugins/publish/pages.ts';

export const buildFolder = path.resolve(import.meta.dirname, '../../../build');

const { company } = readContent();

export interface BuiltPage extends Description {
  html: string;
  tags: Tag[];
}

interface Tag {
  name: string;
  attributes: Record<string, string>;
}

/** The list excludes the editor, which is a vendor's program. */
export const pages: BuiltPage[] = globSync('**/*.html', { cwd: buildFolder })
  .filter((file) => file !== 'editor.html')
  .sort()
  .map((file) => {
    const html = readBuildFile(file);
    const route = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
    return { ...parseBuiltPage(html, route, company.name), html, tags: readTags(html) };
  });

export const visitorPages = pages.filter(({ route }) => route !== '/desk');

export function isPost({ tags }: BuiltPage): boolean {
  return tags.some(({ attributes: { id } }) => id === '__blog-post-container');
}

export function readBuildFile(file: string): string {
  return readFileSync(path.join(buildFolder, file), 'utf8');
}

function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  new Parser({
    onopentag(name, attributes) {
      tags.push({ name, attributes });
    },
  }).end(html);
  return tags;
}
