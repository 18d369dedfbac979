/** Names the folders of the fixture's content (tests/fixture) and of its build (.fixture). */
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

/** Maps imports of the Worker to files of the fixture. */
export const workerImportReplacements = {
  './company.json': path.join(fixtureFolder, 'company.json'),
  '../../src/content/brand.json': path.join(fixtureSource, 'content/brand.json'),
};
