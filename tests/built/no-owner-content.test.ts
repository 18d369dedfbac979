import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildAddressBase } from '../../src/plugins/pictures/prepare.ts';
import { fixture } from '../support/fixture.ts';
import { readFixtureOutput } from './support/document.ts';

const fixtureBuildFolder = fixture.out;
const ownContentFolder = `${import.meta.dirname}/../../src/content`;

test('no picture, drawing or colour is the owner’s', () => {
  expect(readFixtureOutput('logo.svg')).toContain('#3b1248');
  const ownPictureHashes = globSync('pictures/**/*.*', { cwd: ownContentFolder }).map((file) =>
    buildAddressBase(readFileSync(`${ownContentFolder}/${file}`), '').slice(-9),
  );
  const builtPicturePaths = globSync('pictures/**/*.*', { cwd: fixtureBuildFolder });
  expect(builtPicturePaths.length).toBeGreaterThan(0);
  for (const hash of ownPictureHashes) {
    expect(builtPicturePaths.filter((file) => file.includes(hash))).toEqual([]);
  }
  const drawingGlob = 'drawn/{industries,partners,people}/*.svg';
  expect(globSync(drawingGlob, { cwd: fixtureBuildFolder })).toHaveLength(17);
});

test('the editor is built when a repository is set, and is not indexed', () => {
  expect(readFixtureOutput('editor.html')).toContain('<meta name="robots" content="noindex">');
  expect(readFixtureOutput('editor.html')).toContain('"repository":"tern-and-tide/website"');
  const textFileGlobs = ['**/*.{html,js,xml,txt,md,json}', '_redirects'];
  const editorGlobs = ['editor*', 'editor/**'];
  const visitorPaths = globSync(textFileGlobs, { cwd: fixtureBuildFolder, exclude: editorGlobs });
  expect(visitorPaths.length).toBeGreaterThan(50);
  const editorPattern = /["'=]\/editor|sveltia|tern-and-tide\/website/;
  expect(visitorPaths.filter((file) => editorPattern.test(readFixtureOutput(file)))).toEqual([]);
  expect(globSync('share/editor*', { cwd: fixtureBuildFolder })).toEqual([]);
});
