import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { SearchIndex } from '../../../src/content/schemas/index.ts';
import { buildPrefix } from '../../../src/plugins/content/folder-paths.ts';
import { readAllLanguages } from '../../../src/plugins/content/read.ts';
import { parseBuiltPage } from '../../../src/plugins/publish/built-pages.ts';
import { Page } from './document.ts';

export const buildFolder = path.resolve(import.meta.dirname, '../../../build');

/** The content of each language, with the start of its addresses. */
export const languages = readAllLanguages().map((content) => ({
  ...content,
  prefix: buildPrefix(content.language),
}));

export type BuiltPage = (typeof pages)[number];

/** The list excludes the editor, which is a vendor's program. */
export const pages = globSync('**/*.html', { cwd: buildFolder, exclude: ['editor.html'] })
  .sort()
  .map((htmlPath) => {
    const html = readBuildFile(htmlPath);
    const route = `/${htmlPath.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
    const document = new Page(parseDocument(html));
    const tags = DomUtils.getElementsByTagName('*', document.node);
    const { prefix, company } = findLanguageOrFirst(route);
    /** The same in all languages. */
    const path = route.slice(prefix.length) || '/';
    return { ...parseBuiltPage(html, route, company.name), path, prefix, html, document, tags };
  });

function findLanguageOrFirst(route: string) {
  const isIn = ({ prefix }: (typeof languages)[number]) => `${route}/`.startsWith(`${prefix}/`);
  const [firstLanguage, ...others] = languages;
  return others.find(isIn) ?? (firstLanguage as (typeof languages)[number]);
}

export const visitorPages = pages.filter(({ route }) => route !== '/desk');

export function isPost({ tags }: BuiltPage): boolean {
  return tags.some(({ attribs: { id } }) => id === '__blog-post-container');
}

export function readSearchIndex(siteFolder: string): SearchIndex {
  return JSON.parse(readFileSync(path.join(siteFolder, 'search-index.json'), 'utf8'));
}

export function readBuildFile(relativePath: string): string {
  return readFileSync(path.join(buildFolder, relativePath), 'utf8');
}
