/** The content of the fixture (tests/fixture) and its build. */
import path from 'node:path';
import type { Site } from '../../scripts/lib/site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const source = path.join(root, 'tests/fixture');

export const fixtureFolder = path.join(root, '.fixture');

export const fixture: Site = {
  content: path.join(source, 'content'),
  blog: path.join(source, 'blog'),
  docs: path.join(source, 'docs'),
  static: path.join(source, 'static'),
  out: path.join(fixtureFolder, 'site'),
  generated: path.join(fixtureFolder, 'generated'),
};

/** Replaces the Worker's imports, by their specifiers. */
export const workerImports = {
  './company.json': path.join(fixtureFolder, 'company.json'),
  '../../src/content/brand.json': path.join(source, 'content/brand.json'),
};
