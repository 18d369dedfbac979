import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { texts } from '../../src/desk/texts.ts';
import { fixture } from '../support/fixture.ts';
import { readFixtureOutput } from './support/document.ts';
import { buildFolder, pages, readBuildFile } from './support/pages.ts';

function listVisitorFiles(folder: string, program: string): string[] {
  const textFileGlobs = ['**/*.{html,js,css,xml,txt,md,json}', '_{headers,redirects}'];
  return globSync(textFileGlobs, { cwd: folder, exclude: [`${program}*`, `${program}/**`] });
}

test('no file for visitors refers to the desk', () => {
  const visitorFilePaths = listVisitorFiles(buildFolder, 'desk');
  expect(visitorFilePaths.length).toBeGreaterThan(100);
  const { person, list } = texts;
  const deskTraces = ['/desk"', '/desk?', '/api/v1/desk', person.eraseTitle, list.search];
  const pathsWithTraces = visitorFilePaths.filter((file) => {
    const fileText = readBuildFile(file);
    return deskTraces.some((deskTrace) => fileText.includes(deskTrace));
  });
  expect(pathsWithTraces).toEqual([]);
});

test('the desk is not indexed or shared, and loads only its own files in the brand’s colours', () => {
  const deskPage = pages.find(({ route }) => route === '/desk');
  const addresses = deskPage?.tags.flatMap(({ attribs: { src, href } }) => src ?? href ?? []);
  const deskAddressPattern = /^\/(desk\/|logo\.svg$|touch-icon\.png$)/;
  expect(addresses?.filter((address) => !deskAddressPattern.test(address))).toEqual([]);
  expect(deskPage?.html).toContain('<meta name="robots" content="noindex">');
  expect(globSync('share/desk*', { cwd: buildFolder })).toEqual([]);
  const deskCss = globSync('desk/*.css', { cwd: buildFolder }).map(readBuildFile).join();
  expect(deskCss).toContain('--brand:');
  expect(deskCss).toMatch(/url\("?\/[^")]+\.woff2"?\)/);
});

test('the editor is built when a repository is set, and is not indexed', () => {
  expect(readFixtureOutput('editor.html')).toContain('<meta name="robots" content="noindex">');
  expect(readFixtureOutput('editor.html')).toContain('"repository":"tern-and-tide/website"');
  const visitorFilePaths = listVisitorFiles(fixture.out, 'editor');
  expect(visitorFilePaths.length).toBeGreaterThan(50);
  const isEditorNamed = (file: string) =>
    /["'=]\/editor|sveltia|tern-and-tide\/website/.test(readFixtureOutput(file));
  expect(visitorFilePaths.filter(isEditorNamed)).toEqual([]);
  expect(globSync('share/editor*', { cwd: fixture.out })).toEqual([]);
});
