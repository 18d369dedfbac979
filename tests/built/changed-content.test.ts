/** The fixture's build has nothing of the owner's content. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureBaseOf } from '../../src/plugins/pictures/prepare.ts';
import { fixture } from '../support/fixture.ts';
import { readFixtureFile } from './support/document.ts';

const siteFolder = fixture.out;
const ownContentFolder = path.resolve(import.meta.dirname, '../../src/content');

test('no picture, drawing or colour is the owner’s', () => {
  expect(readFixtureFile('logo.svg')).toContain('#3b1248');
  const ownPictures = globSync('pictures/**/*.*', { cwd: ownContentFolder });
  const ownHashes = ownPictures.map((file) =>
    pictureBaseOf(readFileSync(path.join(ownContentFolder, file)), '').slice(-9),
  );
  const builtPictures = globSync('pictures/**/*.*', { cwd: siteFolder });
  expect(builtPictures.length).toBeGreaterThan(0);
  expect(builtPictures.filter((file) => ownHashes.some((hash) => file.includes(hash)))).toEqual([]);
  const builtDrawings = globSync('drawn/{industries,partners,people}/*.svg', { cwd: siteFolder });
  expect(builtDrawings).toHaveLength(17);
});

test('the editor is built when a repository is set, and is not indexed', () => {
  expect(readFixtureFile('editor.html')).toContain('<meta name="robots" content="noindex">');
  expect(readFixtureFile('editor.html')).toContain('"repository":"tern-and-tide/website"');
  const filePatterns = ['**/*.{html,js,xml,txt,md,json}', '_redirects'];
  const exclude = ['editor*', 'editor/**'];
  const visitorFiles = globSync(filePatterns, { cwd: siteFolder, exclude });
  expect(visitorFiles.length).toBeGreaterThan(50);
  const editorTrace = /["'=]\/editor|sveltia|tern-and-tide\/website/;
  expect(visitorFiles.filter((file) => editorTrace.test(readFixtureFile(file)))).toEqual([]);
  expect(globSync('share/editor*', { cwd: siteFolder })).toEqual([]);
});
