/** The built site as files: what each page is, and which tags it has. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

const tag =
  /<!--[\s\S]*?-->|<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const attribute = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

export const pages: BuiltPage[] = globSync('**/*.html', { cwd: build })
  .sort()
  .map((file) => {
    const html = readFileSync(path.join(build, file), 'utf8');
    const address = `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
    return { file, address, html, tags: readTags(html) };
  });

function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  for (const [whole, opaque] of html.matchAll(tag)) {
    const opening = opaque ? whole.slice(0, whole.indexOf('>') + 1) : whole;
    const [, name, rest] = /^<([a-z][\w-]*)([\s\S]*)>$/i.exec(opening) ?? [];
    if (name) {
      tags.push({ name: name.toLowerCase(), attributes: readAttributes(rest ?? '') });
    }
  }
  return tags;
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name, double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  );
}

function decode(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
