/** Finds what a visitor must not meet: people and projects that are not real, addresses that lead nowhere. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readContent } from '../../src/plugins/content/read.ts';
import { root } from './run.ts';

/** Domains that the standards keep for examples, and our placeholder telephone numbers. */
const placeholder = /\.example\b|[./-]example\b|codecrafters_ex\b|\+91 522 000 000\d/;

/** In all that an owner fills in: the content, who writes the posts, where the Worker sends mail. */
export function listUnfinished(project = root): string[] {
  function read(file: string): string {
    return readFileSync(path.join(project, file), 'utf8');
  }
  const variables = read('worker/wrangler.jsonc').matchAll(/"([A-Z_]+)": "([^"]*)"/g);
  return findUnfinished({
    ...readContent(),
    'blog/authors.yml': parse(read('blog/authors.yml')),
    'worker/wrangler.jsonc': Object.fromEntries(
      [...variables].map(([, name, value]) => [name, value]),
    ),
  });
}

export function findUnfinished(content: object): string[] {
  const found: string[] = [];
  walk(content, [], found);
  return found;
}

function walk(value: unknown, place: string[], found: string[]): void {
  if (typeof value === 'string') {
    if (placeholder.test(value)) {
      found.push(`${place.join('.')}: "${value}" is a placeholder.`);
    }
    return;
  }
  if (typeof value !== 'object' || value === null) {
    return;
  }
  if ('sample' in value && value.sample === true) {
    found.push(`${place.join('.')}: sample content (${nameOf(value)}).`);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    walk(inner, [...place, key], found);
  }
}

function nameOf(entry: object): string {
  const names = Object.entries(entry).filter(([key]) =>
    ['name', 'fullName', 'title'].includes(key),
  );
  return String(names[0]?.[1] ?? 'unnamed');
}
