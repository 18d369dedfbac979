/** What the owner and the writers wrote, for tests to expect it. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Content } from '../../../src/content/schemas/index.ts';
import type { Written } from '../../support/written.ts';

const printer = path.resolve(import.meta.dirname, '../../support/print-written.ts');

/** Of the folders that CONTENT_DIR and BLOG_DIR name, or of ours. */
export function readWritten(folders: Record<string, string> = {}): Written {
  const printed = execFileSync(
    'node',
    ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', printer],
    { env: { ...process.env, ...folders }, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  return JSON.parse(printed);
}

const written = readWritten();
export const { posts, authors, tags, slug } = written;
export const { services } = written.content;

export const company = written.content.company;

export function content<Name extends keyof Content>(name: Name): Content[Name] {
  return written.content[name];
}

/** The main menu: About first, then the groups of services. */
export function menu() {
  return written.menu;
}
