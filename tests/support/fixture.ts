/** The content of the fixture (tests/fixture) and its build. */
import path from 'node:path';
import type { Site } from '../../scripts/lib/site.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const fixtureSource = path.join(projectRoot, 'tests/fixture');

export const fixtureFolder = path.join(projectRoot, '.fixture');

export const fixture: Site = {
  content: path.join(fixtureSource, 'content'),
  blog: path.join(fixtureSource, 'blog'),
  docs: path.join(fixtureSource, 'docs'),
  static: path.join(fixtureSource, 'static'),
  out: path.join(fixtureFolder, 'site'),
  generated: path.join(fixtureFolder, 'generated'),
};

/** Replaces the Worker's imports, by their specifiers. */
export const workerImports = {
  './company.json': path.join(fixtureFolder, 'company.json'),
  '../../src/content/brand.json': path.join(fixtureSource, 'content/brand.json'),
};
