import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { texts } from '../../src/desk/texts.ts';
import { buildFolder, pages, readBuildFile } from './support/pages.ts';

test('no file for visitors refers to the desk', () => {
  const textFileGlobs = ['**/*.{html,js,css,xml,txt,md,json}', '_headers'];
  const exclude = ['desk*', 'desk/**'];
  const visitorFilePaths = globSync(textFileGlobs, { cwd: buildFolder, exclude });
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
