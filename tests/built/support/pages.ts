import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readContent } from '../../../src/plugins/content/read.ts';
import { parseBuiltPage } from '../../../src/plugins/publish/pages.ts';

export const buildFolder = path.resolve(import.meta.dirname, '../../../build');

const { company } = readContent();

export type BuiltPage = (typeof pages)[number];

/** The list excludes the editor, which is a vendor's program. */
export const pages = globSync('**/*.html', { cwd: buildFolder })
  .filter((file) => file !== 'editor.html')
  .sort()
  .map((htmlPath) => {
    const html = readBuildFile(htmlPath);
    const route = `/${htmlPath.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
    const elements = DomUtils.getElementsByTagName('*', parseDocument(html));
    const tags = elements.map(({ name, attribs: attributes }) => ({ name, attributes }));
    return { ...parseBuiltPage(html, route, company.name), html, tags };
  });

export const visitorPages = pages.filter(({ route }) => route !== '/desk');

export function isPost({ tags }: BuiltPage): boolean {
  return tags.some(({ attributes: { id } }) => id === '__blog-post-container');
}

export function readBuildFile(relativePath: string): string {
  return readFileSync(path.join(buildFolder, relativePath), 'utf8');
}

/** Reads the text up to the first tag inside the page's first element of this name. */
export function readFirstElementText(html: string, tagName: string): string {
  return decodeEntities(new RegExp(`<${tagName}[^>]*>([^<]*)<`).exec(html)?.[1] ?? '');
}

export function decodeEntities(text: string): string {
  const characterByEntity = {
    '&#x27;': "'",
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&amp;': '&',
  };
  return Object.entries(characterByEntity).reduce(
    (decodedText, [entity, character]) => decodedText.replaceAll(entity, character),
    text,
  );
}

export function listJsonLdTexts({ html }: BuiltPage): string[] {
  const jsonLdScriptPattern = /<script[^>]*type="?application\/ld\+json"?[^>]*>(.*?)<\/script>/gs;
  return [...html.matchAll(jsonLdScriptPattern)].map(([, jsonText = '']) => jsonText);
}
