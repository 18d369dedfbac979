/** The site of the invented agency: its words (tests/fixture) and its build. */
import path from 'node:path';
import type { Site } from '../../scripts/lib/site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const words = path.join(root, 'tests/fixture');

/** Kept between runs. */
export const fixturePlace = path.join(root, '.fixture');

export const fixture: Site = {
  content: path.join(words, 'content'),
  blog: path.join(words, 'blog'),
  docs: path.join(words, 'docs'),
  static: path.join(words, 'static'),
  out: path.join(fixturePlace, 'site'),
  generated: path.join(fixturePlace, 'generated'),
};

/** What the Worker imports of the agency, by the words of its imports. */
export const workerImports = {
  './company.json': path.join(fixturePlace, 'company.json'),
  '../../src/content/brand.json': path.join(words, 'content/brand.json'),
};
