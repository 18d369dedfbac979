/** Names the folders of the fixture's content (tests/fixture) and of its build (.fixture). */
import path from 'node:path';
import type { SiteFolders } from '../../scripts/lib/site.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const fixtureSourceFolder = path.join(projectRoot, 'tests/fixture');

export const fixtureBuildFolder = path.join(projectRoot, '.fixture');

export const fixture: SiteFolders = {
  content: path.join(fixtureSourceFolder, 'content'),
  blog: path.join(fixtureSourceFolder, 'blog'),
  docs: path.join(fixtureSourceFolder, 'docs'),
  static: path.join(fixtureSourceFolder, 'static'),
  out: path.join(fixtureBuildFolder, 'site'),
  generated: path.join(fixtureBuildFolder, 'generated'),
};

/** Maps imports of the Worker to files of the fixture. */
export const workerImportReplacements = {
  './company.json': path.join(fixtureBuildFolder, 'company.json'),
  '../../src/content/brand.json': path.join(fixtureSourceFolder, 'content/brand.json'),
};
